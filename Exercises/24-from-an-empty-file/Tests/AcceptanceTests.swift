import Foundation
import IceCreamScene
import IceCreamSpies
import Observation
import SpyKit
import Testing

@testable import Exercise24

/// The scene as its user has it: E1 to E13.
@Suite(.flow) struct AcceptanceTests {
  let log = KataOrdersLog()
  let store: KataOrdersStoreSpy
  let clock = KataOrdersClockStub(seconds: 1_772_400_000)
  let navigator: KataOrdersNavigatorSpy
  let opener: KataOrdersOpenerSpy
  let gate = KataGate<KataClientSpy.Answer>()
  let requests: KataRequests<KataClientSpy.Answer>
  let screen: KataNotedOrders

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
    screen = KataNotedOrders(
      log,
      makeOrdersScreen(
        client: KataClientSpy(log, gate: gate), store: store, clock: clock, navigator: navigator,
        opener: opener, place: Self.place))
  }

  private var numbers: [Int] { screen.rows.map(\.number) }

  private func kept(_ body: KataOrdersBody) -> KataOrdersCall {
    .store(.write(.init(body.data, time: clock.seconds)))
  }

  private func answer(_ place: Int = 0, with body: KataOrdersBody) async {
    await requests.answer(place, with: .success(body.data))
  }

  private func fail(_ place: Int = 0, with error: any Error) async {
    await requests.answer(place, with: .failure(error))
  }

  /// Loads the three orders.
  private func load() async {
    await requests.start { await screen.refresh() }
    await answer(with: orders)
  }

  private func calls(after count: Int) -> [KataOrdersCall] {
    Array(log.calls.dropFirst(count))
  }

  @Test(.edge(1, 3, 6)) func `a load shows the latest order first, and keeps the answer`() async {
    #expect(screen.rows == [] && !screen.isLoading && screen.message == nil && screen.asOf == nil)
    var isOver = false
    await requests.start {
      await screen.refresh()
      isOver = numbers == [12, 7, 5]
    }
    #expect(screen.isLoading)
    clock.seconds += 3
    await answer(with: orders)
    #expect(isOver && !screen.isLoading)
    #expect(log.calls == [asked, kept(orders)])

    let more = KataOrdersBody(
      [
        .init(-3, placed: 0), .init(20, placed: 1), .init(100, placed: 1), .init(9, placed: 1),
      ], isOdd: true)
    await requests.start { await screen.refresh() }
    await answer(with: more)
    #expect(numbers == [100, 20, 9, -3])

    let none = KataOrdersBody([])
    await requests.start { await screen.refresh() }
    await answer(with: none)
    #expect(numbers == [] && screen.message == "No orders yet.")
    await load()
    #expect(numbers == [12, 7, 5] && screen.message == nil)
    #expect(
      calls(after: 2) == [asked, kept(more), asked, kept(none), asked, kept(orders)])
  }

  @Test(.edge(1, 2, 3)) func `each appearance and each pull loads, and the latest wins`() async {
    await load()
    await requests.start { await screen.appear() }
    await requests.start { await screen.refresh() }
    await requests.start { await screen.appear() }
    let latest = KataOrdersBody([.init(1, placed: 1)])
    await answer(with: .init([]))
    #expect(screen.isLoading && numbers == [12, 7, 5] && screen.message == nil)
    await answer(1, with: latest)
    #expect(!screen.isLoading && numbers == [1])
    await fail(with: IceCream.ClientError.offline)
    #expect(!screen.isLoading && numbers == [1] && screen.message == nil)
    #expect(calls(after: 2) == [asked, asked, asked, kept(latest)])
  }

  @Test(.edge(2, 3, 4))
  func `a load is off the main actor, and cancelled with its caller`() async {
    await load()
    for number in 1...2 {
      await requests.start { await screen.refresh() }
      requests.cancel(number)
      #expect(screen.isLoading)
      if number == 1 {
        await answer(with: .init([]))
      } else {
        await fail(with: URLError(.cancelled))
      }
      #expect(!screen.isLoading && numbers == [12, 7, 5] && screen.message == nil)
    }
    #expect(
      log.calls == [
        asked, kept(orders), asked, .client(.isCancelled), asked, .client(.isCancelled),
      ])
  }

  @Test(
    .edge(5, 7),
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

  @Test(
    .edge(7),
    arguments: [
      (IceCream.ClientError.offline, "You're offline."),
      (IceCream.ClientError.signedOut, "Sign in to see your orders."),
      (URLError(.notConnectedToInternet), "Your orders can't be loaded."),
      (CancellationError(), "Your orders can't be loaded."),
    ] as [(any Error, String)])
  func `each failure has its words, and takes nothing away`(
    error: any Error, message: String
  ) async {
    await requests.start { await screen.refresh() }
    await fail(with: error)
    #expect(screen.message == message && !screen.isLoading)

    await load()
    #expect(screen.message == nil)
    await requests.start { await screen.refresh() }
    await fail(with: error)
    #expect(screen.message == message && numbers == [12, 7, 5])
    #expect(log.calls == [asked, asked, kept(orders), asked])
  }

  @Test(.edge(6, 7, 8)) func `what is kept bridges the wait, marked as old`() async {
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

    store.put(.init(body: KataOrdersBody([.init(1, placed: 1)]).data, time: 1_772_000_120))
    await requests.start { await screen.appear() }
    await answer(with: orders)
    #expect(screen.asOf == nil && numbers == [12, 7, 5])
    let read = KataOrdersCall.store(.read)
    #expect(log.calls == [read, asked, asked, read, asked, asked, kept(orders)])
  }

  private func time(_ seconds: Int, _ place: IceCream.Orders.Place = Self.place) -> String {
    Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(
      Date.FormatStyle(
        date: .abbreviated, time: .shortened, locale: place.locale, calendar: place.calendar,
        timeZone: place.zone))
  }

  @Test(
    .edge(9),
    arguments: [
      ("en_US", .gregorian, "America/New_York"), ("ar_EG", .islamicUmmAlQura, "Africa/Cairo"),
      ("th_TH", .buddhist, "Asia/Kathmandu"), ("ja_JP", .japanese, "Pacific/Kiritimati"),
    ] as [(String, Calendar.Identifier, String)])
  func `time and money are written for the reader, at the stand's hour`(
    locale: String, calendar: Calendar.Identifier, zone: String
  ) async throws {
    let place = IceCream.Orders.Place(
      locale: Locale(identifier: locale), calendar: Calendar(identifier: calendar),
      zone: try #require(TimeZone(identifier: zone)))
    let screen = makeOrdersScreen(
      client: KataClientSpy(log, gate: gate), store: store, clock: clock, navigator: navigator,
      opener: opener, place: place)
    let amounts = [
      (370, "USD", 2), (-20, "EUR", 2), (350, "JPY", 0), (1250, "IQD", 3),
      (9_007_199_254_740_993, "USD", 2),
    ]
    await requests.start { await screen.refresh() }
    await answer(
      with: .init(
        amounts.enumerated().map { number, amount in
          .init(
            -number, placed: 1_772_348_700 - number, total: amount.0,
            currency: .init(code: amount.1, digits: amount.2))
        }))

    #expect(
      screen.rows
        == amounts.enumerated().map { number, amount in
          let units = Decimal(
            sign: amount.0 < 0 ? .minus : .plus, exponent: -amount.2,
            significand: Decimal(amount.0.magnitude))
          return .init(
            number: -number, time: time(1_772_348_700 - number, place),
            total: units.formatted(
              .currency(code: amount.1).precision(.fractionLength(amount.2))
                .locale(place.locale)))
        })
  }

  @Test(.edge(10)) func `a receipt is filled in before it is shown`() async {
    screen.open(order: 7)
    await requests.start { await screen.refresh() }
    let yen = KataCurrency(code: "JPY", digits: 0)
    let items = ["Sakura", "くろみつ", "Sakura", " Cup"].map { KataItem(name: $0, price: 350) }
    await answer(
      with: .init([
        .init(7, placed: 1), .init(6, placed: 3, total: 1400, currency: yen, lines: items),
        .init(5, placed: 2),
      ]))
    let count = log.calls.count
    screen.open(order: 0)
    screen.open(order: 6)

    let style = Decimal.FormatStyle.Currency(code: "JPY", locale: Self.place.locale)
      .precision(.fractionLength(0))
    #expect(
      calls(after: count) == [
        .navigator(
          .push(
            .receipt(
              title: "Order 6",
              lines: items.map { .init(name: $0.name, price: Decimal(350).formatted(style)) },
              total: Decimal(1400).formatted(style))))
      ])
  }

  @Test(.edge(11, 13)) func `an order goes back to its opener, once`() async {
    screen.again(order: 7)
    await load()
    let count = log.calls.count
    screen.again(order: 8)
    screen.again(order: 7)
    let told = KataOrdersCall.opener(.orderAgain(["Mint", "Waffle"]))
    #expect(calls(after: count) == [told, .navigator(.pop)])

    let census = KataCensus()
    let orphan = makeOrphan(census)
    #expect(census.alive() == [])
    await requests.start { await orphan.refresh() }
    await answer(with: orders)
    orphan.open(order: 7)
    orphan.again(order: 7)
    let alone = makeOrdersScreen(
      client: KataClientSpy(log, gate: gate), store: store, clock: clock, navigator: navigator,
      opener: KataOrdersOpenerSpy(log), place: Self.place)
    await requests.start { await alone.refresh() }
    await answer(with: orders)
    alone.again(order: 7)
    #expect(
      calls(after: count + 2) == [asked, kept(orders), asked, kept(orders), .navigator(.pop)])
  }

  /// A screen whose navigator and opener are gone.
  private func makeOrphan(_ census: KataCensus) -> any IceCreamOrdersScreen {
    let navigator = KataOrdersNavigatorSpy(log)
    let opener = KataOrdersOpenerSpy(log)
    census.watch(navigator, as: "navigator")
    census.watch(opener, as: "opener")
    return makeOrdersScreen(
      client: KataClientSpy(log, gate: gate), store: store, clock: clock, navigator: navigator,
      opener: opener, place: Self.place)
  }

  @Test(.edge(12)) func `the readers of each property are told`() async {
    let readers = (rows: KataReader(), loading: KataReader(), old: KataReader(), text: KataReader())
    func read() {
      readers.rows.read { screen.rows }
      readers.loading.read { screen.isLoading }
      readers.old.read { screen.asOf }
      readers.text.read { screen.message }
    }
    read()
    store.put(.init(body: KataOrdersBody([]).data, time: 0))
    await requests.start { await screen.appear() }
    #expect(readers.loading.wasTold && readers.old.wasTold && readers.text.wasTold)
    read()
    await answer(with: orders)
    #expect(readers.rows.wasTold && readers.loading.wasTold)
    #expect(readers.old.wasTold && readers.text.wasTold)
  }

  @Test(.edge(13)) func `screens share nothing, and each is freed with all that it has`() async {
    let census = KataCensus()
    var first: (any IceCreamOrdersScreen)? = makeScreen(census, "first")
    let second = makeScreen(census, "second")
    await requests.start { [weak first] in await first?.refresh() }
    await requests.start { await second.refresh() }
    await answer(with: orders)
    #expect(first?.rows.count == 3 && second.rows == [] && second.isLoading)
    first?.open(order: 7)
    first = nil

    #expect(census.alive() == ["second", "store of the second"])
    await answer(with: orders)
    #expect(second.rows.count == 3)
  }

  private func makeScreen(_ census: KataCensus, _ name: String) -> any IceCreamOrdersScreen {
    let store = KataOrdersStoreSpy(log)
    let screen = makeOrdersScreen(
      client: KataClientSpy(log, gate: gate), store: store, clock: clock, navigator: navigator,
      opener: opener, place: Self.place)
    census.watch(screen, as: name)
    census.watch(store, as: "store of the \(name)")
    return screen
  }
}
