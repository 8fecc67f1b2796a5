import Common
import Foundation

@testable import OwnCode

/// The compiler's trees, and what reads their names.
extension Compiler {
  struct Failed: Error { var words = "" }

  private static let info = Result {
    let answer = try run(["swiftc", "-print-target-info"])
    guard let info = TargetInfo(reading: String(decoding: answer, as: UTF8.self)) else {
      throw Failed()
    }
    return info
  }

  /// The output of a program that ends well.
  private static func run(_ words: [String]) throws -> Data {
    let answer = try call(Array(words.dropFirst()), of: words[0])
    guard answer.code == 0 else { throw Failed(words: "\(answer.errors)") }
    return Data(answer.output)
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
