import Foundation

final class CountingPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?
  private var count = 0  // expect: no-decisions
  private static var latest: Login.Failure?  // expect: no-decisions
  private let memory = Memory()  // expect: no-decisions
  private var price = NumberFormatter()  // expect: no-decisions
  private var locale = Locale.current  // expect: no-decisions

  private static let words = ["a": "b"]
  private let formatter = NumberFormatter()
  private lazy var dates = DateFormatter()

  func presentLogin(_ response: Login.Authenticate.Response) {
    var greeting = "Welcome"
    greeting += "!"
    tries += 1  // expect: no-decisions
  }
}

private var tries = 0

final class Memory {
  var latest: String?
}
