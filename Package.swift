// swift-tools-version: 6.3

// Environment variables choose whose code is built. Without them: yours, all exercises, no players.
//
//   KATA_SUBJECT   Solutions                                  the reference in every exercise; and
//                                                             SceneTests, which makes scenes of them
//                  Exercise02=Mutants/AcceptsBlanks.swift     one file or folder of Solutions/Exercise02 there
//                  (several: separated by commas; an exercise that is not named keeps yours)
//   KATA_ONLY      Exercise02,Exercise03    only these exercises, without the program and its tests
//                  program                  only the program, without exercises and tests
//   KATA_PLAYERS   Exercise02,Exercise03    with these exercises' players (they live in Solutions)
//   KATA_SHIPPED   Exercise02,Exercise03    with these exercises' suites as shipped, in place of an edited one
//
// Where you write the suite (08), Sources is given and Tests is yours; then
//
//   KATA_SUBJECT   chooses the suite: Solutions, or Exercise08=Tests for one folder of Solutions/Exercise08
//   KATA_AGAINST   Exercise08               its suite against all right and wrong implementations, which
//                                           kata lays out in .kata/subjects; SPYKIT_SUBJECT chooses one

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
]

// In these the learner writes the suite (course.json says so, too).
let suites: Set = ["Exercise08"]

let environment = Context.environment

func names(_ variable: String) -> Set<String>? {
  environment[variable].map { Set($0.split(separator: ",").map(String.init)) }
}

let only = names("KATA_ONLY")
let players = names("KATA_PLAYERS") ?? []
let shipped = names("KATA_SHIPPED") ?? []
let against = names("KATA_AGAINST") ?? []

/// Where the learner's part of an exercise comes from, and which of the folder's files count
/// (nil: all).
func subject(of id: String) -> (path: String, sources: [String]?) {
  let choice = environment["KATA_SUBJECT"] ?? ""
  let part = suites.contains(id) ? "Tests" : "Sources"
  if choice == "Solutions" { return ("Solutions/\(id)/\(part)", nil) }
  for pair in choice.split(separator: ",") where pair.hasPrefix("\(id)=") {
    let name = String(pair.dropFirst(id.count + 1))
    guard name.hasSuffix(".swift"), let slash = name.lastIndex(of: "/") else {
      return ("Solutions/\(id)/\(name)", nil)
    }
    return ("Solutions/\(id)/\(name[..<slash])", [String(name[name.index(after: slash)...])])
  }
  return ("Exercises/\(id)/\(part)", nil)
}

/// Where sources and suite of an exercise come from: one of the two is the learner's part.
func parts(
  of id: String
) -> (code: (path: String, sources: [String]?), suite: (path: String, sources: [String]?)) {
  guard suites.contains(id) else {
    let suite = shipped.contains(id) ? ".given/tests" : "Tests"
    return (subject(of: id), ("Exercises/\(id)/\(suite)", nil))
  }
  let given = against.contains(id) ? ".kata/subjects/\(id)" : "Exercises/\(id)/Sources"
  return ((given, nil), subject(of: id))
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

let chosen = exercises.filter { only?.contains($0.id) ?? true }
var targets: [Target] = [.target(name: "SpyKit", swiftSettings: toolSettings)]

for scene in Set(chosen.map(\.scene)).sorted() {
  targets.append(.target(name: "\(scene)Scene", swiftSettings: appSettings))
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
  targets.append(
    .target(
      name: id, dependencies: [.target(name: "\(exercise.scene)Scene")], path: code.path,
      sources: code.sources, swiftSettings: appSettings))
  targets.append(
    .testTarget(
      name: "\(id)Tests", dependencies: given, path: suite.path, sources: suite.sources,
      swiftSettings: appSettings))
  if players.contains(id) {
    targets.append(
      .testTarget(
        name: "\(id)Player", dependencies: given, path: "Solutions/\(id)/Player",
        swiftSettings: appSettings))
  }
}

if only == nil || only == ["program"] {
  targets += [
    .target(name: "KataCore", swiftSettings: toolSettings),
    .systemLibrary(name: "CSystem"),
    .executableTarget(
      name: "kata", dependencies: ["CSystem", "KataCore"], swiftSettings: toolSettings),
  ]
}

if only == nil {
  targets += [
    .testTarget(name: "KataCoreTests", dependencies: ["KataCore"], swiftSettings: toolSettings),
    .testTarget(
      name: "KataTests", dependencies: ["kata", "KataCore"], swiftSettings: toolSettings),
    .testTarget(name: "SpyKitTests", dependencies: ["SpyKit"], swiftSettings: toolSettings),
  ]
}

// Whole scenes, made of the references alone: with your own parts, half done, they would prove nothing.
if only == nil, environment["KATA_SUBJECT"] == "Solutions" {
  targets.append(
    .testTarget(
      name: "SceneTests",
      dependencies: [
        "Exercise01", "Exercise02", "Exercise03", "Exercise04", "Exercise05", "Exercise06",
        "Exercise07", "LoginScene", "LoginSpies", "SpyKit",
      ], swiftSettings: appSettings))
}

// Without a version, macOS builds for one that does not know `@Observable`.
let package = Package(
  name: "KataVIP", platforms: [.macOS(.v14)], targets: targets, swiftLanguageModes: [.v6])
