import IceCreamScene
import SpyKit

/// Hands each request on to an Interactor, and has `kata flow` draw it.
package final class KataOrderForwarder: KataIceCreamSpy, IceCreamOrderBusinessLogic {
  private let interactor: any IceCreamOrderBusinessLogic

  package init(_ log: KataIceCreamLog, _ interactor: any IceCreamOrderBusinessLogic) {
    self.interactor = interactor
    super.init(log)
  }

  package func choose(_ request: IceCream.Order.Choose.Request) {
    log.ask("choose", request)
    interactor.choose(request)
  }

  package func remove(_ request: IceCream.Order.Remove.Request) {
    log.ask("remove", request)
    interactor.remove(request)
  }

  package func move(_ request: IceCream.Order.Move.Request) {
    log.ask("move", request)
    interactor.move(request)
  }

  package func confirm(_ request: IceCream.Order.Confirm.Request) {
    log.ask("confirm", request)
    interactor.confirm(request)
  }
}

/// Hands each response on to a Presenter, and has `kata flow` draw it.
package final class KataOrderPresenterForwarder: KataIceCreamSpy, IceCreamOrderPresentationLogic {
  private let presenter: any IceCreamOrderPresentationLogic

  package init(_ log: KataIceCreamLog, _ presenter: any IceCreamOrderPresentationLogic) {
    self.presenter = presenter
    super.init(log)
  }

  package func presentOrder(_ response: IceCream.Order.Response) {
    log.ask("presentOrder", response, from: "interactor", to: "presenter")
    presenter.presentOrder(response)
  }
}
