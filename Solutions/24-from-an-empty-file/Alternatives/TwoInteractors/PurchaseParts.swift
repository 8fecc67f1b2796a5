import Foundation
import IceCreamScene
import Observation

final class ListInteractor: ListBusinessLogic {
  private let list: PurchaseList
  private let worker: any PurchaseWorkerLogic
  private let presenter: any ListPresentationLogic
  private var age = PurchasesShown.Age.new
  private var underWay: [Int] = []
  private var loads = 0
  private var isUndoing = false

  init(
    list: PurchaseList, worker: any PurchaseWorkerLogic, presenter: any ListPresentationLogic
  ) {
    self.list = list
    self.worker = worker
    self.presenter = presenter
  }

  func showKept() {
    if list.all == nil, let kept = worker.kept() { show(kept.purchases, .kept(since: kept.since)) }
  }

  func load() async {
    loads += 1
    let mine = loads
    if underWay.isEmpty { presenter.presentBegin() }
    underWay = [mine]
    var news: (purchases: [Purchase], body: Data)?
    var trouble: PurchaseTrouble?
    do {
      news = try await worker.fetch()
    } catch {
      trouble = error
    }
    guard underWay == [mine] else { return }
    underWay = []
    presenter.presentEnd()
    if Task.isCancelled { return }
    if let trouble { presenter.present(trouble) }
    if let news {
      show(news.purchases, .new)
      worker.keep(news.body)
    }
  }

  func undo(_ number: Int) async {
    guard let purchase = list[number], !isUndoing else { return }
    isUndoing = true
    do throws(PurchaseTrouble) {
      if isTooOld(purchase) { throw .tooLate }
      try await worker.delete(number)
    } catch {
      isUndoing = false
      presenter.present(error)
      return
    }
    isUndoing = false
    worker.keep(nil)
    var rest = list.all ?? []
    rest.removeAll { $0.number == number }
    show(rest, age)
    await load()
  }

  private func show(_ purchases: [Purchase], _ age: PurchasesShown.Age) {
    let sorted = purchases.sorted { one, other in
      one.placed > other.placed || one.placed == other.placed && one.number > other.number
    }
    list.all = sorted
    self.age = age
    presenter.present(
      PurchasesShown(
        purchases: sorted, age: age, undoable: sorted.filter { !isTooOld($0) }.map(\.number)))
  }

  private func isTooOld(_ purchase: Purchase) -> Bool {
    worker.now > purchase.placed + 600
  }
}

final class WayInteractor: WayBusinessLogic {
  private let list: PurchaseList
  private let presenter: any WayPresentationLogic

  init(list: PurchaseList, presenter: any WayPresentationLogic) {
    self.list = list
    self.presenter = presenter
  }

  func open(_ number: Int) {
    list[number].map(presenter.presentReceipt)
  }

  func repeatOrder(_ number: Int) {
    list[number].map(presenter.presentRepeat)
  }
}

final class ListPresenter: ListPresentationLogic {
  weak var view: (any ListDisplayLogic)?
  private let locale: Locale
  private let style: Date.FormatStyle

  init(locale: Locale, calendar: Calendar, zone: TimeZone) {
    self.locale = locale
    style = .init(
      date: .abbreviated, time: .shortened, locale: locale, calendar: calendar, timeZone: zone)
  }

  func presentBegin() { view?.displayBegin() }
  func presentEnd() { view?.displayEnd() }

  func present(_ shown: PurchasesShown) {
    var asOf: String?
    if case .kept(let since) = shown.age { asOf = "As of \(time(since))" }
    view?.display(
      rows: shown.purchases.map {
        .init(
          number: $0.number, time: time($0.placed), total: price($0.total, $0.currency, locale))
      },
      undoable: shown.undoable, asOf: asOf,
      message: shown.purchases.isEmpty ? "No orders yet." : nil)
  }

  func present(_ trouble: PurchaseTrouble) {
    let words =
      switch trouble {
      case .notLoaded(.offline): "You're offline."
      case .notLoaded(.signedOut): "Sign in to see your orders."
      case .notLoaded(nil): "Your orders can't be loaded."
      case .unreadable: "Your orders can't be read."
      case .tooLate: "Too late to undo."
      case .notUndone: "The order can't be undone."
      }
    view?.display(message: words)
  }

  private func time(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: Double(seconds)).formatted(style)
  }
}

final class WayPresenter: WayPresentationLogic {
  weak var view: (any WayDisplayLogic)?
  private let locale: Locale

  init(locale: Locale) {
    self.locale = locale
  }

