@testable import Common
import Foundation
@testable import Shared
import Testing

/// The bodies of functions, as the compiler's tree knows their places.
@Suite struct BodiesTests {
  private static let text = """
    struct Plain { var kept = 1 }

    final class Sample {
      lazy var made = { 1 }()
      var kept = 0 { didSet { print("set") } }
      var double: Int { kept * 2 }
      var both: Int {
        get { kept }
        set { kept = newValue }
      }

      init() { kept = 1 }

      func outer() -> Int {
        func inner() -> Int { 3 }
        return [1].map { $0 + inner() }[0]
      }

      deinit {}
    }

    extension Sample { func more() async { await Task {}.value } }

    """

  @Test func `each is found once, and none that is in another`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("kata-bodies-\(UUID().uuidString).swift")
    try Self.text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let all = try #require(
      RuleCheck.bodies(in: Compiler.dump([file]), sources: [file.path: Self.text]))
    let bytes = Array(Self.text.utf8)
    let bodies = try #require(all[file.path]).map { body in
      String(decoding: bytes[body.bytes], as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
    }
    #expect(bodies.count == 8)
    #expect(
      bodies.filter { !$0.hasPrefix("func inner") } == [
        #"print("set")"#, "kept * 2", "kept", "kept = newValue", "kept = 1", "",
        "await Task {}.value",
      ])
  }
}
