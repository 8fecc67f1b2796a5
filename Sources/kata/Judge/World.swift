import Foundation
import KataCore

/// The same surroundings for every process that runs somebody's code.
struct World {
  let workspace: Workspace
  let toolchain: Toolchain
  /// Seconds for one process.
  var limit: Double
  /// The folder of one process, among those of others; none is told of another one's.
  private var place = ""

  init(workspace: Workspace, toolchain: Toolchain, limit: Double) {
    (self.workspace, self.toolchain, self.limit) = (workspace, toolchain, limit)
  }

  /// The same with a folder of its own that is gone afterwards; its name says nothing.
  func alone<Value>(_ body: (World) throws(Complaint) -> Value) throws(Complaint) -> Value {
    try apart(1) { worlds throws(Complaint) in try body(worlds[0]) }
  }

  /// So many of them, for processes side by side.
  func apart<Value>(
    _ count: Int, _ body: ([World]) throws(Complaint) -> Value
  ) throws(Complaint) -> Value {
    let worlds = (0..<count).map { _ in
      var world = self
      world.place = "/\(UUID().uuidString.prefix(18))"
      return world
    }
    defer { for world in worlds { try? workspace.host.files.remove(world.folder) } }
    return try body(worlds)
  }

  /// Where such a process runs, and where it leaves what it has to say.
  var folder: String { "\(shared)\(place)" }

  /// What outlives a process that has a folder of its own.
  var shared: String {
    let share = workspace.host.environment[SharedProof.variable].map { "/share-\($0)" }
    return "\(workspace.state)/run\(share ?? "")"
  }

  var launch: TestLaunch { TestLaunch(info: toolchain.info, platform: toolchain.platform) }

  /// The test binary with these arguments, under limits on memory, files and core dumps.
  func command(_ binary: String, _ arguments: [String], _ variables: [String: String]) -> Command {
    let inherited = workspace.host.environment
    return Command(
      words: launch.words(binary, arguments, in: folder, inherited: inherited),
      environment: launch.variables(in: folder, inherited: inherited)
        .merging(variables) { _, new in new },
      limit: limit, keep: Limits.outputBytes)
  }

  /// One exercise's suite, its events written into the stream.
  func suite(
    _ id: ExerciseID, _ binary: String, stream: String, arguments: [String] = [],
    variables: [(String, String)]
  ) -> Command {
    command(
      binary,
      [
        "--filter", "^\(id)Tests\\.", "--event-stream-output-path", stream,
        "--event-stream-version", "6.3",
      ] + arguments, Dictionary(variables) { $1 })
  }

  /// The course's files that a crash could name; there is none to look for otherwise.
  func files(of id: ExerciseID, after ending: Ending) -> [String] {
    guard case .signalled = ending else { return [] }
    let layout = ExerciseLayout(id)
    return [layout.sources, layout.tests, "Sources"].flatMap { folder in
      workspace.host.files.tree(workspace.path(folder)).map { "\(folder)/\($0)" }
    }
  }

  /// Where the learner's sources may use an object that is gone; asked after a crash only.
  func unchecked(in id: ExerciseID, after ending: Ending) throws(Complaint) -> String? {
    guard case .signalled = ending else { return nil }
    let folder = workspace.path(ExerciseLayout(id).sources)
    return Crash.unchecked(in: try workspace.host.files.texts(in: folder))
  }

  /// An empty file for a process to write into.
  func emptyFile(_ name: String) throws(Complaint) -> String {
    let path = "\(folder)/\(name)"
    try workspace.host.files.write(path, Data())
    return path
  }

  /// A stream for a process's events; what is in it tells whether the process came to its tests.
  func emptyStream(_ name: String) throws(Complaint) -> String {
    let path = "\(folder)/\(name)"
    try workspace.host.files.write(path, Data(StartFailure.mark.utf8))
    return path
  }

  /// The events of a suite's process; complains of the machine where its tests never had a turn.
  func events(
    _ stream: String, of id: ExerciseID, after finished: Finished
  ) throws(Complaint) -> EventStream {
    let text = text(stream)
    let complaint = StartFailure.complaint(
      about: "The suite of \(id)", stream: text, ending: finished.ending, errors: finished.errors)
    if let complaint { throw complaint }
    return EventStream(reading: text)
  }

  /// What a process wrote, up to a limit.
  func bytes(_ path: String) -> Data {
    workspace.host.files.readPrefix(path, Limits.streamBytes)
  }

  func text(_ path: String) -> String { String(decoding: bytes(path), as: UTF8.self) }
}
