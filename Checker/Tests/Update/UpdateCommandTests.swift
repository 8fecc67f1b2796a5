import Basics
import Common
import Foundation
import Host
@testable import Shared
import Testing

@testable import Update

/// Copies of the tiny course, each with work in it, that take one newer course after the other.
@Suite struct UpdateCommandTests {
  static let own = "Exercises/01-hello/Sources/GreetInteractor.swift"
  static let presenter = "Exercises/01-hello/Sources/GreetPresenter.swift"
  static let suite = "Exercises/01-hello/Tests/GreetTests.swift"
  static let added = "Exercises/01-hello/Tests/MyTests.swift"
  static let task = "Exercises/01-hello/README.md"
  static let scene = "Sources/GreetScene/Greet.swift"

  enum Kind: CaseIterable, Sendable {
    case clone, committingClone, fork, archive, folder, folderFromGit

    var hasGit: Bool { [.clone, .committingClone, .fork].contains(self) }
    var commits: Bool { [.committingClone, .fork].contains(self) }
  }

  let course: TemporaryCourse
  let room: String

  init() throws {
    course = try TemporaryCourse()
    room = "\(course.root)-copies"
    try FileManager.default.createDirectory(atPath: room, withIntermediateDirectories: true)
    try run("git", "init", "-q", "-b", "main", in: course.root)
    try publish()
  }

