import Testing

@testable import KataCore

/// What is said of parts that should have gone.
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

  private func count(_ text: String) -> Recording.Entry {
    .message(Message(receiver: "census", text: text))
  }

  @Test func `whoever is left alone is kept by nobody of the scene`() {
    let scene = count("alive: scene 1")
    let words = leak(
      "alive: nobody", "alive: presenter 1", before: [scene, .step("3. let go of scene 1")])

    #expect(
      words
        == "Presenter 1 should have gone after \"3. let go of scene 1\". It goes later, or never. "
        + "Interactor 1, from whom its messages come, has gone: look for a task that still runs, "
        + "a closure that keeps self or the part, or an object of your own that keeps it.")
  }

  @Test func `whoever is held by another one that should have gone is no reason to look for`() {
    let everybody = count("alive: interactor, presenter, view")
    let words = leak("alive: nobody", "alive: interactor, presenter", before: [everybody])

    #expect(
      words?.contains("The interactor and the presenter should have gone by then. They go")
        == true)
    #expect(words?.contains("The view, from whom its messages come, has gone: look") == true)
  }

  @Test func `parts that all hold one another are a ring`() {
    let words = leak("alive: nobody", "alive: interactor, presenter, view")

    #expect(words?.contains("interactor → presenter → view → interactor") == true)
    // Somebody else may hold the one that holds the others.
    #expect(words?.contains("If all of them are right, look for a task that still runs") == true)
  }

  @Test func `who was never counted may be the one that holds it`() {
    for words in [
      leak("alive: nobody", "alive: navigator"),
      leak("has gone", "is kept alive", of: "navigator"),
    ] {
      #expect(words?.contains("Look whether the router holds it strongly, and for a task") == true)
    }
  }

  @Test func `a part that is there twice was made twice, and nobody leaks it`() {
    let words = leak("alive: interactor, view", "alive: interactor, interactor, view")

    #expect(
      words
        == "The interactor of this scene is there more than once: look where parts are made, and "
        + "hand on the one that was made.")
    #expect(
      leak("alive: view", "alive: interactor, view, view")?.contains("should have gone") == true)
  }

  @Test(
    arguments: [
      ("alive: view", "alive: nobody"), ("alive: view, router", "alive: view"),
      ("greeting: nil", "greeting: \"alive\""), ("alive: nobody", "shows()"),
    ])
  func `nothing is said where nobody is too many`(expected: String, recorded: String) {
    #expect(leak(expected, recorded) == nil)
  }
}
