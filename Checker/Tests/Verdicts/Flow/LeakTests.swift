@testable import Common
@testable import Shared
import Testing

/// The hint at parts that should have been freed.
@Suite struct LeakTests {
  private let cast = Cast([
    Cast.Part(name: "view", sender: "presenter"), Cast.Part(name: "interactor", sender: "view"),
    Cast.Part(name: "presenter", sender: "interactor"), Cast.Part(name: "router", sender: "view"),
    Cast.Part(name: "navigator", sender: "router"), Cast.Part(name: "census"),
  ])

  private func leak(
    _ expected: String, _ recorded: String, before: [Recording.Entry] = [],
    of receiver: String = "census"
  ) -> String? {
    let entries = [expected, recorded].map { text in
      before + [.message(Message(receiver: receiver, text: text))]
    }
    return FlowDiagram(expected: entries[0], recorded: entries[1], cast: cast).leak
  }

  @Test func `the part that sends to it may hold it, and so may the learner's own`() {
    #expect(
      leak("alive: none", "alive: presenter 1", before: [.step("3. let go of scene 1")])
        == "Presenter 1 should have been freed after \"3. let go of scene 1\", but it's still alive. "
        + "Something holds it: interactor 1, strongly? a task that's still running? a closure that "
        + "captures self? an object of your own? a cycle in which no link is weak? See Docs/VIP.md, "
        + "Who owns whom.")
    #expect(
      leak("has gone", "is kept alive", of: "navigator")?
        .contains("Something holds it: the router, strongly?") == true)
  }

  @Test func `a remark that a part is still there says who may hold it, too`() {
    let found = Recording.Entry.message(
      Message(receiver: "census", text: "the navigator is still there"))
    let leak = FlowDiagram(expected: [], recorded: [found], cast: cast).leak
    #expect(leak?.contains("Something holds it: the router, strongly?") == true)
  }

  @Test func `a part that another one holds that should have been freed is no reason to look for`()
  {
    let words = leak("alive: none", "alive: interactor, presenter")

    #expect(
      words?.hasPrefix(
        "The interactor and the presenter should have been freed by then, but they're still alive. "
          + "Something holds them: the view, strongly?") == true)
  }

  @Test func `of a part that is there twice, nobody knows whether it was made twice or leaks`() {
    #expect(
      leak("alive: interactor, view", "alive: interactor, interactor, view")
        == "2 interactors are alive, not 1. Either a scene has made more than one, or one is left "
        + "from another scene, and something still holds it: a closure, say. See Docs/VIP.md, Who "
        + "owns whom.")
    #expect(
      leak("alive: view, view", "alive: view, view, view")?.hasPrefix("3 views are alive, not 2.")
        == true)
    #expect(
      leak("alive: view", "alive: interactor, view, view")?.contains("been freed") == true)
  }

  @Test(
    arguments: [
      ("alive: view", "alive: none"), ("alive: view, router", "alive: view"),
      ("greeting: nil", "greeting: \"alive\""), ("alive: none", "shows()"),
    ])
  func `nothing is said where none is too many`(expected: String, recorded: String) {
    #expect(leak(expected, recorded) == nil)
  }
}
