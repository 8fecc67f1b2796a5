import HouseScene
import HouseSpies
import SpyKit
import Testing

@testable import Exercise00

@Test func play() async throws {
  try await KataPlayback.play(SampleScenario.self) { scenario, recorder in
    await SamplePlayer(recorder).play(scenario)
  }
}

/// Requests, answers and cancellations, in any order.
nonisolated struct SampleScenario: KataScenario {
  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    case show(text: String)
    /// Answers the request at this place among those that wait, the oldest first.
    case answer(place: Int, with: KataSampleAnswer)
    /// Cancels the request at this place among those that wait.
    case cancel(place: Int)
  }

  /// False where no edge says what happens.
  var isCovered: Bool { true }

  static func random(using random: inout KataRandom) -> Self {
    Self(
      steps: random.row(usually: 6) { random in
        switch random.below(5) {
        case 0: .cancel(place: random.below(2))
        case 1, 2: .answer(place: random.below(2), with: .random(using: &random))
        default: .show(text: random.pick(["Oslo", "oslo", "", " "]))
        }
      })
  }
}

/// Plays one scenario on an interactor of its own.
private final class SamplePlayer {
  private let recorder: KataRecorder
  private let interactor: SampleInteractor
  private let requests: KataRequests<KataSampleWorkerSpy.Answer>
  private var started = 0

  init(_ recorder: KataRecorder) {
    let log = KataSampleLog()
    let worker = KataSampleWorkerSpy(log)
    self.recorder = recorder
    interactor = SampleInteractor(presenter: KataSamplePresenterSpy(log), worker: worker)
    requests = KataRequests(worker.gate)
  }

  func play(_ scenario: SampleScenario) async {
    for step in scenario.steps {
      take(step)
      await requests.settle()
    }
    while !requests.waiting.isEmpty {
      take(.answer(place: 0, with: .failure(kind: "offline")))
      await requests.settle()
    }
  }

  private func take(_ step: SampleScenario.Step) {
    switch step {
    case .show(let text):
      started += 1
      let number = started
      recorder.step("request \(number): \(KataText.of(text))")
      requests.begin { [self] in
        await interactor.showSample(.init(text: text))
        recorder.message(to: "caller", "returned(request: \(number))")
      }
    case .answer(let place, let answer):
      guard let request = waiting(place), let result = answer.result else { return }
      recorder.step("request \(request + 1) is answered: \(answer.kataText)")
      requests.release(place, with: result)
    case .cancel(let place):
      guard let request = waiting(place) else { return }
      recorder.step("request \(request + 1) is cancelled")
      requests.cancel(request)
    }
  }

  /// The request at a place among those that wait.
  private func waiting(_ place: Int) -> Int? {
    requests.waiting.indices.contains(place) ? requests.waiting[place] : nil
  }
}
