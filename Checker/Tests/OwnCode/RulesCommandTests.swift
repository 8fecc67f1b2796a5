import Basics
import Common
import Foundation
@testable import Shared
import Testing

@testable import OwnCode

/// `kata rules` on code that belongs to no course.
@Suite struct RulesCommandTests {
  private let files: TemporaryFolder
  private var folder: String { files.path }

  init() throws { files = try TemporaryFolder() }

  private static let presenter = """
    protocol NoteViewInput: AnyObject { func show(_ text: String) }
    protocol NotePresenterProtocol: AnyObject { func present(_ text: String) }

    final class NoteWords: NotePresenterProtocol {
      var view: (any NoteViewInput)?
      func present(_ text: String) { view?.show(text) }
    }

    """

  private func rules(_ code: String, _ options: String...) throws -> TemporaryCourse.Answer {
    try files.write(code, to: "Note.swift")
    return try TemporaryCourse.warm.get().kata(["rules", folder] + options)
  }

  @Test func `protocols of other names are parts once an option says so`() throws {
    let unknown = try rules(Self.presenter)
    #expect(unknown.code == .notPassed)
    #expect(unknown.output.contains("No part was found in 1 module"))

    let known = try rules(
      Self.presenter, "--view", "*ViewInput", "--presenter", "*Output,*PresenterProtocol")
    #expect(known.code == .notPassed)
    #expect(known.output.hasPrefix("Note.swift:5: weak-back: NoteWords holds the View"))
    #expect(known.output.contains("1 module: 1 finding"))
  }

  @Test func `code that keeps the rules is told so`() throws {
    let answer = try rules(
      Self.presenter.replacing("  var view", with: "  weak var view"), "--view", "*ViewInput",
      "--presenter", "*PresenterProtocol")
    #expect(answer.code == .success)
    #expect(answer.output == "1 module: the rules are kept\n")
  }

  @Test func `a class that is no part may be named by a part`() throws {
    let client = """

      final class Client { func send() {} }
      final class NoteWorker: NoteWorkerLogic {
        private let client = Client()
        func save() { client.send() }
      }
      protocol NoteWorkerLogic: AnyObject { func save() }

      """
    #expect(try rules(client).output == "1 module: the rules are kept\n")
  }

  @Test func `code that does not compile is not judged, and says where`() throws {
    let answer = try rules("let answer: Int = \"\"\n")
    #expect(answer.code == .notPassed)
    #expect(answer.output.contains("not judged"))
    #expect(answer.output.contains("Note.swift:1: cannot convert"))
  }

  @Test func `a folder above a package names the package`() throws {
    try files.write("", to: "Note/Package.swift")
    let answer = try rules(Self.presenter)
    #expect(answer.code == .usage)
    #expect(answer.errors.contains("next: kata rules Note"))
  }

  @Test func `a format that there is not, and a folder that there is not, are mistakes`() throws {
    #expect(try rules(Self.presenter, "--format", "xml").code == .usage)
    #expect(try TemporaryCourse.warm.get().kata(["rules", "\(folder)/none"]).code == .usage)
  }

  // MARK: - Old code

  private var baseline: String { "\(folder)/rest.txt" }

  private func judge(_ code: String, _ options: String...) throws -> TemporaryCourse.Answer {
    try files.write(code, to: "Note.swift")
    let parts = ["--view", "*ViewInput", "--presenter", "*PresenterProtocol"]
    return try TemporaryCourse.warm.get().kata(
      ["rules", folder, "--baseline", baseline] + parts + options)
  }

  private static let second = """

    final class MoreWords: NotePresenterProtocol {
      var view: (any NoteViewInput)?
      func present(_ text: String) { view?.show(text) }
    }

    """

  @Test func `what was found before rests wherever it moves, and a new finding fails`() throws {
    let recorded = try judge(Self.presenter, "--record")
    #expect(recorded.code == .success)
    #expect(recorded.output.hasPrefix("1 finding rests"))

    let moved = try judge("// Two\n// lines\n" + Self.presenter)
    #expect(moved.code == .success)
    #expect(moved.output == "1 module: nothing new; 1 old finding rests\n")

    let grown = try judge(Self.presenter + Self.second)
    #expect(grown.code == .notPassed)
    #expect(grown.output.hasPrefix("Note.swift:10: weak-back: MoreWords holds the View"))
    #expect(!grown.output.contains("NoteWords"))
    #expect(grown.output.contains("1 module: 1 new finding; 1 old finding rests"))
  }

