import Testing

@testable import SpyKit

private enum Call: KataMessage {
  case worker(Worker)
  case view(View)
  indirect case numbered(Int, Call)

  static let cast: [KataPart] = [
    .state("screen"), KataPart("view", from: "presenter"), KataPart("worker", from: "interactor"),
  ]

  static func numbering(_ call: Self, _ number: Int) -> Self { .numbered(number, call) }

  enum Worker: Equatable, Encodable {
    case ask(String)
    case find(Key)
  }

  enum View: Equatable, Encodable {
    case show
  }
}

/// A model whose author changed all that can be changed about its text.
private struct Key: Equatable, Encodable {
  var name: String
}

extension Key: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "a key" }
  var debugDescription: String { "a key" }
  var customMirror: Mirror { Mirror(self, children: []) }
  static func == (left: Self, right: Self) -> Bool { true }
}

private final class NumberedSpy: KataSpy {
  let log: KataLog<Call>
  let number: Int? = 2

  init(_ log: KataLog<Call>) {
    self.log = log
  }
}

@MainActor @Suite struct KataLogTests {
  @Test func `the number of a scene is its part's`() {
    let call = Call.numbered(2, .worker(.ask("a")))
    #expect(call.receiver == "worker 2")
    #expect(call.text == #"ask("a")"#)
  }

  @Test func `what a learner's extensions say of a value changes nothing`() {
    let call = Call.worker(.find(Key(name: "Ann")))
    #expect("\(Key(name: "Ann"))" == "a key")
    #expect(call.text == #"find(name: "Ann")"#)
    #expect(call.debugDescription == #"worker find(name: "Ann")"#)
    #expect(call == .worker(.find(Key(name: "Bob"))))
    #expect(call.text != Call.worker(.find(Key(name: "Bob"))).text)
  }

  @Test func `the calls during a closure are those that arrive while it runs`() async {
    let log = KataLog<Call>()
    log.record(.view(.show))

    let calls = await log.calls {
      log.record(.worker(.ask("a")))
      await Task { _ = log.record(.worker(.ask("b"))) }.value
    }
    let noCalls = await log.calls {}
    log.record(.view(.show))

    #expect(calls == [.worker(.ask("a")), .worker(.ask("b"))])
    #expect(noCalls == [])
    #expect(log.calls == [.view(.show)] + calls + [.view(.show)])
  }

  @Test func `a closure that throws passes its error on, and its calls stay in the log`() async {
    let log = KataLog<Call>()

    await #expect(throws: CancellationError.self) {
      _ = try await log.calls {
        log.record(.view(.show))
        throw CancellationError()
      }
    }
    #expect(log.calls == [.view(.show)])
  }

  @Test func `a cast is told once, however many logs there are`() throws {
    let temporary = try TemporaryRecorder()
    KataRecorder.$current.withValue(temporary.recorder) {
      _ = (KataLog<Call>(), KataLog<Call>())
    }
    #expect(try temporary.text.split(separator: "\n").count == 3)
  }

  @Test func `a spy writes with its number, and what it notes is for kata alone`() throws {
    let temporary = try TemporaryRecorder()
    let log = KataRecorder.$current.withValue(temporary.recorder) { KataLog<Call>() }
    let spy = NumberedSpy(log)

    spy.record(.view(.show))
    spy.note("view", "is gone")

    #expect(log.calls == [.numbered(2, .view(.show))])
    #expect(try temporary.text.hasSuffix("message\tview 2\tshow()\nmessage\tview 2\tis gone\n"))
  }

  @Test func `notes each call for kata where a recorder runs`() throws {
    let temporary = try TemporaryRecorder()
    let log = KataRecorder.$current.withValue(temporary.recorder) { KataLog<Call>() }

    let calls: [Call] = [.worker(.ask("a\tb")), .view(.show), .view(.show)]
    for call in calls { log.record(call) }

    #expect(log.calls == calls)
    #expect(
      try temporary.text == """
        cast\tscreen\t
        cast\tview\tpresenter
        cast\tworker\tinteractor
        message\tworker\task("a\\tb")
        message\tview\tshow()
        message\tview\tshow()

        """)
  }

  @Test func `a log from before the recorder notes nothing`() throws {
    let temporary = try TemporaryRecorder()
    let log = KataLog<Call>()

    KataRecorder.$current.withValue(temporary.recorder) { log.record(.view(.show)) }

    #expect(try temporary.text == "")
  }
}
