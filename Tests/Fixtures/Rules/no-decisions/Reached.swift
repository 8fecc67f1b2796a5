import Foundation

/// What a Presenter has others remember, wait or ask.
private final class Tally {
  static let shared = Tally()
  var count = 0
}

private let board = Tally()

private var latest: [String] = []

private enum Wording {
  static var isShort = false
  static let words = ["a": "b"]

  static func greeting() -> String {
    isShort ? "Hi" : "Welcome"  // expect: no-decisions through Wording.greeting
  }
}

extension LoginDisplayLogic {
  func once(_ greeting: String) {
    if latest == [greeting] { return }  // expect: no-decisions through LoginDisplayLogic.once
    latest.append(greeting)  // expect: no-decisions through LoginDisplayLogic.once
    displayLogin(.init(greeting: greeting))
  }
}

extension LoginPresentationLogic {
  func count() {
    board.count += 1  // expect: no-decisions
  }
}

extension Login.Authenticate.Response {
  var number: Int {
    Tally.shared.count  // expect: no-decisions through Response.number
  }
}

private func showLater(_ view: (any LoginDisplayLogic)?) {
  Task { view?.displayLogin(.init(greeting: "")) }  // expect: no-decisions through showLater
}

private func halt() async {
  await Task.yield()  // expect: no-decisions through halt
}

private func look(for anybody: AnyObject?) {
  _ = anybody as? any LoginWorkerLogic  // expect: no-decisions through look
}

final class ReachingPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    count()
    view?.once(Wording.greeting() + Wording.words["a", default: "\(response.number)"])
    showLater(view)
    look(for: view)
    _ = halt
    _ = Bool.random()  // expect: no-decisions
    Thread.current.threadDictionary["a"] = 1  // expect: no-decisions
  }
}
