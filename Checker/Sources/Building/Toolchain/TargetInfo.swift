import Foundation

/// The compiler's answer to `-print-target-info`: itself, and the machine that it builds for.
///
/// A proxy in another folder (swiftly's, Xcode's) may pass the answer on: the compiler itself lies
/// where its resources do.
package struct TargetInfo: Codable, Sendable, Equatable {
  package var compilerVersion: String
  package var target: Target
  package var paths: Paths

  package struct Target: Codable, Sendable, Equatable {
    package var triple: String
  }

  package struct Paths: Codable, Sendable, Equatable {
    /// The SDK on a Mac, if `SDKROOT` or the compiler names one.
    package var sdkPath: String?
    package var runtimeResourcePath: String
  }

  package init?(reading json: String) {
    guard let info = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else { return nil }
    self = info
  }

  /// The compiler's version, as in "6.3.1".
  package var version: String {
    guard let start = compilerVersion.range(of: "Swift version ") else { return "" }
    return String(compilerVersion[start.upperBound...].prefix { "0"..."9" ~= $0 || $0 == "." })
  }

  package var isDarwin: Bool { target.triple.contains("-apple-") }

  package var usr: String {
    let library = (paths.runtimeResourcePath as NSString).deletingLastPathComponent
    return (library as NSString).deletingLastPathComponent
  }

  package var binaries: String { "\(usr)/bin" }

  package var compiler: String { "\(binaries)/swiftc" }

  /// The folder of the compiler's macros, such as `@Observable`.
  package var plugins: String { "\(paths.runtimeResourcePath)/host/plugins" }

  /// The program that loads a test bundle on a Mac; nil on Linux, where a suite is a program.
  package var testingHelper: String? {
    isDarwin ? "\(usr)/libexec/swift/pm/swiftpm-testing-helper" : nil
  }
}
