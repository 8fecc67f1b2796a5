import Basics
import Common
import Foundation
import Host
@testable import Shared
import Synchronization
import Testing

@testable import Update

/// Updates of copies, and from courses, that are not as one expects.
extension UpdateCommandTests {
  /// A newer course, with another scene and task.
  private func publishNext() throws {
    for path in [Self.scene, Self.task] {
      try course.write(course.read(path) + "// next\n", to: path)
    }
    try publish()
  }

  private func all(in copy: String) throws -> String {
    try run(
      "sh", "-c",
      "find . -path ./.git -prune -o -path ./.kata -prune -o -type f -print0 | sort -z"
        + " | xargs -0 sha256sum; git status --porcelain -- . ':!.kata' 2>&1 || true", in: copy)
  }

  @Test func `a given file that is a link is kept as one, and what it leads to stays`() throws {
    defer { try? FileManager.default.removeItem(atPath: room) }
    let copy = try copy(.clone)
    try write("precious", to: "../outside.md", in: copy)
    try run("ln", "-sf", "../../../outside.md", Self.task, in: copy)
    try publishNext()
    let answer = kata(["update"], in: copy)
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(try text("../outside.md", in: copy) == "precious")
    #expect(try text(Self.task, in: copy) == course.read(Self.task))
    #expect(answer.output.contains("so have you") && answer.output.contains("  \(Self.task)\n"))
    let kept = "\(copy)/.kata/backups/update-1/\(Self.task)"
    #expect(Files.live().kind(kept) == .link)
  }

  @Test func `a folder that is a link is not written through, and nothing is changed`() throws {
    defer { try? FileManager.default.removeItem(atPath: room) }
    let copy = try copy(.clone)
    try run("mv", "Sources/GreetScene", "../moved", in: copy)
    try run("ln", "-s", "../../moved", "Sources/GreetScene", in: copy)
    try publishNext()
    let before = try all(in: copy)
    let answer = kata(["update"], in: copy)
    #expect(answer.errors.contains("Sources/GreetScene is a link"), "\(answer.output)")
    #expect(try all(in: copy) == before)
    #expect(try text("../moved/Greet.swift", in: copy) != course.read(Self.scene))
  }

  enum Middle: String, CaseIterable, Sendable {
    case staged = "git add Exercises"
    case merge = "git merge -q b"
    case revert = "git revert --no-edit HEAD~1"
    case pick = "git cherry-pick b"
    case rebase = "git rebase -q b"
    case rebaseByMail = "git rebase -q --apply b"
    case mail = "git format-patch -1 --stdout b | git am -q"
    case stash =
      "echo mine >$task; git stash -q; echo other >$task; git commit -qam c; git stash pop -q"
    case bisect = "git bisect start -q HEAD HEAD~1"
    case locked = "touch .git/index.lock"
  }

  @Test(arguments: Middle.allCases)
  func `a copy in the middle of something is left as it is`(middle: Middle) throws {
    defer { try? FileManager.default.removeItem(atPath: room) }
    let copy = try copy(.clone)
    for text in ["one", "two"] {
      try write(text, to: Self.task, in: copy)
      try run("git", "commit", "-qam", text, in: copy)
    }
    let other =
      "git checkout -q -b b HEAD~1; echo b >$task; git commit -qam b; git checkout -q main"
    if middle == .staged { try write("three", to: Self.task, in: copy) }
    try run(
      "sh", "-c",
      "task=\(Self.task); { \(middle == .staged ? ":" : other); \(middle.rawValue); }"
        + " >../said 2>&1 || true", in: copy)
    try publishNext()
    let before = try all(in: copy)
    let answer = kata(["update"], in: copy)
    #expect(answer.code == .usage, "\(answer)")
    let isStaged = [.staged, .stash].contains(middle)
    let words = isStaged ? "would be lost from the index" : "in the middle of a merge, or"
    #expect(answer.errors.contains(words) && answer.errors.contains("; then kata update"))
    #expect(try all(in: copy) == before)
    #expect(!FileManager.default.fileExists(atPath: "\(copy)/.kata/update"))
  }

