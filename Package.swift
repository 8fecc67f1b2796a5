// swift-tools-version: 6.3

// Environment variables choose whose code is built. Without them: yours, all exercises, no players.
//
//   KATA_SUBJECT   Solutions                the reference in every exercise; and SceneTests, which makes
//                                           scenes of them
//   KATA_LAID      Exercise02,Exercise03    in these exercises what kata has laid out in .kata/laid, in
//                                           place of what the learner writes
//   KATA_ONLY      Exercise02,Exercise03    only these exercises, without the program and its tests
//                  program                  only the program, without exercises and tests
//   KATA_PLAYERS   Exercise02,Exercise03    with these exercises' players (they live in Solutions)
//   KATA_SHIPPED   Exercise02,Exercise03    with these exercises' suites as shipped, in place of an edited one
//
// Where you write the suite (08), Sources is given and Tests is yours: that is what the first two
// replace. Then
//
//   KATA_AGAINST   Exercise08               its suite against all right and wrong implementations, which
//                                           kata lays out in .kata/subjects; SPYKIT_SUBJECT chooses one
//
//   KATA_COUNTED   Exercise02,Exercise03    what you wrote in these exercises counts which of its lines run

import PackageDescription

// One line adds an exercise. `kata verify` compares this list with Exercises/course.json.
let exercises: [(id: String, scene: String)] = [
  ("Exercise01", "Login"),
  ("Exercise02", "Login"),
  ("Exercise03", "Login"),
  ("Exercise04", "Login"),
  ("Exercise05", "Login"),
  ("Exercise06", "Login"),
  ("Exercise07", "Login"),
  ("Exercise08", "Login"),
  ("Exercise09", "Login"),
  ("Exercise10", "Weather"),
  ("Exercise11", "Weather"),
  ("Exercise12", "Weather"),
  ("Exercise13", "Weather"),
  ("Exercise14", "Weather"),
  ("Exercise15", "Weather"),
  ("Exercise16", "IceCream"),
  ("Exercise17", "IceCream"),
  ("Exercise18", "IceCream"),
  ("Exercise19", "Login"),
  ("Exercise20", "Login"),
]

// In these the learner writes the suite (course.json says so, too).
let suites: Set = ["Exercise08"]

// Files that are compiled into a scene: they are found wherever its code is.
let embedded: [String: [Resource]] = [
  "IceCream": [.embedInCode("Menus")],
  "Weather": [.embedInCode("Payloads")],
]

let environment = Context.environment

func names(_ variable: String) -> Set<String>? {
  environment[variable].map { Set($0.split(separator: ",").map(String.init)) }
}

let only = names("KATA_ONLY")
let laid = names("KATA_LAID") ?? []
let players = names("KATA_PLAYERS") ?? []
let shipped = names("KATA_SHIPPED") ?? []
let against = names("KATA_AGAINST") ?? []
let counted = names("KATA_COUNTED") ?? []

/// Where the learner's part of an exercise comes from.
func learnersPart(of id: String) -> String {
  if laid.contains(id) { return ".kata/laid/\(id)" }
  let owner = environment["KATA_SUBJECT"] == "Solutions" ? "Solutions" : "Exercises"
  return "\(owner)/\(id)/\(suites.contains(id) ? "Tests" : "Sources")"
}

/// Where sources and suite of an exercise come from: one of the two is the learner's part.
func parts(of id: String) -> (code: String, suite: String) {
  guard suites.contains(id) else {
    let suite = shipped.contains(id) ? ".given/tests" : "Tests"
    return (learnersPart(of: id), "Exercises/\(id)/\(suite)")
  }
  let given = against.contains(id) ? ".kata/subjects/\(id)" : "Exercises/\(id)/Sources"
  return (given, learnersPart(of: id))
}

/// A new Xcode project's settings, and no stricter ones.
let appSettings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let toolSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let counting: [SwiftSetting] = [.unsafeFlags(["-profile-generate", "-profile-coverage-mapping"])]

let chosen = exercises.filter { only?.contains($0.id) ?? true }
var targets: [Target] = [
  .systemLibrary(name: "CCounters", path: "Sources/SpyKit/Counters"),
  .target(
    name: "SpyKit", dependencies: ["CCounters"], exclude: ["Counters"],
    swiftSettings: toolSettings),
]

for scene in Set(chosen.map(\.scene)).sorted() {
  targets.append(
    .target(
      name: "\(scene)Scene", resources: embedded[scene] ?? [],
      swiftSettings: appSettings))
  targets.append(
    .target(
      name: "\(scene)Spies", dependencies: ["SpyKit", .target(name: "\(scene)Scene")],
      swiftSettings: appSettings))
}

for exercise in chosen {
  let id = exercise.id
  let (code, suite) = parts(of: id)
  let given: [Target.Dependency] = [
    .target(name: id), .target(name: "\(exercise.scene)Scene"),
    .target(name: "\(exercise.scene)Spies"), "SpyKit",
  ]
  // Sources that import the spies, though they should not, have to find what SpyKit imports.
  targets.append(
    .target(
      name: id, dependencies: [.target(name: "\(exercise.scene)Scene"), "CCounters"], path: code,
      swiftSettings: appSettings + (counted.contains(id) ? counting : [])))
  targets.append(
    .testTarget(
      name: "\(id)Tests", dependencies: given, path: suite,
      swiftSettings: appSettings,
      linkerSettings: counted.contains(id) ? [.unsafeFlags(["-profile-generate"])] : []))
  if players.contains(id) {
    targets.append(
      .testTarget(
        name: "\(id)Player", dependencies: given, path: "Solutions/\(id)/Player",
        swiftSettings: appSettings))
  }
}

if only == nil || only == ["program"] {
  targets += [
    .target(name: "CDigest"),
    .target(name: "KataCore", dependencies: ["CDigest"], swiftSettings: toolSettings),
    .systemLibrary(name: "CSystem"),
    .executableTarget(
      name: "kata", dependencies: ["CSystem", "KataCore"], swiftSettings: toolSettings),
    .testTarget(name: "KataCoreTests", dependencies: ["KataCore"], swiftSettings: toolSettings),
    .testTarget(
      name: "KataTests", dependencies: ["kata", "KataCore"], swiftSettings: toolSettings),
    .testTarget(name: "SpyKitTests", dependencies: ["SpyKit"], swiftSettings: toolSettings),
  ]
}

// Whole scenes, made of the references alone: with your own parts, half done, they would prove nothing.
if only == nil, environment["KATA_SUBJECT"] == "Solutions" {
  let parts = exercises.map(\.id).filter { !suites.contains($0) }
  let scenes = Set(exercises.map(\.scene)).sorted().flatMap { ["\($0)Scene", "\($0)Spies"] }
  targets.append(
    .testTarget(
      name: "SceneTests",
      dependencies: (parts + scenes + ["SpyKit"]).map { .target(name: $0) },
      swiftSettings: appSettings))
}

// macOS 15 is the first with `Atomic` and `Mutex`, and knows `@Observable`.
let package = Package(
  name: "KataVIP", platforms: [.macOS(.v15)], targets: targets, swiftLanguageModes: [.v6])
