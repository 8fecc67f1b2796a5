import Foundation
import Testing

@testable import Common

/// Many variants of a module in one program.
@Suite struct VariedModuleTests {
  private let text =
    "final class P {\n  var é = 1\n  func a() { run() }\n  func b() { stop() }\n}\n"

  private var bodies: [String: [VariedModule.Body]] {
    let ranges = [" run() ", " stop() "].compactMap { text.range(of: $0) }
    let places = ranges.map { range in
      [range.lowerBound, range.upperBound].map {
        text.utf8.distance(from: text.startIndex, to: $0)
      }
    }
    return ["P.swift": places.map { .init($0[0]..<$0[1], hasResult: false) }]
  }

  private func changes(_ pairs: [String: String]) -> [VariedModule.Change]? {
    let other = pairs.reduce(text) { $0.replacing($1.key, with: $1.value) }
    return VariedModule.changes(
      from: ["P.swift": text, "Q.swift": ""], to: ["P.swift": other, "Q.swift": ""],
      bodies: bodies)
  }

  @Test func `a process chooses what stands in a body by its number`() throws {
    let module = VariedModule(
      ["P.swift": text],
      [
        try #require(changes(["run()": "stop()"])), try #require(changes(["stop()": "run()"])),
        try #require(changes([" run() ": "\n    if x { run() }\n  ", "stop()": ""])),
      ])
    #expect(
      module.files["P.swift"] == """
        final class P {
          var é = 1
          func a() { if kataVariant == 1 { stop() } else if kataVariant == 3 {
            if x { run() }
          } else { run() }}
          func b() { if kataVariant == 2 { run() } else if kataVariant == 3 {  } else { stop() }}
        }

        """)
    #expect(module.files["KataVariant.swift"]?.contains("\"SPYKIT_SUBJECT\"") == true)
  }

  @Test func `where a function has a result, an expression alone is returned`() {
    let text = "func a() -> Int { 1 }\n"
    let body = VariedModule.Body(17..<20, hasResult: true)
    let choices = ["\n  2\n", " if x { return 3 }; return 4 "]
    let module = VariedModule(
      ["P.swift": text], choices.map { [.init(file: "P.swift", body: body, text: $0)] })
    #expect(
      module.files["P.swift"] == """
        func a() -> Int { if kataVariant == 1 {
          return 2
        } else if kataVariant == 2 { if x { return 3 }; return 4 } else { return 1 }}

        """)
  }

  @Test(arguments: [
    ["var é = 1": "var é = 2"], ["final class": "class"], ["}\n}": "}\n\n  func c() {}\n}"],
    ["func b()": "func b(x: Int)"],
  ])
  func `what differs outside of bodies is no variant`(pairs: [String: String]) {
    #expect(changes(pairs) == nil)
  }

  @Test func `a member that one variant adds is put in for all`() throws {
    let module = VariedModule(
      ["P.swift": text],
      [
        try #require(
          changes(["{ run() }\n": "{ c() }\n\n  private func c() {\n    stop()\n  }\n"])), [],
      ])
    #expect(
      module.files["P.swift"] == """
        final class P {
          var é = 1
          func a() { if kataVariant == 1 { c() } else { run() }}

          private func c() {
            stop()
          }
          func b() { stop() }
        }

        """)
  }

  @Test(arguments: [
    "private func b(x: Int) {}", "func c() {}", "private let c: Int", "private var c: Int",
    "deinit { run() }", "private func c() {\n  }\n  init() {}",
  ])
  func `a member that could be noticed before a body names it is no variant`(member: String) {
    #expect(changes(["  func b": "  \(member)\n  func b"]) == nil)
  }

  @Test func `a member may stand behind the last line`() throws {
    let added = try #require(changes(["stop() }\n}\n": "run() }\n}\n\nprivate let c = 1\n"]))
    let module = VariedModule(["P.swift": text], [added])
    #expect(module.files["P.swift"]?.hasSuffix("}}\n}\n\nprivate let c = 1\n") == true)
  }

  @Test func `a name that another one's bodies have is declared for nobody`() throws {
    let variants = [
      try #require(changes(["  func b": "  private func log() {}\n  func b"])),
      try #require(changes(["stop()": "log()"])),
    ]
    #expect(VariedModule.agreeing(variants) == [nil, variants[1]])
  }

  @Test func `of two that declare a name, only the first is put in, or the same again`() throws {
    let variants = try ["1", "2", "1"].map {
      try #require(changes(["  func b": "  private let c = \($0)\n  func b"]))
    }
    #expect(VariedModule.agreeing(variants) == [variants[0], nil, variants[2]])
    #expect(VariedModule.agreeing([nil, []]) == [nil, []])
  }

  @Test func `other files, or a file whose bodies aren't known, are none`() {
    let texts = ["P.swift": text]
    #expect(VariedModule.changes(from: texts, to: [:], bodies: bodies) == nil)
    let other = ["P.swift": text.replacing("run()", with: "")]
    #expect(VariedModule.changes(from: texts, to: other, bodies: [:]) == nil)
    #expect(VariedModule.changes(from: texts, to: texts, bodies: [:]) == [])
  }
}
