import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise23

@Test func play() async throws {
  try await KataPlayback.play(WhistleScenario.self) { scenario, recorder in
    switch scenario {
    case .interactor(let locale, let seconds, let steps):
      await GatherPlayer(recorder, locale: locale, seconds: seconds).play(steps)
    case .presenter(let items): present(items, recorder)
    case .scene(let locale, let steps):
      let log = KataGatherLog()
      let view = KataMatchDisplaySpy(log)
      let presenter = GatherPresenter()
      presenter.view = view
      await GatherPlayer(recorder, log, presenter, locale: locale).play(steps)
      withExtendedLifetime(view) {}
    }
  }
}

/// Plays on a Presenter alone.
private func present(_ items: [WhistleScenario.Item], _ recorder: KataRecorder) {
  let view = KataMatchDisplaySpy(KataGatherLog())
  let presenter = GatherPresenter()
  presenter.view = view
  withExtendedLifetime(view) {
    for item in items { present(item, presenter, recorder) }
  }
}

private func present(
  _ item: WhistleScenario.Item, _ presenter: GatherPresenter, _ recorder: KataRecorder
) {
  switch item {
  case .time(let left, let isRunning, let locale):
    recorder.step("present \(left) s, \(isRunning ? "running" : "not running"), in \(locale)")
    presenter.presentTime(.init(left: left, isRunning: isRunning, locale: locale))
  case .score(let a, let b, let locale):
    recorder.step("present the score \(a) to \(b) in \(locale)")
    presenter.presentScore(.init(score: .init(a: a, b: b), locale: locale))
  case .result(let a, let b, let locale):
    recorder.step("present the result \(a) to \(b) in \(locale)")
    presenter.presentResult(.init(score: .init(a: a, b: b), locale: locale))
  case .timeUp:
    recorder.step("present that the time is up")
    presenter.presentTimeUp()
  case .noTime: fail(.noTime, presenter, recorder)
  case .tooLong: fail(.tooLong, presenter, recorder)
  case .notSent: fail(.notSent, presenter, recorder)
  }
}

private func fail(
  _ failure: Gather.Match.Failure, _ presenter: GatherPresenter, _ recorder: KataRecorder
) {
  recorder.step("present the failure \(KataText.of(failure))")
  presenter.presentFailure(failure)
}

/// What other errors may be like.
nonisolated private enum ServiceFault: Error, Encodable {
  case offline
}

/// Plays on an Interactor between spies, or in front of a Presenter.
private final class GatherPlayer {
  private let recorder: KataRecorder
  private let clock: KataMatchClockStub
  private let interactor: GatherInteractor
  private let requests: KataRequests<KataMatchAnswer>
  /// For each request that was started, whether it is a run.
  private var runs: [Bool] = []

  private func lineUp(of name: String) -> Gather.LineUp {
    lineUp(a: [name], b: ["Ben", "Ben"])
  }

  private func lineUp(a: [String], b: [String]) -> Gather.LineUp {
    .init(
      a: a.enumerated().map { .init(id: 7 - $0, name: $1) },
      b: b.enumerated().map { .init(id: 9 - 6 * $0, name: $1) })
  }

  init(
    _ recorder: KataRecorder, _ log: KataGatherLog = KataGatherLog(),
    _ presenter: (any GatherMatchPresentationLogic)? = nil, locale: String, seconds: Int? = nil
  ) {
    let gate = KataGate<KataMatchAnswer>()
    clock = KataMatchClockStub(log, seconds: seconds ?? 100_000)
    interactor = GatherInteractor(
      presenter: presenter ?? KataMatchPresenterSpy(log), ticker: KataTickerSpy(log, gate: gate),
      clock: clock, worker: KataResultWorkerSpy(log, gate: gate), locale: locale)
    requests = KataRequests(gate)
    self.recorder = recorder
    if let seconds { recorder.step("the clock says \(seconds)") }
  }

  func play(_ steps: [WhistleScenario.Step]) async {
    for step in steps { await play(step) }
    // A last run shows how all is; then all that still wait come to an end.
    await play(.run)
    for _ in requests.waiting.filter({ !isRun($0) }) { await play(.notSent(error: .plain)) }
    let count = requests.waiting.count
    for place in 0..<count { await play(.leave(run: place)) }
    for _ in 0..<count { await play(.tick(run: 0)) }
  }

  private func play(_ step: WhistleScenario.Step) async {
    switch step {
    case .pass(let seconds):
      recorder.step("\(seconds) s pass")
      clock.seconds += seconds
    case .run: await start("run", isRun: true) { await $0.run(.init()) }
    case .end: await start("end the gather", isRun: false) { await $0.end(.init()) }
    case .tick(let place): await answer(place, isRun: true, with: .success(()), "gets a tick")
    case .sent: await answer(0, isRun: false, with: .success(()), "has sent the result")
    case .notSent(let error):
      await answer(
        0, isRun: false, with: .failure(error.error(like: ServiceFault.offline)),
        "fails with \(error.words(like: ServiceFault.offline))")
    case .leave(let place): await leave(place)
    case .setTime(let seconds): touch("set \(seconds) s") { $0.setTime(.init(seconds: seconds)) }
    case .start: touch("start") { $0.start(.init()) }
    case .pause: touch("pause") { $0.pause(.init()) }
    case .cancel: touch("cancel") { $0.cancel(.init()) }
    case .count(let isTeamA, let isUp):
      touch("a point \(isUp ? "more" : "less") for team \(isTeamA ? "a" : "b")") {
        $0.count(.init(team: isTeamA ? .a : .b, change: isUp ? .up : .down))
      }
    case .lineUp(let name): set(lineUp(of: name))
    case .teams(let a, let b): set(lineUp(a: a, b: b))
    case .noLineUp: touch("the line-up is taken away") { $0.lineUp = nil }
    }
  }

  private func set(_ lineUp: Gather.LineUp) {
    touch("the line-up is \(KataText.of(lineUp))") { $0.lineUp = lineUp }
  }

  private func touch(_ words: String, _ act: (GatherInteractor) -> Void) {
    recorder.step(words)
    act(interactor)
  }

  private func start(
    _ words: String, isRun: Bool, _ act: @escaping @MainActor (GatherInteractor) async -> Void
  ) async {
    runs.append(isRun)
    let number = runs.count
    recorder.step("request \(number): \(words)")
    requests.begin { [interactor, recorder] in
      await act(interactor)
      recorder.message(to: "caller", "returned(request: \(number))")
    }
    await requests.settle()
  }

  private func isRun(_ request: Int?) -> Bool {
    request.map { runs[$0] } ?? true
  }

  /// The places of the runs, or of the others, among all that wait.
  private func places(isRun: Bool) -> [Int] {
    let waiting = requests.waiting
    return waiting.indices.filter { self.isRun(waiting[$0]) == isRun }
  }

  private func answer(
    _ place: Int, isRun: Bool, with answer: KataMatchAnswer, _ words: String
  ) async {
    let places = places(isRun: isRun)
    guard places.indices.contains(place) else { return }
    recorder.step("\(name(of: requests.waiting[places[place]])) \(words)")
    requests.release(places[place], with: answer)
    await requests.settle()
  }

  private func leave(_ place: Int) async {
    let places = places(isRun: true)
    guard places.indices.contains(place), let request = requests.waiting[places[place]] else {
      return
    }
    recorder.step("\(name(of: request)) is cancelled")
    requests.cancel(request)
    await requests.settle()
  }

  private func name(of request: Int?) -> String {
    request.map { "request \($0 + 1)" } ?? "a call of no request's"
  }
}
