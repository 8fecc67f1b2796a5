extension Login {
  /// The values that the worker is asked with, by the rules of exercise 02.
  package struct Credentials: Equatable, Sendable {
    /// As typed, but without whitespace at either end.
    package let email: String
    /// As typed.
    package let password: String

    /// Nil if the email is missing or only whitespace, or the password is missing or empty.
    package init?(_ request: Login.Authenticate.Request) {
      self.init(email: request.email, password: request.password)
    }

    /// Nil if the email is missing or only whitespace, or the password is missing or empty.
    package init?(_ request: Login.Remember.Request) {
      self.init(email: request.email, password: request.password)
    }

    private init?(email: String?, password: String?) {
      guard let email = email.map(trimmed), !email.isEmpty else { return nil }
      guard let password, !password.isEmpty else { return nil }
      self.email = email
      self.password = password
    }
  }
}

/// The text without whitespace at either end.
private func trimmed(_ text: String) -> String {
  let front = text.drop(while: \.isWhitespace)
  guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(front[...last])
}
