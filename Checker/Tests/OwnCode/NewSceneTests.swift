import Basics
import Common
import Foundation
@testable import Shared
import Testing

@testable import Authors
@testable import Host
@testable import OwnCode

/// `kata new scene`; that the scenes compile, and are red for the right reason, is `.ci/scenes`'s.
@Suite struct NewSceneTests {
  private let files: TemporaryFolder
  private var folder: String { files.path }

  init() throws { files = try TemporaryFolder() }

  private func kata(_ words: String...) throws -> TemporaryCourse.Answer {
    try TemporaryCourse.warm.get().kata(words + ["--in", folder])
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
  }

  private var made: [String] { Files.live().tree(folder) }

  // MARK: - What is made

  @Test func `a new package has a product and ignores what is built; it is made once`() throws {
    let first = try kata("new", "scene", "Notes", "--from", "typed", "--to", "none")
    #expect(first.code == .success, "\(first.errors)")
    #expect(first.output.contains("  Package.swift"))
    #expect(
      try read("Package.swift").contains(
        #".library(name: "NotesScene", targets: ["NotesScene"])"#))
    #expect(try read(".gitignore") == ".build/\n")
    let again = try kata("new", "scene", "Notes", "--from", "typed", "--to", "none")
    #expect(again.code == .usage)
    #expect(again.errors.contains("already"))
  }

  @Test func `a package that there is stays, and what its manifest needs is said`() throws {
    try files.write("// swift-tools-version: 6.3\n", to: "Package.swift")
    let answer = try kata("new", "scene", "Tags", "--from", "shown")
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(made.filter { $0.hasSuffix(".swift") }.count == 3)
    #expect(try read("Package.swift") == "// swift-tools-version: 6.3\n")
    for line in [
      "      .defaultIsolation(MainActor.self),",
      #"    .target(name: "TagsScene", swiftSettings: settings),"#,
      #"    .library(name: "TagsScene", targets: ["TagsScene"])"#,
      "A screen that only shows has nothing to decide",
    ] {
      #expect(answer.output.contains(line), "\(answer.output)")
    }
    #expect(!answer.output.contains("Add to its dependencies"))
  }

  @Test func `SpyKit is found on a way that another machine has, too`() throws {
    let course = try TemporaryCourse.warm.get().root
    let answer = try kata(
      "new", "scene", "Notes", "--from", "worker", "--to", "back", "--spykit", course)
    #expect(answer.code == .success, "\(answer.errors)")
    let manifest = try read("Package.swift")
    let path = try #require(manifest.firstMatch(of: /"KataVIP", path: "(.*)"/)?.1)
    #expect(path.hasPrefix("../"))
    let files = Files.live()
    #expect(files.resolved("\(files.resolved(folder))/\(path)") == files.resolved(course))
    #expect(manifest.contains(#".product(name: "SpyKit", package: "KataVIP")"#))
    #expect(manifest.contains(".macOS(.v15)"))
  }

  @Test func `a retry leaves no alert in a scene with a use case`() throws {
    _ = try kata("new", "scene", "Notes", "--from", "worker", "--to", "back", "--use-cases", "Save")
    let view = try read("Sources/NotesScene/NotesView.swift")
    #expect(view.contains("saveNotice = viewModel.notice\n    problem = nil\n"))
    #expect(view.contains("problem = viewModel\n    saveNotice = nil\n"))
    #expect(!view.contains("  var "))
    #expect(try read("Tests/NotesSceneTests/NotesSaveTests.swift").contains("`after a retry"))
  }

  @Test func `a use case comes later, too, into files that were moved`() throws {
    _ = try kata("new", "scene", "Notes", "--from", "worker", "--to", "Details")
    try FileManager.default.moveItem(
      atPath: "\(folder)/Sources/NotesScene/NotesView.swift",
      toPath: "\(folder)/Sources/NotesScene/Screen.swift")
    let answer = try kata("new", "use-case", "Notes.Save")
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(try read("Sources/NotesScene/Screen.swift").contains("func displaySave("))
    #expect(answer.output.contains("Sources/NotesScene/Notes.Save.swift\n"))
    #expect(answer.output.contains("Screen.swift, a line or more"))
    #expect(try kata("new", "use-case", "Notes.Save").code == .usage)
    let way = try kata("new", "use-case", "Notes.Details")
    #expect(way.errors.contains("Details is named twice"), "\(way.errors)")
  }

  @Test func `a scene that was written otherwise is left as it is, and its line is named`() throws {
    _ = try kata("new", "scene", "Notes", "--from", "given", "--to", "none")
    try files.write("struct NotesView {}\n", to: "Sources/NotesScene/NotesView.swift")
    let before = made
    let answer = try kata("new", "use-case", "Notes.Save")
    #expect(answer.code == .notPassed)
    #expect(answer.errors.contains("needs one line \"class NotesView … {"), "\(answer.errors)")
    #expect(made == before)
  }

  // MARK: - What is refused

  @Test(arguments: [
    ("notes", ["--from", "shown"], "can't begin the name of a type"),
    ("Notes", ["--from", "air"], "is none of: worker, typed, given, shown"),
    ("Notes", ["--from", "shown", "--to", "Home"], "it leads nowhere"),
    ("Notes", ["--from", "shown", "--use-cases", "Save"], "has no use cases"),
    ("Notes", ["--from", "shown", "--spykit", "/"], "has no use cases or spies"),
    ("Notes", ["--from", "typed", "--to", "Home,present:Home"], "is named twice"),
    ("Notes", ["--from", "typed", "--to", "Back"], "can't be named Back"),
    ("Notes", ["--from", "typed", "--to", "none", "--use-cases", "Save,Save"], "is named twice"),
    ("Notes", ["--from", "typed", "--to", "Save", "--use-cases", "Save"], "is named twice"),
    ("Notes", ["--from", "typed", "--to", "none", "--use-cases", "Notes"], "is named twice"),
    ("Notes", ["--from", "typed", "--to", "Home", "--spykit", "/"], "There is no SpyKit in /"),
  ])
  func `an answer that makes no scene is refused, and nothing is written`(
    name: String, options: [String], sentence: String
  ) throws {
    let answer = try TemporaryCourse.warm.get().kata(
      ["new", "scene", name, "--in", folder] + options)
    #expect(answer.code == .usage)
    #expect(answer.errors.contains(sentence), "\(answer.errors)")
    #expect(answer.errors.contains("next: kata") || answer.errors.contains("next: name"))
    #expect(made.isEmpty)
  }

  @Test func `no package is begun in a folder with an app's project`() throws {
    try files.write("", to: "App.xcodeproj/project.pbxproj")
    let answer = try TemporaryCourse.warm.get().kata(
      ["new", "scene", "Notes", "--from", "typed", "--to", "none", "--in", folder])
    #expect(answer.code == .usage)
    #expect(answer.errors.contains("holds an app's project, and no package."), "\(answer.errors)")
  }

  @Test(arguments: [
    "Show", "Self", "View", "Failure", "Request", "Response", "ViewModel", "List", "Problem",
    "Type", "Protocol", "Init", "Default", "Return", "Result", "FetchItems", "Interactor",
  ])
  func `no scene or use case is named like something that is there`(name: String) throws {
    for words in [
      ["new", "scene", name, "--from", "typed", "--to", "none", "--in", folder],
      [
        "new", "scene", "Notes", "--from", "typed", "--to", "none", "--use-cases", name, "--in",
        folder,
      ], ["new", "use-case", "Notes.\(name)", "--in", folder],
    ] {
      let answer = try TemporaryCourse.warm.get().kata(words)
      #expect(answer.code == .usage)
      #expect(answer.errors.contains("has something named \(name) already"), "\(answer.errors)")
    }
    #expect(made.isEmpty)
  }

  // MARK: - Templates

  private func answers(_ routes: [String] = []) throws -> SceneAnswers {
    try SceneAnswers(scene: "Notes", routes: routes)
  }

  private func filled(_ text: String, _ answers: SceneAnswers) -> String? {
    Template(text).filled(answers)
  }

  @Test func `a region stands with its answer, and its marks never do`() throws {
    let text = """
      // [ways
      protocol SampleDestinations {
        // [each push
        func makeDetails()
        // ]
        // [each root
        func makeHome()
        // ]
      }
      // ]
      // [back
      back
      // ]
      """
    #expect(try filled(text, answers()) == nil)
    #expect(try filled(text, answers(["back"])) == "back")
    #expect(
      try filled(text, answers(["Sample", "root:Delete", "One"])) == """
        protocol NotesDestinations {
          func makeSample()
          func makeOne()
          func makeDelete()
        }
        """)
  }

