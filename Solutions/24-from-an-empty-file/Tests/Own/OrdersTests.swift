import Foundation
import IceCreamScene
import Observation
import Testing

@testable import Exercise24

nonisolated private let dollars = IceCream.Currency(code: "USD", digits: 2)

/// An order with two lines.
nonisolated private func order(_ number: Int, placed: Int = 0) -> Orders.Order {
  .init(
    number: number, placed: placed, currency: dollars,
    lines: [.init(name: "Mint", price: 250), .init(name: "Waffle", price: 120)], total: 370)
}

nonisolated private let place = IceCream.Orders.Place(
  locale: Locale(identifier: "de_DE"), calendar: Calendar(identifier: .gregorian), zone: .gmt)

@Suite struct InteractorTests {
  let log = CallLog()
  let worker: WorkerSpy
  let clock = ClockStub()
  let interactor: OrdersInteractor
  let body = Data("{}".utf8)

  init() {
    worker = WorkerSpy(log)
    interactor = OrdersInteractor(presenter: PresenterSpy(log), worker: worker, clock: clock)
  }

  private func load(_ orders: Orders.Order...) async {
    worker.answer = .success(.init(orders: orders, body: body))
    await interactor.load(.init())
    log.calls = []
  }

  private func presented(_ orders: Orders.Order..., keptAt: Int? = nil, undoable: [Int] = [])
    -> Call
  {
    .presentOrders(.init(orders: orders, keptAt: keptAt, undoable: undoable))
  }

  @Test func `a load presents the latest first, and keeps the answer`() async {
    let orders = [order(2, placed: 9_400), order(1, placed: 9_399), order(3, placed: 9_400)]
    worker.answer = .success(.init(orders: orders, body: body))
    await interactor.load(.init())

    #expect(
      log.calls == [
        .presentLoading(true), .fetch, .presentLoading(false), .keep(body, at: 10_000),
        presented(orders[2], orders[0], orders[1], undoable: [3, 2]),
      ])
  }

  @Test func `what is kept is presented until there is a list`() async {
    await interactor.show(.init())
    worker.keptOrders = ([order(1)], 500)
    await interactor.show(.init())
    await interactor.show(.init())

    let failed: [Call] = [
      .presentLoading(true), .fetch, .presentLoading(false), .presentFailure(.offline),
    ]
    #expect(
      log.calls == [.kept] + failed + [.kept, presented(order(1), keptAt: 500)] + failed + failed)
  }

  @Test func `the latest load wins`() async {
    worker.meanwhile = { [worker, interactor, body] in
      worker.meanwhile = {}
      worker.answer = .success(.init(orders: [order(1)], body: body))
      await interactor.load(.init())
    }
    await interactor.load(.init())

    #expect(
      log.calls == [
        .presentLoading(true), .fetch, .presentLoading(true), .fetch, .presentLoading(false),
        .keep(body, at: 10_000), presented(order(1)),
      ])
  }

  @Test func `a cancelled load only ends loading`() async {
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await interactor.load(.init())
    }.value

    #expect(log.calls == [.presentLoading(true), .fetch, .presentLoading(false)])
  }

  @Test func `an order is found by its number`() async {
    interactor.open(.init(number: 1))
    interactor.orderAgain(.init(number: 1))
    await interactor.undo(.init(number: 1))
    #expect(log.calls == [])

    await load(order(1), order(2))
    interactor.open(.init(number: 2))
    interactor.orderAgain(.init(number: 1))
    #expect(log.calls == [.presentReceipt(order(2)), .presentOrderAgain])
    #expect(interactor.names == ["Mint", "Waffle"])
  }

  @Test func `an undone order goes, and all is loaded anew`() async {
    await load(order(1, placed: 9_500), order(2, placed: 9_600))
    worker.answer = .failure(.offline)
    worker.meanwhile = { [worker, interactor, clock] in
      worker.meanwhile = {}
      await interactor.undo(.init(number: 2))
      clock.seconds = 10_150
    }
    await interactor.undo(.init(number: 1))

    #expect(
      log.calls == [
        .undoAtService(1), .forget, presented(order(2, placed: 9_600), undoable: [2]),
        .presentLoading(true), .fetch, .presentLoading(false), .presentFailure(.offline),
      ])
    log.calls = []
    await interactor.undo(.init(number: 2))
    #expect(log.calls.first == .undoAtService(2))
  }

  @Test func `an undone order leaves the others as old as they were`() async {
    worker.keptOrders = ([order(1, placed: 9_500)], 500)
    await interactor.show(.init())
    log.calls = []
    await interactor.undo(.init(number: 1))

    #expect(log.calls.prefix(3) == [.undoAtService(1), .forget, presented(keptAt: 500)])
  }

  @Test func `an undo that is late or fails says so`() async {
    await load(order(1, placed: 9_400))
    worker.undoFailure = .notUndone
    for _ in 1...2 { await interactor.undo(.init(number: 1)) }
    clock.seconds += 1
    await interactor.undo(.init(number: 1))

    #expect(
      log.calls == [
        .undoAtService(1), .presentFailure(.notUndone), .undoAtService(1),
        .presentFailure(.notUndone), .presentFailure(.tooLate),
      ])
  }
}

