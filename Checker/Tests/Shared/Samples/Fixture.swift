import Foundation
import Testing

/// A file in `Tests/Fixtures` that says what is expected.
///
/// `RECORD_FIXTURES=1 swift test` writes what comes out in its place, to be looked at and kept.
struct Fixture {
  private let url: URL
  private let name: String

  init(_ name: String) {
    self.name = name
    url = Self.folder.appendingPathComponent(name)
  }

  func expect(_ text: String) throws {
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] != nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let kept = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    #expect(text.utf8.elementsEqual(kept.utf8), "\(name) differs:\n\(text)")
  }

  private static let folder = Compiler.root.appendingPathComponent("Checker/Tests/Fixtures")

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names of a folder's files with this ending, without it.
  static func names(in path: String, ending: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(path).path)
    return (files ?? []).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
      .sorted()
  }
}
