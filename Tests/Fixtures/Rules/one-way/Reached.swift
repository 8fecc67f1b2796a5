/// What a part has its own module's functions and types do.
final class SendingPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    askAgain(view)
    [view].forEach(Find.one)
    view?.askOnceMore()
  }
}

private func askAgain(_ anybody: AnyObject?) {
  if anybody is any LoginBusinessLogic { return }  // expect: one-way through askAgain
}

private enum Find {
  static func one(_ anybody: AnyObject?) { two(anybody) }

  private static func two(_ anybody: AnyObject?) {
    let store = anybody as? any LoginDataStore  // expect: one-way through Find.one → Find.two
    _ = store?.user
  }

  static func unused(_ anybody: AnyObject?) -> Bool { anybody is any LoginBusinessLogic }
}

extension LoginDisplayLogic {
  func askOnceMore() {
    _ = self as? any LoginBusinessLogic  // expect: one-way through LoginDisplayLogic.askOnceMore
  }
}

/// Closures, of the part's own and from others.
final class HintedInteractor: LoginBusinessLogic {
  var onLoading: (Bool) -> Void = { _ in }
  private var later: () -> Void = {}

  func logIn(_ request: Login.Authenticate.Request) async {
    onLoading(true)
    later = { Screens.current?.displayLogin(.init(greeting: "")) }  // expect: one-way
  }
}

enum Screens {
  static weak var current: (any LoginDisplayLogic)?
}

@MainActor func assembled(_ view: any LoginDisplayLogic) {
  let interactor = HintedInteractor()
  interactor.onLoading = { [weak view] _ in  // expect: one-way
    view?.displayLogin(.init(greeting: ""))
  }
}
