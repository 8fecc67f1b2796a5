import IceCreamScene
import SpyKit

nonisolated extension IceCream.Order.Refusal: KataKind {}
nonisolated extension IceCream.Order.Part: KataKind {}

/// Records what the View asks of its Interactor of an order.
package final class KataOrderInteractorSpy: KataIceCreamSpy, IceCreamOrderBusinessLogic {
  /// Called within each request: the place for what the Presenter displays before it returns.
  package var onRequest: () -> Void = {}

  package func choose(_ request: IceCream.Order.Choose.Request) {
    receive(.choose(request))
  }

  package func remove(_ request: IceCream.Order.Remove.Request) {
    receive(.remove(request))
  }

  package func move(_ request: IceCream.Order.Move.Request) {
    receive(.move(request))
  }

  package func confirm(_ request: IceCream.Order.Confirm.Request) {
    receive(.confirm)
  }

  private func receive(_ message: KataIceCreamCall.Interactor) {
    record(.interactor(message))
    onRequest()
  }
}

/// Records what the Interactor hands to its Presenter of an order.
package final class KataOrderPresenterSpy: KataIceCreamSpy, IceCreamOrderPresentationLogic {
  package func presentOrder(_ response: IceCream.Order.Response) {
    record(.presenter(.presentOrder(response)))
  }
}

/// Records what the Presenter has the View show of an order.
package final class KataOrderDisplaySpy: KataIceCreamSpy, IceCreamOrderDisplayLogic {
  package func displayOrder(_ viewModel: IceCream.Order.ViewModel.Receipt) {
    record(.view(.displayOrder(viewModel)))
  }

  package func displayConfirmation(_ viewModel: IceCream.Order.ViewModel.Receipt) {
    record(.view(.displayConfirmation(viewModel)))
  }

  package func displayProblem(_ viewModel: IceCream.Order.ViewModel.Problem) {
    record(.view(.displayProblem(viewModel)))
  }
}
