import Dispatch

final class WaitingPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    Task { [weak view] in  // expect: no-decisions
      view?.displayLogin(.init(greeting: ""))
    }
    DispatchQueue.main.async {}  // expect: no-decisions
  }

  func presentLater(_ stream: AsyncStream<String>) async {
    for await text in stream {  // expect: no-decisions
      view?.displayLogin(.init(greeting: text))
    }
    async let name = find()  // expect: no-decisions
    _ = await name  // expect: no-decisions
    await Task.yield()  // expect: no-decisions
  }

  private func find() async -> String { "" }
}
