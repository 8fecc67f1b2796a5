import Foundation

/// Text as this machine's owner reads it, not as the Response asks for.
final class SettingsPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  private let locale = Locale(identifier: "en_US")
  private let long = Date.FormatStyle(date: .long, time: .omitted)
  private static let share = FloatingPointFormatStyle<Double>.Percent().sign(strategy: .never)
  private let british = Date.FormatStyle(
    date: .long, time: .omitted, locale: .init(identifier: "en_GB"))

  func presentLogin(_ response: Login.Authenticate.Response) {
    let price = Decimal(3)
    _ = 3.formatted()
    _ = price.formatted()  // expect: no-decisions
    _ = ["a", "b"].formatted()  // expect: no-decisions
    _ = 3.formatted(.number)
    _ = 3.formatted(.number.locale(.current))  // expect: no-decisions
    _ = 3.formatted(.number.locale(locale).grouping(.never))
    _ = 3.formatted(.number.grouping(.never).sign(strategy: .never))
    _ = price.formatted(.currency(code: "EUR"))  // expect: no-decisions
    _ = price.formatted(.currency(code: "EUR").locale(locale))
    _ = price.formatted(Decimal.FormatStyle.Currency(code: "EUR"))  // expect: no-decisions
    _ = price.formatted(Decimal.FormatStyle.Currency(code: "EUR", locale: locale))
    _ = price.formatted(Decimal.FormatStyle().grouping(.never))  // expect: no-decisions
    _ = 0.5.formatted(.number.grouping(.never))  // expect: no-decisions
    _ = 0.5.formatted(.percent)  // expect: no-decisions
    _ = 0.5.formatted(FloatingPointFormatStyle<Double>())  // expect: no-decisions
    _ = Date.distantPast.formatted(.dateTime.day())  // expect: no-decisions
    _ = Date.distantPast.formatted(date: .abbreviated, time: .omitted)  // expect: no-decisions
    _ = Date.distantPast.formatted(.iso8601)
    _ = Decimal(string: "1.5", locale: .current)  // expect: no-decisions
    _ = "a".uppercased(with: .autoupdatingCurrent)  // expect: no-decisions
    let style = Decimal.FormatStyle.Currency(code: "EUR")
    _ = price.formatted(style.locale(locale))
    _ = price.formatted(placed(style))
    _ = String(format: "%.1f", 1.5)
    _ = String.localizedStringWithFormat("%.1f", 1.5)  // expect: no-decisions
    _ = String(format: "%.1f", locale: locale, 1.5)
    _ = String.localizedName(of: .utf8)  // expect: no-decisions
    _ = ("a" as NSString).localizedUppercase  // expect: no-decisions
    _ = "a".localizedStandardContains("b")  // expect: no-decisions
    _ = "a".compare("b", locale: locale)
    _ = NumberFormatter.localizedString(from: 3, number: .spellOut)  // expect: no-decisions
    _ = DateFormatter.localizedString(  // expect: no-decisions
      from: .distantPast, dateStyle: .long, timeStyle: .none)
    _ = Date.FormatStyle(date: .long, time: .omitted).format(.distantPast)  // expect: no-decisions
    _ = Decimal.FormatStyle.Currency(code: "EUR").format(price)  // expect: no-decisions
    _ = Decimal.FormatStyle.Currency(code: "EUR").locale(locale).format(price)
    _ = IntegerFormatStyle<Int>().format(3)
    _ = long.format(.distantPast)  // expect: no-decisions
    _ = Date.distantPast.formatted(long)  // expect: no-decisions
    _ = 0.5.formatted(Self.share)  // expect: no-decisions
    _ = long.locale(locale).format(.distantPast) + british.format(.distantPast)
    _ = Date.ISO8601FormatStyle().format(.distantPast)
    _ = Bundle.main.preferredLocalizations  // expect: no-decisions
    _ = Bundle.main.localizedString(forKey: "a", value: nil, table: nil)
  }

  private func placed(_ style: Decimal.FormatStyle.Currency) -> Decimal.FormatStyle.Currency {
    style.locale(locale)
  }
}
