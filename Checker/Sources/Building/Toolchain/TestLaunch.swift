import Basics
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

  /// The name of a program with all tests, of its own.
  package static let program = "kata-tests"

  /// Tests that were linked: a program or, on a Mac, a bundle that is a folder with one in it.
  package struct Product: Sendable, Equatable {
    package var path: String
    /// The name that the program in a bundle has, also once the bundle was renamed.
    package var name = "KataVIPPackageTests"
  }

  /// The product with a module's tests: all tests are in one, but for the build system
  /// `swiftbuild`, which links each module's into one of its own, in a folder below `Products`.
  package func product(_ module: String, in binary: String) -> Product {
    guard isFolder(binary) else { return Product(path: binary) }
    return Product(
      path: "\(binary)/\(module)\(info.isDarwin ? ".xctest" : "-test-runner")", name: module)
  }

  /// True if it is the folder of swiftbuild's products.
  package func isFolder(_ binary: String) -> Bool {
    (binary as NSString).deletingLastPathComponent.hasSuffix("/Products")
  }

  /// The file with a module's tests: on Linux, swiftbuild's runners load a library.
  package func code(of module: String, in binary: String) -> String {
    isFolder(binary) && !info.isDarwin
      ? "\(binary)/\(module).so" : program(in: product(module, in: binary))
  }

  /// The linked program in a product: the product itself on Linux.
  package func program(in product: Product) -> String {
    isBundle(product.path) ? "\(product.path)/Contents/MacOS/\(product.name)" : product.path
  }

  private func isBundle(_ path: String) -> Bool { info.isDarwin && path.hasSuffix(".xctest") }

  /// Program and arguments: a shell that sets limits, goes to the folder, and becomes the tests.
  package func words(
    _ product: Product, _ arguments: [String], in folder: String
  ) -> [String] {
    let tests = Self.tests(arguments)
    let program = program(in: product)
    let limits = Limits.shell(isDarwin: info.isDarwin)
    guard isBundle(product.path), let helper = info.testingHelper else {
      return ["/bin/sh", "-c", #"\#(limits); cd "$0" && exec "$@""#, folder, program] + tests
    }
    let shell = """
      \(limits); cd "$0" && DYLD_FRAMEWORK_PATH=$1 DYLD_LIBRARY_PATH=$2 && \
      export DYLD_FRAMEWORK_PATH DYLD_LIBRARY_PATH && shift 2 && exec "$@"
      """
    return ["/bin/sh", "-c", shell, folder]
      + [frameworks, libraries].map { $0.joined(separator: ":") }
      + [helper, "--test-bundle-path", program, program] + tests + Self.locale
  }

  /// Program and arguments where the tests are a program, for a box that sets limits and folder.
  func boxedWords(_ product: Product, _ arguments: [String]) -> [String] {
    [program(in: product)] + Self.tests(arguments)
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
    return variables.merging(EventStream.variables) { $1 }
  }
}

extension TestLaunch {
  /// Foundation on a Mac takes its locale from the learner's preferences, or from arguments.
  private static let locale = ["-AppleLocale", "tr_TR", "-AppleLanguages", "(tr)"]

  /// Frameworks of the Command Line Tools and of Xcode; a missing folder does no harm.
  var frameworks: [String] {
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
