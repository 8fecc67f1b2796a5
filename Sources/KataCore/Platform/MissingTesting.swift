/// A compiler that finds no testing library can build no suite: the machine is at fault, whichever
/// file the error names.
///
/// A Mac's Command Line Tools bring the library, but SwiftPM hands the compiler the folder that it
/// lies in as one for modules (`-I`), and not for frameworks (`-F`).
package enum MissingTesting {
  /// Nil when none of the errors is about that.
  package static func complaint(_ diagnostics: [Diagnostic], isDarwin: Bool) -> Complaint? {
    let errors = diagnostics.filter { $0.severity == .error }.map(\.message)
    guard let message = errors.first(where: isMeant) else { return nil }
    return .machine(
      "This Swift does not find Swift's testing library, which no suite can do without.",
      details: [message], next: isDarwin ? nextOnAMac : elsewhere)
  }

  private static func isMeant(_ message: String) -> Bool {
    message == "no such module 'Testing'"
      || message == "missing required module '_TestingInternals'"
      || message.hasSuffix("plugin for module 'TestingMacros' not found")
  }

  /// What a Mac needs that can't start a suite.
  package static let nextOnAMac =
    "install Xcode 26.4 or later (the Command Line Tools alone do not do), and choose it: "
    + "sudo xcode-select --switch /Applications/Xcode.app"

  private static let elsewhere = "install Swift 6.3 or later from https://swift.org/install"
}
