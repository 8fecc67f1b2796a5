@testable import Shared
import Testing

@testable import Core
@testable import OwnCode

/// Lines of code, by layer.
@Suite struct CodeLinesTests {
  private static let scene = """
    import Observation

    /// The models.
    enum Note {
      struct Request {}
    }

    protocol NoteBusinessLogic: AnyObject {
      func show()
    }

    func makeNoteScene(
      worker: any NoteWorkerLogic
    ) -> NoteView {
      NoteView()
    }

    @Observable
    final class NoteView: NoteDisplayLogic,
      NoteReturnLogic
    {
      // Nothing yet.

      var text = ""
    }

    final class Decider: NoteBusinessLogic {
      func show() {}
    }

    extension Decider {
      func help() {}
    }

    struct NotePresenter {}

    """

  @Test func `each declaration counts for its layer, without comments and blank lines`() {
    let lines = CodeLines(sources: [Self.scene]).lines
    #expect(
      lines == [
        .models: 6, .assembly: 5, .view: 6, .interactor: 6, .presenter: 1,
      ])
  }

  @Test func `tests and spies are told apart`() {
    let tests = """
      import Testing

      @Suite struct NoteTests {
        @Test func `one`() {}
        @Test(arguments: [1, 2])
        func two(number: Int) {}
      }

      final class Spy {
        var calls = 0
      }

      final class OldTests: XCTestCase {
        func testOne() {}
      }

      """
    let lines = CodeLines(sources: [], tests: [tests])
    #expect(lines.tests == 2)
    #expect(lines.lines == [.tests: 8, .spies: 3])
    #expect(lines.sum == 11)
  }
}
