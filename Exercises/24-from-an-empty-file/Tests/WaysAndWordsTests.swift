import Foundation
import IceCreamScene
import IceCreamSpies
import Observation
import SpyKit
import Testing

@testable import Exercise24

/// The words of the screen, its ways out, its readers, and its end.
extension AcceptanceTests {
  /// Readers with other calendars and digits.
  nonisolated private static let readers: [(String, Calendar.Identifier, String)] = [
    ("en_US", .gregorian, "America/New_York"), ("ar_EG", .islamicUmmAlQura, "Africa/Cairo"),
    ("th_TH", .buddhist, "Asia/Kathmandu"), ("ja_JP", .japanese, "Pacific/Kiritimati"),
  ]

  private func makeScreen(
    for reader: (locale: String, calendar: Calendar.Identifier, zone: String)
  ) throws -> (screen: any IceCreamOrdersScreen, place: IceCream.Orders.Place) {
    let place = IceCream.Orders.Place(
      locale: Locale(identifier: reader.locale), calendar: Calendar(identifier: reader.calendar),
      zone: try #require(TimeZone(identifier: reader.zone)))
    let screen = makeOrdersScreen(
      client: KataClientSpy(log, gate: gate), store: store, clock: clock, navigator: navigator,
      opener: opener, place: place)
    return (screen, place)
  }

  @Test(.tags(.edge9), arguments: readers)
  func `times are written for the reader, at the stand's hour`(
    locale: String, calendar: Calendar.Identifier, zone: String
  ) async throws {
    let (screen, place) = try makeScreen(for: (locale, calendar, zone))
    keepOne(at: 1_772_000_000)
    await requests.start { await screen.appear() }
    #expect(screen.asOf == "As of \(time(1_772_000_000, place))")
    #expect(screen.rows.map(\.time) == [time(1, place)])
    await answer(with: orders)

    #expect(
      screen.rows.map(\.time)
        == [1_772_390_000, 1_772_348_700, 1_772_300_000].map { time($0, place) })
  }