  @discardableResult
  func run(_ words: String..., in folder: String) throws -> String {
    let who = ["GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"]
    let said = try Compiler.call(
      ["-c", #"cd "$0" && exec env "$@""#, folder] + who.map { "\($0)=a" } + words, of: "sh")
    try #require(said.code == 0, "\(words): \(said.errors)")
    return String(decoding: said.output, as: UTF8.self)
  }

  /// Records the course as it is now, and commits it.
  func publish() throws {
    try course.ship()
    try run(
      "git", "add", "-A", "-f", "Exercises", "Solutions", "Sources", "Package.swift",
      in: course.root)
    try run("git", "commit", "-q", "--allow-empty", "-m", "next", in: course.root)
  }

  /// A learner's copy, as one gets it.
  func copy(_ kind: Kind) throws -> String {
    let copy = "\(room)/copy"
    switch kind {
    case .clone, .committingClone: try run("git", "clone", "-q", course.root, copy, in: room)
    case .fork:
      try run("git", "clone", "-q", "--bare", course.root, "\(room)/fork.git", in: room)
      try run("git", "clone", "-q", "\(room)/fork.git", copy, in: room)
      try run("git", "remote", "add", "upstream", course.root, in: copy)
    case .archive, .folder, .folderFromGit:
      try run("cp", "-R", course.root, copy, in: room)
      try run("rm", "-rf", ".git", in: copy)
    }
    return copy
  }

  /// Where a copy of that kind takes a newer course from, as its learner names it.
  func place(_ kind: Kind) throws -> [String] {
    switch kind {
    case .clone, .committingClone, .fork: return []
    case .folderFromGit: return [course.root]
    case .folder:
      try run("rm", "-rf", "newer", in: room)
      try run("cp", "-R", course.root, "newer", in: room)
      try run("rm", "-rf", "newer/.git", in: room)
      return ["../newer"]
    case .archive:
      try run(
        "git", "archive", "--prefix=kata-vip-0.3.0/", "-o", "\(room)/new.tar.gz", "HEAD",
        in: course.root)
      return ["../new.tar.gz"]
    }
  }

  func text(_ path: String, in copy: String) throws -> String {
    try String(contentsOfFile: "\(copy)/\(path)", encoding: .utf8)
  }

  func write(_ text: String, to path: String, in copy: String) throws {
    try text.write(toFile: "\(copy)/\(path)", atomically: true, encoding: .utf8)
  }

  func kata(_ words: [String], in copy: String) -> TemporaryCourse.Answer {
    course.kata(words) { $0.directory = copy }
  }

  @Test(arguments: Kind.allCases)
  func `five updates leave work and history as they were, and bring all that is new`(
    kind: Kind
  ) throws {
    defer { try? FileManager.default.removeItem(atPath: room) }
    let copy = try copy(kind)
    let stub = try text(Self.presenter, in: copy)
    let mine = [Self.own: "// mine\n", Self.added: "// my test\n", "notes.md": "notes\n"]
    for (path, text) in mine { try write(text, to: path, in: copy) }
    if kind.commits {
      try run("git", "add", "-A", in: copy)
      try run("git", "commit", "-q", "-m", "mine", in: copy)
    }
    let begun = "\(stub)// begun, and not committed\n"
    try write(begun, to: Self.presenter, in: copy)
    let history = kind.hasGit ? try run("git", "rev-parse", "HEAD", in: copy) : ""

    for path in [Self.suite, Self.task, Self.presenter, Self.scene, "Package.swift"] {
      try course.write(try course.read(path) + "// next\n", to: path)
      try publish()
      let answer = kata(["update"] + (try place(kind)), in: copy)
      #expect(answer.code == .success, "\(answer.errors)")
      for (path, text) in mine { #expect(try self.text(path, in: copy) == text, "\(kind)") }
      #expect(try text(Self.presenter, in: copy) == begun)
      if path != Self.presenter {
        #expect(try text(path, in: copy) == course.read(path), "\(kind): \(path)")
      } else {
        #expect(answer.output.contains("yours stays") && answer.output.contains("+ // next"))
      }
      #expect(answer.output.contains("judges your work again") == (path == Self.suite))
      #expect(
        answer.output.contains("The task has changed:\n  \(Self.task)")
          == (path == Self.task))
      #expect(!answer.output.contains("so have you"), "\(answer.output)")
      // Without git, a page or a manifest may be the learner's.
      let isUnknown = !kind.hasGit && [Self.task, "Package.swift"].contains(path)
      #expect(answer.output.contains("may have changed them") == isUnknown, "\(path)")
      #expect(!isUnknown || answer.output.contains(":\n  \(path)\n"), "\(answer.output)")
      if kind.hasGit {
        let all = try run("git", "log", "--format=%H", in: copy)
        #expect(all.contains(try run("git", "rev-parse", "HEAD", in: course.root)))
        #expect(all.contains(history))
        let open = try run("git", "status", "--porcelain", "-uno", in: copy)
        #expect(open.contains(Self.presenter) && !open.contains("Tests"), "\(open)")
        #expect(open.contains(Self.own) == !kind.commits, "\(open)")
      }
    }
    let again = kata(["update"] + (try place(kind)), in: copy)
    #expect(again.output.contains("has all of that course already"), "\(again.output)")
    #expect(!FileManager.default.fileExists(atPath: "\(copy)/.kata/update"))
  }

  @Test(arguments: [Kind.clone, .committingClone, .archive])
  func `a given file that both have changed is kept aside, with its name`(kind: Kind) throws {
    defer { try? FileManager.default.removeItem(atPath: room) }
    let copy = try copy(kind)
    try write("// mine\n", to: Self.suite, in: copy)
    if kind.commits { try run("git", "commit", "-q", "-a", "-m", "mine", in: copy) }
    try course.write(try course.read(Self.suite) + "// next\n", to: Self.suite)
    try publish()
    let answer = kata(["update"] + (try place(kind)), in: copy)
    #expect(answer.output.contains("so have you"), "\(answer.errors)")
    #expect(answer.output.contains("  \(Self.suite)"))
    #expect(try text(".kata/backups/update-1/\(Self.suite)", in: copy) == "// mine\n")
    #expect(try text(Self.suite, in: copy) == course.read(Self.suite))
  }

  @Test func `an exercise keeps its work under another number, and one that is gone in its place`()
    throws
  {
    defer { try? FileManager.default.removeItem(atPath: room) }
    let copy = try copy(.archive)
    let suite = "Exercises/02-your-own-suite/Tests/GreetTests.swift"
    for path in [Self.own, suite] { try write("// mine\n", to: path, in: copy) }
    try course.replace(
      #""id": "Exercise02""#, with: #""id": "Exercise03""#, in: "Exercises/course.json")
    try course.replace(#""name": "hello""#, with: #""name": "hi""#, in: "Exercises/course.json")
    try course.replace(#", "Exercise02""#, with: #", "Exercise03""#, in: "Exercises/course.json")
    for part in ["Exercises", "Solutions"] {
      try course.move("\(part)/01-hello", to: "\(part)/01-hi")
      try course.move("\(part)/02-your-own-suite", to: "\(part)/03-your-own-suite")
    }
    try publish()
    let answer = kata(["update"] + (try place(.archive)), in: copy)
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(answer.output.contains("Your own code is unchanged, in 03."))
    #expect(answer.output.contains("  Exercises/01-hello\n"))
    #expect(try text(Self.own, in: copy) == "// mine\n")
    #expect(try text(suite.replacing("02-", with: "03-"), in: copy) == "// mine\n")
    #expect(kata(["list"], in: copy).output.contains("0 of 2 exercises passed"))
  }

  @Test func `what can't be taken is refused with the next step, and nothing is changed`() throws {
    defer { try? FileManager.default.removeItem(atPath: room) }
    let folder = try copy(.folder)
    #expect(kata(["update"], in: folder).errors.contains("does not know where it came from"))
    #expect(kata(["update", "../nothing"], in: folder).code == .machine)
    #expect(kata(["update", "."], in: folder).errors.contains("this very copy"))
    try write("no archive", to: "new.tar.gz", in: folder)
    #expect(kata(["update", "new.tar.gz"], in: folder).errors.contains("can't be unpacked"))
    try run("mkdir", "empty", in: folder)
    try run("tar", "-czf", "new.tar.gz", "empty", in: folder)
    #expect(kata(["update", "new.tar.gz"], in: folder).errors.contains("holds no Kata VIP course"))
  }
}
