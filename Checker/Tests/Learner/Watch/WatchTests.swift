import Basics
@testable import Shared
import Testing

@testable import Common
@testable import Learner

/// The effect of a save and of a verdict on a watch.
@Suite struct WatchTests {
  private let id = ExerciseID(number: 2)

  @Test func `a save takes the verdict away at once, and has the new text checked`() {
    var watch = Watch.judged(.failed)
    #expect(watch.take(.saw(.text("b"))) == [.check(id, isFresh: false)])
    #expect(watch.judgement == nil)
    #expect(watch.text.contains("checking Exercise02"))
    #expect(!watch.text.contains("tests fail"))
  }

  @Test(arguments: ["", "later"])
  func `files that stay as they are, or are saved again, keep their verdict`(marks: String) {
    var watch = Watch.judged(.failed)
    #expect(watch.take(.saw(.text("a", marks: marks))).isEmpty)
    #expect(watch.judgement?.verdict.outcome == .failed)
  }

  @Test(arguments: [FileSnapshot.text("b"), .text("a", marks: "later")])
  func `a save during a check begins it anew, and a verdict about another text is not shown`(
    other: FileSnapshot
  ) {
    var watch = Watch.sample()
    #expect(watch.take(.saw(.text("a"))) == [.check(id, isFresh: false)])
    #expect(watch.take(.saw(other)) == [.check(id, isFresh: false)])
    #expect(watch.take(.judged(.passed, "a")) == [.check(id, isFresh: false)])
    #expect(watch.judgement == nil)
  }

  @Test func `a verdict that comes too late is not shown`() {
    var watch = Watch.judged(.failed)
    #expect(watch.take(.judged(.passed, "a")).isEmpty)
    #expect(watch.judgement?.verdict.outcome == .failed)
  }

  @Test func `what keeps a check from judging is shown, until the next save`() {
    var watch = Watch.sample()
    _ = watch.take(.saw(.text("a")))
    _ = watch.take(.said(.refused(.machine("The disk is full.", next: "make room"))))
    #expect(watch.text.contains("The disk is full."))
    #expect(watch.text.contains("✗ Exercise02 could not be checked"))
    _ = watch.take(.saw(.text("b")))
    #expect(!watch.text.contains("The disk is full."))
  }

  @Test func `what takes long is said while it does`() {
    var watch = Watch.sample()
    _ = watch.take(.saw(.text("a")))
    _ = watch.take(.said(.progress("building", isLong: false)))
    #expect(watch.text.contains("· checking Exercise02: building …"))
    _ = watch.take(.said(.progress("checking Exercise02", isLong: false)))
    #expect(watch.text.contains("· checking Exercise02 …"))
    _ = watch.take(.said(.progress("Exercise02: a test is still running", isLong: false)))
    #expect(watch.text.contains("· Exercise02: a test is still running …"))
    _ = watch.take(.judged(.passed, "a"))
    #expect(!watch.text.contains("building"))
  }

  @Test func `a save gives up the check of all, and says so`() {
    var watch = Watch.judged(.failed)
    #expect(watch.take(.key("c")) == [.checkAll])
    #expect(watch.take(.saw(.text("b"))) == [.check(id, isFresh: false)])
    #expect(watch.text.contains("the check of all exercises stopped"))
    #expect(watch.take(.said(.judgedAll([.sample(.passed)]))).isEmpty)
  }

  /// The promise, along random ways: whatever comes in which order, what is shown is about the files
  /// as they were seen last.
  @Test(arguments: 1...50)
  func `no verdict is ever shown but one about the newest files`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var watch = Watch.sample()
    var seen: FileSnapshot?
    for _ in 1...200 {
      let snapshot = FileSnapshot.text(
        ["a", "b"].randomElement(using: &random) ?? "a",
        marks: ["1", "2"].randomElement(using: &random) ?? "1")
      switch Int.random(in: 1...6, using: &random) {
      case 1...2:
        seen = snapshot
        _ = watch.take(.saw(snapshot))
      case 3...4:
        _ = watch.take(
          .said(.judged(Judgement(snapshot: snapshot, verdict: .sample(.failed)))))
      case 5:
        let id = watch.id
        _ = watch.take(.key("nprhcxy".randomElement(using: &random) ?? "r"))
        if watch.id != id { seen = nil }
      default: _ = watch.take(.said(.judgedAll([])))
      }
      if let shown = watch.judgement {
        #expect(shown.snapshot == seen)
        #expect(shown.verdict.id == watch.id)
      }
    }
  }
}
