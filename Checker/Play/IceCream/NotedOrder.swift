import IceCreamScene
import PlayKit
import PlayWire

extension Noted: IceCreamOrderBusinessLogic where Part == any IceCreamOrderBusinessLogic {
  package func choose(_ request: IceCream.Order.Choose.Request) {
    pass("choose", request) { $0.choose(request) }
  }

  package func remove(_ request: IceCream.Order.Remove.Request) {
    pass("remove", request) { $0.remove(request) }
  }

  package func move(_ request: IceCream.Order.Move.Request) {
    pass("move", request) { $0.move(request) }
  }

  package func confirm(_ request: IceCream.Order.Confirm.Request) {
    pass("confirm") { $0.confirm(request) }
  }
}

extension Noted: IceCreamOrderDisplayLogic where Part == any IceCreamOrderDisplayLogic {
  package func displayOrder(_ viewModel: IceCream.Order.ViewModel.Receipt) {
    pass("displayOrder", viewModel) { $0.displayOrder(viewModel) }
  }

  package func displayConfirmation(_ viewModel: IceCream.Order.ViewModel.Receipt) {
    pass("displayConfirmation", viewModel) { $0.displayConfirmation(viewModel) }
  }

  package func displayProblem(_ viewModel: IceCream.Order.ViewModel.Problem) {
    pass("displayProblem", viewModel) { $0.displayProblem(viewModel) }
  }
}

/// Writes down what is confirmed, too, as the counter would.
final class CounterPresenter: IceCreamOrderPresentationLogic {
  private let stack: PageStack
  private let presenter: any IceCreamOrderPresentationLogic
  private let book: OrderBook

  init(_ presenter: any IceCreamOrderPresentationLogic, on stack: PageStack, book: OrderBook) {
    (self.presenter, self.stack, self.book) = (presenter, stack, book)
  }

  func presentOrder(_ response: IceCream.Order.Response) {
    if case .confirmed(let summary) = response { book.add(summary) }
    stack.message("presentOrder", response, from: .orderInteractor, to: .orderPresenter) {
      presenter.presentOrder(response)
    }
  }
}