  @Test func `a list of which little is left stands on one line`() throws {
    let text = """
      make(
        // [push
        store: store,
        // ]
        // [back
        navigator: navigator,
        // ]
      )
      """
    #expect(try filled(text, answers()) == "make()")
    #expect(try filled(text, answers(["back"])) == "make(navigator: navigator)")
    #expect(
      try filled(text, answers(["A", "back"]))
        == "make(\n  store: store,\n  navigator: navigator,\n)")
  }

  @Test func `with SpyKit, its lines lose their sign, and models can be written down`() throws {
    let text = """
      import Testing

      // [plain
      class SampleLog {}
      // ]
      // [spykit
      //: typealias SampleLog = KataLog<SampleCall>
      //:   path "COURSE"
      // ]
      @Suite struct SampleTests: Equatable, Sendable {}
      """
    var answers = try answers()
    #expect(filled(text, answers)?.contains("class NotesLog {}\n@Suite struct NotesTests") == true)
    answers.course = "../course"
    #expect(
      filled(text, answers) == """
        import SpyKit
        import Testing

        typealias NotesLog = KataLog<NotesCall>
          path "../course"
        @Suite(.flow) struct NotesTests: Equatable, Encodable, Sendable {}
        """)
  }

  @Test func `a use case's lines know what they stand in`() throws {
    let text = """
      final class SampleView: SampleDisplayLogic {
        init(
          one: Int,
        ) {
          self.one = one
        }

        func displayProblem() {
          // [use-case
          deleteNotice = nil
          // ]
        }
        // [use-case

        func displayDelete() {}
        // ]
      }
      """
    var answers = try answers()
    answers.useCase = "SaveAll"
    let additions = Template(text).additions(answers)
    #expect(
      additions.map(\.openers) == [
        ["class NotesView", "func displayProblem"], ["class NotesView"],
      ])
    #expect(
      additions.map(\.lines) == [["    saveAllNotice = nil"], ["", "  func displaySaveAll() {}"]])
  }

  @Test(arguments: SceneTemplate.Source.allCases)
  func `of the templates in the course, no word or mark is left`(
    source: SceneTemplate.Source
  ) throws {
    var host = HostSystem.live()
    host.executable = "\(TemporaryCourse.origin)/Checker/.build/kata-code"
    let template = try SceneTemplate(source, host: host)
    for routes in [[], ["back"], ["One", "Two", "present:Three", "root:Four", "back"]] {
      for course in [nil, "../course"] {
        var answers = try answers(routes)
        answers.course = course
        var made = template.files(answers)
        let marks = /Sample|Delete|delete|Details|COURSE|\/\/ \[|\/\/ \]|\/\/:|\n\n\n/
        if source != .shown {
          for name in ["Save", "Move"] {
            made.merge(try template.files(of: name, in: made, answers)) { $1 }
          }
          #expect(made.keys.contains("Tests/NotesSceneTests/NotesMoveTests.swift"))
          #expect(made.keys.contains("Sources/NotesScene/NotesRouter.swift") == !routes.isEmpty)
        }
        for (path, text) in made {
          #expect(text.firstMatch(of: marks) == nil, "\(path)\n\(text)")
          #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(path)")
        }
      }
    }
  }
}
