import Foundation
@testable import Shared
import Testing

@testable import Practice

extension EditSearch {
  /// The edits of a module of one file.
  static func edits(of text: String) throws -> [CodeEdit] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("kata-edits-\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try #require(edits(dump: try Compiler.dump([file]), sources: [file.path: text]))
  }
}

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

  /// Each edit as "its line: its sentence".
  private func edits(_ code: String) throws -> [String] {
    let text = Self.parts + code
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return try EditSearch.edits(of: text).map { edit in
      "\(lines[edit.line - 1].trimmingPrefix { $0 == " " }): \(edit.sentence)"
    }
  }

  @Test func `messages, assignments and conditions are edited`() throws {
    #expect(
      try edits(Self.scene) == [
        "presenter?.loading(true): this message is left out",
        "presenter?.loading(false): this message is left out",
        #"guard let text, text != "" else { return }: `text != ""` is turned round"#,
        "count += 1: this assignment is left out",
        #"presenter?.present(count > 9 ? "many" : text): this message is left out"#,
        #"presenter?.present(count > 9 ? "many" : text): `count > 9` is turned round"#,
        "while count > 0 { count -= 1 }: `count > 0` is turned round",
        "while count > 0 { count -= 1 }: this assignment is left out",
      ])
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