  private static let alike = """

    final class TwoWords: NotePresenterProtocol {
      weak var view: (any NoteViewInput)?
      func present(_ text: String) { Task { view?.show(text) } }
      func again(_ text: String) { Task { view?.show(text) } }
    }

    """

  @Test func `findings that read alike name one another's lines where one rests`() throws {
    let question = "that's new?"
    let plain = try rules(
      Self.presenter + Self.alike, "--view", "*ViewInput", "--presenter", "*PresenterProtocol")
    #expect(plain.output.contains("3 findings"), "\(plain.output)")
    #expect(!plain.output.contains(question))

    let one = Self.alike.replacing("again(_ text: String) { Task { view?.show(text) } }", with: "")
    _ = try judge(Self.presenter + one.replacing("  func \n", with: ""), "--record")
    let grown = try judge(Self.presenter + Self.alike)
    #expect(grown.output.hasPrefix("Note.swift:12: no-decisions: TwoWords"), "\(grown.output)")
    #expect(grown.output.contains("Or is it line 11 that's new?"))
  }

  @Test func `an entry that is no longer found is named, and recording takes it out`() throws {
    _ = try judge(Self.presenter + Self.second, "--record")
    let text = try String(contentsOfFile: baseline, encoding: .utf8)
    let reasoned = text.replacing(
      "them goes.\n", with: "them goes.\n    It goes with the redesign.\n")
    try reasoned.write(toFile: baseline, atomically: true, encoding: .utf8)

    let mended = try judge(Self.presenter)
    #expect(mended.code == .success)
    #expect(mended.output.contains("no longer found  Note.swift: weak-back: MoreWords"))

    _ = try judge(Self.presenter, "--record")
    let left = try String(contentsOfFile: baseline, encoding: .utf8)
    #expect(!left.contains("MoreWords"))
    #expect(left.contains("NoteWords"))
    #expect(left.hasSuffix("\n    It goes with the redesign.\n"))
  }

  /// Presenters that reach the same helper; its line is told of one of them.
  private static func helped(_ names: String...) -> String {
    let parts = names.map { name in
      """
      final class \(name): NotePresenterProtocol {
        func present(_ text: String) { Clock.wait() }
      }

      """
    }
    return presenter + "enum Clock { static func wait() { Task {} } }\n" + parts.joined()
  }

  @Test func `a finding in a helper rests, whichever part reaches it`() throws {
    let both = try judge(Self.helped("AnyWords", "OtherWords"), "--record")
    #expect(both.output.hasPrefix("2 findings rest"))
    for name in ["AnyWords", "OtherWords"] {
      #expect(
        try judge(Self.helped(name)).output == "1 module: nothing new; 2 old findings rest\n")
    }
  }

  @Test func `a baseline that there is not is a mistake, and so is a record of nothing`() throws {
    let missing = try judge(Self.presenter)
    #expect(missing.code == .usage)
    #expect(missing.errors.contains("--record writes it"))
    #expect(try rules(Self.presenter, "--record").code == .usage)
  }

  @Test func `kata rules writes over a list of findings alone`() throws {
    try "let mine = 1\n".write(toFile: baseline, atomically: true, encoding: .utf8)
    #expect(try judge(Self.presenter, "--record").errors.contains("stays as it is"))
    #expect(try String(contentsOfFile: baseline, encoding: .utf8) == "let mine = 1\n")
  }

  @Test func `code that can't be judged leaves the baseline as it is`() throws {
    _ = try judge(Self.presenter, "--record")
    let text = try String(contentsOfFile: baseline, encoding: .utf8)
    #expect(try judge("let answer: Int = \"\"\n", "--record").code == .notPassed)
    #expect(try String(contentsOfFile: baseline, encoding: .utf8) == text)
  }
}
