// swift-tools-version: 6.3

// The programs behind ./kata, and their tests: swift test --package-path Checker

import PackageDescription

// A newer compiler's warning must not keep anyone from building a program.
let warnings: [SwiftSetting] =
  Context.environment["KATA_CI"] == "1" ? [.treatAllWarnings(as: .error)] : []

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + warnings

// The modules of every program, and those that each may import.
let common: KeyValuePairs = [
  "Core": ["CSystem"],
  "Host": ["CSystem", "Core"],
  "Rules": ["Core"],
  "Reports": ["Core"],
  "Course": ["Core", "Host"],
  "Build": ["Core", "Host", "Course"],
  "Judge": ["Core", "Host", "Course", "Build", "Rules"],
  "CommandKit": ["Core", "Host", "Reports"],
]

// The module of each reader's commands, their program, and what it needs beside the common modules.
let readers: KeyValuePairs = [
  "Learner": (program: "kata", needs: []),
  "Play": (program: "kata-play", needs: ["PlayWire"]),
  "OwnCode": (program: "kata-code", needs: []),
  "Practice": (program: "kata-practice", needs: []),
  "Update": (program: "kata-update", needs: []),
  "Class": (program: "kata-class", needs: ["CBox", "Update"]),
  "Authors": (program: "kata-authors", needs: ["Practice"]),
]

let modules =
  common.map { ($0.key, $0.value) }
  + readers.map { ($0.key, common.map(\.key) + $0.value.needs) }

func targets(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: $0) } }

let package = Package(
  name: "Checker", platforms: [.macOS(.v15)],
  targets: [
    .target(name: "CSystem"), .target(name: "CBox"),
    .target(name: "PlayWire", swiftSettings: settings),
    // What the tests share, such as a tiny course.
    .target(
      name: "Shared", dependencies: targets(modules.map(\.0)), path: "Tests/Shared",
      swiftSettings: warnings),
  ]
    + modules.map { name, imports in
      .target(
        name: name, dependencies: targets(imports),
        resources: name == "Class" ? [.embedInCode("Page/Files")] : [], swiftSettings: settings)
    }
    + modules.map { name, _ in
      .testTarget(
        name: "\(name)Tests", dependencies: targets(["Shared"] + modules.map(\.0)),
        swiftSettings: settings)
    }
    + readers.map { name, reader in
      .executableTarget(
        name: reader.program, dependencies: targets([name, "CommandKit"]),
        path: "Sources/Programs/\(reader.program)", swiftSettings: settings)
    },
  swiftLanguageModes: [.v6])
