import Foundation
@testable import Shared
import Testing

@testable import Common

/// A learner's own parts, with one message method after another silent.
@Suite struct SubjectFolderTests {
  private let text = "final class P {\n  func a() { run() }\n  func é() { stop() }\n}\n"
  private let role = OwnParts.Role(end: "PresentationLogic", title: "Presenter")

  private func method(_ name: String, _ text: String) throws -> OwnParts.Method {
    let header = try #require(text.range(of: "func \(name) {"))
    let end = try #require(text[header.upperBound...].firstIndex(of: "}"))
    let body = [header.upperBound, end].map { text.utf8.distance(from: text.startIndex, to: $0) }
    return OwnParts.Method(
      role: role, part: "P", name: name, file: "P.swift", body: body[0]..<body[1])
  }

  @Test func `each method asks first whether it is the silent one`() throws {
    let module = SubjectFolder(
      ["P.swift": text, "Q.swift": "let q = 1\n"],
      silencing: [try method("a()", text), try method("é()", text)])
    #expect(
      module.files["P.swift"] == """
        final class P {
          func a() { if kataVariant == 1 { _ = kataVariant; return } else { run() }}
          func é() { if kataVariant == 2 { _ = kataVariant; return } else { stop() }}
        }

        """)
    #expect(module.files["Q.swift"] == "let q = 1\n")
    #expect(module.files["KataVariant.swift"]?.contains("\"SPYKIT_SUBJECT\"") == true)
  }

  @Test func `the parts as they are come first, then one for each silent method`() throws {
    let module = SubjectFolder(["P.swift": text], silencing: [try method("a()", text)])
    #expect(module.subjects.map(\.kind) == [.right, .wrong])
    #expect(module.subjects[1].edge == "Presenter")
    #expect(module.subjects[1].description == "P.a() does nothing.")
  }

  @Test func `places that never ran are told as the learner wrote them`() {
    func own(_ file: String, _ text: String) -> String? {
      VariedModule.own(Untried(file: file, line: 1, text: text))?.text
    }
    let silent = "{ _ = kataVariant; return }"
    #expect(own("a/P.swift", "if kataVariant == 12 \(silent) else { run() }") == "run()")
    #expect(own("a/P.swift", "if kataVariant == 1 \(silent) else {") == "")
    #expect(own("a/P.swift", "_ = kataVariant; return") == nil)
    #expect(own("a/KataVariant.swift", "0") == nil)
    #expect(own("a/P.swift", "stop()") == "stop()")
  }
}
