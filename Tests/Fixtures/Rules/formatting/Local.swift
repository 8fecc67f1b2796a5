import Foundation

final class FormattingInteractor: LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {
    let price = 12.5.formatted(.currency(code: "EUR"))  // expect: formatting
    let count = String(format: "%02d", 3)  // expect: formatting
    let formatter = DateFormatter()
    let date = formatter.string(from: .distantPast)  // expect: formatting
    let number = NumberFormatter.localizedString(from: 3, number: .decimal)  // expect: formatting
    let style = FloatingPointFormatStyle<Double>()
    let shown = style.format(3)  // expect: formatting
    let words = [price, count, date, number, shown].formatted()  // expect: formatting
    _ = words
    _ = NSLocalizedString("Welcome", comment: "")  // expect: formatting
  }

  private func words(for error: any Error) -> String {
    error.localizedDescription  // expect: formatting
  }
}
