import Core
import Foundation
@testable import Shared
import Testing

@testable import Authors
@testable import OwnCode

/// `kata new scene`; that the scenes compile, and are red for the right reason, is `.ci/scenes`'s.
@Suite struct NewSceneTests {
  private let files: TemporaryFolder
  private var folder: String { files.path }

  init() throws { files = try TemporaryFolder() }

  private func new(_ name: String, _ options: String...) throws -> TemporaryCourse.Answer {
    try TemporaryCourse.warm.get().kata(["new", "scene", name, "--in", folder] + options)
  }

  private func template(
    _ purpose: SceneInterview.Purpose, _ source: SceneInterview.Source = .given,
    to routes: [String] = []
  ) throws -> SceneTemplate {
    SceneTemplate(
      try SceneInterview(name: "Notes", purpose: purpose, source: source, routes: routes))
  }

  private func names(_ template: SceneTemplate) -> [String] {
    template.files.keys.map { ($0 as NSString).lastPathComponent }.sorted()
  }

  @Test func `what only leads on gets a Router alone, and what only shows gets no parts`() throws {
    let hub = try template(.leads, to: ["Home"])
    let shown = try template(.shows)
    #expect(
      names(hub) == [
        "Notes.swift", "NotesRouter.swift", "NotesRouterTests.swift", "NotesSpies.swift",
      ])
    #expect(names(shown) == ["NotesScreen.swift", "NotesScreenTests.swift"])
    #expect(shown.advice?.contains("nothing to decide") == true)
    #expect(hub.advice == nil)
  }

  @Test(arguments: SceneInterview.Source.allCases)
  func `what decides gets all parts that its answers ask for`(
    source: SceneInterview.Source
  ) throws {
    let files = try template(.decides, source, to: ["Details"]).files
    let contract = files["Sources/NotesScene/Notes.Show.swift"] ?? ""
    #expect(contract.contains("NotesWorkerLogic") == (source == .worker))
    #expect(contract.contains("NotesDataStore") == (source == .given))
    #expect(contract.contains("let text: String") == (source == .typed))
    #expect(contract.contains("func routeToDetails()"))
    #expect(files["Sources/NotesScene/NotesRouter.swift"] != nil)
    #expect(try template(.decides, source).files["Sources/NotesScene/NotesRouter.swift"] == nil)
    #expect(!files.values.contains { $0.contains("NAME") || $0.contains("SUMMARY") })
  }

  @Test func `the summary is the scene's first comment`() throws {
    for template in [
      try template(.decides, .worker), try template(.leads, to: ["Home"]), try template(.shows),
    ] {
      #expect(template.files.values.contains { $0.contains("/// \(template.summary)") })
    }
  }

  @Test func `with SpyKit, the log knows the parts, and the models can be written down`() throws {
    let interview = try SceneInterview(
      name: "Notes", purpose: .decides, source: .worker, routes: ["Details"])
    let template = SceneTemplate(interview, spyKit: "/course")
    let spies = template.files["Tests/NotesSceneTests/NotesSpies.swift"] ?? ""
    #expect(spies.contains("typealias NotesLog = KataLog<NotesCall>"))
    #expect(spies.contains(#"KataPart("worker", from: "interactor"),"#))
    #expect(template.manifest.contains(#".package(name: "KataVIP", path: "/course")"#))
    #expect(!template.files.values.contains { $0.contains(": Equatable, Sendable") })
    #expect(!SceneTemplate(interview).files.values.contains { $0.contains("SpyKit") })
  }

  @Test func `files are made once, and never written over`() throws {
    let options = ["--for", "decides", "--from", "typed", "--to", "none"]
    let first = try TemporaryCourse.warm.get().kata(
      ["new", "scene", "Notes", "--in", folder] + options)
    #expect(first.code == .success)
    #expect(first.output.contains("  Package.swift"))
    let again = try TemporaryCourse.warm.get().kata(
      ["new", "scene", "Notes", "--in", folder] + options)
    #expect(again.code == .usage)
    #expect(again.errors.contains("already"))

    let second = try new("Tags", "--for", "shows")
    #expect(second.code == .success)
    #expect(second.output.contains("Add to the targets of"))
    #expect(second.output.contains(#".target(name: "TagsScene", swiftSettings: settings),"#))
  }

  @Test(arguments: [
    ("notes", ["--for", "shows"], "can't begin the name of a type"),
    ("Notes", ["--for", "sings"], "is none of: decides, shows, leads"),
    ("Notes", ["--for", "leads", "--to", "none"], "needs a place to lead to"),
    ("Notes", ["--for", "decides", "--from", "air", "--to", "none"], "is none of: typed, given"),
    ("Notes", ["--for", "shows", "--from", "worker"], "has no source of its own"),
    ("Notes", ["--for", "leads", "--to", "Home, Home"], "is named twice"),
    ("Result", ["--for", "leads", "--to", "Home"], "is a type of Swift's"),
    ("Notes", ["--for", "leads", "--to", "Home", "--spykit", "/"], "There is no SpyKit in /"),
  ])
  func `an answer that makes no scene is refused`(
    name: String, options: [String], sentence: String
  ) throws {
    let answer = try TemporaryCourse.warm.get().kata(
      ["new", "scene", name, "--in", folder] + options)
    #expect(answer.code == .usage)
    #expect(answer.errors.contains(sentence), "\(answer.errors)")
  }

  // MARK: - Ways and use cases

  @Test func `a way pushes or presents, hands the items on, or leads back`() throws {
    let files = try template(.decides, .worker, to: ["Details+", "present:Settings", "back"]).files
    let contract = files["Sources/NotesScene/Notes.Show.swift"] ?? ""
    #expect(contract.contains("func makeDetails(items: [String]) -> any NotesScreen"))
    #expect(contract.contains("func makeSettings() -> any NotesScreen"))
    #expect(contract.contains("func present(_ screen: any NotesScreen)"))
    #expect(contract.contains("func goBack()"))
    #expect(contract.contains("var items: [String]? { get }\n"))
    #expect(files["Sources/NotesScene/NotesWorker.swift"] != nil)
    #expect(throws: Complaint.self) { try template(.leads, to: ["Home+"]) }
  }

  @Test func `a use case has files of its own, and a line where the parts are told`() throws {
    let scene = try template(.decides, .worker, to: ["Details"]).files
    let useCase = try UseCase(scene: "Notes", name: "Delete")
    let files = try useCase.files(from: scene)
    #expect(files.count == 3 + 6)
    for (path, text) in files where scene[path] != nil {
      #expect(text.lowercased().contains("delete"), "\(path)")
      #expect(text.replacing(/.*(Delete|delete).*\n/, with: "") == scene[path], "\(path)")
    }
    let bare = try template(.decides, .typed).files
    let other = try useCase.files(from: bare)
    #expect(!other.values.contains { $0.contains("worker") })
  }

  @Test func `a scene that was written otherwise is left as it is, and its line is named`() throws {
    let useCase = try UseCase(scene: "Notes", name: "Delete")
    var old = try template(.decides, .typed).files
    old["Sources/NotesScene/NotesView.swift"] = "struct NotesView {}\n"
    let complaint = #expect(throws: Complaint.self) { try useCase.files(from: old) }
    #expect(complaint?.sentence.contains("begins with \"final class NotesView\"") == true)
    #expect(throws: Complaint.self) { try UseCase(scene: "Notes", name: "delete") }
  }
}
