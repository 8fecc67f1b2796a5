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
    let code = Self.presenter.replacing("ViewInput", with: "Showing")
      .replacing("PresenterProtocol", with: "Wording")
    let unknown = try rules(code)
    #expect(unknown.code == .notPassed)
    #expect(unknown.output.contains("No part was found in 1 module"))

    let known = try rules(
      code, "--view", "*Showing", "--presenter", "*Output,*Wording")
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

  private static let parts = ["--view", "*ViewInput", "--presenter", "*PresenterProtocol"]

  @Test func `code is judged as far as it's resolved, and nothing foreign is printed`() throws {
    let code = """
      import UIKit
      import Missing.Part
      \(Self.presenter)
      final class NoteScreen: UIViewController, NoteViewInput {
        let label = MissingLabel()
        func show(_ text: String) { label.text = text }
      }

      """
    try files.write(code, to: "Note.swift")
    let answer = try TemporaryCourse.warm.get().kata(["rules", folder] + Self.parts)
    #expect(answer.output.hasPrefix("Note.swift:7: weak-back: NoteWords holds the View"))
    #expect(
      answer.output.hasSuffix(
        "\n1 of 1 files hang on Missing, UIKit; 1 function is judged in part\n"))
    #expect(!answer.output.contains("error:"))
  }

  @Test(arguments: [25, 26, 51, 400]) func `a folder may hold any number of files`(count: Int)
    throws
  {
    for file in 1..<count { try files.write("struct P\(file) {}\n", to: "P\(file).swift") }
    #expect(
      try rules(Self.presenter, "--view", "*ViewInput", "--presenter", "*PresenterProtocol")
        .output.contains("1 module: 1 finding"))
  }

  @Test func `tests, templates and the code of others are left out, and that's said`() throws {
    try files.write("import XCTest\n", to: "Sources/NoteTests.swift")
    try files.write("class ___FILEBASENAME___Presenter {}\n", to: "Scene.xctemplate/P.swift")
    try files.write("class OtherPresenter { var a = 1 }\n", to: "Pods/Other/Other.swift")
    try files.write(
      "// Generated using X. DO NOT EDIT\nclass MadePresenter { var a = 1 }\n", to: "M.swift")
    let answer = try rules(
      Self.presenter, "--view", "*ViewInput", "--presenter", "*PresenterProtocol")
    #expect(answer.output.contains("1 module: 1 finding\n"))
    #expect(
      answer.output.hasSuffix(
        "left out: 1 of generators, 1 of others, 1 of templates, 1 of tests\n"))
  }

  @Test func `apps that are copies of one another are judged one by one`() throws {
    for app in ["A", "B"] {
      try files.write("class AppDelegate {}\n", to: "\(app)/AppDelegate.swift")
      try files.write(Self.presenter, to: "\(app)/Note.swift")
    }
    let answer = try rules("", "--view", "*ViewInput", "--presenter", "*PresenterProtocol")
    #expect(answer.output.contains("3 modules: 2 findings"))
  }

  @Test func `a folder above a package is an app's, and the package is part of it`() throws {
    try files.write("", to: "Kit/Package.swift")
    try files.write("struct Kit {}\n", to: "Kit/Sources/Kit.swift")
    let answer = try rules(
      Self.presenter, "--view", "*ViewInput", "--presenter", "*PresenterProtocol")
    #expect(answer.output.contains("1 module: 1 finding\nleft out: 1 of packages' manifests"))
  }

  @Test func `a worker is known by its class's name, and held by its class it's a finding`() throws
  {
    let code = """
      import Foundation
      protocol NotesBusinessLogic: AnyObject { func load() }
      final class NotesWorker { func load() -> Date { Date() } }
      final class NotesInteractor: NotesBusinessLogic {
        var worker = NotesWorker()
        func load() { _ = worker.load() }
      }

      """
    let answer = try rules(code)
    let finding = "Note.swift:5: protocols: NotesInteractor knows NotesWorker by its class, so"
    #expect(
      answer.output.hasPrefix("\(finding) no spy and no other Worker can stand in its place."))
    #expect(answer.output.contains("1 module: 1 finding\n"))

    let open = try rules(code.replacing("final class NotesWorker", with: "class NotesWorker"))
    #expect(open.output.hasPrefix("\(finding) only a subclass can stand in its place."))
  }

  @Test func `a file that doesn't parse is named`() throws {
    let code = "protocol NotesDisplayLogic {}\nfinal class NotesView: NotesDisplayLogic {}\n"
    #expect(try !rules("\(code)let digits = /[a-z]+ \\d{2}/\n").output.contains("parse"))
    #expect(
      try rules("\(code)class Old { func a( { } }\n").output.contains(
        "1 file doesn't parse: Note.swift:3"))
  }

  @Test func `what is declared for a package is known without its manifest`() throws {
    let code = """
      package protocol NotesDisplayLogic: AnyObject { func display() }
      package protocol NotesPresentationLogic { func present() }
      package final class NotesPresenter: NotesPresentationLogic {
        var view: (any NotesDisplayLogic)?
        package func present() { view?.display() }
      }

      """
    let answer = try rules(code)
    #expect(answer.output.hasPrefix("Note.swift:4: weak-back:"))
    #expect(!answer.output.contains("in part"))
  }

  @Test func `a number that Foundation keeps in a class is a value`() throws {
    let code = """
      import Foundation
      protocol NotesPresentationLogic { func present(_ response: Notes.Response) }
      final class NotesPresenter: NotesPresentationLogic { func present(_: Notes.Response) {} }
      enum Notes { struct Response { var total: NSDecimalNumber } }

      """
    #expect(try rules(code).code == .success)
    #expect(
      try rules(code.replacing("NSDecimalNumber", with: "NSMutableString")).code == .notPassed)
  }

  @Test func `a View that makes its own scene is told so once, and all values it reads`() throws {
    let code = """
      protocol NotesDisplayLogic: AnyObject { func display() }
      protocol NotesBusinessLogic: AnyObject { var count: Int { get } }
      protocol NotesPresentationLogic: AnyObject {}
      final class NotesInteractor: NotesBusinessLogic {
        var count = 0
        var presenter: (any NotesPresentationLogic)?
      }
      final class NotesPresenter: NotesPresentationLogic { weak var view: (any NotesDisplayLogic)? }
      final class NotesView: NotesDisplayLogic {
        var interactor: (any NotesBusinessLogic)?
        func display() { _ = interactor?.count }
        func setup() {
          let interactor = NotesInteractor()
          let presenter = NotesPresenter()
          interactor.presenter = presenter
          presenter.view = self
          self.interactor = interactor
        }
        func other() -> Int { interactor?.count ?? 0 }
      }

      """
    let lines = try rules(code).output.split(separator: "\n").filter { $0.hasPrefix("Note") }
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("Note.swift:11: one-way: NotesView reads `count`") == true)
    #expect(lines.last?.contains("makes its own Interactor and Presenter in `setup`") == true)
  }

  @Test func `GitHub is told of what couldn't be judged, and of files from the repository on`()
    throws
  {
    #expect(
      try rules("let a = 1\n", "--format", "github").output.contains("::error title=not judged"))
    try files.write("", to: ".git/HEAD")
    try files.write(Self.presenter, to: "Packages/Ten/Note.swift")
    let answer = try TemporaryCourse.warm.get().kata(
      ["rules", "\(folder)/Packages/Ten", "--format", "github"] + Self.parts)
    #expect(answer.output.hasPrefix("::error file=Packages/Ten/Note.swift,line=5,"))
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
    #expect(plain.output.contains("2 findings"), "\(plain.output)")
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
    return presenter + "enum Clock { static func wait() { _ = Date() } }\n" + parts.joined()
  }

  @Test func `a finding in a helper rests, whichever part reaches it`() throws {
    let both = try judge(Self.helped("AnyWords", "OtherWords"), "--record")
    #expect(both.output.hasPrefix("3 findings rest"))
    for name in ["AnyWords", "OtherWords"] {
      let one = try judge(Self.helped(name))
      #expect(one.code == .success)
      #expect(one.output.hasPrefix("1 module: nothing new; 2 old findings rest\n"))
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
