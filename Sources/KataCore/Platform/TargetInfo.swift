import Foundation

/// What the compiler says of itself and of the machine that it builds for, for `-print-target-info`.
///
/// The program that answers may be a proxy in another folder (swiftly's, Xcode's): the compiler
/// itself lies where its resources do.
package struct TargetInfo: Codable, Sendable, Equatable {
  package var compilerVersion: String
  package var target: Target
  package var paths: Paths

  package struct Target: Codable, Sendable, Equatable {
    package var triple: String
  }

  package struct Paths: Codable, Sendable, Equatable {
    /// On a Mac, where `SDKROOT` or the compiler itself names one.
    package var sdkPath: String?
    package var runtimeResourcePath: String
  }

  /// Nil when the answer is of another form.
  package init?(reading json: String) {
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(json.utf8)) else {
      return nil
    }
    self = info
  }

  /// As in "6.3.1".
  package var version: String {
    guard let start = compilerVersion.range(of: "Swift version ") else { return "" }
    return String(
      compilerVersion[start.upperBound...].prefix { "0"..."9" ~= $0 || $0 == "." })
  }

  package var isDarwin: Bool { target.triple.contains("-apple-") }

  /// The toolchain's folder: `usr`, wherever it lies.
  package var usr: String {
    let library = (paths.runtimeResourcePath as NSString).deletingLastPathComponent
    return (library as NSString).deletingLastPathComponent
  }

  package var binaries: String { "\(usr)/bin" }

  package var compiler: String { "\(binaries)/swiftc" }

  /// Where the compiler's macros lie, such as `@Observable`.
  package var plugins: String { "\(paths.runtimeResourcePath)/host/plugins" }

  /// What loads a test bundle on a Mac; a Linux toolchain has no need of one.
  package var testingHelper: String? {
    isDarwin ? "\(usr)/libexec/swift/pm/swiftpm-testing-helper" : nil
  }
}
