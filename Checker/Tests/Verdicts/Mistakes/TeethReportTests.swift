import Basics
@testable import Shared
import Testing

@testable import Common
@testable import Practice

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
