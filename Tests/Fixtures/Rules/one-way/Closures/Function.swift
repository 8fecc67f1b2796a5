/// What a part has its own module's functions do.
final class SendingPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    askAgain(view)
    [view].forEach(Find.one)
  }
}

private func askAgain(_ anybody: AnyObject?) {
  guard let anybody else { return }
  if anybody is any LoginBusinessLogic { return }  // expect: one-way through askAgain
}

private enum Find {
  static func one(_ anybody: AnyObject?) {
    two(anybody)
  }

  private static func two(_ anybody: AnyObject?) {
    let store = anybody as? any LoginDataStore  // expect: one-way through Find.one → Find.two
    _ = store?.user
  }

  static func unused(_ anybody: AnyObject?) -> Bool {
    anybody is any LoginBusinessLogic
  }
}

final class ShowingInteractor: LoginBusinessLogic {
  private let presenter: AnyObject

  init(presenter: AnyObject) {
    self.presenter = presenter
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    Showing(whom: presenter).run()
    tell(presenter)
  }
}

private struct Showing {
  let whom: AnyObject

  func run() {
    (whom as? any LoginDisplayLogic)?  // expect: one-way through Showing.run
      .displayLogin(.init(greeting: ""))
  }
}

private func tell(
  _ anybody: AnyObject,
  _ show: (AnyObject) -> Void = {
    ($0 as? GivenView)?.displayLogin(.init(greeting: ""))  // expect: one-way through tell
  }
) {
  show(anybody)
}
