// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "SampleScene",
  // [plain
  platforms: [.iOS(.v17), .macOS(.v14)],
  // ]
  // [spykit
  //: platforms: [.iOS(.v18), .macOS(.v15)],
  // ]
  products: [
    .library(name: "SampleScene", targets: ["SampleScene"])
  ],
  // [spykit
  //: dependencies: [
  //:   .package(name: "KataVIP", path: "COURSE")
  //: ],
  // ]
  targets: [
    .target(name: "SampleScene", swiftSettings: settings),
    .testTarget(
      name: "SampleSceneTests",
      // [plain
      dependencies: ["SampleScene"],
      // ]
      // [spykit
      //: dependencies: ["SampleScene", .product(name: "SpyKit", package: "KataVIP")],
      // ]
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6])
