import Foundation
import KataCore

/// The manifest of the package that `swift build` builds in: written for each build, with the modules
/// of its plan alone.
struct CourseManifest {
  var targets: [Target] = []
  /// Options with which the learner's code counts which of its lines run.
  var counting: [String] = []

  struct Target {
    var name: String
    /// The folder of its sources, from the package's.
    var path: String
    var imports: [String] = []
    var settings = Settings.app
    var isTest = false
    var isCounted = false
    /// Folders below its own whose files are compiled in.
    var embedded: [String] = []
  }

  enum Settings: String { case app, tool }

  /// The manifest without modules, for what all builds have in common.
  static let frame = CourseManifest().text

  var text: String {
    """
    // swift-tools-version: 6.3

    // Written by kata for each of its builds: these are the modules of the last one.

    import PackageDescription

    let app: [SwiftSetting] = [
      .defaultIsolation(MainActor.self),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
    ]
    let tool: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
    let counting: [SwiftSetting] = [.unsafeFlags(\(Self.list(counting)))]

    let package = Package(
      name: "KataVIP", platforms: [.macOS(.v15)],
      targets: [
    \(targets.map { "    \($0.text),\n" }.joined())  ],
      swiftLanguageModes: [.v6])

    """
  }

  fileprivate static func list(_ words: [String]) -> String {
    "[\(words.map(\.debugDescription).joined(separator: ", "))]"
  }
}

extension CourseManifest.Target {
  fileprivate var text: String {
    var facts = [
      "name: \(name.debugDescription)", "dependencies: \(CourseManifest.list(imports))",
      "path: \(path.debugDescription)",
    ]
    if !embedded.isEmpty {
      facts.append(
        "resources: [\(embedded.map { ".embedInCode(\($0.debugDescription))" }.joined(separator: ", "))]"
      )
    }
    facts.append("swiftSettings: \(settings.rawValue)\(isCounted && !isTest ? " + counting" : "")")
    if isCounted, isTest { facts.append(#"linkerSettings: [.unsafeFlags(["-profile-generate"])]"#) }
    return ".\(isTest ? "testTarget" : "target")(\(facts.joined(separator: ", ")))"
  }
}
