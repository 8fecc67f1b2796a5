import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

@testable import Authors
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
    _ = try passed()
    // Code that isn't the reference's.
    for name in try texts().keys {
      let path = "\(Self.folder)/\(name)"
      try course.write("// my own\n\(course.read(path))", to: path)
    }
    #expect(course.kata(["check", "1"]).code == .success)
    let own = try texts()
    #expect(course.kata([]).output.contains("two-minute") == false)
    #expect(course.kata([], change: later(3)).output.contains("1 is due for a two-minute"))
    #expect(course.kata(["again"]).output.contains("Nothing is due"))

    let task = course.kata(["again", "--seed", "1"], change: later(3))
    #expect(task.code == .success, "\(task.errors)")
    #expect(task.output.contains("A user reports: "))
    let broken = try texts()
    #expect(broken.count { $0.value != own[$0.key] } == 1)
    #expect(broken.allSatisfy { $0.value.hasPrefix("// my own\n") })
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
    #expect(green.output.contains("and your own code is back; the next repair is"))
    #expect(try texts() == own)
    #expect(course.kata([], change: later(9)).output.contains("two-minute") == false)
    #expect(course.kata([], change: later(11)).output.contains("two-minute"))
  }

  @Test(.realBuilds) func `the own text typed again by hand ends it, too`() throws {
    let own = try passed()
    #expect(course.kata(["again", "1", "--seed", "2"]).code == .success)
    for (name, text) in own { try course.write(text, to: "\(Self.folder)/\(name)") }
    #expect(course.kata(["check", "1"]).output.contains("your own code is back"))
    #expect(course.kata(["again", "--back"]).output.contains("No repair is open"))
  }

  @Test(.realBuilds) func `an opener is the same for everyone, and given back unmended`() throws {
    let other = try TemporaryCourse()
    var broken: [String] = []
    for copy in [course, other] {
      let stub = try copy.read("\(Self.folder)/GreetInteractor.swift")
      #expect(copy.kata(["again", "--opener", "1", "--seed", "4"]).code == .success)
      let all = try ["GreetInteractor.swift", "GreetPresenter.swift"].map { name in
        try copy.read("\(Self.folder)/\(name)")
      }
      broken.append(all.joined())
      let red = copy.kata(["check", "1"]).output
      #expect(red.contains("✗") && !red.contains("known mistake"), "\(red)")
      #expect(!red.contains("    E1"), "\(red)")
      #expect(copy.kata(["again", "--back"]).code == .success)
      #expect(try copy.read("\(Self.folder)/GreetInteractor.swift") == stub)
    }
    #expect(broken[0] == broken[1])
  }

  @Test(.realBuilds, .needsProgram)
  func `questions have one right flow among four that differ`() throws {
    #expect(course.kata(["ask", "1"]).output.contains("more scripts fit"))
    var host = HostSystem.live()
    host.directory = course.root
    host.executable = try #require(builtProgram("kata-authors")).path
    let session = try CheckSession(host) { _ in }
    let lock = try session.lock()
    let exercise = session.workspace.course.exercises[0]
    try QuestionSearch(exercise: exercise, session: session).record()
    withExtendedLifetime(lock) {}
    let path = "\(course.root)/Exercises/recorded/questions/Exercise01.json"
    let data = try #require(FileManager.default.contents(atPath: path))
    let questions = try JSONDecoder().decode(Questions.self, from: data).all
    #expect(!questions.isEmpty)
    for question in questions {
      #expect(Set(question.flows.map(\.flow)).count == 4)
      #expect(question.flows.count { $0.wrong == nil } == 1)
    }
    let right = questions.map { question in
      String(Report.letters[question.flows.firstIndex { $0.wrong == nil } ?? 0])
    }.joined()
    let answer = course.kata(["ask", "1", "--answers", right])
    #expect(answer.output.contains("\(questions.count) of \(questions.count) predicted"))
  }

  /// All that the course itself has recorded.
  @Test func `each recorded question has four flows, and no two are the same`() throws {
    let folder = "\(TemporaryCourse.origin)/Exercises/recorded/questions"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.count > 20)
    for name in names {
      let data = try #require(FileManager.default.contents(atPath: "\(folder)/\(name)"))
      let questions = try JSONDecoder().decode(Questions.self, from: data).all
      #expect((1...3).contains(questions.count), "\(name)")
      for question in questions {
        #expect(Set([question.right] + question.wrong.map(\.flow)).count == 4, "\(name)")
      }
    }
  }

  @Test func `what is recorded of a mistake is what its mutant says today`() throws {
    let origin = TemporaryCourse.origin
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(origin)/Solutions") {
      let path = "\(origin)/Solutions/\(name)/Mutants.diff"
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      let mutants = MutantPage(text).mutants.map { [$0.edge, $0.sentence, $0.report ?? "none"] }
      let recorded = "\(origin)/Exercises/recorded"
      let file = "Exercise\(name.prefix(2))"
      let expected = try Expected(
        reading: String(contentsOfFile: "\(recorded)/\(file).txt", encoding: .utf8))
      for mistake in try #require(expected?.mistakes?.all) {
        let own = [mistake.edge, mistake.sentence, mistake.report ?? "none"]
        #expect(mutants.contains(own), "\(file): \(mistake.sentence)")
      }
      let data = FileManager.default.contents(atPath: "\(recorded)/questions/\(file).json")
      let questions = try JSONDecoder().decode(Questions.self, from: #require(data)).all
      for wrong in questions.flatMap(\.wrong) {
        let own = [wrong.edge, wrong.sentence]
        #expect(mutants.contains { Array($0.prefix(2)) == own }, "\(file): \(wrong.sentence)")
      }
    }
  }

  @Test(.realBuilds) func `a review names what is wrong once it was answered`() throws {
    _ = try passed()
    let review = course.kata(["again", "--review", "1", "--wrong", "a:E1:12,b:E2:12"])
    #expect(review.code == .success, "\(review.errors)")
    #expect(review.output.contains("its line), false alarms: "))
    #expect(course.kata(["again", "--review", "1", "--wrong", "b"]).code == .usage)
  }

  @Test func `what has not passed is not broken`() throws {
    let answer = course.kata(["again", "1"])
    #expect(answer.code == .notPassed)
    #expect(answer.errors.contains("hasn't passed"))
  }
}
