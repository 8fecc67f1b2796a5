@testable import Edits
@testable import OwnCode
@testable import Shared
import Testing

@testable import Core
@testable import Reports

@Suite struct TeethReportTests {
  private func teeth(_ noticedBy: [[String]]) -> Teeth {
    var teeth = Teeth(id: ExerciseID(number: 2), tests: ["one", "two"])
    teeth.mistakes = noticedBy.enumerated().map { number, names in
      .init(edge: "E\(number + 1)", sentence: "Mistake \(number + 1).", noticedBy: names)
    }
    return teeth
  }

  @Test func `what no test notices stands last, above the count`() {
    #expect(
      Report.teeth(teeth([[], ["one"], ["one", "two", "three"]])).map(\.text) == [
        "  ✓ Mistake 2. (E2)", "      by \"one\"",
        "  ✓ Mistake 3. (E3)", "      by \"one\", \"two\" and 1 more",
        "  ✗ Mistake 1. (E1)",
        "your 2 tests notice 2 of 3 mistakes",
      ])
  }

  @Test func `changes of code that no test notices stand above the count`() {
    func edit(_ line: Int, _ sentence: String) -> CodeEdit {
      CodeEdit(
        line, file: "A.swift", line: line, code: "if isReady { show() }", sentence: sentence,
        insertions: [])
    }
    var report = EditReport(tests: 3, dropped: 1)
    report.add(edit(1, "this message is left out"), in: "Sources/A.swift", .rejected)
    report.add(edit(2, "`isReady` is turned round"), in: "Sources/A.swift", .accepted)
    report.add(edit(3, "this message is left out"), in: "Sources/A.swift", .timedOut)
    #expect(
      Report.edits(report).map(\.text) == [
        "  ✗ Sources/A.swift:2", "      if isReady { show() }",
        "    No test notices if `isReady` is turned round.",
        "  Each of these is a test to write, or code that can go.",
        "  Not tried, because they do not compile: 1.",
        "your 3 tests notice 2 of 3 changes of your code",
      ])
    report.edits.removeAll { !$0.isNoticed }
    report.dropped = 0
    #expect(
      Report.edits(report).map(\.text) == ["your 3 tests notice 2 of 2 changes of your code"])
  }

  @Test func `words find scripts by their steps, the shortest first`() {
    func episode(_ name: String, _ steps: String..., ended: Bool = true) -> Recording.Episode {
      Recording.Episode(
        name: name,
        entries: steps.map(Recording.Entry.step)
          + [.message(Message(receiver: "view", text: "show()"))], ended: ended)
    }
    var recording = Recording(reading: "")
    recording.episodes = [
      episode("long", "log in, cancelled", "log in"), episode("cut", "cancelled", ended: false),
      episode("short", "log in, CANCELLED"), episode("other", "log out"),
    ]
    #expect(recording.scripts(with: "cancelled").map(\.name) == ["short", "long"])
    #expect(recording.scripts(with: "").map(\.name) == ["short", "other", "long"])
  }
}
