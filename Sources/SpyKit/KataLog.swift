/// The one list, in order, of the messages that all spies of a test received.
@MainActor
public final class KataLog<Call: KataMessage> {
  public private(set) var calls: [Call] = []
  private let recorder: KataRecorder?
  private let episode: Int?
  private let flow = KataFlow.current

  /// Notes each message for `kata` as well, where a suite or a player runs under it.
  public init() {
    recorder = KataRecorder.current
    episode = recorder?.episode
    recorder?.introduce(Call.cast)
  }

  /// Gives the messages that arrive while a closure runs, however many came before.
  ///
  /// A test that looks at them alone can't be misled by a message too many, as it is by a window of
  /// the last two or three.
  public func calls(during act: @MainActor () async throws -> Void) async rethrows -> [Call] {
    let count = calls.count
    try await act()
    return Array(calls.dropFirst(count))
  }

  /// Gives what its answer is written down by; nil where no answers are.
  @discardableResult
  public func record(_ call: Call) -> KataQuestion? {
    calls.append(call)
    flow?.add(call)
    guard recorder != nil else { return nil }
    let (receiver, text) = KataText.message(call)
    return note(receiver, text)
  }

  /// Has `kata` draw what came of a question; the words are used for nothing else.
  public func answer(_ question: KataQuestion?, _ words: @autoclosure () -> String) {
    guard let question, recorder?.episode == episode else { return }
    recorder?.answer(to: question.number, words())
  }

  /// Gives an answer to the caller, and has `kata` draw it.
  public func give<Value: Encodable & Sendable>(
    _ answer: Result<Value, any Error>, to question: KataQuestion?
  ) throws -> Value {
    try give(answer, to: question, as: KataText.of)
  }

  /// The same of one that can't fail.
  public func give<Value: Encodable & Sendable>(_ value: Value, to question: KataQuestion?)
    -> Value
  {
    answer(question, "returns \(KataText.of(value))")
    return value
  }

  /// The same of what has words of its own.
  public func give<Value>(
    _ answer: Result<Value, any Error>, to question: KataQuestion?, as text: (Value) -> String
  ) throws -> Value {
    switch answer {
    case .success(let value): self.answer(question, "returns \(text(value))")
    case .failure(let error): self.answer(question, "throws \(KataText.of(error: error))")
    }
    return try answer.get()
  }

  /// Has `kata` draw a request, as an arrow from one part to the other; it is compared with nothing.
  public func ask(
    _ name: String, _ request: (any Encodable)? = nil, from sender: String = "caller",
    to receiver: String = "interactor"
  ) {
    guard let recorder, recorder.episode == episode else { return }
    let text = request.map { KataText.call(name, $0) } ?? "\(name)()"
    recorder.aside(text, from: sender, to: receiver, request: KataRequest.current)
  }

  /// Has `kata` draw a look at something that receives no message, such as a clock.
  public func look(at receiver: String, _ words: @autoclosure () -> String) {
    guard let recorder, recorder.episode == episode else { return }
    recorder.aside(words(), from: "interactor", to: receiver, request: nil)
  }

  @discardableResult
  func note(_ part: String, _ text: String) -> KataQuestion? {
    // What a stray task sends once its test is over belongs to no test.
    guard recorder?.episode == episode else { return nil }
    return recorder?.message(to: part, text).map(KataQuestion.init)
  }
}

/// A message that a double answers later, by its number in the recording.
public struct KataQuestion: Sendable {
  fileprivate let number: Int
}
