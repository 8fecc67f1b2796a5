import Foundation
@testable import Shared
import Testing

@testable import Common

struct CastTests {
  @Test(
    arguments: [
      ("interactor", "view"), ("menuWorker", "interactor"), ("navigator 2", "router 2"),
      ("presenter 1", "interactor 1"), ("analytics", "test"), ("store", "test"),
    ])
  func `the sender is the one that the cast names, or the test`(receiver: String, sender: String) {
    #expect(Cast.sample.sender(of: Message(receiver: receiver, text: "x()")) == sender)
  }

  @Test(
    arguments: [
      ("screen", "shows(a: 1)", true), ("screen 2", "shows(a: 1)", true),
      ("screen2", "shows(a: 1)", false), ("view", "show()", false), ("view", "is gone", true),
      ("analytics", "track()", false), ("caller", "returned()", false),
    ])
  func `a state is a part that receives no message, or what is no call`(
    receiver: String, text: String, isState: Bool
  ) {
    #expect(Cast.sample.isState(Message(receiver: receiver, text: text)) == isState)
  }

  @Test func `parts stand in the cast's order, between the test and what it does not name`() {
    let names = ["analytics", "worker", "view 2", "test", "view 1", "screen"]
    #expect(
      Cast.sample.ordered(names) == ["test", "screen", "view 2", "view 1", "worker", "analytics"])
  }

  @Test func `is kept as a line for each part`() throws {
    let data = try JSONEncoder().encode(Cast.sample)
    #expect(
      String(decoding: data, as: UTF8.self).hasPrefix(#"["caller from interactor","screen","#))
    #expect(try JSONDecoder().decode(Cast.self, from: data) == Cast.sample)
  }
}
