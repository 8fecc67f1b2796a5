import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise24

/// The scene as its user has it: E1 to E13; those from E9 on are in WaysAndWordsTests.swift.
@Suite(.flow) struct AcceptanceTests {
  let log = KataOrdersLog()
  let store: KataOrdersStoreSpy
  let clock = KataOrdersClockStub(seconds: 1_772_400_000)
  let navigator: KataOrdersNavigatorSpy
  let opener: KataOrdersOpenerSpy
  let gate = KataGate<KataClientSpy.Answer>()
  let requests: KataRequests<KataClientSpy.Answer>
  let screen: KataOrdersForwarder

  /// A reader in Germany, and a stand in Nepal.
  nonisolated static let place = IceCream.Orders.Place(
    locale: Locale(identifier: "de_DE"), calendar: Calendar(identifier: .gregorian),
    zone: TimeZone(identifier: "Asia/Kathmandu") ?? .gmt)

  let asked = KataOrdersCall.client(.send(.init(.get, "orders")))
  let orders = KataOrdersBody([
    .init(7, placed: 1_772_348_700), .init(5, placed: 1_772_300_000, total: 0),
    .init(12, placed: 1_772_390_000, total: 1250),
  ])

  init() {
    let log = log
    store = KataOrdersStoreSpy(log)
    navigator = KataOrdersNavigatorSpy(log)
    opener = KataOrdersOpenerSpy(log)
    requests = KataRequests(gate)
    screen = KataOrdersForwarder(
      log,
      makeOrdersScreen(
        client: KataClientSpy(log, gate: gate), store: store, clock: clock, navigator: navigator,
        opener: opener, place: Self.place))
  }

  var numbers: [Int] { screen.rows.map(\.number) }

  func kept(_ body: KataOrdersBody) -> KataOrdersCall {
    .store(.write(.init(body.data, time: clock.seconds)))
  }

  func answer(_ place: Int = 0, with body: KataOrdersBody) async {
    await requests.answer(place, with: .success(body.data))
  }

  func fail(_ place: Int = 0, with error: any Error) async {
    await requests.answer(place, with: .failure(error))
  }

  func time(_ seconds: Int, _ place: IceCream.Orders.Place = Self.place) -> String {
    Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(
      Date.FormatStyle(
        date: .abbreviated, time: .shortened, locale: place.locale, calendar: place.calendar,
        timeZone: place.zone))
  }

  /// Puts one order into the store, which was kept at that time.
  func keepOne(at time: Int) {
    store.put(.init(body: KataOrdersBody([.init(1, placed: 1)]).data, time: time))
  }

  /// Loads the three orders.
  func load() async {
    await requests.start { await screen.refresh() }
    await answer(with: orders)
  }

  @Test(.tags(.edge1)) func `an appearance and a pull each ask once, and return with the answer`()
    async
  {
    let one = KataOrdersBody([.init(1, placed: 1)])
    var returned: [[Int]] = []
    await requests.start {
      await screen.refresh()
      returned.append(numbers)
    }
    #expect(returned == [])
    await answer(with: orders)
    await requests.start {
      await screen.appear()
      returned.append(numbers)
    }
    await answer(with: one)

    #expect(returned == [[12, 7, 5], [1]])
    #expect(log.calls == [asked, kept(orders), asked, kept(one)])
  }

