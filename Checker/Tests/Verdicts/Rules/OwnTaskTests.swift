@testable import Common
import Foundation
@testable import Shared
import Testing

/// Interactors that start a task of their own: each is told what is so of its own code.
@Suite struct OwnTaskTests {
  private func findings(_ body: String, _ rest: String = "") throws -> [RuleFinding] {
    let text = """
      import Dispatch

      protocol NoteBusinessLogic { func load() async }

      final class NoteInteractor: NoteBusinessLogic, @unchecked Sendable {
        var task: Task<Void, Never>?
        func answer() async {}
        func load() async {
      \(body)
        }
      }
      \(rest)

      """
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("kata-task-\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let dump = try Compiler.dump([file])
    let names = try Compiler.read(RuleCheck.mangledNames(in: dump))
    let result = try RuleCheck.result(
      trees: TreeNode.trees(in: dump), names: names, sources: [file.path: text])
    guard case .checked(let findings) = result else {
      Issue.record("\(result)")
      return []
    }
    return findings
  }

  @Test(
    arguments: [
      "Task { await answer() }", "task = Task { await answer() }",
      "task?.cancel()\ntask = Task { await answer() }", "Task.detached { await self.answer() }",
      "DispatchQueue.main.async { _ = self.task }",
    ])
  func `a task that nothing awaits may turn tests red by itself`(body: String) throws {
    let finding = try #require(try findings(body).first)
    #expect(finding.isCause == true)
    #expect(
      finding.why.contains(
        "`, and nothing awaits it: what it does may come too late, or in another order."))
    #expect(finding.line == (body.contains("\n") ? 10 : 9))
  }

  @Test(
    arguments: [
      "await Task { await answer() }.value",
      "let all = Task { await answer() }\n_ = await all.result",
      "await withCheckedContinuation { caller in\nTask { await answer(); caller.resume() } }",
      "Task { await answer(); task = nil }\nwhile task != nil { await Task.yield() }",
    ])
  func `a task that may be awaited is no cause, and isn't cancelled if nothing cancels`(
    body: String
  ) throws {
    let finding = try #require(try findings(body).first)
    #expect(finding.isCause == nil)
    #expect(finding.why.hasSuffix("`, which isn't cancelled with its caller."))
  }

  @Test func `of a task that may be awaited and cancelled, less is said`() throws {
    let body = """
      let all = Task { await answer() }
      await withTaskCancellationHandler { await all.value } onCancel: { all.cancel() }
      """
    let finding = try #require(try findings(body).first)
    #expect(finding.isCause == nil)
    #expect(finding.why.hasSuffix("` beside its caller's."))
  }

  @Test func `a View held strongly may turn tests red by itself, one held unowned crashes`() throws
  {
    let scene = { (hold: String) in
      """
      protocol NoteDisplayLogic: AnyObject {}
      protocol NotePresentationLogic {}
      final class NotePresenter: NotePresentationLogic {
        \(hold) view: (any NoteDisplayLogic)?
      }
      """
    }
    #expect(try findings("", scene("var")).map(\.isCause) == [true])
    #expect(try findings("", scene("unowned var")).map(\.isCause) == [nil])
    #expect(try findings("", scene("weak var")).isEmpty)
  }
}
