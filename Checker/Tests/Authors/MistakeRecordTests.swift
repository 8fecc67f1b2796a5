import Common
import Host
@testable import Shared
import Testing

@testable import Authors

/// Which mutants are played again when an exercise is recorded.
@Suite struct MistakeRecordTests {
  private let course: TemporaryCourse
  private let page = "Solutions/01-hello/Mutants.diff"
  private let sources = "Solutions/01-hello/Sources/GreetInteractor.swift"

  init() throws {
    course = try TemporaryCourse()
  }

  /// The record after all mutants were noted, and the names of those that were played.
  private func noted(isRecording: Bool) throws -> (mistakes: KnownMistakes, played: [String]) {
    let workspace = try Workspace(around: course.root, host: .live())
    let exercise = workspace.course.exercises[0]
    var record = try MistakeRecord(of: exercise, in: workspace, isRecording: isRecording)
    var played: [String] = []
    for (mutant, _) in try Mutants(of: exercise, in: workspace).all where mutant.rule == nil {
      try record.note(mutant, failures: [1]) {
        played.append(mutant.name)
        return Fingerprint(rawValue: "new")
      }
    }
    return (record.noted, played)
  }

  private func replace(_ old: String, with new: String, in path: String) throws {
    try course.write(course.read(path).replacing(old, with: new), to: path)
  }

  @Test func `what hasn't changed is as recorded`() throws {
    let workspace = try Workspace(around: course.root, host: .live())
    let recorded = try workspace.expected(workspace.course.exercises[0].id).mistakes
    let (mistakes, played) = try noted(isRecording: false)
    #expect(mistakes == recorded)
    #expect(played == [])
  }

  @Test func `new words about a mistake are recorded without a play`() throws {
    try replace("Each request is answered twice.", with: "Every answer comes twice.", in: page)
    let (mistakes, played) = try noted(isRecording: true)
    #expect(played == [])
    let mistake = try #require(mistakes.all.first { $0.sentence == "Every answer comes twice." })
    #expect(mistake.fingerprint.rawValue == "8af17db6f8e8859f")
    #expect(mistake.red == "1")
  }

  @Test func `a new diff is played, and is missing until it is recorded`() throws {
    try replace("?? \"?\")", with: "?? \"!\")", in: page)
    let (mistakes, played) = try noted(isRecording: true)
    #expect(played == ["GreetsTheQuestionMark"])
    #expect(mistakes.all.filter { $0.fingerprint.rawValue == "new" }.count == 1)
    #expect(try noted(isRecording: false).mistakes.all.count == mistakes.all.count - 1)
  }

  @Test func `another reference has all of them played`() throws {
    try course.write(course.read(sources) + "\n", to: sources)
    let (mistakes, played) = try noted(isRecording: true)
    #expect(mistakes.all.count == played.count)
    #expect(mistakes.unsteady == [])
    #expect(try noted(isRecording: false).mistakes.all == [])
  }
}
