import Foundation
import IceCreamScene
import Observation

/// Carries out what the state can't do itself, and presents it each time.
final class OrdersInteractor: OrdersBusinessLogic {
  private let presenter: any OrdersPresentationLogic
  private let worker: any OrdersWorkerLogic
  private let clock: any IceCreamClock
  private var state = OrdersState() { didSet { presenter.present(state) } }

  init(
    presenter: any OrdersPresentationLogic, worker: any OrdersWorkerLogic, clock: any IceCreamClock
  ) {
    self.presenter = presenter
    self.worker = worker
    self.clock = clock
  }

  func beginWithWhatIsKept() {
    guard state.list == nil, let kept = worker.read() else { return }
    handle(.found(kept.orders, keptAt: kept.time))
  }

  func load() async {
    handle(.loadBegan)
    let number = state.latest
    let answer = await worker.fetch()
    if handle(.loadEnded(number, answer.orders, isCancelled: Task.isCancelled)) {
      worker.write(.init(body: answer.body, time: clock.now()))
    }
  }

  func choose(_ number: Int) {
    if let order = state.order(number) { presenter.present(order) }
  }

  func chooseAgain(_ number: Int) {
    if let order = state.order(number) { presenter.presentAgain(order.lines.map(\.name)) }
  }

  func undo(_ number: Int) async {
    guard let order = state.order(number), !state.isUndoing else { return }
    guard OrdersState.canUndo(order, at: clock.now()) else {
      handle(.wasTooLate)
      return
    }
    handle(.undoBegan)
    let isDone = await worker.undo(number)
    if isDone { worker.write(nil) }
    handle(.undoEnded(number, isDone: isDone))
    if isDone { await load() }
  }

  @discardableResult
  private func handle(_ event: OrdersState.Event) -> Bool {
    state.handle(event, at: clock.now())
  }
}

/// Writes a whole state at once.
final class OrdersPresenter: OrdersPresentationLogic {
  weak var view: (any OrdersDisplayLogic)?
  private let style: Date.FormatStyle
  private let locale: Locale

  init(_ place: IceCream.Orders.Place) {
    locale = place.locale
    style = Date.FormatStyle(
      date: .abbreviated, time: .shortened, locale: place.locale, calendar: place.calendar,
      timeZone: place.zone)
  }

  func present(_ state: OrdersState) {
    let orders = state.list?.orders
    view?.display(
      OrdersViewModel(
        rows: orders.map { orders in
          orders.map {
            .init(number: $0.number, time: time($0.placed), total: money($0.total, $0.currency))
          }
        } ?? [],
        undoable: state.list?.undoable ?? [], isLoading: state.isLoading,
        asOf: state.list?.keptAt.map { "As of " + time($0) },
        message: state.notice.map(words) ?? (orders == [] ? "No orders yet." : nil)))
  }

  func present(_ order: OrdersState.Order) {
    view?.display(
      ReceiptViewModel(
        title: "Order \(order.number)",
        lines: order.lines.map { .init(name: $0.name, price: money($0.price, order.currency)) },
        total: money(order.total, order.currency)))
  }

  func presentAgain(_ names: [String]) {
    view?.displayAgain(names)
  }

  private func words(for notice: OrdersState.Notice) -> String {
    switch notice {
    case .failed(.offline): "You're offline."
    case .failed(.signedOut): "Sign in to see your orders."
    case .failed(.unreadable): "Your orders can't be read."
    case .failed(.other): "Your orders can't be loaded."
    case .tooLate: "Too late to undo."
    case .notUndone: "The order can't be undone."
    }
  }

  private func time(_ seconds: Int) -> String {
    style.format(Date(timeIntervalSince1970: TimeInterval(seconds)))
  }

  private func money(_ amount: Int, _ currency: IceCream.Currency) -> String {
    (Decimal(amount) / pow(10, currency.digits)).formatted(
      .currency(code: currency.code).locale(locale).precision(.fractionLength(currency.digits)))
  }
}

/// Shows one value.
@Observable
final class OrdersView: IceCreamOrdersScreen, IceCreamOrderUndo, OrdersDisplayLogic {
  private var shown = OrdersViewModel()
  private let interactor: any OrdersBusinessLogic
  private let router: any OrdersRoutingLogic

  init(interactor: any OrdersBusinessLogic, router: any OrdersRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  var rows: [IceCream.Orders.Row] { shown.rows }
  var undoable: [Int] { shown.undoable }
  var isLoading: Bool { shown.isLoading }
  var asOf: String? { shown.asOf }
  var message: String? { shown.message }

  func appear() async {
    interactor.beginWithWhatIsKept()
    await interactor.load()
  }

  func refresh() async { await interactor.load() }
  func open(order number: Int) { interactor.choose(number) }
  func again(order number: Int) { interactor.chooseAgain(number) }
  func undo(order number: Int) async { await interactor.undo(number) }

  func display(_ viewModel: OrdersViewModel) { shown = viewModel }
  func display(_ receipt: ReceiptViewModel) { router.route(to: receipt) }
  func displayAgain(_ names: [String]) { router.routeBack(with: names) }
}

/// Knows what lies around the screen.
final class OrdersRouter: OrdersRoutingLogic {
  private weak var navigator: (any IceCreamNavigator)?
  private weak var opener: (any IceCreamOrdersOpener)?

  init(_ navigator: any IceCreamNavigator, _ opener: any IceCreamOrdersOpener) {
    self.navigator = navigator
    self.opener = opener
  }

  func route(to receipt: ReceiptViewModel) {
    navigator?.push(ReceiptScreen(receipt))
  }

  func routeBack(with names: [String]) {
    opener?.orderAgain(names)
    navigator?.pop()
  }
}

final class ReceiptScreen: IceCreamReceiptScreen {
  private let shown: ReceiptViewModel

  init(_ shown: ReceiptViewModel) {
    self.shown = shown
  }

  var title: String { shown.title }
  var lines: [IceCream.Order.ViewModel.Line] { shown.lines }
  var total: String { shown.total }
}