  @Test(.tags(.edge9), arguments: readers)
  func `money is written for the reader, in its own currency`(
    locale: String, calendar: Calendar.Identifier, zone: String
  ) async throws {
    let (screen, place) = try makeScreen(for: (locale, calendar, zone))
    let amounts = [
      (370, "USD", 2), (-20, "EUR", 2), (350, "JPY", 0), (1250, "IQD", 3),
      (9_007_199_254_740_993, "USD", 2), (0, "KWD", 3),
    ]
    await requests.start { await screen.refresh() }
    await answer(
      with: .init(
        amounts.enumerated().map { number, amount in
          .init(
            -number, placed: -number, total: amount.0,
            currency: .init(code: amount.1, digits: amount.2),
            lines: [.init(name: "Mint", price: -amount.0)])
        }))
    let calls = await log.calls {
      for row in screen.rows { screen.open(order: row.number) }
    }

    func words(_ amount: Int, _ code: String, _ digits: Int) -> String {
      let units = Decimal(
        sign: amount < 0 ? .minus : .plus, exponent: -digits,
        significand: Decimal(amount.magnitude))
      return units.formatted(
        .currency(code: code).precision(.fractionLength(digits)).locale(place.locale))
    }
    #expect(screen.rows.map(\.total) == amounts.map { words($0, $1, $2) })
    #expect(
      calls
        == amounts.enumerated().map { number, amount in
          .navigator(
            .push(
              .receipt(
                title: "Order \(-number)",
                lines: [.init(name: "Mint", price: words(-amount.0, amount.1, amount.2))],
                total: words(amount.0, amount.1, amount.2))))
        })
  }

  @Test(.tags(.edge10)) func `a receipt is filled in before it is shown`() async {
    screen.open(order: 7)
    await load()
    let yen = KataCurrency(code: "JPY", digits: 0)
    let items = ["Sakura", "くろみつ", "Sakura", " Cup"].map { KataItem(name: $0, price: 350) }
    await requests.start { await screen.refresh() }
    await answer(
      with: .init([
        .init(8, placed: 1), .init(1234, placed: 3, total: 1500, currency: yen, lines: items),
        .init(5, placed: 2),
      ]))
    let calls = await log.calls {
      for number in [0, 7, 1234] { screen.open(order: number) }
    }

    let style = Decimal.FormatStyle.Currency(code: "JPY", locale: Self.place.locale)
      .precision(.fractionLength(0))
    #expect(
      calls == [
        .navigator(
          .push(
            .receipt(
              title: "Order 1234",
              lines: items.map { .init(name: $0.name, price: Decimal(350).formatted(style)) },
              total: Decimal(1500).formatted(style))))
      ])
  }

  @Test(.tags(.edge11)) func `an order goes back to its opener, line by line, and the screen pops`()
    async
  {
    let names = ["Waffle", "", "Mint", "Waffle", " Cup "]
    let old = KataOrdersBody([
      .init(7, placed: 1, lines: names.map { .init(name: $0, price: 100) }),
      .init(6, placed: 1, lines: []),
    ])
    screen.again(order: 7)
    store.put(.init(body: old.data, time: 0))
    await requests.start { await screen.appear() }
    for number in [7, 6, 8] { screen.again(order: number) }
    await answer(with: orders)
    for number in [6, 7] { screen.again(order: number) }

    func told(_ names: [String]) -> [KataOrdersCall] {
      [.opener(.orderAgain(names)), .navigator(.pop)]
    }
    #expect(
      log.calls == [.store(.read), asked] + told(names) + told([]) + [kept(orders)]
        + told(["Mint", "Waffle"]))
  }

  @Test(.tags(.edge11)) func `without an opener, an order that is wanted again only pops`() async {
    let screen = makeOrdersScreen(
      client: KataClientSpy(log, gate: gate), store: store, clock: clock, navigator: navigator,
      opener: KataOrdersOpenerSpy(log), place: Self.place)
    await requests.start { await screen.refresh() }
    await answer(with: orders)
    screen.again(order: 7)

    #expect(log.calls == [asked, kept(orders), .navigator(.pop)])
  }

  @Test(.tags(.edge11)) func `without a navigator, the opener is told all the same`() async {
    let screen = makeOrdersScreen(
      client: KataClientSpy(log, gate: gate), store: store, clock: clock,
      navigator: KataOrdersNavigatorSpy(log), opener: opener, place: Self.place)
    await requests.start { await screen.refresh() }
    await answer(with: orders)
    screen.again(order: 7)

    #expect(log.calls == [asked, kept(orders), .opener(.orderAgain(["Mint", "Waffle"]))])
  }

  @Test(.tags(.edge12)) func `the readers of each property are told`() async {
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

  @Test(.tags(.edge13)) func `a screen keeps neither its navigator nor its opener alive`() async {
    let leakCheck = KataLeakCheck()
    let orphan = makeOrphan(leakCheck)
    #expect(leakCheck.alive() == [])
    await requests.start { await orphan.refresh() }
    await answer(with: orders)
    orphan.open(order: 7)
    orphan.again(order: 7)

    #expect(orphan.rows.count == 3)
    #expect(log.calls == [asked, kept(orders)])
  }

  /// A screen whose navigator and opener are gone.
  private func makeOrphan(_ leakCheck: KataLeakCheck) -> any IceCreamOrdersScreen {
    let navigator = KataOrdersNavigatorSpy(log)
    let opener = KataOrdersOpenerSpy(log)
    leakCheck.watch(navigator, as: "navigator")
    leakCheck.watch(opener, as: "opener")
    return makeOrdersScreen(
      client: KataClientSpy(log, gate: gate), store: store, clock: clock, navigator: navigator,
      opener: opener, place: Self.place)
  }

  @Test(.tags(.edge13)) func `screens share nothing, and each is freed with all that it has`() async
  {
    let leakCheck = KataLeakCheck()
    var first: (any IceCreamOrdersScreen)? = makeScreen(leakCheck, "first")
    let second = makeScreen(leakCheck, "second")
    await requests.start { [weak first] in await first?.refresh() }
    await requests.start { await second.refresh() }
    await answer(with: orders)
    #expect(first?.rows.count == 3 && second.rows == [] && second.isLoading)
    first?.open(order: 7)
    first = nil

    #expect(leakCheck.alive() == ["second", "store of the second"])
    await answer(with: orders)
    #expect(second.rows.count == 3)
  }

  private func makeScreen(_ leakCheck: KataLeakCheck, _ name: String) -> any IceCreamOrdersScreen {
    let store = KataOrdersStoreSpy(log)
    let screen = makeOrdersScreen(
      client: KataClientSpy(log, gate: gate), store: store, clock: clock, navigator: navigator,
      opener: opener, place: Self.place)
    leakCheck.watch(screen, as: name)
    leakCheck.watch(store, as: "store of the \(name)")
    return screen
  }
}
