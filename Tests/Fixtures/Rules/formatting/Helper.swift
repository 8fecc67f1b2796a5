import Foundation

final class DelegatingInteractor: LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {
    _ = 12.asPrice
    _ = Wrapped(amount: 12).text
    describe(3)
  }
}

extension Int {
  fileprivate var asPrice: String { Catalogue.price(self) }
}

private enum Catalogue {
  static func price(_ amount: Int) -> String {
    amount.formatted(.number)  // expect: formatting through Int.asPrice → Catalogue.price
  }

  static func unused(_ amount: Int) -> String {
    amount.formatted(.number)
  }
}

private struct Wrapped {
  var amount: Int

  var text: String { String(format: "%d", amount) }  // expect: formatting through Wrapped.text

  /// The Presenter's.
  var longText: String { amount.formatted() }
}

private func describe(_ number: Int) {
  _ = number.formatted()  // expect: formatting through describe
}

final class WordingPresenter: LoginPresentationLogic {
  func presentLogin(_ response: Login.Authenticate.Response) {
    _ = Wrapped(amount: 3).longText
    _ = 3.formatted(.percent)
  }
}
