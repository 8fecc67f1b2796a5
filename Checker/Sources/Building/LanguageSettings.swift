/// The settings of the language that a module is compiled with, for the compiler and for a manifest.
package enum LanguageSettings: String, Sendable, CaseIterable {
  /// Those of a new Xcode project, for spies, exercises and suites.
  case app
  /// The same without default isolation, for scenes: most of a scene is data.
  case scene
  /// Those of SpyKit, and of what starts a suite.
  case tool

  package var features: [String] {
    switch self {
    case .app, .scene: ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
    case .tool: ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    }
  }

  /// The package's name; SwiftPM takes that of the manifest's folder.
  package static let package = "katavip"

  /// The compiler's words: these settings, and what all modules have in common.
  package var words: [String] {
    [
      "-swift-version", "6", "-Onone", "-parse-as-library", "-enable-testing", "-package-name",
      Self.package, "-D", "SWIFT_PACKAGE", "-D", "DEBUG",
    ] + (self == .app ? ["-default-isolation", "MainActor"] : [])
      + features.flatMap { ["-enable-upcoming-feature", $0] }
  }

  package var manifest: String {
    let settings =
      (self == .app ? [".defaultIsolation(MainActor.self)"] : [])
      + features.map { ".enableUpcomingFeature(\"\($0)\")" }
    return "[\(settings.joined(separator: ", "))]"
  }
}
