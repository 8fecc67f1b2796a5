import Foundation

/// Files of `Tests/Fixtures`, and what is made of them.
enum Fixture {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

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
