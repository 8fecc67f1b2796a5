@testable import Common
import Foundation
@testable import Shared
import Testing

/// The methods by which the parts of a scene get their messages, found in the compiler's tree.
@Suite struct OwnPartsTests {
  private static let scene = """
    protocol NoteBusinessLogic { func load() async; func count() -> Int }
    protocol NotePresentationLogic { func present(_ text: String) }

    protocol Helping { func help() }

    final class NoteInteractor: NoteBusinessLogic, Helping {
      func load() async { help() }
      func count() -> Int { 1 }
      func help() {}
    }

    class Words: NotePresentationLogic {
      func present(_ text: String) { print(text) }
    }

    struct Plain { func load() {} }

    """

  private func parts(_ text: String) throws -> OwnParts {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("kata-messages-\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let dump = try Compiler.dump([file])
    let names = try Compiler.read(RuleCheck.mangledNames(in: dump))
    return try #require(RuleCheck.ownParts(dump: dump, names: names, sources: [file.path: text]))
  }

  @Test func `methods without a result that a part's protocol asks for are its messages`() throws {
    let found = try parts(Self.scene)
    #expect(
      found.classes.map { "\($0.end) \($1)" }.sorted() == [
        #"BusinessLogic ["NoteInteractor"]"#, #"PresentationLogic ["Words"]"#,
      ])
    #expect(found.methods.map(\.name) == ["load", "present"])
    #expect(found.methods.map(\.part) == ["NoteInteractor", "Words"])
    #expect(found.methods.map(\.role.title) == ["Interactor", "Presenter"])
    for method in found.methods {
      let before = Self.scene.utf8.prefix(method.body.lowerBound)
      #expect(String(before)?.hasSuffix("{") == true)
      let behind = Self.scene.utf8.dropFirst(method.body.upperBound)
      #expect(String(behind)?.hasPrefix("}") == true)
    }
  }

  @Test func `a scene without parts has no messages`() throws {
    let found = try parts("final class Everything { func load() {} }\n")
    #expect(found == OwnParts(classes: [:], methods: []))
  }
}
