import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise27

@Test func play() async throws {
  try await KataPlayback.play(PlaceSearchScenario.self) { scenario, recorder in
    await PlaceSearchPlayer(recorder).play(scenario)
  }
}

/// Edits, waits that end, answers and cancellations, in any order.
nonisolated struct PlaceSearchScenario: KataScenario {
  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    case type(text: String)
    /// Has the edit at this place go on, among those that wait for the clock or the service, the
    /// oldest first; the clock does without the answer.
    case proceed(place: Int, with: KataPlacesAnswer)
    /// Cancels the edit at this place among those that wait.
    case cancel(place: Int)
  }

  var isCovered: Bool {
    steps.allSatisfy { step in
      if case .proceed(_, let answer) = step { answer.result != nil } else { true }
    }
  }

  static func random(using random: inout KataRandom) -> Self {
    let texts = ["os", "os", "osl", "osl ", " oslo", "Os", "", " ", "new\nyork", "\u{A0}os\n "]
    let few = (0..<random.pick([2, 3, 5])).map { _ in random.pick(texts) }
    var waiting = 0
    let steps = (0..<random.count(usually: 9)).map { _ in
      if waiting == 0 || waiting < 4 && random.once(in: 3) {
        waiting += 1
        return Step.type(text: random.pick(few))
      }
      // The latest edit as often as all others together.
      let place = random.once(in: 2) ? waiting - 1 : random.below(waiting)
      if random.once(in: 7) { return .cancel(place: place) }
      if random.once(in: 2) { waiting -= 1 }
      return .proceed(place: place, with: .random(using: &random))
    }
    return Self(steps: steps)
  }

  /// Each failure once; those that speak of a cancellation also where the edit has been cancelled.
  static var always: [Self] {
    let begin = [
      Step.type(text: "os"), .proceed(place: 0, with: .places(names: [])),
    ]
    let cancelled: [KataPlacesAnswer] = [
      .oddError(kind: .cancelled, like: "unknown"), .oddError(kind: .urlCancelled, like: "unknown"),
      .places(names: ["Oslo"]), .failure(kind: "offline"),
    ]
    return KataPlacesAnswer.failures.map { Self(steps: begin + [.proceed(place: 0, with: $0)]) }
      + cancelled.map {
        Self(steps: begin + [.cancel(place: 0), .proceed(place: 0, with: $0)])
      }
  }
}

/// Plays one scenario on an interactor of its own.
private final class PlaceSearchPlayer {
  private let recorder: KataRecorder
  private let worker: KataPlaceSearchWorkerSpy
  private let interactor: PlaceSearchInteractor
  private let requests: KataRequests<KataPlaceSearchWorkerSpy.Answer>
  private var started = 0
  /// The edits that wait for the clock, and not for the service.
  private var asleep: Set<Int> = []

  /// The edit whose task calls.
  @TaskLocal private static var edit = 0

  init(_ recorder: KataRecorder) {
    let log = KataPlaceSearchLog()
    self.recorder = recorder
    worker = KataPlaceSearchWorkerSpy(log)
    interactor = PlaceSearchInteractor(
      presenter: KataPlaceSearchPresenterSpy(log), clock: worker, worker: worker)
    requests = KataRequests(worker.gate)
    worker.gate.onHold { [weak self] _ in
      if case .clock = log.calls.last {
        self?.asleep.insert(Self.edit)
      } else {
        self?.asleep.remove(Self.edit)
      }
    }
  }

  func play(_ scenario: PlaceSearchScenario) async {
    for step in scenario.steps {
      await settle(take(step))
    }
    for _ in 0..<(3 * started) where !requests.waiting.isEmpty {
      await settle(take(.proceed(place: 0, with: .failure(kind: "offline"))))
    }
  }

  /// Waits, and writes down whose caller was cancelled when it went on.
  private func settle(_ receiver: String) async {
    let count = worker.cancellations.count
    await requests.settle()
    for case true in worker.cancellations.dropFirst(count) {
      recorder.message(to: receiver, "is cancelled")
    }
  }

  /// Takes a step, and says for whom an edit that goes on has waited.
  private func take(_ step: PlaceSearchScenario.Step) -> String {
    switch step {
    case .type(let text):
      started += 1
      let number = started
      recorder.step("edit \(number): \(KataText.of(text))")
      requests.begin { [self] in
        await Self.$edit.withValue(number) { await interactor.search(.init(text: text)) }
        recorder.message(to: "caller", "returned(edit: \(number))")
      }
    case .proceed(let place, let answer):
      guard let edit = waiting(place), let result = answer.result else { break }
      let isAsleep = asleep.contains(edit + 1)
      recorder.step(
        isAsleep
          ? "the wait of edit \(edit + 1) is over"
          : "the service answers edit \(edit + 1): \(answer.kataText)")
      requests.release(place, with: result)
      return isAsleep ? "clock" : "worker"
    case .cancel(let place):
      guard let edit = waiting(place) else { break }
      recorder.step("edit \(edit + 1) is cancelled")
      requests.cancel(edit)
    }
    return "worker"
  }

  /// The edit at a place among those that wait.
  private func waiting(_ place: Int) -> Int? {
    requests.waiting.indices.contains(place) ? requests.waiting[place] : nil
  }
}
