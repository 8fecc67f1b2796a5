/// The files of a new scene, with the suite that says what is left to write.
package struct SceneTemplate: Sendable {
  let interview: SceneInterview
  /// The course's folder, whose SpyKit the suite uses; nil for a suite that depends on nothing.
  package let spyKit: String?

  package init(_ interview: SceneInterview, spyKit: String? = nil) {
    (self.interview, self.spyKit) = (interview, spyKit)
  }

  private var name: String { interview.name }
  package var summary: String { interview.summary }
  package var advice: String? { interview.advice }
  package var module: String { "\(name)Scene" }

  /// The texts by their paths in a package.
  package var files: [String: String] {
    var files: [String: String] = [:]
    for (file, text) in sources { files["Sources/\(module)/\(file)"] = filled(text) }
    for (file, text) in tests { files["Tests/\(module)Tests/\(file)"] = filled(text) }
    return files
  }

  /// The manifest of a package that holds nothing else.
  package var manifest: String {
    filled(
      """
      // swift-tools-version: 6.3
      import PackageDescription

      let settings: [SwiftSetting] = [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ]

      let package = Package(
        name: "NAMEScene", platforms: [.iOS(.v17), .macOS(.v\(spyKit == nil ? 14 : 15))],
      \(dependency)  targets: [
      TARGETS
        ],
        swiftLanguageModes: [.v6])

      """
    ).replacing("TARGETS", with: targets)
  }

  private var dependency: String {
    spyKit.map { "  dependencies: [.package(name: \"KataVIP\", path: \"\($0)\")],\n" } ?? ""
  }

  /// The two targets, for a package that there is already.
  package var targets: String {
    let dependencies =
      spyKit == nil
      ? #"      name: "NAMESceneTests", dependencies: ["NAMEScene"], swiftSettings: settings),"#
      : """
            name: "NAMESceneTests",
            dependencies: ["NAMEScene", .product(name: "SpyKit", package: "KataVIP")],
            swiftSettings: settings),
      """
    return filled(
      """
          .target(name: "NAMEScene", swiftSettings: settings),
          .testTarget(
      \(dependencies)
      """)
  }

  func filled(_ text: String) -> String {
    text.replacing("NAME", with: name).replacing("SUMMARY", with: interview.summary)
  }

  private var sources: [String: String] {
    switch interview.purpose {
    case .shows: ["NAMEScreen.swift".replacing("NAME", with: name): screen]
    case .leads:
      named([
        "NAME.swift": Self.hubContract + destinations, "NAMERouter.swift": router(isHub: true),
      ])
    case .decides:
      named(
        [
          "NAME.swift": models, "NAME.Show.swift": contract + destinations,
          "NAMEInteractor.swift": interactor, "NAMEPresenter.swift": Self.presenter,
          "NAMEView.swift": view, "NAMEConfigurator.swift": configurator,
        ].merging(interview.ways.isEmpty ? [:] : ["NAMERouter.swift": router(isHub: false)]) { $1 })
    }
  }

  private var tests: [String: String] {
    switch interview.purpose {
    case .shows: named(["NAMEScreenTests.swift": screenTests])
    case .leads: named(["NAMESpies.swift": routerSpies, "NAMERouterTests.swift": routerTests])
    case .decides:
      named(
        [
          "NAMESpies.swift": spies, "NAMEInteractorTests.swift": interactorTests,
          "NAMEPresenterTests.swift": presenterTests, "NAMEViewTests.swift": viewTests,
          "NAMEConfiguratorTests.swift": configuratorTests,
        ].merging(interview.ways.isEmpty ? [:] : ["NAMERouterTests.swift": routerTests]) { $1 })
    }
  }

  private func named(_ texts: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: texts.map { ($0.replacing("NAME", with: name), $1) })
  }
}
