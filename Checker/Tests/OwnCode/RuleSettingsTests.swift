import Basics
import Foundation
@testable import Shared
import Testing

@testable import Common
@testable import OwnCode

/// What a team says once in `kata.json`, and the lines that a change touches.
@Suite struct RuleSettingsTests {
  private let files: TemporaryFolder
  private var folder: String { files.path }

  init() throws {
    files = try TemporaryFolder()
    try files.write("", to: "App/Old/Old.swift")
  }

  private static let presenter = """
    protocol NoteViewInput: AnyObject { func show(_ text: String) }
    protocol NotePresenterProtocol: AnyObject { func present(_ text: String) }

    final class NoteWords: NotePresenterProtocol {
      var view: (any NoteViewInput)?
      func present(_ text: String) { view?.show(text) }
    }

    """
  private static let settings = """
    { "view": ["*ViewInput"], "presenter": ["*PresenterProtocol"], "baseline": "rest.txt",
      "leave-out": ["App/Old"] }
    """

  private func rules(_ options: String...) throws -> TemporaryCourse.Answer {
    try TemporaryCourse.warm.get().kata(["rules", "\(folder)/App"] + options)
  }

  private func git(_ words: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.c"] + words
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `names, baseline and what is left out come from the file above the code`() throws {
    try files.write("", to: ".git/HEAD")
    try files.write(Self.settings, to: "kata.json")
    try files.write(Self.presenter, to: "App/Note.swift")
    try files.write(
      Self.presenter.replacing("Note", with: "Old"), to: "App/Old/Old.swift")

    #expect(try rules().errors.contains("There is no file rest.txt."))
    #expect(try rules("--record").output == "1 finding rests, as rest.txt says\n")
    let resting = try String(contentsOfFile: "\(folder)/rest.txt", encoding: .utf8)
    #expect(resting.contains("\nApp/Note.swift: weak-back: NoteWords holds"))
    #expect(try rules().output.contains("1 module: nothing new; 1 old finding rests; 1 left out"))
    let other = try rules("--view", "*None", "--baseline", "\(folder)/App/none.txt", "--record")
    #expect(other.output == "0 findings rest, as \(folder)/App/none.txt says\n")
  }

  @Test func `what rests in files that aren't judged is not gone, and stays recorded`() throws {
    try files.write(Self.settings, to: "kata.json")
    let text = Self.presenter
    for name in ["Note", "In/Other", "Out/Third"] {
      let word = name.split(separator: "/").last ?? ""
      try files.write(text.replacing("Note", with: word), to: "App/\(name).swift")
    }
    #expect(try rules("--record").output == "3 findings rest, as rest.txt says\n")
    let recorded = try String(contentsOfFile: "\(folder)/rest.txt", encoding: .utf8)

    let course = try TemporaryCourse.warm.get()
    let inner = course.kata(["rules", "\(folder)/App/In"])
    #expect(inner.output == "1 module: nothing new; 1 old finding rests\n")
    #expect(course.kata(["rules", "\(folder)/App/In", "--record"]).code == .success)
    #expect(try String(contentsOfFile: "\(folder)/rest.txt", encoding: .utf8) == recorded)

    try files.write(text.replacing("{ view?", with: "{{ view?"), to: "App/Note.swift")
    let broken = try rules()
    #expect(!broken.output.contains("no longer found"), "\(broken.output)")
    let annotations = try rules("--format", "github").output
    #expect(annotations.hasPrefix("::warning file=App/Note.swift,line="), "\(annotations)")

    for _ in 1...2 { #expect(try rules("--record").code == .success) }
    #expect(try String(contentsOfFile: "\(folder)/rest.txt", encoding: .utf8) == recorded)

    try files.write("", to: "App/Note.swift")
    #expect(try rules().output.contains("no longer found  App/Note.swift: weak-back"))
    try FileManager.default.removeItem(atPath: "\(folder)/kata.json")
    let words = [
      "rules", "\(folder)/App/In", "--view", "*ViewInput", "--baseline", "\(folder)/rest.txt",
    ]
    let elsewhere = "No file that \(folder)/rest.txt names is here"
    #expect(course.kata(words).output.contains(elsewhere))
    #expect(course.kata(words + ["--record"]).errors.contains(elsewhere))
  }

  @Test func `a folder to leave out has to be there`() throws {
    try files.write(#"{"leave-out": ["./App/Old/"]}"#, to: "kata.json")
    try files.write(Self.presenter, to: "App/Note.swift")
    #expect(try rules("--view", "*ViewInput").code != .usage)
    try files.write(#"{"leave-out": ["Old"]}"#, to: "kata.json")
    #expect(try rules().errors.contains("leaves Old out, and there is no such folder."))
  }

  @Test(arguments: [
    (#"{"views": ["a"]}"#, #": "views" isn't known, or has another kind of value."#),
    (#"{"baseline": ["a"]}"#, #": "baseline" isn't known, or has another kind of value."#),
    ("[]", " is no object of JSON."), ("{", " is no object of JSON."),
  ])
  func `a file that says something else is refused`(text: String, why: String) throws {
    try files.write(text, to: "App/kata.json")
    try files.write(Self.presenter, to: "App/Note.swift")
    let answer = try rules()
    #expect(answer.code == .usage)
    #expect(answer.errors.contains("/kata.json\(why)"))
  }

  @Test func `since a commit, only the lines that differ are judged`() throws {
    try files.write(Self.settings, to: "kata.json")
    try files.write("# Findings that rest\n", to: "rest.txt")
    try files.write(Self.presenter, to: "App/Note.swift")
    try git("init", "--quiet")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "a")
    try files.write("// \n" + Self.presenter, to: "App/Note.swift")
    #expect(
      try rules("--since", "HEAD").output == "1 module: nothing in what differs from HEAD\n")

    let more = Self.presenter.replacing("Note", with: "More")
    try files.write(Self.presenter + more, to: "App/Note.swift")
    try files.write(more.replacing("More", with: "New"), to: "App/Añew.swift")
    let answer = try rules("--since", "HEAD")
    #expect(answer.code == .notPassed)
    #expect(answer.output.contains("App/Añew.swift:5: weak-back: NewWords"))
    #expect(answer.output.contains("App/Note.swift:12: weak-back: MoreWords"))
    #expect(answer.output.contains("1 module: 2 findings\n"))

    let wrong = try rules("--since", "--output=x")
    #expect(wrong.code == .usage)
    #expect(wrong.errors.contains("git can't compare this folder with --output=x."))
  }

  @Test func `of findings that read alike, the one in a line that differs is new`() throws {
    try files.write(Self.settings, to: "kata.json")
    try files.write(Self.presenter, to: "App/Note.swift")
    try git("init", "--quiet")
    #expect(try rules("--record").output == "1 finding rests, as rest.txt says\n")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "a")
    let two = "  var first: (any NoteViewInput)?\n  var view:"
    try files.write(Self.presenter.replacing("  var view:", with: two), to: "App/Note.swift")
    let answer = try rules("--since", "HEAD")
    #expect(answer.code == .notPassed)
    #expect(answer.output.contains("App/Note.swift:5: weak-back: NoteWords"), "\(answer.output)")
  }

  @Test func `a diff is read by its hunks`() {
    let changed = ChangedLines(
      diff: """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -1,2 +3 @@ func a() {
        +b\u{D}
        @@ -9,0 +12,2 @@
        +c
        --- a/My App/V.swift\t
        +++ b/My App/V.swift\t
        @@ -0,0 +1 @@
        +d
        --- a/Gone.swift
        +++ /dev/null
        @@ -1 +0,0 @@
        """, untracked: "New.swift\n")
    func holds(_ file: String, _ line: Int) -> Bool {
      changed.hold(
        RuleFinding(rule: .workers, file: file, line: line, why: "", instead: ""))
    }
    #expect((1...15).filter { holds("A.swift", $0) } == [3, 12, 13])
    #expect(holds("My App/V.swift", 1))
    #expect(holds("New.swift", 7) && !holds("Gone.swift", 0) && !holds("B.swift", 1))
  }
}
