// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "SampleScene",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "SampleScene", targets: ["SampleScene"])
  ],
  targets: [
    .target(name: "SampleScene", swiftSettings: settings),
    .testTarget(
      name: "SampleSceneTests",
      dependencies: ["SampleScene"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6])
