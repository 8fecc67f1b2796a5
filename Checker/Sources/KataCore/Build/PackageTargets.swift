import Foundation

/// The Swift targets of a package, as `swift package describe --type json` tells them.
package struct PackageTargets: Sendable, Equatable {
  package struct Target: Sendable, Equatable {
    package var module: String
    /// Paths from the package's folder.
    package var files: [String]
  }

  /// Those that are neither tests nor written in another language.
  package var targets: [Target]

  package init?(reading json: String) {
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(json.utf8)) else {
      return nil
    }
    targets = answer.targets.filter { $0.moduleType == "SwiftTarget" && $0.type != "test" }
      .map { target in
        Target(module: target.c99name, files: target.sources.map { "\(target.path)/\($0)" })
      }
  }

  private struct Answer: Decodable {
    var targets: [Entry]
  }

  private struct Entry: Decodable {
    var c99name: String
    var moduleType: String
    var type: String
    var path: String
    var sources: [String]

    enum CodingKeys: String, CodingKey {
      case c99name, type, path, sources
      case moduleType = "module_type"
    }
  }
}
