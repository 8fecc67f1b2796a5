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
  private let grown = NumberFormatter()  // expect: no-decisions
  private let units: Units
  private let set: NumberFormatter

  init() {
    let units = Units()
    units.formatter.minimumFractionDigits = 1
    self.units = units
    set = NumberFormatter()
    set.maximumFractionDigits = 1
    formatter.maximumFractionDigits = 2
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    var greeting = "Welcome"
    greeting += "!"
    let own = NumberFormatter()
    own.maximumFractionDigits += 1
    grown.maximumFractionDigits += 1
    view?.displayLogin(.init(greeting: greeting))
  }
}

struct Units {
  let formatter = NumberFormatter()
}

final class Memory {
  var latest: String?
}