  func presentReceipt(of purchase: Purchase) {
    view?.displayReceipt(
      ReceiptText(
        title: "Order \(purchase.number)",
        lines: purchase.lines.map {
          .init(name: $0.name, price: price($0.price, purchase.currency, locale))
        },
        total: price(purchase.total, purchase.currency, locale)))
  }

  func presentRepeat(of purchase: Purchase) {
    view?.displayRepeat(purchase.lines.map(\.name))
  }
}

/// Money as the reader writes it.
private func price(_ amount: Int, _ money: Purchase.Money, _ locale: Locale) -> String {
  let smallest = Decimal(sign: .plus, exponent: -money.digits, significand: 1)
  return (Decimal(amount) * smallest).formatted(
    .currency(code: money.code).precision(.fractionLength(money.digits)).locale(locale))
}

@Observable
final class PurchasesView: IceCreamOrdersScreen, IceCreamOrderUndo {
  private(set) var rows: [IceCream.Orders.Row] = []
  private(set) var isLoading = false
  private(set) var asOf: String?
  private(set) var message: String?
  private(set) var undoable: [Int] = []
  private let list: any ListBusinessLogic
  private let way: any WayBusinessLogic
  private let router: any WayRoutingLogic

  init(list: any ListBusinessLogic, way: any WayBusinessLogic, router: any WayRoutingLogic) {
    self.list = list
    self.way = way
    self.router = router
  }

  func appear() async {
    list.showKept()
    await list.load()
  }

  func refresh() async { await list.load() }
  func undo(order number: Int) async { await list.undo(number) }
  func open(order number: Int) { way.open(number) }
  func again(order number: Int) { way.repeatOrder(number) }
}

extension PurchasesView: ListDisplayLogic, WayDisplayLogic {
  func displayBegin() { isLoading = true }
  func displayEnd() { isLoading = false }

  func display(
    rows: [IceCream.Orders.Row], undoable: [Int], asOf: String?, message: String?
  ) {
    self.rows = rows
    self.undoable = undoable
    self.asOf = asOf
    self.message = message
  }

  func display(message: String) { self.message = message }
  func displayReceipt(_ text: ReceiptText) { router.push(text) }
  func displayRepeat(_ names: [String]) { router.goBack(with: names) }
}

final class WayRouter: WayRoutingLogic {
  private let navigator: () -> (any IceCreamNavigator)?
  private weak var opener: (any IceCreamOrdersOpener)?

  init(navigator: @escaping () -> (any IceCreamNavigator)?, opener: any IceCreamOrdersOpener) {
    self.navigator = navigator
    self.opener = opener
  }

  func push(_ text: ReceiptText) {
    navigator()?.push(ReceiptPage(text))
  }

  func goBack(with names: [String]) {
    opener?.orderAgain(names)
    navigator()?.pop()
  }
}

final class ReceiptPage: IceCreamReceiptScreen {
  let title: String
  let lines: [IceCream.Order.ViewModel.Line]
  let total: String

  init(_ text: ReceiptText) {
    (title, lines, total) = (text.title, text.lines, text.total)
  }
}

final class PurchaseWorker: PurchaseWorkerLogic {
  private let client: any IceCreamClient
  private let store: any IceCreamOrdersStore
  private let clock: any IceCreamClock

  init(client: any IceCreamClient, store: any IceCreamOrdersStore, clock: any IceCreamClock) {
    self.client = client
    self.store = store
    self.clock = clock
  }

  var now: Int { clock.now() }

  @concurrent func fetch() async throws(PurchaseTrouble) -> (purchases: [Purchase], body: Data) {
    do {
      let body = try await client.send(.init(.get, "orders"))
      guard let purchases = try? purchases(in: body) else { throw PurchaseTrouble.unreadable }
      return (purchases, body)
    } catch {
      throw error as? PurchaseTrouble ?? .notLoaded(error as? IceCream.ClientError)
    }
  }

  @concurrent func delete(_ number: Int) async throws(PurchaseTrouble) {
    do {
      _ = try await client.send(.init(.delete, "orders/\(number)"))
    } catch {
      throw .notUndone
    }
  }

  func kept() -> (purchases: [Purchase], since: Int)? {
    guard let kept = store.read(), let purchases = try? purchases(in: kept.body) else { return nil }
    return (purchases, kept.time)
  }

  func keep(_ body: Data?) {
    store.write(body.map { .init(body: $0, time: now) })
  }

  nonisolated private func purchases(in body: Data) throws -> [Purchase] {
    nonisolated struct Body: Decodable {
      let orders: [Purchase]
    }
    return try JSONDecoder().decode(Body.self, from: body).orders
  }
}
