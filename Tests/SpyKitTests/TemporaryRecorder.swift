import Foundation

@testable import SpyKit

/// A recorder with a file of its own.
@MainActor
final class TemporaryRecorder {
  let recorder: KataRecorder
  private let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("spykit-\(UUID().uuidString)").path
    try Data().write(to: URL(fileURLWithPath: path))
    recorder = KataRecorder(
      file: try FileHandle(forWritingTo: URL(fileURLWithPath: path)))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var text: String {
    get throws { try String(contentsOfFile: path, encoding: .utf8) }
  }
}