@Suite struct PresenterTests {
  let log = CallLog()
  let view: ViewSpy
  let presenter = OrdersPresenter(place: place)

  init() {
    view = ViewSpy(log)
    presenter.view = view
  }

  private func price(_ units: Decimal) -> String {
    units.formatted(.currency(code: "USD").locale(place.locale))
  }

  private func time(_ seconds: TimeInterval) -> String {
    Date(timeIntervalSince1970: seconds).formatted(
      Date.FormatStyle(
        date: .abbreviated, time: .shortened, locale: place.locale, calendar: place.calendar,
        timeZone: place.zone))
  }

  @Test func `orders become rows`() {
    presenter.presentOrders(.init(orders: [order(7)], keptAt: nil, undoable: [7]))
    presenter.presentOrders(.init(orders: [], keptAt: 60, undoable: []))

    let row = IceCream.Orders.Row(number: 7, time: time(0), total: price(3.7))
    #expect(
      log.calls == [
        .displayOrders(.init(rows: [row], asOf: nil, message: nil, undoable: [7])),
        .displayOrders(
          .init(rows: [], asOf: "As of \(time(60))", message: "No orders yet.", undoable: [])),
      ])
  }

  @Test(
    arguments: [
      (.offline, "You're offline."), (.signedOut, "Sign in to see your orders."),
      (.unreadable, "Your orders can't be read."),
      (.unreachable, "Your orders can't be loaded."), (.tooLate, "Too late to undo."),
      (.notUndone, "The order can't be undone."),
    ] as [(Orders.Failure, String)])
  func `each failure has its words`(failure: Orders.Failure, words: String) {
    presenter.presentFailure(failure)

    #expect(log.calls == [.displayMessage(words)])
  }

  @Test func `a receipt has a line for each item`() {
    let debt = Orders.Order(
      number: 8, placed: 0, currency: dollars, lines: [.init(name: "Deposit", price: -50)],
      total: -50)
    presenter.presentReceipt(.init(order: order(7)))
    presenter.presentReceipt(.init(order: debt))

    #expect(
      log.calls == [
        .displayReceipt(
          .init(
            title: "Order 7",
            lines: [
              .init(name: "Mint", price: price(2.5)), .init(name: "Waffle", price: price(1.2)),
            ], total: price(3.7))),
        .displayReceipt(
          .init(
            title: "Order 8", lines: [.init(name: "Deposit", price: price(-0.5))],
            total: price(-0.5))),
      ])
  }

  @Test func `loading and the way back are handed on`() {
    presenter.presentLoading(true)
    presenter.presentLoading(false)
    presenter.presentOrderAgain()

    #expect(log.calls == [.displayLoading(true), .displayLoading(false), .displayOrderAgain])
  }
}

@Suite struct ViewTests {
  let log = CallLog()
  let view: OrdersView

  init() {
    view = OrdersView(interactor: InteractorSpy(log), router: RouterSpy(log))
  }

  @Test func `what the user does is asked for`() async {
    await view.appear()
    await view.refresh()
    view.open(order: 7)
    view.again(order: 8)
    await view.undo(order: 9)

    #expect(log.calls == [.show, .load, .open(7), .orderAgain(8), .undo(9)])
  }

  @Test func `what is displayed can be read`() {
    let row = IceCream.Orders.Row(number: 7, time: "now", total: "$3.70")
    view.displayLoading(true)
    view.displayOrders(.init(rows: [row], asOf: "then", message: nil, undoable: [7]))
    view.displayMessage("Oh.")

    #expect(view.isLoading && view.rows == [row] && view.undoable == [7])
    #expect(view.asOf == "then" && view.message == "Oh.")
    view.displayLoading(false)
    view.displayOrders(.init(rows: [], asOf: nil, message: "None.", undoable: []))
    #expect(!view.isLoading && view.rows == [] && view.undoable == [])
    #expect(view.asOf == nil && view.message == "None.")
  }

