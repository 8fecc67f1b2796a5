final class CapturingInteractor: LoginBusinessLogic {
  private var later: [() -> Void] = []

  func logIn(_ request: Login.Authenticate.Request) async {}

  func prepare(
    showing view: any LoginDisplayLogic  // expect: one-way
  ) {
    later.append { [weak view] in view?.displayLogin(.init(greeting: "")) }
  }

  func remember() {
    later.append {
      Screens.current?.displayLogin(.init(greeting: ""))
    }
  }
}

/// The capture of what somebody else keeps.
final class BorrowingInteractor: LoginBusinessLogic {
  private var later: [() -> Void] = []

  func logIn(_ request: Login.Authenticate.Request) async {
    later.append {
      Screens.current?.displayLogin(.init(greeting: ""))  // expect: one-way
    }
  }
}

enum Screens {
  static weak var current: (any LoginDisplayLogic)?
}
