import Foundation
import KataCore
import KataRules

/// The toolchain, for tests of what is read from its compiler's trees.
enum Compiler {
  struct Failed: Error {}

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let info = Result {
    let answer = try run(["/usr/bin/env", "swiftc", "-print-target-info"])
    guard let info = TargetInfo(reading: String(decoding: answer, as: UTF8.self)) else {
      throw Failed()
    }
    return info
  }

  /// The output of a program that ends well.
  private static func run(_ words: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed() }
    return data
  }

  /// The tree of files as one module.
  static func dump(_ files: [URL]) throws -> Data {
    let words = [try info.get().compiler] + LanguageSettings.app.words
    return try run(RuleDump("Fixture", files.map(\.path), with: words).words)
  }

  /// The output of `swift-demangle` for mangled names.
  static func read(_ names: [String]) throws -> String {
    let program = try info.get().binaries + "/swift-demangle"
    return String(decoding: try run([program, "-tree-only"] + names), as: UTF8.self)
  }
}
