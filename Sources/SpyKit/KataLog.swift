/// The one list, in order, of the messages that all spies of a test received.
@MainActor
package final class KataLog<Call: KataMessage> {
  package private(set) var calls: [Call] = []
  private let recorder: KataRecorder?

  /// Notes each message for `kata` as well, where a suite or a player runs under it.
  package init() {
    recorder = KataRecorder.current
  }

  package func record(_ call: Call) {
    calls.append(call)
    recorder?.message(to: call.receiver, call.text)
  }
}