  @Test(.tags(.edge2), arguments: [false, true])
  func `the latest load wins, in whatever order the answers come`(isKept: Bool) async {
    if isKept { keepOne(at: 0) }
    await requests.start { await screen.appear() }
    for _ in 1...2 { await requests.start { await screen.refresh() } }
    await answer(with: .init([]))
    #expect(numbers == (isKept ? [1] : []) && screen.message == nil)
    await answer(1, with: orders)
    await fail(with: IceCream.ClientError.offline)
    #expect(numbers == [12, 7, 5] && screen.message == nil)

    for _ in 1...2 { await requests.start { await screen.refresh() } }
    await fail(1, with: IceCream.ClientError.offline)
    await answer(with: .init([]))
    #expect(numbers == [12, 7, 5] && screen.message == "You're offline.")
    #expect(
      log.calls == [.store(.read), asked, asked, asked, kept(orders), asked, asked])
  }

  @Test(.tags(.edge2)) func `what comes to a cancelled load is neither kept nor shown`() async {
    await load()
    for number in 1...2 {
      await requests.start { await screen.refresh() }
      requests.cancel(number)
      if number == 1 {
        await answer(with: .init([]))
      } else {
        await fail(with: URLError(.cancelled))
      }
      #expect(numbers == [12, 7, 5] && screen.message == nil && !screen.isLoading)
    }
    for _ in 3...4 { await requests.start { await screen.refresh() } }
    requests.cancel(4)
    for place in [1, 0] { await answer(place, with: .init([])) }

    #expect(numbers == [12, 7, 5] && screen.message == nil && !screen.isLoading)
    let wasCancelled = KataOrdersCall.client(.isCancelled)
    #expect(
      log.calls == [
        asked, kept(orders), asked, wasCancelled, asked, wasCancelled, asked, asked, wasCancelled,
      ])
  }

  @Test(.tags(.edge3)) func `a screen loads from before the question until the latest answer`()
    async
  {
    var wasLoading: [Bool] = []
    gate.onHold { [screen] _ in wasLoading.append(screen.isLoading) }
    #expect(!screen.isLoading)
    await requests.start { await screen.appear() }
    await requests.start { await screen.refresh() }
    await answer(with: orders)
    #expect(screen.isLoading)
    await answer(with: orders)
    #expect(!screen.isLoading)

    await requests.start { await screen.refresh() }
    await fail(with: IceCream.ClientError.offline)
    #expect(!screen.isLoading)
    await requests.start { await screen.refresh() }
    requests.cancel(3)
    #expect(screen.isLoading)
    await answer(with: orders)
    #expect(!screen.isLoading)
    #expect(wasLoading == [true, true, true, true])
  }

  @Test(.tags(.edge4)) func `the client is asked off the main actor, in the caller's task`() async {
    await requests.start { await screen.refresh() }
    requests.cancel(0)
    await answer(with: orders)
    await requests.start { await screen.appear() }

    #expect(log.calls.filter { $0 != .store(.read) } == [asked, .client(.isCancelled), asked])
  }

  @Test(
    .tags(.edge5),
    arguments: KataSpoiling.allCases.map { spoiling in
      (0..<14).map { KataBodyFault.field($0, spoiling) }
    } + [[.empty, .page, .cut(permille: 500), .cut(permille: 999)]])
  func `one fault makes the whole body unreadable, and loses nothing`(
    faults: [KataBodyFault]
  ) async {
    let lines = [KataItem(name: "Mint", price: 250), KataItem(name: "", price: -1)]
    for fault in faults {
      await load()
      await requests.start { await screen.refresh() }
      let body = KataOrdersBody([.init(1, placed: 1, lines: lines)], fault: fault)
      await answer(with: body)

      let text = String(decoding: body.data, as: UTF8.self)
      #expect(screen.message == "Your orders can't be read.", "\(text)")
      #expect(numbers == [12, 7, 5] && screen.asOf == nil, "\(text)")
    }
    #expect(log.calls == faults.flatMap { _ in [asked, kept(orders), asked] })
  }

  @Test(.tags(.edge6)) func `an answer shows the latest order first, and is kept as it came`() async
  {
    await requests.start { await screen.refresh() }
    clock.seconds += 3
    await answer(with: orders)
    #expect(numbers == [12, 7, 5])
    #expect(log.calls == [asked, kept(orders)])

    let more = KataOrdersBody(
      [
        .init(-3, placed: 0), .init(20, placed: 1), .init(100, placed: 1), .init(9, placed: 1),
      ], isOdd: true)
    let none = KataOrdersBody([])
    let calls = await log.calls {
      await requests.start { await screen.refresh() }
      await answer(with: more)
      #expect(numbers == [100, 20, 9, -3])

      await requests.start { await screen.refresh() }
      await answer(with: none)
      #expect(numbers == [] && screen.message == "No orders yet.")
      await load()
    }
    #expect(numbers == [12, 7, 5] && screen.message == nil && screen.asOf == nil)
    #expect(calls == [asked, kept(more), asked, kept(none), asked, kept(orders)])
  }

  @Test(
    .tags(.edge7),
    arguments: [
      (IceCream.ClientError.offline, "You're offline."),
      (IceCream.ClientError.signedOut, "Sign in to see your orders."),
      (URLError(.notConnectedToInternet), "Your orders can't be loaded."),
      (URLError(.timedOut), "Your orders can't be loaded."),
      (URLError(.cancelled), "Your orders can't be loaded."),
      (CancellationError(), "Your orders can't be loaded."),
      (
        DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")),
        "Your orders can't be loaded."
      ),
    ] as [(any Error, String)])
  func `each failure of the client has its words, and takes nothing away`(
    error: any Error, message: String
  ) async {
    keepOne(at: 1_772_000_000)
    var shown: String?
    await requests.start {
      await screen.appear()
      shown = screen.message
    }
    await fail(with: error)
    #expect(shown == message && numbers == [1])
    #expect(screen.asOf == "As of \(time(1_772_000_000))")

    await load()
    #expect(screen.message == nil)
    for _ in 1...2 {
      await requests.start { await screen.refresh() }
      await fail(with: error)
      #expect(screen.message == message && numbers == [12, 7, 5])
    }
    screen.again(order: 7)
    #expect(
      log.calls == [
        .store(.read), asked, asked, kept(orders), asked, asked,
        .opener(.orderAgain(["Mint", "Waffle"])), .navigator(.pop),
      ])
  }

  @Test(.tags(.edge8)) func `what is kept bridges the wait, marked as old`() async {
    store.put(.init(body: Data("[]".utf8), time: 1_772_000_000))
    await requests.start { await screen.appear() }
    #expect(numbers == [] && screen.asOf == nil && screen.message == nil)
    await fail(with: IceCream.ClientError.offline)

    store.put(.init(body: KataOrdersBody([]).data, time: 1_772_000_060))
    await requests.start { await screen.refresh() }
    await fail(with: IceCream.ClientError.offline)
    #expect(screen.asOf == nil && screen.message == "You're offline.")

    await requests.start { await screen.appear() }
    #expect(screen.asOf == "As of \(time(1_772_000_060))")
    #expect(screen.message == "No orders yet." && screen.isLoading)
    await fail(with: IceCream.ClientError.offline)
    #expect(screen.asOf == "As of \(time(1_772_000_060))" && screen.message == "You're offline.")

    keepOne(at: 1_772_000_120)
    await requests.start { await screen.appear() }
    await answer(with: orders)
    #expect(screen.asOf == nil && numbers == [12, 7, 5])
    let read = KataOrdersCall.store(.read)
    #expect(log.calls == [read, asked, asked, read, asked, asked, kept(orders)])
  }
}
