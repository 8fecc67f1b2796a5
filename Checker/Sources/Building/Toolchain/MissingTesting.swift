package import Basics

/// Errors of a compiler that finds no testing library: the machine's fault, whichever file they name.
///
/// A Mac's Command Line Tools bring the library, but SwiftPM names its folder as one for modules
/// (`-I`), and not for frameworks (`-F`).
package enum MissingTesting {
  /// Nil when none of the errors is about that.
  package static func complaint(_ diagnostics: [Diagnostic], isDarwin: Bool) -> Complaint? {
    let errors = diagnostics.filter { $0.severity == .error }.map(\.message)
    guard let message = errors.first(where: isMeant) else { return nil }
    return .machine(
      "This Swift does not find Swift's testing library, which every suite needs.",
      details: [message], next: isDarwin ? nextOnAMac : elsewhere)
  }

  private static func isMeant(_ message: String) -> Bool {
    message == "no such module 'Testing'"
      || message == "missing required module '_TestingInternals'"
      || message.hasSuffix("plugin for module 'TestingMacros' not found")
  }

  /// The next step on a Mac that can't start a suite.
  package static let nextOnAMac =
    "install Xcode 26.4 or later (the Command Line Tools alone are not enough), and choose it: "
    + "sudo xcode-select --switch /Applications/Xcode.app; Xcode 26.4 needs macOS 26, and on "
    + "macOS 15 Swift 6.3 from https://swift.org/install does as well"

  private static let elsewhere = "install Swift 6.3 or later from https://swift.org/install"
}
