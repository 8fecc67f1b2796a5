import Foundation

/// The command that starts a program with tests, in the same surroundings on every machine.
///
/// On Linux it is a program of its own. On a Mac it is a bundle that SwiftPM's helper loads, and the
/// environment names the folders of the testing library. `/bin/sh` is protected there: it starts
/// without the variables named `DYLD_…`. So it gets them as arguments, and exports them before it
/// becomes the helper.
package struct TestLaunch: Sendable, Equatable {
  package var info: TargetInfo
  /// Xcode's platform folder; nil on Linux, and with the Command Line Tools alone.
  package var platform: String?

  package init(info: TargetInfo, platform: String?) {
    self.info = info
    self.platform = platform
  }

  private static let product = "KataVIPPackageTests"

  /// The name of a program with all tests, of its own.
  package static let program = "kata-tests"

  /// The product with all tests: a file on Linux, a folder on a Mac.
  package static func bundle(in folder: String) -> String { "\(folder)/\(product).xctest" }

  /// The linked program in the product: the product itself on Linux.
  ///
  /// A bundle may have been renamed since: the program in it has the product's name all the same.
  package func program(in bundle: String, of product: String? = nil) -> String {
    isBundle(bundle) ? "\(bundle)/Contents/MacOS/\(product ?? Self.product)" : bundle
  }

  private func isBundle(_ path: String) -> Bool { info.isDarwin && path.hasSuffix(".xctest") }

  /// Program and arguments: a shell that sets limits, goes to the folder, and becomes the tests.
  ///
  /// The tests of a package that is no course have the name of their own `product`, and the locale
  /// of their author.
  package func words(
    _ bundle: String, _ arguments: [String], in folder: String, of product: String? = nil
  ) -> [String] {
    let tests = Self.tests(arguments)
    let program = program(in: bundle, of: product)
    let limits = Limits.shell(isDarwin: info.isDarwin)
    guard isBundle(bundle), let helper = info.testingHelper else {
      return ["/bin/sh", "-c", #"\#(limits); cd "$0" && exec "$@""#, folder, program] + tests
    }
    let shell = """
      \(limits); cd "$0" && DYLD_FRAMEWORK_PATH=$1 DYLD_LIBRARY_PATH=$2 && \
      export DYLD_FRAMEWORK_PATH DYLD_LIBRARY_PATH && shift 2 && exec "$@"
      """
    return ["/bin/sh", "-c", shell, folder]
      + [frameworks, libraries].map { $0.joined(separator: ":") }
      + [helper, "--test-bundle-path", program, program] + tests
      + (product == nil ? Self.locale : [])
  }

  /// Program and arguments where the tests are a program, for a box that sets limits and folder.
  package func boxedWords(_ bundle: String, _ arguments: [String]) -> [String] {
    [program(in: bundle)] + Self.tests(arguments)
  }

  private static func tests(_ arguments: [String]) -> [String] {
    ["--testing-library", "swift-testing", "--no-parallel"] + arguments
  }

  /// All variables of a process that runs a learner's code.
  package func variables(in folder: String, inherited: [String: String]) -> [String: String] {
    var variables = [
      "PATH": "/usr/bin:/bin", "TMPDIR": folder, "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8",
      "TZ": "Pacific/Kiritimati", "SWIFT_DETERMINISTIC_HASHING": "1",
      "SWIFT_BACKTRACE": "enable=no", "HOME": folder,
      // Foundation asks the system for a user's home before it looks at HOME, but not before this.
      "CFFIXED_USER_HOME": folder,
      // Of what is counted, but not asked for.
      "LLVM_PROFILE_FILE": "\(folder)/other.profraw",
    ]
    // The place of Swift's own libraries depends on the machine.
    if !info.isDarwin { variables["LD_LIBRARY_PATH"] = inherited["LD_LIBRARY_PATH"] }
    return variables
  }
}

extension TestLaunch {
  /// Foundation on a Mac takes its locale from the learner's preferences, or from arguments.
  private static let locale = ["-AppleLocale", "tr_TR", "-AppleLanguages", "(tr)"]

  /// Frameworks of the Command Line Tools and of Xcode; a missing folder does no harm.
  package var frameworks: [String] {
    let own = "\((info.usr as NSString).deletingLastPathComponent)/Library/Developer/Frameworks"
    let platforms = platform.map { ["\($0)/Developer/Library"] } ?? []
    return [own] + platforms.flatMap { ["\($0)/Frameworks", "\($0)/PrivateFrameworks"] }
  }

  /// Libraries of a toolchain from swift.org, of the Command Line Tools and of Xcode.
  package var libraries: [String] {
    let own = (info.usr as NSString).deletingLastPathComponent
    return ["\(info.paths.runtimeResourcePath)/macosx/testing", "\(own)/Library/Developer/usr/lib"]
      + (platform.map { ["\($0)/Developer/usr/lib"] } ?? [])
  }
}
