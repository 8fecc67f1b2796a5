import Foundation

/// The options on machine and package that the compiler's driver passes to its frontend.
///
/// A direct call of the frontend needs them: it reads no environment and has no default SDK.
package struct FrontendSettings: Sendable, Equatable {
  package var compiler: String
  package var target: String
  /// The SDK's path, on a Mac.
  package var sdk: String?
  /// SwiftPM's name for the package; `package` declarations are visible under the same name only.
  package var packageName: String

  /// Those with which SwiftPM compiles a module, by its description of a build.
  ///
  /// They are the same in all modules of a package; another one's are taken where this build was
  /// without it. Nil when there is none, or its form is unknown.
  package init?(of module: String, description yaml: String) {
    let words = ["C.\(module)-", "C."].lazy
      .compactMap { BuildDescription.command($0, in: yaml)?.arguments }
      .first { $0.contains("-package-name") }
    guard let words, let compiler = words.first,
      let target = Self.value(of: "-target", in: words)
    else { return nil }
    self.compiler = compiler
    self.target = target
    sdk = Self.value(of: "-sdk", in: words)
    packageName = Self.value(of: "-package-name", in: words) ?? ""
  }

  /// Those of a compiler that was asked of itself, for a file that belongs to no package.
  package init(_ info: TargetInfo, packageName: String = "") {
    compiler = info.compiler
    target = info.target.triple
    sdk = info.paths.sdkPath
    self.packageName = packageName
  }

  package var arguments: [String] {
    ["-target", target, "-package-name", packageName] + (sdk.map { ["-sdk", $0] } ?? [])
  }

  private static func value(of option: String, in words: [String]) -> String? {
    words.firstIndex(of: option).map { $0 + 1 }.flatMap { $0 < words.count ? words[$0] : nil }
  }
}
