/// The one list, in order, of the messages that all spies of a test received.
@MainActor
package final class KataLog<Call: KataMessage> {
  package private(set) var calls: [Call] = []
  private let recorder: KataRecorder?
  private let episode: Int?

  /// Notes each message for `kata` as well, where a suite or a player runs under it.
  package init() {
    recorder = KataRecorder.current
    episode = recorder?.episode
    recorder?.introduce(Call.cast)
  }

  package func record(_ call: Call) {
    calls.append(call)
    guard recorder != nil else { return }
    let (receiver, text) = KataText.message(call)
    note(receiver, text)
  }

  func note(_ part: String, _ text: String) {
    // What a stray task sends once its test is over belongs to no test.
    guard recorder?.episode == episode else { return }
    recorder?.message(to: part, text)
  }
}
