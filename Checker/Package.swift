// swift-tools-version: 6.3

// The program behind ./kata, and its tests: swift test --package-path Checker

import PackageDescription

// A newer compiler's warning must not keep anyone from building the program.
let warnings: [SwiftSetting] =
  Context.environment["KATA_CI"] == "1" ? [.treatAllWarnings(as: .error)] : []

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + warnings

// The modules, and those that each may import.
let modules: KeyValuePairs = [
  "PlayWire": [],
  "KataCore": [],
  "KataHost": ["KataCore"],
  "KataRules": ["KataCore"],
  "KataReports": ["KataCore", "PlayWire"],
  "KataCourse": ["KataCore", "KataHost"],
  "KataBuild": ["KataCore", "KataHost", "KataCourse"],
  "KataJudge": ["KataCore", "KataHost", "KataCourse", "KataBuild", "KataRules"],
  "KataClass": ["KataCore", "KataHost", "KataCourse", "KataBuild", "KataJudge"],
  "KataAuthors": ["KataCore", "KataHost", "KataCourse", "KataBuild", "KataRules", "KataJudge"],
]

let all = modules.map(\.key)

func targets(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: $0) } }

let package = Package(
  name: "Checker", platforms: [.macOS(.v15)],
  targets: [.target(name: "CSystem")]
    + modules.map { name, imports in
      .target(
        name: name, dependencies: targets(imports + ["CSystem"]),
        resources: name == "KataReports" ? [.embedInCode("Page/Files")] : [],
        swiftSettings: settings)
    }
    + [
      .executableTarget(name: "kata", dependencies: targets(all), swiftSettings: settings),
      .testTarget(
        name: "KataRulesTests", dependencies: targets(["KataRules", "KataCore"]),
        swiftSettings: settings),
      .testTarget(
        name: "KataCoreTests", dependencies: targets(["KataCore", "KataReports", "PlayWire"]),
        swiftSettings: settings),
      .testTarget(
        name: "KataTests", dependencies: targets(["kata"] + all), swiftSettings: settings),
    ],
  swiftLanguageModes: [.v6])
