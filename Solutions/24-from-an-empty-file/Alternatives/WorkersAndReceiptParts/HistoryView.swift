import IceCreamScene
import Observation

@Observable
final class HistoryView: IceCreamOrdersScreen, IceCreamOrderUndo {
  private(set) var rows: [IceCream.Orders.Row] = []
  private(set) var undoable: [Int] = []
  private(set) var isLoading = false
  private(set) var asOf: String?
  private(set) var message: String?
  @ObservationIgnored private let interactor: any HistoryBusinessLogic
  @ObservationIgnored private let router: any HistoryRoutingLogic

  init(interactor: any HistoryBusinessLogic, router: any HistoryRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  func appear() async { await interactor.load(.init(mayShowWhatIsKept: true)) }
  func refresh() async { await interactor.load(.init(mayShowWhatIsKept: false)) }
  func open(order number: Int) { interactor.choose(.open(number)) }
  func again(order number: Int) { interactor.choose(.again(number)) }
  func undo(order number: Int) async { await interactor.undo(.init(number: number)) }
}

extension HistoryView: HistoryDisplayLogic {
  func displayLoading(_ isLoading: Bool) { self.isLoading = isLoading }

  func displayOrders(_ viewModel: History.Load.ViewModel) {
    (rows, undoable) = (viewModel.rows, viewModel.undoable)
    (asOf, message) = (viewModel.asOf, viewModel.message)
  }

  func displayProblem(_ message: String) { self.message = message }
  func displayReceipt() { router.routeToReceipt() }
  func displayStand() { router.routeToStand() }
}

final class HistoryRouter: HistoryRoutingLogic {
  weak var navigator: (any IceCreamNavigator)?
  weak var opener: (any IceCreamOrdersOpener)?
  private let dataStore: any HistoryDataStore
  private let writer: Writer

  init(dataStore: any HistoryDataStore, writer: Writer) {
    self.dataStore = dataStore
    self.writer = writer
  }

  func routeToReceipt() {
    guard let navigator, let order = dataStore.chosen else { return }
    navigator.push(makeReceipt(of: order, writer))
  }

  func routeToStand() {
    opener?.orderAgain(dataStore.chosen?.lines.map(\.name) ?? [])
    navigator?.pop()
  }
}
