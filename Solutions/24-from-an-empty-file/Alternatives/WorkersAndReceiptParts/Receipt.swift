import IceCreamScene

/// A scene of its own, as it would be if a receipt could be sent or printed.
func makeReceipt(of order: History.Order, _ writer: Writer) -> any IceCreamReceiptScreen {
  let presenter = ReceiptPresenter(writer: writer)
  let view = ReceiptView(interactor: ReceiptInteractor(order: order, presenter: presenter))
  presenter.view = view
  view.appear()
  return view
}

nonisolated struct ReceiptViewModel: Equatable, Sendable {
  var title = ""
  var lines: [IceCream.Order.ViewModel.Line] = []
  var total = ""
}

protocol ReceiptBusinessLogic: AnyObject {
  func showOrder()
}

protocol ReceiptPresentationLogic: AnyObject {
  func presentOrder(_ order: History.Order)
}

protocol ReceiptDisplayLogic: AnyObject {
  func displayReceipt(_ viewModel: ReceiptViewModel)
}

final class ReceiptInteractor: ReceiptBusinessLogic {
  private let order: History.Order
  private let presenter: any ReceiptPresentationLogic

  init(order: History.Order, presenter: any ReceiptPresentationLogic) {
    self.order = order
    self.presenter = presenter
  }

  func showOrder() { presenter.presentOrder(order) }
}

final class ReceiptPresenter: ReceiptPresentationLogic {
  weak var view: (any ReceiptDisplayLogic)?
  private let writer: Writer

  init(writer: Writer) {
    self.writer = writer
  }

  func presentOrder(_ order: History.Order) {
    view?.displayReceipt(
      .init(
        title: "Order \(order.number)",
        lines: order.lines.map {
          .init(name: $0.name, price: writer.price($0.price, in: order.currency))
        },
        total: writer.price(order.total, in: order.currency)))
  }
}

final class ReceiptView: IceCreamReceiptScreen, ReceiptDisplayLogic {
  private var shown = ReceiptViewModel()
  private let interactor: any ReceiptBusinessLogic

  init(interactor: any ReceiptBusinessLogic) {
    self.interactor = interactor
  }

  var title: String { shown.title }
  var lines: [IceCream.Order.ViewModel.Line] { shown.lines }
  var total: String { shown.total }

  func appear() { interactor.showOrder() }
  func displayReceipt(_ viewModel: ReceiptViewModel) { shown = viewModel }
}
