import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise24

/// The change request: E14 to E17.
@Suite(.flow) struct ChangeRequestTests {
  let log = KataOrdersLog()
  let store: KataOrdersStoreSpy
  let clock = KataOrdersClockStub(seconds: 10_000)
  let requests: KataRequests<KataClientSpy.Answer>
  let screen: KataOrdersForwarder
  private let navigator: KataOrdersNavigatorSpy
  private let opener: KataOrdersOpenerSpy

  let loaded = KataOrdersCall.client(.send(.init(.get, "orders")))
  let asked = KataOrdersCall.client(.send(.init(.delete, "orders/7")))
  let orders = KataOrdersBody([
    .init(7, placed: 9_400), .init(5, placed: 9_399), .init(9, placed: 10_100),
    .init(8, placed: 9_700),
  ])
  let late = "Too late to undo."

  init() {
    let log = log
    store = KataOrdersStoreSpy(log)
    navigator = KataOrdersNavigatorSpy(log)
    opener = KataOrdersOpenerSpy(log)
    let gate = KataGate<KataClientSpy.Answer>()
    requests = KataRequests(gate)
    screen = KataOrdersForwarder(
      log,
      makeOrdersScreen(
        client: KataClientSpy(log, gate: gate), store: store, clock: clock, navigator: navigator,
        opener: opener, place: AcceptanceTests.place))
  }

  private var numbers: [Int] { screen.rows.map(\.number) }

  private func answer(_ place: Int = 0, with body: KataOrdersBody) async {
    await requests.answer(place, with: .success(body.data))
  }

  private func load() async throws -> any IceCreamOrderUndo {
    await requests.start { await screen.refresh() }
    await answer(with: orders)
    return try #require(screen.undo)
  }

  /// Shows one order that was kept, and that can be undone; then the load fails.
  private func loadKept() async throws -> (any IceCreamOrderUndo, asOf: String) {
    store.put(.init(body: KataOrdersBody([.init(7, placed: 9_500)]).data, time: 9_600))
    await requests.start { await screen.appear() }
    await requests.answer(with: .failure(IceCream.ClientError.offline))
    return (try #require(screen.undo), try #require(screen.asOf))
  }

  @Test(.tags(.edge14)) func `the orders of the last ten minutes can be undone`() async throws {
    store.put(.init(body: orders.data, time: 9_500))
    await requests.start { await screen.appear() }
    let undo = try #require(screen.undo)
    #expect(undo.undoable == [9, 8, 7])
    clock.seconds = 10_001
    #expect(undo.undoable == [9, 8, 7])
    await answer(with: orders)
    #expect(undo.undoable == [9, 8])
  }

  @Test(.tags(.edge15)) func `a tap is judged by the clock, and one is asked for at a time`()
    async throws
  {
    clock.seconds = 10_001
    let undo = try await load()
    func calls(_ numbers: Int...) async -> [KataOrdersCall] {
      await log.calls {
        for number in numbers { await requests.start { await undo.undo(order: number) } }
      }
    }
    #expect(await calls(7, 4) == [])
    #expect(screen.message == late && undo.undoable == [9, 8])
    clock.seconds = 10_000
    #expect(await calls(7, 7, 8) == [asked])
    #expect(screen.message == late)
    clock.seconds = 20_000
    #expect(await calls(7, 8) == [])
    #expect(numbers == [9, 8, 7, 5] && undo.undoable == [9, 8] && screen.message == late)
  }

  @Test(.tags(.edge16), arguments: [false, true])
  func `an undone order is gone, here and in the store, and all is loaded anew`(
    isCancelled: Bool
  ) async throws {
    let undo = try await load()
    let calls = await log.calls {
      await requests.start { await undo.undo(order: 7) }
      #expect(numbers == [9, 8, 7, 5] && !screen.isLoading)
      await requests.start { await screen.refresh() }
      if isCancelled { requests.cancel(1) }
      clock.seconds = 10_301
      await requests.answer(with: .success(Data()))
      #expect(numbers == [9, 8, 5] && undo.undoable == [9] && screen.isLoading)

      await answer(1, with: orders)
      #expect(numbers == [9, 8, 5] && screen.isLoading)
      await answer(with: .init([.init(8, placed: 1)]))
    }
    #expect(numbers == (isCancelled ? [9, 8, 5] : [8]) && !screen.isLoading)
    let wasCancelled = isCancelled ? [KataOrdersCall.client(.isCancelled)] : []
    let kept = KataKept(KataOrdersBody([.init(8, placed: 1)]).data, time: 10_301)
    #expect(
      calls == [asked, loaded] + wasCancelled + [.store(.write(nil)), loaded]
        + (isCancelled ? wasCancelled : [.store(.write(kept))]))
  }

  @Test(.tags(.edge16)) func `without an undone order, the list is as old as it was`() async throws
  {
    let (undo, asOf) = try await loadKept()
    let calls = await log.calls {
      await requests.start { await undo.undo(order: 7) }
      await requests.answer(with: .success(Data()))
      #expect(numbers == [] && screen.message == "No orders yet." && screen.asOf == asOf)
      await requests.answer(with: .failure(IceCream.ClientError.offline))
      #expect(numbers == [] && screen.message == "You're offline." && screen.asOf == asOf)
      await requests.start { await undo.undo(order: 7) }
    }
    #expect(calls == [asked, .store(.write(nil)), loaded])
  }

  @Test(.tags(.edge17)) func `a failure says so, and leaves all as it was`() async throws {
    let (undo, asOf) = try await loadKept()
    let calls = await log.calls {
      for error in [IceCream.ClientError.offline, CancellationError()] as [any Error] {
        await requests.start { await undo.undo(order: 7) }
        await requests.answer(with: .failure(error))
        #expect(screen.message == "The order can't be undone.")
        #expect(numbers == [7] && undo.undoable == [7] && screen.asOf == asOf && !screen.isLoading)
      }
    }
    #expect(calls == [asked, asked])
  }
}
