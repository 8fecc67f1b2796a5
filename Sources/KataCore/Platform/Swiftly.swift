/// Where swiftly keeps its choice of a toolchain: its `swift` stays the same whatever is chosen.
package enum Swiftly {
  /// What chooses for a folder, the nearest first: whichever is there decides.
  package static func versionFiles(above folder: String) -> [String] {
    var folders: [String] = []
    for part in folder.split(separator: "/") { folders.append("\(folders.last ?? "")/\(part)") }
    return folders.reversed().map { "\($0)/.swift-version" }
  }

  /// What chooses where no such file does; its home is another one on a Mac than on Linux.
  package static func configurations(_ environment: [String: String]) -> [String] {
    let user = environment["HOME"] ?? ""
    let data = environment["XDG_DATA_HOME"] ?? "\(user)/.local/share"
    let homes =
      environment["SWIFTLY_HOME_DIR"].map { [$0] } ?? ["\(data)/swiftly", "\(user)/.swiftly"]
    return homes.map { "\($0)/config.json" }
  }
}
