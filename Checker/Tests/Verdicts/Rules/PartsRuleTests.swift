@testable import Common
import Foundation
@testable import Shared
import Testing

/// Scenes whose parts are named in `course.json`: each must be there, once, and get messages.
@Suite struct PartsRuleTests {
  private static let scene = """
    protocol NoteBusinessLogic { func load() }
    protocol NotePresentationLogic { func present() }
    protocol NoteDisplayLogic: AnyObject { func display() }

    final class NoteView: NoteDisplayLogic {
      var interactor: (any NoteBusinessLogic)?
      func appear() { interactor?.load() }
      func display() {}
    }

    final class NoteInteractor: NoteBusinessLogic {
      private let presenter: any NotePresentationLogic
      init(presenter: any NotePresentationLogic) { self.presenter = presenter }
      func load() { presenter.present() }
    }

    final class NotePresenter: NotePresentationLogic {
      weak var view: (any NoteDisplayLogic)?
      func present() { view?.display() }
    }

    """

  private func findings(
    _ text: String, _ parts: [String]?, mostMessages: Int? = nil
  ) throws -> [String] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("kata-parts-\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let dump = try Compiler.dump([file])
    let names = try Compiler.read(RuleCheck.mangledNames(in: dump))
    let result = try RuleCheck.result(
      trees: TreeNode.trees(in: dump), names: names, sources: [file.path: text], rules: [.parts],
      parts: parts,
      mostMessages: mostMessages)
    guard case .checked(let findings) = result else {
      Issue.record("\(result)")
      return []
    }
    return findings.map { "\($0.line): \($0.why)" }
  }

  private let all = ["DisplayLogic", "BusinessLogic", "PresentationLogic"]

  @Test func `a scene of all its parts breaks nothing, nor does one that needs none`() throws {
    #expect(try findings(Self.scene, all) == [])
    #expect(try findings("final class Everything {}\n", nil) == [])
    #expect(try findings("final class Everything {}\n", []) == [])
  }

  @Test func `a part that is not there is missed`() throws {
    let found = try findings(Self.scene, all + ["RoutingLogic"])
    #expect(
      found == [
        "1: The scene has no Router: a part is a class that adopts a protocol whose name ends in"
          + " RoutingLogic."
      ])
    #expect(try findings("final class Everything {}\n", all).count == 1)
  }

  @Test func `one class for two parts is told so`() throws {
    let text =
      Self.scene.replacing(": NoteDisplayLogic {", with: ": NoteDisplayLogic, NoteRoutingLogic {")
      + "protocol NoteRoutingLogic { func leave() }\n"
      + "extension NoteView { func leave() {} }\n"
    let found = try findings(text, all + ["RoutingLogic"])
    #expect(found == ["5: NoteView is a View and a Router at once."])
  }

  @Test func `a part that gets no message counts for nothing`() throws {
    let silent = Self.scene.replacing("presenter.present()", with: "")
    let found = try findings(silent, all)
    #expect(
      found.count == 1 && found[0].contains("NotePresenter is a Presenter that gets no message"))
    let made = Self.scene.replacing("presenter.present()", with: "_ = NotePresenter()")
    #expect(try findings(made, all).count == 1)
  }

  @Test func `where messages are counted, a part that is not asked for is one too many`() throws {
    let text =
      Self.scene + "protocol NoteWorkerLogic { func fetch() }\n"
      + "final class NoteWorker: NoteWorkerLogic { func fetch() {} }\n"
    let found = try findings(text, all, mostMessages: 1)
    #expect(found == ["22: NoteWorker is a Worker, and this exercise has no work for one."])
    #expect(try findings(text, all) == [])
  }

  @Test func `as many messages as there may be are not too many`() throws {
    #expect(try findings(Self.scene, all, mostMessages: 1) == [])
  }

  @Test func `one message more than there may be is named with all others`() throws {
    let text =
      Self.scene.replacing("{ func load() }", with: "{ func load(); func save(_ n: Int) }")
      + "extension NoteInteractor { func save(_ n: Int) {} }\n"
      + "extension NoteBusinessLogic { func forget() {} }\n"
    let found = try findings(text, all, mostMessages: 1)
    #expect(
      found == [
        "11: 2 messages go to NoteInteractor: load, save. This exercise has work for 1 at most."
      ])
  }

  @Test func `messages are counted over all Interactors`() throws {
    let text =
      Self.scene + "protocol SaveBusinessLogic { func save() }\n"
      + "final class SaveInteractor: SaveBusinessLogic { func save() {} }\n"
      + "extension NoteView { func save(_ saver: any SaveBusinessLogic) { saver.save() } }\n"
    let found = try findings(text, all, mostMessages: 1)
    #expect(
      found == [
        "11: 2 messages go to NoteInteractor and SaveInteractor: load, save. This exercise has work"
          + " for 1 at most."
      ])
  }

  @Test func `where no part may be left, each one is named`() throws {
    #expect(
      try findings(Self.scene, []) == [
        "5: NoteView is still a View, since it adopts NoteDisplayLogic."
          + " This exercise wants no part left.",
        "11: NoteInteractor is still an Interactor, since it adopts NoteBusinessLogic."
          + " This exercise wants no part left.",
        "17: NotePresenter is still a Presenter, since it adopts NotePresentationLogic."
          + " This exercise wants no part left.",
      ])
  }

  @Test func `where no part may be left, a class is one by its name, too`() throws {
    #expect(
      try findings("final class NotePresenter {}\n", []) == [
        "1: NotePresenter is still a Presenter, by its name. This exercise wants no part left."
      ])
  }
}
