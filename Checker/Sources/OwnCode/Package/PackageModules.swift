import Common
import Foundation

/// The modules of a package of one's own, read from the answers of SwiftPM's commands.
struct PackageModules {
  /// A module of Swift that holds no tests.
  struct Module: Equatable {
    var name: String
    /// The name of its target, which may have signs that a module's can't.
    var target: String
    /// Paths from the package's folder.
    var files: [String]
    /// The compiler's words for its settings.
    var words: [String]
    /// A file in place of the one that SwiftPM writes for its resources; nil if it has none.
    var accessor: String?
  }

  /// A target of tests.
  struct Tests: Equatable {
    var name: String
    var path: String
    /// The modules of the package that it imports, and products of other packages.
    var modules: [String]
    var products: [String]
  }

  var modules: [Module] = []
  var tests: [Tests] = []
  /// The folders of modules in C, by their names.
  var foreign: [String: String] = [:]

  /// From the answers of `swift package describe --type json` and of `swift package dump-package`.
  init?(described: String, dumped: String, isDarwin: Bool) {
    guard let description = Answer(described), let manifest = Answer(dumped) else { return nil }
    var settings: [String: [String]] = [:]
    for target in manifest.list("targets") {
      settings[target.text("name")] = target.list("settings")
        .filter { $0.holds(isDarwin: isDarwin) }.flatMap(\.words)
    }
    let isSix = manifest["toolsVersion"]?.text("_version").hasPrefix("6") == true
    let mode = (manifest.values["swiftLanguageVersions"] as? [String])?.last
    let targets = description.list("targets")
    let names = Dictionary(
      uniqueKeysWithValues: targets.map { ($0.text("name"), $0.text("c99name")) })
    tests = targets.filter { $0.text("type") == "test" }.map { target in
      Tests(
        name: target.text("name"), path: target.text("path"),
        modules: target.texts("target_dependencies").compactMap { names[$0] },
        products: target.texts("product_dependencies"))
    }
    for target in targets where target.text("type") != "test" {
      let (name, path) = (target.text("c99name"), target.text("path"))
      guard target.text("module_type") == "SwiftTarget" else {
        if target.text("module_type") == "ClangTarget" { foreign[name] = path }
        continue
      }
      let sources = target.texts("sources")
      modules.append(
        Module(
          name: name, target: target.text("name"), files: sources.map { "\(path)/\($0)" },
          words: ["-swift-version", mode ?? (isSix ? "6" : "5")]
            + (sources.contains("main.swift") ? [] : ["-parse-as-library"])
            + (settings[target.text("name")] ?? []),
          accessor: target.accessor))
    }
  }

  /// An object of JSON.
  private struct Answer {
    var values: [String: Any]

    init(_ values: [String: Any]) { self.values = values }

    init?(_ text: String) {
      let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
      guard let values = value as? [String: Any] else { return nil }
      self.values = values
    }

    subscript(key: String) -> Answer? { (values[key] as? [String: Any]).map(Self.init) }

    func text(_ key: String) -> String { values[key] as? String ?? "" }

    func texts(_ key: String) -> [String] { values[key] as? [String] ?? [] }

    func list(_ key: String) -> [Answer] { (values[key] as? [[String: Any]] ?? []).map(Self.init) }

    /// True if a setting holds for a build to debug, on this system.
    func holds(isDarwin: Bool) -> Bool {
      let condition = self["condition"]
      let systems = condition?.values["platformNames"] as? [String] ?? []
      return text("tool") == "swift" && condition?.text("config") != "release"
        && (systems.isEmpty || systems.contains(isDarwin ? "macos" : "linux"))
    }

    /// The compiler's words for a setting.
    var words: [String] {
      guard let (kind, value) = self["kind"]?.values.first else { return [] }
      let argument = (value as? [String: Any])?["_0"]
      switch kind {
      case "unsafeFlags": return argument as? [String] ?? []
      default:
        let options = [
          "defaultIsolation": "-default-isolation", "define": "-D",
          "enableUpcomingFeature": "-enable-upcoming-feature",
          "enableExperimentalFeature": "-enable-experimental-feature",
          "swiftLanguageMode": "-swift-version",
        ]
        guard let option = options[kind], let argument = argument as? String else { return [] }
        return [option, argument]
      }
    }

    /// The file about a target's resources.
    var accessor: String? {
      let resources = list("resources")
      guard !resources.isEmpty else { return nil }
      let embedded = resources.filter { $0["rule"]?["embed_in_code"] != nil }.map { resource in
        let name = (resource.text("path") as NSString).lastPathComponent
        let identifier = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return "  static let \(identifier): [UInt8] = []\n"
      }
      return """
        import Foundation
        extension Foundation.Bundle { static var module: Bundle { .main } }
        struct PackageResources {
        \(embedded.joined())}

        """
    }
  }
}

/// The command by which the compiler prints a module's type-checked tree.
struct RuleDump {
  var module: String
  var files: [String]
  var words: [String]

  /// One process for all files, which writes one tree after another.
  init(_ module: String, _ files: [String], with words: [String]) {
    (self.module, self.files) = (module, files)
    self.words =
      words + ["-module-name", module, "-suppress-warnings"] + Builder.treeOptions + files
  }
}
