import Foundation

/// What the machine's owner has set, where the Request should carry it.
final class SettingsInteractor: LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {
    let email = request.email ?? ""
    _ = email.lowercased(with: .current)  // expect: workers
    _ = email.lowercased(with: Locale(identifier: "tr_TR"))
    _ = email.lowercased()
    _ = email.localizedUppercase  // expect: workers
    _ = email.localizedStandardContains("a")  // expect: workers
    _ = Locale.autoupdatingCurrent.identifier  // expect: workers
    _ = Locale.preferredLanguages  // expect: workers
    _ = Locale.Language.systemLanguages  // expect: workers
    var second = 0
    _ = localtime(&second)  // expect: workers
    _ = gmtime(&second)
    var parts = tm()
    _ = mktime(&parts)  // expect: workers
    _ = timegm(&parts)
    _ = Calendar.current.component(.day, from: .distantPast)  // expect: workers
    _ = Calendar(identifier: .gregorian).component(.day, from: .distantPast)  // expect: workers
    _ = TimeZone.current.secondsFromGMT()  // expect: workers
    _ = TimeZone(secondsFromGMT: 0)
    _ = NSLocale.current  // expect: workers
    _ = NSTimeZone.system  // expect: workers
  }
}