  @Test(arguments: [
    "Sources/GreetScene", "Sources/SpyKit/KataLog.swift", "Exercises/01-hello/README.md",
    "Exercises/01-hello/Tests", "Package.swift", "Checker/Sources",
  ])
  func `half a course is no course`(part: String) throws {
    defer { try? FileManager.default.removeItem(atPath: room) }
    try run("mkdir", "-p", "Checker/Sources", in: course.root)
    for name in 1...4 { try course.write("\(name)", to: "Checker/Sources/\(name).swift") }
    let copy = try copy(.folder)
    try publishNext()
    let place = try place(.folder)
    try #require(FileManager.default.fileExists(atPath: "\(room)/newer/\(part)"))
    try run("rm", "-rf", "newer/\(part)", in: room)
    let before = try all(in: copy)
    let answer = kata(["update"] + place, in: copy)
    #expect(answer.code == .usage)
    #expect(answer.errors.contains("../newer is not a whole course: it lacks "), "\(answer)")
    #expect(answer.errors.contains(part.hasPrefix("Checker") ? "half of Checker" : part))
    #expect(try all(in: copy) == before)
    #expect(!FileManager.default.fileExists(atPath: "\(copy)/.kata/update"))
  }

  @Test func `no course brings modules of git's`() throws {
    defer { try? FileManager.default.removeItem(atPath: room) }
    let copy = try copy(.folder)
    try course.write("[submodule \"a\"]\n\tpath = -u\n", to: ".gitmodules")
    try publishNext()
    #expect(kata(["update"] + (try place(.folder)), in: copy).code == .success)
    #expect(!FileManager.default.fileExists(atPath: "\(copy)/.gitmodules"))
  }

  @Test(arguments: [Kind.clone, .folder], [1, 3, 5])
  func `an update that was cut short is undone by the next command, and works again`(
    kind: Kind, count: Int
  ) throws {
    defer { try? FileManager.default.removeItem(atPath: room) }
    let copy = try copy(kind)
    try write("mine", to: Self.own, in: copy)
    try write("my page", to: Self.task, in: copy)
    try publishNext()
    let (before, place) = (try all(in: copy), try place(kind))
    let left = Mutex(count)
    _ = course.kata(["update"] + place) { host in
      host.directory = copy
      let live = host.files
      host.files.place = { from, to throws(Complaint) in
        let isOver = left.withLock { left in
          left -= 1
          return left < 0
        }
        if isOver { throw .interrupted }
        return try live.place(from, to)
      }
    }
    let answer = kata(["list"], in: copy)
    #expect(answer.code == .success)
    #expect(answer.errors == "kata: kata update was cut short, and is undone.\n")
    #expect(try all(in: copy) == before)
    #expect(kata(["update"] + place, in: copy).code == .success)
    #expect(try text(Self.scene, in: copy) == course.read(Self.scene))
    #expect(try text(Self.own, in: copy) == "mine")
    let kept = try FileManager.default.contentsOfDirectory(atPath: "\(copy)/.kata/backups")
    #expect(try kept.map { try text(".kata/backups/\($0)/\(Self.task)", in: copy) } == ["my page"])
  }

  @Test(arguments: ["--depth=1", "--config=core.autocrlf=true"])
  func `shallow clones and other ends of lines are updated like others`(option: String) throws {
    defer { try? FileManager.default.removeItem(atPath: room) }
    try run("cp", "\(TemporaryCourse.origin)/.gitattributes", ".", in: course.root)
    try run("git", "add", ".gitattributes", in: course.root)
    try publish()
    let copy = "\(room)/copy"
    try run("git", "clone", "-q", option, "file://\(course.root)", copy, in: room)
    try write("mine", to: Self.own, in: copy)
    try publishNext()
    let answer = kata(["update"], in: copy)
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(!answer.output.contains("so have you"), "\(answer.output)")
    #expect(try text(Self.own, in: copy) == "mine")
    #expect(try text(Self.scene, in: copy).contains("// next"))
    #expect(try run("git", "status", "--porcelain", "-uno", in: copy).contains(Self.own))
  }

  @Test func `a worktree and an older course are taken as they are`() throws {
    defer { try? FileManager.default.removeItem(atPath: room) }
    let clone = try copy(.clone)
    let old = "\(room)/old"
    try run("cp", "-R", clone, old, in: room)
    try run("rm", "-rf", "old/.git", in: room)
    try publishNext()
    try run("git", "worktree", "add", "-q", "../tree", "-b", "tree", in: clone)
    let tree = "\(room)/tree"
    try write("mine", to: Self.own, in: tree)
    #expect(kata(["update"], in: tree).code == .success)
    #expect(try text(Self.scene, in: tree) == course.read(Self.scene))
    // Going back is a choice like any other.
    #expect(kata(["update", old], in: tree).code == .success)
    #expect(try text(Self.scene, in: tree) == text(Self.scene, in: old))
    #expect(try text(Self.own, in: tree) == "mine")
  }
}
