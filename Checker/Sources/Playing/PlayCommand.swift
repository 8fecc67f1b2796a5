import Basics
package import Common
import Host
import PlayWire

extension Program {
  package static let play = Program([.play])
}

extension Subcommand {
  static let play = Subcommand(
    spec: CommandSpec(
      "play",
      operand: .optional("SCENE"),
      options: [
        .plain,
        .init(
          "--service", value: "ADDRESS",
          "where the weather is asked for, such as http://127.0.0.1:8000/{place}.json"),
      ],
      discussion: """
        SCENE is login, weather, icecream or gather; app, for all of them in one; or the number of
        an exercise. Without it, you get the first scene. With --plain, or without a terminal, you
        play by lines: a number presses that button, 2 ann fills field 2, ok removes an alert, back
        goes back.
        """),
    options: { (name: $0.operands.first, service: $0.value("--service")) },
    run: { options, output, host throws(Complaint) in
      try ScenePlay(options.name, service: options.service, output, host).run()
    })
}

extension Course {
  /// The scene by its name, or by an exercise that has a part in it; the first one without a name.
  func sceneToPlay(_ name: String?) throws(Complaint) -> PlayScene {
    let scenes = scenesToPlay
    guard let name else {
      guard let first = scenes.first else {
        throw .usage("This course has no scene to play.", next: "kata")
      }
      return first
    }
    if let scene = scenes.first(where: { $0.name == name.lowercased() }) { return scene }
    let exercise = ExerciseID(name) == nil ? nil : try named([name]).first
    guard let exercise, let scene = scenes.first(where: { $0.scene == exercise.scene }) else {
      let names = scenes.map(\.name).joined(separator: ", ")
      throw .usage(
        "There is no scene \"\(name)\" to play.", next: "kata play, with one of: \(names)")
    }
    guard scene.exercises.contains(exercise.id) else {
      throw .usage(
        "Exercise \(exercise.id.number) has no part in the scene \(scene.name).",
        next: "kata play \(scene.name)")
    }
    return scene
  }
}

/// A scene that is built of the learner's parts and the reference's, and played.
private struct ScenePlay {
  private let session: CheckSession
  private let scene: PlayScene
  private let service: String?
  private let output: Output
  private let host: HostSystem

  init(
    _ name: String?, service: String?, _ output: Output, _ host: HostSystem
  ) throws(Complaint) {
    self.service = service
    session = try CheckSession(host, progress: output.note)
    (self.output, self.host) = (output, host)
    scene = try session.workspace.course.sceneToPlay(name)
  }

  func run() throws(Complaint) -> ExitCode {
    let own = try ownParts()
    let bundle = try build(own)
    output.clearProgress()
    let loop = PlayLoop(
      Game(scene, own: own, renderer: output.renderer), try child(bundle), output, host)
    if let code = try loop.run() { return code }
    return try ending(of: loop, own: own)
  }

  /// Builds under the course's lock, which the game doesn't hold.
  private func build(_ own: Set<ExerciseID>) throws(Complaint) -> String {
    let lock = try session.lock()
    defer { withExtendedLifetime(lock) {} }
    output.note(.short("building \(scene.name), which takes a minute at first"))
    return try SceneBuild(workspace: session.workspace, toolchain: session.toolchain)
      .build(scene.scene, of: exercises, references: Set(exercises).subtracting(own))
  }

  private var exercises: [ExerciseID] {
    session.workspace.course.exercises.map(\.id).filter(scene.exercises.contains)
  }

  /// The exercises whose part is the learner's: those that are passed, and all without a reference.
  private func ownParts() throws(Complaint) -> Set<ExerciseID> {
    let passed = try session.workspace.states().filter(\.isPassed).map(\.id)
    let alone = exercises.filter { id in
      !host.files.exists(session.workspace.path(session.workspace.layout(id).reference))
    }
    return Set(passed + alone)
  }

  private func child(_ binary: String) throws(Complaint) -> Child {
    let (workspace, launch) = (session.workspace, session.toolchain.launch)
    var environment = host.environment.filter { !$0.key.hasPrefix("KATA_") }
    environment["KATA_PLAY_FOLDER"] = "\(workspace.state)/play-data"
    environment["KATA_PLAY_SERVICE"] = service
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let tests = "Play\(scene.scene)"
    var command = Command(
      words: launch.words(
        launch.product(tests, in: binary), ["--filter", tests], in: workspace.root),
      environment: environment, limit: Limits.playSeconds, keep: Limits.streamBytes)
    command.takesInput = true
    return try Child(command)
  }

  /// The sentence about a scene that has ended of itself, if it did so by a fault.
  private func ending(
    of loop: PlayLoop, own: Set<ExerciseID>
  ) throws(Complaint) -> ExitCode {
    let finished = loop.finished
    guard finished.ending != .exited(0) else { return .success }
    var signal: Int32 = 0
    if case .signalled(let number) = finished.ending { signal = number }
    let issue = Crash.issue(signal: signal, errors: finished.errors, files: try files(own))
    let part = part(of: loop, crashed: Crash.exercise(finished.errors))
    let whose = part.map { part in
      let number = part.exercise.map { " of exercise \($0.number)" } ?? ""
      return "\(part.exercise.map(own.contains) == true ? "Your" : "The") \(part.name)\(number)"
    }
    throw Complaint(
      "\(whose ?? "A part") has ended the scene: \(issue.message).",
      details: [
        issue.file.map { "at \($0):\(issue.line ?? 1)" },
        loop.atWork.flatMap { $0.part.name == part?.name ? "the message: \($0.message)" : nil },
      ].compactMap(\.self),
      next: part?.exercise.map { "kata check \($0.number)" } ?? "kata check", exit: .notPassed)
  }

  /// The part that has ended the scene: the one at work, or another one in whose code it was.
  private func part(
    of loop: PlayLoop, crashed: ExerciseID?
  ) -> (name: String, exercise: ExerciseID?)? {
    let name = loop.atWork?.part.name
    guard let crashed else { return name.map { ($0, scene.exercise(of: $0)) } }
    let parts = scene.parts.filter { $0.exercise == crashed }
    let part = parts.first { $0.name == name } ?? (parts.count == 1 ? parts[0] : nil)
    return (part?.name ?? "code", crashed)
  }

  /// The files that the runtime can mean when it names one.
  private func files(_ own: Set<ExerciseID>) throws(Complaint) -> [String] {
    let workspace = session.workspace
    return exercises.flatMap { id in
      let layout = workspace.layout(id)
      let folder = own.contains(id) ? layout.sources : layout.reference
      return (host.files.list(workspace.path(folder)) ?? []).map { "\(folder)/\($0)" }
    }
  }
}

extension Limits {
  /// Seconds for one scene at play.
  static let playSeconds = 86_400.0
}

extension PlayScene {
  /// The exercise that writes a part; nil for a part that is given with the scene.
  func exercise(of part: String) -> ExerciseID? {
    parts.first { $0.name == part }?.exercise
  }
}
