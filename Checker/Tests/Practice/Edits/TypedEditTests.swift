@testable import Shared
import Testing

@testable import Practice

/// Edits as one would have typed them.
@Suite struct TypedEditTests {
  private static let text = """
    protocol NotePresentationLogic: AnyObject {
      func loading(_ isLoading: Bool)
      func present(_ text: String)
      func pair(_ one: Int, _ other: Int)
    }
    protocol NoteWorkerLogic { func fetch() async -> String }

    final class NoteInteractor {
      weak var presenter: (any NotePresentationLogic)?
      let worker: any NoteWorkerLogic
      var count = 0
      init(worker: any NoteWorkerLogic) { self.worker = worker }

      func load(_ first: Int, _ last: Int) async {
        presenter?.loading(true)
        let text = await worker.fetch()
        presenter?.loading(false)
        guard text != "" else { return }
        count += 1
        presenter?.pair(first, last)
      }
    }

    """

  /// Each edit's sentence, and the lines that it takes away and brings.
  private func edits() throws -> [String] {
    try EditSearch.edits(of: Self.text).map { edit in
      let typed = edit.typed(into: Self.text)?.split(separator: "\n") ?? []
      let changes = typed.difference(from: Self.text.split(separator: "\n")).map { change in
        switch change {
        case .remove(_, let line, _): "-\(line.trimmingPrefix { $0 == " " })"
        case .insert(_, let line, _): "+\(line.trimmingPrefix { $0 == " " })"
        }
      }
      return "\(edit.sentence): \(changes.sorted().joined(separator: " "))"
    }
  }

  @Test func `each differs in one place from what it was`() throws {
    let found = try edits()
    for expected in [
      "this message is left out: -presenter?.loading(true)",
      "this message is left out: -presenter?.loading(false)",
      "this assignment is left out: -count += 1",
      "`text != \"\"` is turned round: +guard text == \"\" else { return } "
        + "-guard text != \"\" else { return }",
    ] {
      #expect(found.contains(expected), "\(found.joined(separator: "\n"))")
    }
    #expect(!found.contains { $0.hasSuffix(": ") })
  }
}
