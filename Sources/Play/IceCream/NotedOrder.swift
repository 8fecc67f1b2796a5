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

/// Writes down what is confirmed, too, as the counter would.
final class CounterPresenter: IceCreamOrderPresentationLogic {
  private let stage: Stage
  private let presenter: any IceCreamOrderPresentationLogic
  private let book: OrderBook

  init(_ presenter: any IceCreamOrderPresentationLogic, on stage: Stage, book: OrderBook) {
    (self.presenter, self.stage, self.book) = (presenter, stage, book)
  }

  func presentOrder(_ response: IceCream.Order.Response) {
    if case .confirmed(let summary) = response { book.add(summary) }
    stage.message("presentOrder", response, from: .orderInteractor, to: .orderPresenter) {
      presenter.presentOrder(response)
    }
  }
}

/// Keeps what was shown last.
final class OrderView: IceCreamOrderDisplayLogic {
  private(set) var receipt: IceCream.Order.ViewModel.Receipt?
  var alert: PlayScreen.Alert?
  private let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
  }

  func displayOrder(_ viewModel: IceCream.Order.ViewModel.Receipt) {
    stage.message("displayOrder", viewModel, from: .orderPresenter, to: .init("view")) {
      receipt = viewModel
    }
  }

  func displayConfirmation(_ viewModel: IceCream.Order.ViewModel.Receipt) {
    stage.message("displayConfirmation", viewModel, from: .orderPresenter, to: .init("view")) {
      receipt = nil
      alert = .init(title: "Thank you!", message: viewModel.total)
    }
  }

  func displayProblem(_ viewModel: IceCream.Order.ViewModel.Problem) {
    stage.message("displayProblem", viewModel, from: .orderPresenter, to: .init("view")) {
      alert = .init(title: viewModel.title, message: viewModel.message)
    }
  }
}
