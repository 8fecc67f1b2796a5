@testable import Shared
import Testing

@testable import Common

@Suite struct MessageTests {
  @Test func `a call has a name and arguments`() {
    let message = Message.sample(
      #"worker authenticate(email: "a, \"b ((", kinds: [.one, .two(3, 4)], true)"#)
    #expect(message.name == "authenticate")
    #expect(
      message.arguments == [#"email: "a, \"b ((""#, "kinds: [.one, .two(3, 4)]", "true"])
  }

  @Test(arguments: [#"store user: "Ann (a)""#, "census alive: nobody", "screen (nothing)"])
  func `what is no call has no name`(text: String) {
    let message = Message.sample(text)
    #expect(message.name == nil)
    #expect(message.contents == message.text)
  }

  @Test(
    arguments: [
      ("a: 1, b: 2", nil, nil, "shows a: 1, b: 2"), ("a: 1, b: 2", "a: 1, b: 3", nil, "shows b: 2"),
      ("a: 1, b: 2", "a: 1, b: 2", nil, "shows the same"),
      ("a: 1, b: 2", "a: 1, b: 2", "a: 1, b: 4", "shows b: 2"),
    ])
  func `of what is shown, only the news are told`(
    own: String, before: String?, other: String?, news: String
  ) {
    let shows = { (text: String) in Message(receiver: "screen", text: "shows(\(text))") }
    let told = shows(own).news(since: before.map(shows), against: other.map(shows))
    #expect(told.own.text == news)
    #expect(told.other?.text == other.map { _ in "shows b: 4" })
  }
}
