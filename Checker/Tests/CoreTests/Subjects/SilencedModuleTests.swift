import Foundation
@testable import Shared
import Testing

@testable import Core

/// A learner's own parts, with one message method after another silent.
@Suite struct SilencedModuleTests {
  private let text = "final class P {\n  func a() { run() }\n  func é() { stop() }\n}\n"
  private let role = OwnParts.Role(end: "PresentationLogic", title: "Presenter")

  private func method(_ name: String, _ text: String) throws -> OwnParts.Method {
    let header = try #require(text.range(of: "func \(name) {"))
    return OwnParts.Method(
      role: role, part: "P", name: name, file: "P.swift",
      body: text.utf8.distance(from: text.startIndex, to: header.upperBound))
  }

  @Test func `each method asks first whether it is the silent one`() throws {
    let module = SilencedModule(
      ["P.swift": text, "Q.swift": "let q = 1\n"],
      silencing: [try method("a()", text), try method("é()", text)])
    #expect(
      module.files["P.swift"] == """
        final class P {
          func a() { if kataSilent == 1 { _ = kataSilent; return }; run() }
          func é() { if kataSilent == 2 { _ = kataSilent; return }; stop() }
        }

        """)
    #expect(module.files["Q.swift"] == "let q = 1\n")
    #expect(module.files["KataSilent.swift"]?.contains("\"SPYKIT_SUBJECT\"") == true)
  }

  @Test func `the parts as they are come first, then one for each silent method`() throws {
    let module = SilencedModule(["P.swift": text], silencing: [try method("a()", text)])
    #expect(module.subjects.map(\.kind) == [.right, .wrong])
    #expect(module.subjects[1].edge == "Presenter")
    #expect(module.subjects[1].description == "P.a() does nothing.")
  }

  @Test func `places that never ran are told as the learner wrote them`() {
    func own(_ file: String, _ text: String) -> String? {
      SilencedModule.own(Untried(file: file, line: 1, text: text))?.text
    }
    #expect(own("a/P.swift", "if kataSilent == 12 { _ = kataSilent; return }; run()") == "run()")
    #expect(own("a/P.swift", "if kataSilent == 1 { _ = kataSilent; return };") == "")
    #expect(own("a/P.swift", "_ = kataSilent; return") == nil)
    #expect(own("a/KataSilent.swift", "0") == nil)
    #expect(own("a/P.swift", "stop()") == "stop()")
  }
}
