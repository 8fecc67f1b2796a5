import Foundation
import Testing

@testable import KataCore

struct CastTests {
  @Test(
    arguments: [
      ("interactor", "view"), ("presenter", "interactor"), ("menuWorker", "interactor"),
      ("navigator 2", "router 2"), ("presenter 1", "interactor 1"), ("analytics", "test"),
      ("loginView", "test"), ("store", "test"),
    ])
  func `the sender is the one that the cast names, or the test`(receiver: String, sender: String) {
    #expect(Cast.sample.sender(of: Message(receiver: receiver, text: "x()")) == sender)
  }

  @Test(
    arguments: [
      ("screen shows(a: 1)", true), ("screen2 shows(a: 1)", false), ("view show()", false),
      ("view is gone", true), ("analytics track()", false), ("caller returned()", false),
    ])
  func `a state is a part that nobody sends to, or what is no call`(text: String, isState: Bool) {
    #expect(Cast.sample.isState(FlowCase.message(text)) == isState)
  }

  @Test func `a numbered screen is a screen`() {
    #expect(Cast.sample.isState(Message(receiver: "screen 2", text: "shows(a: 1)")))
  }

  @Test func `parts stand in the cast's order, between the test and what it does not name`() {
    let names = ["analytics", "worker", "view 2", "test", "view 1", "screen"]
    #expect(
      Cast.sample.ordered(names) == ["test", "screen", "view 2", "view 1", "worker", "analytics"])
  }

  @Test func `a recorder's file tells it, a part once, at whatever place`() {
    let recording = Recording(
      reading: "begin\ta\ncast\tscreen\t\ncast\tworker\tinteractor\ncast\tworker\tview\nend\n")
    #expect(
      recording.cast == Cast([.init(name: "screen"), .init(name: "worker", sender: "interactor")]))
    #expect(recording.episodes.map(\.entries) == [[]])
  }

  @Test func `it is kept as a line for each part`() throws {
    let data = try JSONEncoder().encode(Cast.sample)
    #expect(
      String(decoding: data, as: UTF8.self).hasPrefix(#"["caller from interactor","screen","#))
    #expect(try JSONDecoder().decode(Cast.self, from: data) == Cast.sample)
  }

  @Test func `a second process adds the parts that the first did not tell`() {
    var recording = Recording(reading: "cast\tview\tpresenter\nbegin\ta\nend\n")
    recording.add(Recording(reading: "cast\tview\tpresenter\ncast\tstore\t\nbegin\tb\nend\n"))
    #expect(
      recording.cast == Cast([.init(name: "view", sender: "presenter"), .init(name: "store")]))
    #expect(recording.episodes.map(\.name) == ["a", "b"])
  }
}
