import Testing

@testable import SpyKit

private enum Call: KataMessage {
  case ask(String)
  case show

  var receiver: String {
    switch self {
    case .ask: "worker"
    case .show: "view"
    }
  }

  var text: String {
    switch self {
    case .ask(let words): "ask(\(KataText.quoted(words)))"
    case .show: "show()"
    }
  }
}

@MainActor @Suite struct KataLogTests {
  @Test func `keeps every call, in order, also the same one twice`() {
    let log = KataLog<Call>()
    #expect(log.calls == [])

    log.record(.show)
    log.record(.ask("a"))
    log.record(.show)

    #expect(log.calls == [.show, .ask("a"), .show])
  }

  @Test func `a call reads as receiver and text`() {
    #expect(String(reflecting: Call.ask("a\n")) == #"worker ask("a\n")"#)
  }

  @Test func `notes each call for kata where a recorder runs`() throws {
    let temporary = try TemporaryRecorder()
    let log = KataRecorder.$current.withValue(temporary.recorder) { KataLog<Call>() }

    log.record(.ask("a\tb"))
    log.record(.show)

    #expect(try temporary.text == "message\tworker\task(\"a\\tb\")\nmessage\tview\tshow()\n")
    #expect(log.calls.count == 2)
  }

  @Test func `a log from before the recorder notes nothing`() throws {
    let temporary = try TemporaryRecorder()
    let log = KataLog<Call>()

    KataRecorder.$current.withValue(temporary.recorder) { log.record(.show) }

    #expect(try temporary.text == "")
  }
}
