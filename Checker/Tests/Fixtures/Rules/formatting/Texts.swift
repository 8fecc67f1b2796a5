import Foundation

final class FormattingInteractor: LoginBusinessLogic {
  private let formatter = NumberFormatter()
  private lazy var greeting = Date.distantPast.formatted()  // expect: formatting

  var price: String? {
    formatter.string(from: 3)  // expect: formatting
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    _ = 12.5.formatted(.currency(code: "EUR"))  // expect: formatting
    _ = String(format: "%02d", 3)  // expect: formatting
    _ = DateFormatter().string(from: .distantPast)  // expect: formatting
    _ = NSLocalizedString("Welcome", comment: "")  // expect: formatting
    _ = 12.asPrice
  }

  private func words(for error: any Error) -> String {
    error.localizedDescription  // expect: formatting
  }
}

extension Int {
  fileprivate var asPrice: String { Catalogue.price(self) }
}

private enum Catalogue {
  static func price(_ amount: Int) -> String {
    amount.formatted(.number)  // expect: formatting through Int.asPrice → Catalogue.price
  }

  static func unused(_ amount: Int) -> String { amount.formatted(.number) }
}

/// A Presenter by its name alone: how things read is its own.
final class BarePresenter {
  private(set) var label = ""

  func present(_ price: Double) { label = price.formatted() }
}
