import Core
import Foundation
import Host
import Judge
@testable import Shared
import Testing

@testable import Course
@testable import Practice

/// Repairs of code that passed, end to end in the tiny course.
@Suite(.serialized, .oneBuildAtATime) struct AgainTests {
  private static let folder = "Exercises/01-hello/Sources"
  private let course: TemporaryCourse

  init() throws { course = try TemporaryCourse() }

  private func passed() throws -> [String: String] {
    try course.solve("Exercise01")
    #expect(course.kata(["check", "1"]).code == .success)
    return try texts()
  }

  private func texts() throws -> [String: String] {
    let names = ["GreetInteractor.swift", "GreetPresenter.swift"]
    return try names.reduce(into: [:]) { $0[$1] = try course.read("\(Self.folder)/\($1)") }
  }

  private func later(_ days: Double) -> (inout HostSystem) -> Void {
    { $0.now = { Date().timeIntervalSince1970 + days * 86_400 } }
  }

  @Test(.realBuilds) func `a broken text lies there until it is mended`() throws {
    let own = try passed()
    #expect(course.kata([]).output.contains("two-minute") == false)
    #expect(course.kata([], change: later(3)).output.contains("1 is due for a two-minute"))
    #expect(course.kata(["again"]).output.contains("Nothing is due"))

    let task = course.kata(["again", "--seed", "1"], change: later(3))
    #expect(task.code == .success, "\(task.errors)")
    #expect(task.output.contains("A user reports: "))
    let broken = try texts()
    #expect(broken.count { $0.value != own[$0.key] } == 1)
    // It is red, and the own text counts everywhere else.
    let red = course.kata(["check", "1"])
    #expect(red.code == .notPassed)
    #expect(course.kata(["list", "--passed"]).output.contains("Hello"))
    #expect(course.kata(["reset", "1"]).errors.contains("kata again --back"))
    #expect(course.kata(["again"]).output.contains("A user reports: "))
    #expect(course.kata(["submit", "--name", "ann"]).code == .success)
    let packed = try Data(contentsOf: URL(fileURLWithPath: "\(course.root)/kata-ann.tar"))
    for text in own.values { #expect(packed.range(of: Data(text.utf8)) != nil) }

    // Mended in another way than it was.
    for (name, text) in own where broken[name] != text {
      try course.write("\(text)// mended\n", to: "\(Self.folder)/\(name)")
    }
    let green = course.kata(["check", "1"], change: later(3))
    #expect(green.code == .success, "\(green.output)")
    #expect(green.output.contains("and your own text is back; the next repair is"))
    #expect(try texts() == own)
    #expect(course.kata([], change: later(9)).output.contains("two-minute") == false)
    #expect(course.kata([], change: later(11)).output.contains("two-minute"))
  }

  @Test(.realBuilds) func `the own text typed again by hand ends it, too`() throws {
    let own = try passed()
    #expect(course.kata(["again", "1", "--seed", "2"]).code == .success)
    for (name, text) in own { try course.write(text, to: "\(Self.folder)/\(name)") }
    #expect(course.kata(["check", "1"]).output.contains("your own text is back"))
    #expect(course.kata(["again", "--back"]).output.contains("No repair is open"))
  }

  @Test(.realBuilds) func `an opener is the same for everyone, and given back unmended`() throws {
    let other = try TemporaryCourse()
    var broken: [String] = []
    for copy in [course, other] {
      let stub = try copy.read("\(Self.folder)/GreetInteractor.swift")
      #expect(copy.kata(["again", "1", "--opener", "--seed", "4"]).code == .success)
      let all = try ["GreetInteractor.swift", "GreetPresenter.swift"].map { name in
        try copy.read("\(Self.folder)/\(name)")
      }
      broken.append(all.joined())
      #expect(copy.kata(["again", "--back"]).code == .success)
      #expect(try copy.read("\(Self.folder)/GreetInteractor.swift") == stub)
    }
    #expect(broken[0] == broken[1])
  }

  @Test func `what has not passed is not broken`() throws {
    let answer = course.kata(["again", "1"])
    #expect(answer.code == .notPassed)
    #expect(answer.errors.contains("hasn't passed"))
  }
}
