/// The login screen as its user has it: what can be typed, tapped and read, whatever is behind it.
@MainActor package protocol LoginAccountScreen: AnyObject {
  var email: String { get set }
  var password: String { get set }
  /// The switch "Remember me".
  var remembers: Bool { get set }

  /// The text below the email; nil if it is fine.
  var emailHint: String? { get }
  /// The text below the password; nil if it is fine.
  var passwordHint: String? { get }
  /// True if the button "Log in" is on.
  var canLogIn: Bool { get }
  var isLoading: Bool { get }
  var greeting: String? { get }
  var alert: Login.Authenticate.ViewModel.Problem? { get }

  /// Sent once, as the screen appears.
  func appear() async
  /// A tap on the button; the caller owns the task, and may cancel it.
  func logIn() async
  func dismissAlert()
}
