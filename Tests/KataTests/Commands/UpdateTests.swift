import Foundation
import KataCore
import Testing

@testable import kata

private let gitProgram = Processes.live().find(
  "git", ProcessInfo.processInfo.environment["PATH"] ?? "")

/// A course that goes on upstream while somebody works in it; git is the real one.
@Suite(.enabled("no git here; CI has it") { RealBuilds.areWanted || gitProgram != nil })
struct UpdateTests {
  private let upstream: TemporaryCourse
  private let learner: TemporaryCourse
  private let file = "Exercises/Exercise01/Sources/GreetInteractor.swift"
  private let stub = "Exercises/Exercise01/.given/start/GreetInteractor.swift"
  private let mine = "// mine, and half done\n"

  init() throws {
    upstream = try TemporaryCourse()
    learner = try TemporaryCourse()
    try upstream.write(".kata/\n.build/\n", to: ".gitignore")
    try git(upstream, "init", "-q", "-b", "main")
    try commit(upstream)
    try FileManager.default.removeItem(atPath: learner.root)
    try git(upstream, "clone", "-q", upstream.root, learner.root)
  }

  @discardableResult
  private func git(_ course: TemporaryCourse, _ words: String...) throws -> Ending {
    let program = try #require(gitProgram, "install git")
    let who = ["-c", "user.name=A", "-c", "user.email=a@x.org", "-c", "commit.gpgsign=false"]
    return try Processes.live().run(
      Command(
        words: [program, "-C", course.root] + who + words,
        environment: ["PATH": "/usr/bin:/bin", "HOME": course.root], limit: 60)
    ).ending
  }

  private func commit(_ course: TemporaryCourse) throws {
    try git(course, "add", "-A")
    #expect(try git(course, "commit", "-q", "-m", "so") == .exited(0))
  }

  /// Stub, README and suite of 01 are other ones.
  private func goOn() throws {
    for path in [file, stub] {
      try upstream.write(try upstream.read(path) + "// newer stub\n", to: path)
    }
    let suite = "Exercises/Exercise01/.given/tests/GreetTests.swift"
    try upstream.write(try upstream.read(suite) + "// newer\n", to: suite)
    try commit(upstream)
  }

  private func update(_ words: String...) -> TemporaryCourse.Answer {
    learner.kata(["update"] + words) { host in
      host.environment["GIT_AUTHOR_NAME"] = "A"
      host.environment["GIT_AUTHOR_EMAIL"] = "a@x.org"
      host.environment["GIT_COMMITTER_NAME"] = "A"
      host.environment["GIT_COMMITTER_EMAIL"] = "a@x.org"
    }
  }

  @Test(arguments: [false, true])
  func `work stays whole where its stub was changed, committed or not`(isCommitted: Bool) throws {
    try learner.write(mine, to: file)
    if isCommitted { try commit(learner) }
    try goOn()
    #expect(try isCommitted || git(learner, "pull", "-q") != .exited(0), "git alone refuses")

    let answer = update()

    #expect(answer.code == .success, "\(answer.errors)")
    #expect(try learner.read(file) == mine)
    #expect(try learner.read(stub).contains("// newer stub"))
    #expect(answer.output.contains("Exercise01 · Hello: its suite, its stub"))
    #expect(answer.output.contains("the new stub lies in Exercises/Exercise01/.given/start"))
    #expect(try learner.read(".kata/backups/Exercise01-1/Sources/GreetInteractor.swift") == mine)
    #expect(update().output == "The course is up to date.\n")
  }

  @Test func `a stub that nobody touched becomes the new one`() throws {
    try goOn()

    #expect(update().code == .success)
    #expect(try learner.read(file).contains("// newer stub"))
    #expect(learner.kata(["list"]).output.contains("· 01"))
  }

  @Test func `work and progress go with an exercise that gets another number`() throws {
    try learner.write(mine, to: file)
    _ = learner.kata(["hint", "1"])
    try git(upstream, "mv", "Exercises/Exercise01", "Exercises/Exercise03")
    try upstream.replace("\"Exercise01\"", with: "\"Exercise03\"", in: "Exercises/course.json")
    try commit(upstream)

    let answer = update()

    #expect(answer.output.contains("Exercise03 · Hello: was Exercise01"), "\(answer.errors)")
    #expect(try learner.read("Exercises/Exercise03/Sources/GreetInteractor.swift") == mine)
    #expect(!FileManager.default.fileExists(atPath: "\(learner.root)/\(file)"))
    #expect(learner.kata(["hint", "3"]).output.contains("Hint 2 of 3"))
  }

  @Test func `given files that were edited stop it, and all is as it was`() throws {
    try learner.write(mine, to: file)
    let suite = "Exercises/course.json"
    try learner.write(try learner.read(suite) + "\n", to: suite)
    try upstream.write(try upstream.read(suite) + "\n\n", to: suite)
    try goOn()

    let answer = update()

    #expect(answer.code == .machine)
    #expect(answer.errors.contains("everything is as it was"))
    #expect(try learner.read(file) == mine)
  }

  @Test func `what was pulled without kata is told by plain kata, once`() throws {
    _ = learner.kata([])
    try goOn()
    #expect(try git(learner, "pull", "-q") == .exited(0))

    #expect(learner.kata([]).output.contains("Exercise01 · Hello: its suite, its stub"))
    #expect(!learner.kata([]).output.contains("What has changed"))
  }

  @Test func `an archive's work is brought over from the older copy`() throws {
    let older = try TemporaryCourse()
    try older.write(mine, to: file)
    _ = older.kata(["path", "all"])
    let newer = try TemporaryCourse()

    let answer = newer.kata(["update", "--from", older.root])

    #expect(answer.code == .success, "\(answer.errors)")
    #expect(try newer.read(file) == mine)
    #expect(try newer.read(".kata/path") == "all\n")
    let none = newer.kata(["update"])
    #expect(none.code == .usage)
    #expect(none.errors.contains("kata update --from"))
    #expect(newer.kata(["update", "--from", newer.root]).code == .usage)
  }
}
