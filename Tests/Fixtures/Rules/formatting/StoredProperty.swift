import Foundation

final class PropertyInteractor: LoginBusinessLogic {
  private let formatter = NumberFormatter()
  private lazy var greeting = Date.distantPast.formatted()  // expect: formatting
  private let title = 3.formatted()  // expect: formatting

  var price: String? {
    formatter.string(from: 3)  // expect: formatting
  }

  func logIn(_ request: Login.Authenticate.Request) async {}
}
