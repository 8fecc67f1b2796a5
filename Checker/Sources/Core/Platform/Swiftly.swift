/// The files in which swiftly keeps its choice of a toolchain; its `swift` is always the same file.
package enum Swiftly {
  /// The files that can choose for a folder, the nearest first: the first that exists decides.
  package static func versionFiles(above folder: String) -> [String] {
    let names = folder.split(separator: "/")
    return names.indices.reversed().map { "/\(names[...$0].joined(separator: "/"))/.swift-version" }
  }

  /// The file that chooses otherwise, at its places on Linux and on a Mac.
  package static func configurations(_ environment: [String: String]) -> [String] {
    let user = environment["HOME"] ?? ""
    let data = environment["XDG_DATA_HOME"] ?? "\(user)/.local/share"
    let homes =
      environment["SWIFTLY_HOME_DIR"].map { [$0] } ?? ["\(data)/swiftly", "\(user)/.swiftly"]
    return homes.map { "\($0)/config.json" }
  }
}
