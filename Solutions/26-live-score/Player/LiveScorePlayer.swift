import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise26

@Test func play() async throws {
  try await KataPlayback.play(LiveScoreScenario.self) { scenario, recorder in
    await LiveScorePlayer(recorder).play(scenario)
  }
}

/// Calls, what their sequences give, and cancellations, in any order.
nonisolated struct LiveScoreScenario: KataScenario {
  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    case follow(match: Int)
    /// Has the sequence of the call at this place give something, among those that wait.
    case give(place: Int, what: KataScoreAnswer)
    /// Cancels the call at this place among those that wait.
    case cancel(place: Int)
  }

  var isCovered: Bool {
    steps.allSatisfy { step in
      if case .give(_, let answer) = step { answer.result != nil } else { true }
    }
  }

  static func random(using random: inout KataRandom) -> Self {
    let most = random.pick([1, 1, 2, 3, 5])
    var steps = [Step.follow(match: 7)]
    var waiting = 1
    for _ in 0..<random.count(usually: 8) {
      if waiting == 0 || waiting < most && random.once(in: 3) {
        steps.append(.follow(match: random.pick([7, 7, 9])))
        waiting += 1
      } else if random.once(in: 6) {
        steps.append(.cancel(place: random.below(waiting)))
      } else {
        let answer = KataScoreAnswer.random(using: &random)
        steps.append(.give(place: random.below(waiting), what: answer))
        if case .score = answer { continue }
        waiting -= 1
      }
    }
    return Self(steps: steps)
  }

  /// Each failure once, before and after a score; also where the call has been cancelled.
  static var always: [Self] {
    let score = Step.give(place: 0, what: .score(a: 1, b: 0))
    let failures = KataScoreAnswer.failures.map { Step.give(place: 0, what: $0) }
    return failures.flatMap { failure in
      [
        Self(steps: [.follow(match: 7), failure]),
        Self(steps: [.follow(match: 7), score, failure]),
      ]
    }
      + [
        .end, .score(a: 1, b: 0), .failure(kind: "offline"),
        .oddError(kind: .cancelled, like: "unknown"),
        .oddError(kind: .urlCancelled, like: "unknown"),
      ].map { Self(steps: [.follow(match: 7), .cancel(place: 0), .give(place: 0, what: $0)]) }
  }
}

/// Plays one scenario on an interactor of its own.
private final class LiveScorePlayer {
  private let recorder: KataRecorder
  private let worker: KataLiveScoreWorkerSpy
  private let interactor: LiveScoreInteractor
  private let requests: KataRequests<KataLiveScoreWorkerSpy.Answer>
  private var started = 0

  init(_ recorder: KataRecorder) {
    let log = KataLiveScoreLog()
    self.recorder = recorder
    worker = KataLiveScoreWorkerSpy(log)
    interactor = LiveScoreInteractor(presenter: KataLiveScorePresenterSpy(log), worker: worker)
    requests = KataRequests(worker.gate)
  }

  func play(_ scenario: LiveScoreScenario) async {
    for step in scenario.steps {
      take(step)
      await settle()
    }
    // A loop that never ends would ask again and again.
    for _ in 0..<(2 * started) where !requests.waiting.isEmpty {
      take(.give(place: 0, what: .end))
      await settle()
    }
  }

  /// Waits, and writes down which calls were cancelled when something came.
  private func settle() async {
    let count = worker.cancellations.count
    await requests.settle()
    for case true in worker.cancellations.dropFirst(count) {
      recorder.message(to: "scores", "is cancelled")
    }
  }

  private func take(_ step: LiveScoreScenario.Step) {
    switch step {
    case .follow(let match):
      started += 1
      let number = started
      recorder.step("call \(number) follows match \(match)")
      requests.begin { [self] in
        await interactor.followMatch(.init(match: match))
        recorder.message(to: "caller", "returned(call: \(number))")
      }
    case .give(let place, let answer):
      guard let call = waiting(place), let result = answer.result else { return }
      recorder.step("the sequence of call \(call + 1) gives \(answer.kataText)")
      requests.release(place, with: result)
    case .cancel(let place):
      guard let call = waiting(place) else { return }
      recorder.step("call \(call + 1) is cancelled")
      requests.cancel(call)
    }
  }

  /// The call at a place among those that wait.
  private func waiting(_ place: Int) -> Int? {
    requests.waiting.indices.contains(place) ? requests.waiting[place] : nil
  }
}
