// swift-tools-version: 6.3

// Environment variables choose whose code is built. Without them: yours, all exercises, no players.
//
//   KATA_ONLY      Exercise02,Exercise03    only these exercises, without the program and its tests
//                  program                  only the program and its tests, without exercises
//   KATA_SUBJECT   Solutions                the reference in every exercise; and SceneTests, which makes
//                                           scenes of them
//                  Exercise02,Exercise03    the reference in these exercises
//   KATA_PLAYERS   Exercise02,Exercise03    with these exercises' players (they live in Solutions)
//   KATA_LAID      Exercise02Tests          these modules from .kata/laid, where kata has put what takes
//                                           the place of yours: the suite as shipped, a mutant, the
//                                           implementations that your own suite (08) is run against.
//                                           Only kata sets it, if only to nothing; then what you write
//                                           counts which of its lines run.
//   KATA_PLAY      Login                    with what plays this scene, without suites
//   KATA_CI        1                        warnings in the program and in SpyKit are errors

import PackageDescription

// One line adds an exercise: its folder, and its scene. `kata verify` compares this list with
// Exercises/course.json.
let listed: [(folder: String, scene: String)] = [
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
  ("11-loading", "Weather"),
  ("12-the-latest-wins", "Weather"),
  ("13-reading-json", "Weather"),
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
]

// In these the learner writes the suite (course.json says so, too).
let suites: Set = ["Exercise08"]

// Files that are compiled into a module: they are found wherever its code is.
let embedded: [String: [Resource]] = [
  "IceCream": [.embedInCode("Menus")],
  "Weather": [.embedInCode("Payloads")],
  "KataReports": [.embedInCode("Page/Files")],
]

let environment = Context.environment

func names(_ variable: String) -> Set<String>? {
  environment[variable].map { Set($0.split(separator: ",").map(String.init)) }
}

let only = names("KATA_ONLY")
let players = names("KATA_PLAYERS") ?? []
let laid = names("KATA_LAID") ?? []
let references = names("KATA_SUBJECT") ?? []
let played = environment["KATA_PLAY"]
let isCounted = names("KATA_LAID") != nil

/// The exercises with the names of their modules: that of `03-the-workers-answer` is Exercise03.
let exercises = listed.map { folder, scene in
  (id: "Exercise\(folder.prefix(2))", folder: folder, scene: scene)
}

/// The folder that a module of an exercise is built from: its code, or its suite.
func path(of module: String, in id: String, _ folder: String) -> String {
  if laid.contains(module) { return ".kata/laid/\(module)" }
  let part = module == id ? "Sources" : "Tests"
  let isLearners = (part == "Tests") == suites.contains(id)
  let isReference = isLearners && (references.contains("Solutions") || references.contains(id))
  return "\(isReference ? "Solutions" : "Exercises")/\(folder)/\(part)"
}

/// The isolation settings of a new Xcode project.
let appSettings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

// A newer compiler's warning must not keep anyone from building the program.
let warnings: [SwiftSetting] = environment["KATA_CI"] == "1" ? [.treatAllWarnings(as: .error)] : []

let toolSettings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + warnings

let counting: [SwiftSetting] = [.unsafeFlags(["-profile-generate", "-profile-coverage-mapping"])]

let chosen = exercises.filter { only?.contains($0.id) ?? true }
var targets: [Target] = [
  .target(name: "SpyKit", swiftSettings: toolSettings)
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
  let counts = isCounted && !suites.contains(id)
  let given: [Target.Dependency] = [
    .target(name: id), .target(name: "\(exercise.scene)Scene"),
    .target(name: "\(exercise.scene)Spies"), "SpyKit",
  ]
  targets.append(
    .target(
      name: id, dependencies: [.target(name: "\(exercise.scene)Scene")],
      path: path(of: id, in: id, exercise.folder),
      swiftSettings: appSettings + (counts ? counting : [])))
  // A suite that does not compile must not keep a scene from being played.
  if played != nil { continue }
  targets.append(
    .testTarget(
      name: "\(id)Tests", dependencies: given,
      path: path(of: "\(id)Tests", in: id, exercise.folder),
      swiftSettings: appSettings,
      linkerSettings: counts ? [.unsafeFlags(["-profile-generate"])] : []))
  if players.contains(id) {
    targets.append(
      .testTarget(
        name: "\(id)Player", dependencies: given, path: "Solutions/\(exercise.folder)/Player",
        swiftSettings: appSettings))
  }
}

let hasProgram = only == nil || only == ["program"]

// The lines between a scene at play and `kata play`.
if hasProgram || played != nil {
  targets.append(
    .target(name: "PlayWire", path: "Sources/Play/Wire", swiftSettings: toolSettings))
}

// The stack of pages, and the scene that shows them: in a bundle of tests, which can use any
// exercise's parts, and which kata can start on every system.
if let scene = played {
  targets.append(
    .target(
      name: "PlayKit", dependencies: ["PlayWire", "SpyKit"], path: "Sources/Play/Kit",
      swiftSettings: toolSettings))
  let given = ["\(scene)Scene", "PlayWire", "PlayKit", "SpyKit"]
  targets.append(
    .testTarget(
      name: "Play\(scene)",
      dependencies: (given + chosen.filter { $0.scene == scene }.map(\.id)).map {
        .target(name: $0)
      },
      path: "Sources/Play/\(scene)", swiftSettings: appSettings))
}

// The program's modules, and those that each may import.
let modules: KeyValuePairs = [
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

if hasProgram {
  targets.append(.target(name: "CSystem"))
  targets += modules.map { name, imports in
    .target(
      name: name, dependencies: (imports + ["CSystem"]).map { .target(name: $0) },
      resources: embedded[name] ?? [], swiftSettings: toolSettings)
  }
  let all = modules.map { Target.Dependency.target(name: $0.key) }
  targets += [
    .executableTarget(
      name: "kata", dependencies: all + ["PlayWire"], swiftSettings: toolSettings),
    .testTarget(
      name: "KataRulesTests", dependencies: ["KataRules", "KataCore"], swiftSettings: toolSettings),
    .testTarget(
      name: "KataCoreTests", dependencies: ["KataCore", "KataReports", "PlayWire"],
      swiftSettings: toolSettings),
    .testTarget(name: "KataTests", dependencies: ["kata"] + all, swiftSettings: toolSettings),
    .testTarget(name: "SpyKitTests", dependencies: ["SpyKit"], swiftSettings: toolSettings),
  ]
}

// Whole scenes, of the references and 08's given Interactor: with your own parts, half done, they
// would prove nothing.
if only == nil, references.contains("Solutions") {
  let scenes = Set(exercises.map(\.scene)).sorted().flatMap { ["\($0)Scene", "\($0)Spies"] }
  targets.append(
    .testTarget(
      name: "SceneTests",
      dependencies: (exercises.map(\.id) + scenes + ["SpyKit"]).map { .target(name: $0) },
      swiftSettings: appSettings))
}

// macOS 15 is the first with `Atomic` and `Mutex`, and knows `@Observable`.
let package = Package(
  name: "KataVIP", platforms: [.macOS(.v15)],
  // For the spies of a scene of one's own.
  products: [.library(name: "SpyKit", targets: ["SpyKit"])],
  targets: targets, swiftLanguageModes: [.v6])