  @Test func `the ways out are the Router's`() {
    let receipt = Orders.Open.ViewModel(title: "Order 7", lines: [], total: "")
    view.displayReceipt(receipt)
    view.displayOrderAgain()

    #expect(log.calls == [.routeToReceipt(receipt), .routeBack])
  }
}

@Suite struct RouterTests {
  let log = CallLog()
  let navigator: NavigatorSpy
  let router = OrdersRouter(dataStore: DataStoreStub())

  init() {
    navigator = NavigatorSpy(log)
    router.navigator = navigator
  }

  @Test func `a receipt is pushed with its texts`() {
    let lines = [IceCream.Order.ViewModel.Line(name: "Mint", price: "$2.50")]
    router.routeToReceipt(.init(title: "Order 7", lines: lines, total: "$2.50"))

    #expect(log.calls == [.push(title: "Order 7", lines: lines, total: "$2.50")])
  }

  @Test func `the opener is told before the way back`() {
    router.routeBack()
    let opener = OpenerSpy(log)
    router.opener = opener
    router.routeBack()

    #expect(log.calls == [.pop, .reorder(["Mint", "Waffle"]), .pop])
  }
}

@Suite struct WorkerTests {
  let log = CallLog()
  let body = Data(
    """
    {"orders": [{"number": 7, "placed": 0, "total": 370,
      "currency": {"code": "USD", "digits": 2},
      "lines": [{"name": "Mint", "price": 250}, {"name": "Waffle", "price": 120}]}]}
    """.utf8)

  private func worker(_ answer: Result<Data, any Error>) -> (OrdersWorker, StoreSpy) {
    let store = StoreSpy(log)
    return (OrdersWorker(client: ClientSpy(log, answer: answer), store: store), store)
  }

  @Test func `orders are fetched off the main actor`() async throws {
    let answer = try await worker(.success(body)).0.fetch()

    #expect(answer == .init(orders: [order(7)], body: body))
    #expect(log.calls == [.send(.init(.get, "orders"), onMain: false)])
  }

  @Test(
    arguments: [
      (.success(Data("[]".utf8)), .unreadable),
      (.failure(IceCream.ClientError.offline), .offline),
      (.failure(IceCream.ClientError.signedOut), .signedOut),
      (.failure(CancellationError()), .unreachable),
    ] as [(Result<Data, any Error>, Orders.Failure)])
  func `a failure keeps its kind`(
    answer: Result<Data, any Error>, failure: Orders.Failure
  ) async {
    await #expect(throws: failure) { try await worker(answer).0.fetch() }
  }

  @Test func `an undo is sent, and its failure told`() async throws {
    try await worker(.success(Data())).0.undo(7)
    await #expect(throws: Orders.Failure.notUndone) {
      try await worker(.failure(IceCream.ClientError.offline)).0.undo(8)
    }

    #expect(
      log.calls == [
        .send(.init(.delete, "orders/7"), onMain: false),
        .send(.init(.delete, "orders/8"), onMain: false),
      ])
  }

  @Test func `bytes are kept, read and forgotten`() {
    let (worker, store) = worker(.success(body))
    #expect(worker.kept() == nil)
    store.kept = .init(body: Data(), time: 1)
    #expect(worker.kept() == nil)
    store.kept = .init(body: body, time: 2)
    #expect(worker.kept()?.orders == [order(7)] && worker.kept()?.time == 2)
    worker.keep(body, at: 3)
    worker.forget()

    #expect(
      log.calls == [.read, .read, .read, .read, .write(.init(body: body, time: 3)), .write(nil)])
  }
}

@Suite struct AssemblyTests {
  @Test func `the parts are one scene`() async {
    let log = CallLog()
    let (navigator, opener) = (NavigatorSpy(log), OpenerSpy(log))
    let body = Data(
      """
      {"orders": [{"number": 7, "placed": 0, "total": 0,
        "currency": {"code": "USD", "digits": 2}, "lines": []}]}
      """.utf8)
    let screen = makeOrdersScreen(
      client: ClientSpy(log, answer: .success(body)), store: StoreSpy(log), clock: ClockStub(),
      navigator: navigator, opener: opener, place: place)
    await screen.appear()
    screen.again(order: 7)

    #expect(screen.rows.map(\.number) == [7])
    #expect(
      log.calls == [
        .read, .send(.init(.get, "orders"), onMain: false),
        .write(.init(body: body, time: 10_000)), .reorder([]), .pop,
      ])
  }
}
