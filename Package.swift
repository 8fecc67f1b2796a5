// swift-tools-version: 6.3

// The course: scenes, spies, exercises and their suites. The checker isn't built from here: it is a
// package of its own, in Checker/.
//
//   swift test --filter Exercise03       runs one suite on your code
//   KATA_ONLY=Exercise03 swift test      does the same, and builds nothing else
//   KATA_SUBJECT=Solutions swift test    runs all suites on the reference, and whole scenes
//   (with both, an editor knows the Player of the exercise, too)

import PackageDescription

// One line adds an exercise: its folder and its scene, as Exercises/course.json has it. (That isn't
// read here: SwiftPM would miss a change in it. `kata verify` compares the two.)
let exercises: [(folder: String, scene: String)] = [
  ("01-welcome", "Login"),
  ("02-validation", "Login"),
  ("03-the-workers-answer", "Login"),
  ("04-the-screen", "Login"),
  ("05-nobody-leaks", "Login"),
  ("06-moving-on", "Login"),
  ("07-assembly", "Login"),
  ("08-your-own-spies", "Login"),
  ("09-six-anti-patterns", "Login"),
  ("10-degrees", "Weather"),
  ("11-two-answers", "Weather"),
  ("12-the-latest-wins", "Weather"),
  ("13-the-worker", "Weather"),
  ("14-offline", "Weather"),
  ("15-viper-to-vip", "Weather"),
  ("16-the-menu", "IceCream"),
  ("17-prices", "IceCream"),
  ("18-the-order", "IceCream"),
  ("19-live-validation", "Login"),
  ("20-remember-me", "Login"),
  ("21-one-object", "Login"),
  ("22-two-teams", "Gather"),
  ("23-the-whistle", "Gather"),
  ("24-from-an-empty-file", "IceCream"),
  ("25-take-it-out", "Weather"),
  ("26-live-score", "Gather"),
  ("27-place-search", "Weather"),
]

let suites: Set = ["Exercise08"]  // the learner writes the suite
let ownTests: Set = ["Exercise21", "Exercise24"]  // or tests of it, in Own

let only = Context.environment["KATA_ONLY"].map { Set($0.split(separator: ",").map(String.init)) }
let own = Context.environment["KATA_SUBJECT"] == "Solutions" ? "Solutions" : "Exercises"

/// The isolation of a new Xcode project, without its default: most of a scene is only data.
let sceneSettings: [SwiftSetting] = [
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]
let appSettings: [SwiftSetting] = [.defaultIsolation(MainActor.self)] + sceneSettings

let chosen = exercises.map { folder, scene in
  (id: "Exercise\(folder.prefix(2))", folder: folder, scene: scene)
}.filter { only?.contains($0.id) ?? true }
let scenes = Set(chosen.map(\.scene)).sorted()
let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
var targets: [Target] = [
  .target(name: "SpyKit", swiftSettings: features.map { .enableUpcomingFeature($0) })
]

for scene in scenes {
  targets += [
    .target(name: "\(scene)Scene", swiftSettings: sceneSettings),
    .target(
      name: "\(scene)Spies", dependencies: ["SpyKit", .target(name: "\(scene)Scene")],
      swiftSettings: appSettings),
  ]
}

for (id, folder, scene) in chosen {
  let (sources, tests) = suites.contains(id) ? ("Exercises", own) : (own, "Exercises")
  targets.append(
    .target(
      name: id, dependencies: [.target(name: "\(scene)Scene")],
      path: "\(sources)/\(folder)/Sources", swiftSettings: appSettings))
  let hasPlayer = only != nil && own == "Solutions" && !suites.contains(id)
  targets += ([("Tests", tests)] + (hasPlayer ? [("Player", own)] : [])).map { part, side in
    .testTarget(
      name: "\(id)\(part)",
      dependencies: [id, "\(scene)Scene", "\(scene)Spies", "SpyKit"].map { .target(name: $0) },
      path: "\(side)/\(folder)/\(part)",
      exclude: own == "Solutions" && part == "Tests" && ownTests.contains(id) ? ["Own"] : [],
      swiftSettings: appSettings)
  }
}

// Whole scenes are made of the references: your own parts, half done, would prove nothing.
if only == nil, own == "Solutions" {
  let parts = ["SpyKit"] + scenes.flatMap { ["\($0)Scene", "\($0)Spies"] } + chosen.map(\.id)
  targets += [
    .testTarget(name: "SpyKitTests", dependencies: ["SpyKit"], swiftSettings: []),
    .testTarget(
      name: "SceneTests", dependencies: parts.map { .target(name: $0) }, swiftSettings: appSettings),
  ]
}

// No index of Swift's own modules, for a quicker first build; a dependency may have no such flags.
for target in targets where !Context.packageDirectory.contains("/checkouts/") {
  target.swiftSettings?.append(.unsafeFlags(["-index-ignore-system-modules"]))
}

// The first systems with `Atomic` and `Mutex`. The library is for a scene of your own.
let package = Package(
  name: "KataVIP", platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "SpyKit", targets: ["SpyKit"])],
  targets: targets, swiftLanguageModes: [.v6])
