import IceCreamScene
import SpyKit

nonisolated extension IceCream.Order.Refusal: KataKind {}
nonisolated extension IceCream.Order.Part: KataKind {}

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
