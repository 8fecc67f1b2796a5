import Core
import Foundation
import Rules
@testable import Shared
import Testing

@testable import Edits
@testable import OwnCode

/// The small edits that the compiler's tree of a module gives.
@Suite struct EditSearchTests {
  private static let parts = """
    protocol NotePresentationLogic: AnyObject {
      func loading(_ isLoading: Bool)
      func present(_ text: String)
    }
    protocol NoteWorkerLogic { func fetch(_ from: Int, to: Int) async throws -> String }

    """

  private static let scene = """
    final class NoteInteractor {
      weak var presenter: (any NotePresentationLogic)?
      private let worker: any NoteWorkerLogic
      private(set) var count = 0

      init(worker: any NoteWorkerLogic) { self.worker = worker }

      func load(_ first: Int, _ last: Int) async {
        presenter?.loading(true)
        let text = try? await worker.fetch(first, to: last)
        presenter?.loading(false)
        guard let text, text != "" else { return }
        count += 1
        presenter?.present(count > 9 ? "many" : text)
      }

      func reset() {
        while count > 0 { count -= 1 }
        helped()
      }

      func helped() {}
    }

    """

  private func module(_ code: String) throws -> EditedModule {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("kata-edits-\(UUID().uuidString).swift")
    let text = Self.parts + code
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let texts = [file.path: text]
    let edits = EditSearch.edits(dump: try Compiler.dump([file]), sources: texts)
    return EditedModule(texts, try #require(edits))
  }

  /// Each edit as "its line: its sentence".
  private func edits(_ code: String) throws -> [String] {
    try module(code).edits.map { "\($0.code): \($0.sentence)" }
  }

  /// The module with all edits in it, which must compile.
  private func edited(_ code: String) throws -> String {
    let edited = try #require(try module(code).edited.first)
    let file = URL(fileURLWithPath: edited.key)
    try edited.value.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try Compiler.dump([file])
    return edited.value
  }

  @Test func `messages, assignments, conditions, arguments and waits are edited`() throws {
    #expect(
      try edits(Self.scene) == [
        "presenter?.loading(true): this message is left out",
        "presenter?.loading(true): this message is sent only after the wait in line 15",
        "let text = try? await worker.fetch(first, to: last): `first` and `last` are exchanged",
        "presenter?.loading(false): this message is left out",
        "presenter?.loading(false): this message is sent before the wait in line 15",
        #"guard let text, text != "" else { return }: `text != ""` is turned round"#,
        "count += 1: this assignment is left out",
        #"presenter?.present(count > 9 ? "many" : text): this message is left out"#,
        #"presenter?.present(count > 9 ? "many" : text): `count > 9` is turned round"#,
        "while count > 0 { count -= 1 }: `count > 0` is turned round",
        "while count > 0 { count -= 1 }: this assignment is left out",
      ])
  }

  @Test func `all edits compile together, each behind its number, and no line moves`() throws {
    let exchange = try #require(
      try module(Self.scene).edits.first { $0.sentence.hasSuffix("exchanged") })
    let chosen = "kataEdit(\(exchange.number))"
    let text = try edited(Self.scene)
    #expect(text.contains("fetch(\(chosen) ? last : first, to: \(chosen) ? first : last)"))
    let (lines, own) = (
      text.split(separator: "\n"), (Self.parts + Self.scene).split(separator: "\n")
    )
    let last = "  func helped() {}"[...]
    #expect(lines.firstIndex(of: last) == own.firstIndex(of: last))
  }

  @Test func `a message is left out wherever it is sent`() throws {
    let code = """
      final class NoteRouter {
        var presenter: any NotePresentationLogic
        init(presenter: any NotePresentationLogic) { self.presenter = presenter }
        func show(_ isReady: Bool) {
          guard isReady else { return presenter.present("no") }
          [1, 2].forEach { presenter.present("\\($0)") }
          defer { presenter.loading(false) }
          switch [1].first {
          case nil: presenter.present("none")
          default: note(presenter)
          }
        }
        func note<Value>(_ value: Value) {}
      }

      """
    #expect(
      try edits(code) == [
        #"guard isReady else { return presenter.present("no") }: `isReady` is turned round"#,
        #"guard isReady else { return presenter.present("no") }: this message is left out"#,
        #"[1, 2].forEach { presenter.present("\($0)") }: this message is left out"#,
        "defer { presenter.loading(false) }: this message is left out",
        #"case nil: presenter.present("none"): this message is left out"#,
      ])
    let text = try edited(code)
    #expect(text.contains(#"{ if kataEdit(2) { return }; return presenter.present("no") }"#))
  }

  @Test func `a message that needs what is waited for is not sent before`() throws {
    let code = """
      final class NoteKeeper {
        let (worker, presenter): (any NoteWorkerLogic, any NotePresentationLogic)
        init(_ worker: any NoteWorkerLogic, _ presenter: any NotePresentationLogic) {
          (self.worker, self.presenter) = (worker, presenter)
        }
        func load() async throws {
          let text = try await worker.fetch(1, to: 1)
          presenter.present(text)
          Task { _ = try await worker.fetch(1, to: 1) }
          presenter.loading(false)
        }
      }

      """
    #expect(
      try edits(code) == [
        "presenter.present(text): this message is left out",
        "presenter.loading(false): this message is left out",
      ])
  }

  @Test func `what a result builder is given is left alone`() throws {
    let code = """
      @resultBuilder enum Words {
        static func buildBlock(_ parts: String...) -> String { parts.joined() }
        static func buildOptional(_ part: String?) -> String { part ?? "" }
      }

      struct Note {
        var isNew: Bool
        @Words var words: String {
          if isNew { "new" }
          "note"
        }
      }

      """
    #expect(try edits(code) == [])
  }
}
