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

// What every program has, and what each of these modules may import.
let shared: KeyValuePairs = [
  "Basics": ["CSystem"], "Host": ["CSystem", "Basics"], "Common": ["CSystem", "Basics", "Host"],
]

// The folders of Common, and of its tests. Each other folder is a module that has its name.
let common = [
  "Terminal", "Course", "Submissions", "Building", "Verdicts", "Checking", "Progress", "Grades",
  "Commands",
]

// The module of each reader's commands, their program, and what else it needs.
let readers: KeyValuePairs = [
  "Learner": (program: "kata", needs: []),
  "Playing": (program: "kata-play", needs: ["PlayWire"]),
  "OwnCode": (program: "kata-code", needs: []),
  "Practice": (program: "kata-practice", needs: []),
  "Update": (program: "kata-update", needs: []),
  "Class": (program: "kata-class", needs: ["CNamespaces", "Update"]),
  "Authors": (program: "kata-authors", needs: ["Practice"]),
]

let modules =
  shared.map { ($0.key, $0.value) } + readers.map { ($0.key, shared.map(\.key) + $0.value.needs) }
let others = modules.map(\.0).filter { $0 != "Common" }
let notCommon = ["CSystem", "CNamespaces", "PlayWire", "Programs"]
func targets(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: $0) } }

let package = Package(
  name: "Checker", platforms: [.macOS(.v15)],
  targets: [
    .target(name: "CSystem"), .target(name: "CNamespaces"),
    .target(name: "PlayWire", swiftSettings: settings),
    // What the tests share, such as a tiny course.
    .target(
      name: "Shared", dependencies: targets(modules.map(\.0)), path: "Tests/Shared",
      swiftSettings: warnings),
    // Attempts to get out of the box of a learner's process.
    .executableTarget(name: "escape-probe", path: "Tests/EscapeProbe"),
  ]
    + modules.map { name, imports in
      .target(
        name: name, dependencies: targets(imports),
        path: name == "Common" ? "Sources" : "Sources/\(name)",
        exclude: name == "Common" ? others + notCommon : [],
        sources: name == "Common" ? common : nil,
        resources: name == "Class" ? [.embedInCode("Page/Files")] : [], swiftSettings: settings)
    }
    + (modules.map(\.0) + ["Escape"]).map { name in
      .testTarget(
        name: "\(name)Tests", dependencies: targets(["Shared"] + modules.map(\.0)),
        path: name == "Common" ? "Tests" : "Tests/\(name)",
        exclude: name == "Common"
          ? others + ["Escape", "EscapeProbe", "Shared", "Fixtures"] : [],
        sources: name == "Common" ? common.filter { $0 != "Grades" } + ["House"] : nil,
        swiftSettings: settings)
    }
    + readers.map { name, reader in
      .executableTarget(
        name: reader.program, dependencies: targets([name, "Common"]),
        path: "Sources/Programs/\(reader.program)", swiftSettings: settings)
    },
  swiftLanguageModes: [.v6])
