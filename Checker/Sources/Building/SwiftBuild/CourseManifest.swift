/// The manifest of the package that `swift build` is given, with these modules alone.
struct CourseManifest {
  let modules: [SourceModule]

  var text: String {
    """
    // swift-tools-version: 6.3

    // Written by kata: these are the modules of its last build.

    import PackageDescription

    let package = Package(
      name: "KataVIP", platforms: [.macOS(.v15)],
      targets: [
    \(modules.map { "    \(target($0)),\n" }.joined())  ],
      swiftLanguageModes: [.v6])

    """
  }

  private func target(_ module: SourceModule) -> String {
    let imports = module.imports.map(\.debugDescription).joined(separator: ", ")
    let counting =
      module.isCounted
      ? #" + [.unsafeFlags(["-profile-generate", "-profile-coverage-mapping"])]"# : ""
    // All of them are linked into one program, which has to count if one of its modules does.
    let linking =
      module.isTest && modules.contains(where: \.isCounted)
      ? #", linkerSettings: [.unsafeFlags(["-profile-generate"])]"# : ""
    return ".\(module.isTest ? "testTarget" : "target")(name: \(module.name.debugDescription), "
      + "dependencies: [\(imports)], path: \(module.folder.debugDescription), "
      + "swiftSettings: \(module.settings.manifest)\(counting)\(linking))"
  }
}
