enum Screens {
  @MainActor final class Presenter: LoginPresentationLogic {
    private let box = Box()  // expect: no-decisions

    func presentLogin(_ response: Login.Authenticate.Response) {
      box.inner.count += 1
      tries += 1  // expect: no-decisions
      Counter.total += 1  // expect: no-decisions
      remember()
    }

    private struct Box {
      let inner = Inner()
    }

    private final class Inner {
      var count = 0
    }
  }
}

enum Counter {
  static var total = 0
}

private var tries = 0

private func remember() {
  tries += 1  // expect: no-decisions through remember
}
