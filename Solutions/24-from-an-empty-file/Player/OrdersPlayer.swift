import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise24

@Test func play() async throws {
  try await KataPlayback.play(OrdersScenario.self) { scenario, recorder in
    guard let place = scenario.place.place else { return }
    await OrdersPlayer(recorder, place).play(scenario)
  }
}

/// Plays one scenario on a screen of its own.
private final class OrdersPlayer {
  private let recorder: KataRecorder
  private let leakCheck = KataLeakCheck()
  private let requests: KataRequests<KataClientSpy.Answer>
  /// It alone holds these.
  private var store: (any IceCreamOrdersStore)?
  private var clock: KataOrdersClockStub?
  private var navigator: KataOrdersNavigatorSpy?
  private var opener: KataOrdersOpenerSpy?
  private var screen: (any IceCreamOrdersScreen)?
  private var onlooker: KataObserver?
  private var started = 0

  init(_ recorder: KataRecorder, _ place: IceCream.Orders.Place) {
    let log = KataOrdersLog()
    let gate = KataGate<KataClientSpy.Answer>()
    let store: any IceCreamOrdersStore =
      OrdersScenario.stage > 1 ? KataOrdersStoreSpy(log) : UnusedStore()
    let clock = KataOrdersClockStub(seconds: OrdersScenario.now)
    let navigator = KataOrdersNavigatorSpy(log)
    let opener = KataOrdersOpenerSpy(log)
    let screen = makeOrdersScreen(
      client: KataClientSpy(log, gate: gate), store: store, clock: clock, navigator: navigator,
      opener: opener, place: place)
    self.recorder = recorder
    requests = KataRequests(gate)
    (self.store, self.clock, self.screen) = (store, clock, screen)
    (self.navigator, self.opener) = (navigator, opener)
    leakCheck.watch(screen, as: "screen")
    leakCheck.watch(store, as: "store")
    leakCheck.watch(clock, as: "clock")
    leakCheck.watch(navigator, as: "navigator")
    leakCheck.watch(opener, as: "opener")
    onlooker = onlooker(of: screen)
    // What is shown counts at the moment of each question, too.
    gate.onHold { [weak self] _ in self?.onlooker?.look() }
  }

  func play(_ scenario: OrdersScenario) async {
    put(scenario.kept, "the screen is made; ")
    onlooker?.look()
    for step in scenario.steps {
      await play(step)
      onlooker?.look()
    }
    while !requests.waiting.isEmpty { await play(.failure(place: 0, kind: "offline")) }
    recorder.step("the screen is let go; its receipts are still there")
    (screen, onlooker, store, clock) = (nil, nil, nil, nil)
    if OrdersScenario.stage > 1 { _ = leakCheck.alive() }
  }

  private func play(_ step: OrdersScenario.Step) async {
    switch step {
    case .appear: await ask("appear") { await $0.appear() }
    case .refresh: await ask("refresh") { await $0.refresh() }
    case .undo(let number):
      await ask("undo order \(number)") { screen in
        await (screen as? any IceCreamOrderUndo)?.undo(order: number)
      }
    case .open(let number):
      recorder.step("open order \(number)")
      screen?.open(order: number)
    case .again(let number):
      recorder.step("order \(number) again")
      screen?.again(order: number)
    case .answer(let place, let body):
      let data = body.data
      await answer(place, with: .success(data), "is answered: \(words(for: data))")
    case .failure(let place, let kind):
      guard let error = IceCream.ClientError(kind: kind) else { return }
      await answer(place, with: .failure(error), "fails: ClientError.\(kind)")
    case .stray(let place, let error):
      await answer(
        place, with: .failure(error.error(like: IceCream.ClientError.offline)),
        "fails: \(error.words(like: IceCream.ClientError.offline))")
    case .cancel(let place):
      guard requests.waiting.indices.contains(place), let number = requests.waiting[place]
      else { return }
      recorder.step("the task of request \(number + 1) is cancelled")
      requests.cancel(number)
    case .pass(let seconds):
      recorder.step("\(seconds) seconds pass")
      clock?.seconds += seconds
    case .keep(let kept):
      put(kept)
    case .navigatorGoes:
      recorder.step("the navigator is let go, with its receipts")
      navigator = nil
      note("navigator")
    case .openerGoes:
      recorder.step("the opener is let go")
      opener = nil
      note("opener")
    }
  }

  private func note(_ part: String) {
    if leakCheck.living.contains(part) {
      recorder.message(to: "census", "the \(part) is still there")
    }
  }

  private func put(_ entry: OrdersScenario.Kept?, _ words: String = "") {
    guard let clock else { return }
    let kept = entry?.kept(at: clock.seconds)
    let told = kept.map {
      "kept for \(clock.seconds - $0.time) seconds: \(self.words(for: $0.body))"
    }
    recorder.step(words + (told ?? "nothing is kept"))
    (store as? KataOrdersStoreSpy)?.put(kept)
  }

  private func ask(
    _ words: String, _ request: @escaping (any IceCreamOrdersScreen) async -> Void
  ) async {
    guard let screen else { return }
    started += 1
    let number = started
    recorder.step("request \(number): \(words)")
    requests.begin { [self, recorder] in
      await request(screen)
      onlooker?.look()
      recorder.message(to: "caller", "returned(request: \(number))")
    }
    await requests.settle()
  }

  private func answer(
    _ place: Int, with answer: KataClientSpy.Answer, _ words: String
  ) async {
    let waiting = requests.waiting
    guard waiting.indices.contains(place) else { return }
    recorder.step(
      "\(waiting[place].map { "request \($0 + 1)" } ?? "a call of no request's") \(words)")
    requests.release(place, with: answer)
    await requests.settle()
  }

  private func words(for body: Data) -> String {
    KataText.quoted(String(decoding: body, as: UTF8.self))
  }

  private func onlooker(of screen: any IceCreamOrdersScreen) -> KataObserver {
    let onlooker = KataObserver(recorder)
    onlooker.watch("rows") { [weak screen] in screen?.rows }
    onlooker.watch("isLoading") { [weak screen] in screen?.isLoading }
    onlooker.watch("message") { [weak screen] in screen?.message }
    if OrdersScenario.stage > 1 { onlooker.watch("asOf") { [weak screen] in screen?.asOf } }
    if OrdersScenario.stage > 2 {
      onlooker.watch("undoable") { [weak screen] in (screen as? any IceCreamOrderUndo)?.undoable }
    }
    return onlooker
  }
}

/// The store of the first stage, in which nobody has to use it: it holds nothing, and is recorded by
/// nobody.
private final class UnusedStore: IceCreamOrdersStore {
  func read() -> IceCream.Orders.Kept? { nil }
  func write(_ kept: IceCream.Orders.Kept?) {}
}
