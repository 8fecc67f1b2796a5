import Foundation

final class CountingPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?
  private var count = 0  // expect: no-decisions
  private static var latest: Login.Failure?  // expect: no-decisions
  private lazy var seen: Set<String> = []  // expect: no-decisions
  private let memory = Memory()  // expect: no-decisions
  private let notes = NSMutableArray()  // expect: no-decisions
  private var watched = 0 { didSet { count = watched } }  // expect: no-decisions

  private static let words = ["a": "b"]
  private let formatter = NumberFormatter()
  private lazy var dates = DateFormatter()

  func presentLogin(_ response: Login.Authenticate.Response) {
    var greeting = "Welcome"
    greeting += "!"
    view?.displayLogin(.init(greeting: greeting))
  }
}

final class Memory {
  var latest: String?
}
