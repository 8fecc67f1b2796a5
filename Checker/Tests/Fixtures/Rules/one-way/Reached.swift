/// What a part has its own module's functions and types do.
final class SendingPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    askAgain(view)
    [view].forEach(Find.one)
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

/// What a part's own closure says is the part's.
final class ShowingInteractor: LoginBusinessLogic {
  private var later: () -> Void = {}

  func logIn(_ request: Login.Authenticate.Request) async {
    later = { Screens.current?.displayLogin(.init(greeting: "")) }  // expect: one-way
  }
}

enum Screens {
  static weak var current: (any LoginDisplayLogic)?
}
