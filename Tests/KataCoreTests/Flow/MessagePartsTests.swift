import Testing

@testable import KataCore

struct MessagePartsTests {
  @Test func `a call has a name and arguments`() {
    let message = FlowCase.message(
      #"worker authenticate(email: "a, \"b ((", kinds: [.one, .two(3, 4)], true)"#)
    #expect(message.name == "authenticate")
    #expect(
      message.arguments == [#"email: "a, \"b ((""#, "kinds: [.one, .two(3, 4)]", "true"])
  }

  @Test(arguments: [#"store user: "Ann (a)""#, "caller request 1 returned", "screen (nothing)"])
  func `what is no call has no name`(text: String) {
    let message = FlowCase.message(text)
    #expect(message.name == nil)
    #expect(message.contents == message.text)
  }

  @Test(
    arguments: [
      ("interactor", "view"), ("router", "view"), ("presenter", "interactor"),
      ("worker", "interactor"), ("view", "presenter"), ("screen", "view"),
      ("menuWorker", "interactor"), ("loginView", "presenter"), ("analytics", "test"),
    ])
  func `the sender is the part before it in the cycle`(receiver: String, sender: String) {
    #expect(Message(receiver: receiver, text: "x()").sender == sender)
  }
}
