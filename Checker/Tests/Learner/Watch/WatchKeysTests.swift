@testable import Host
@testable import Shared
import Testing

@testable import Basics
@testable import Common
@testable import Learner

/// The effect of keys in each state of a watch.
@Suite struct WatchKeysTests {
  private let id = ExerciseID(number: 2)

  @Test func `n does not leave what is red`() {
    var watch = Watch.judged(.failed)
    #expect(watch.take(.key("n")).deeds.isEmpty)
    #expect(watch.id == id)
    #expect(
      watch.text.contains(
        "n works once Exercise02 is green. Type 10 and Enter to skip ahead."))
  }

  @Test func `a explains all red tests, where the first one names that key`() {
    var watch = Watch.sample()
    _ = watch.take(.sized(columns: 80, rows: 60))
    _ = watch.take(.saw(.text("a")))
    var verdict = Verdict.sample(.failed, cases: ["one", "two"].map { .sample($0, .failed) })
    verdict.tests.gained = 0
    _ = watch.take(.judged(verdict))
    #expect(watch.text.contains("1 more wait: a\n"))
    #expect(!watch.text.contains("✗ two"))

    #expect(watch.take(.key("a")).deeds.isEmpty)

    #expect(watch.text.contains("✗ two"))
    _ = watch.take(.pressed(.enter))
    #expect(!watch.text.contains("✗ two"))
  }

  @Test func `Enter shows an answer to the question that a pass ends with, and goes back`() {
    var watch = Watch.sample()
    _ = watch.take(.saw(.text("a")))
    var verdict = Verdict.sample(.passed)
    (verdict.after, verdict.answer) = ("Why.\n\nAnd you?", "I as well.")
    _ = watch.take(.judged(verdict))
    #expect(watch.text.contains("Enter shows an answer"))

    for isShown in [true, false, true] {
      #expect(watch.take(.pressed(.enter)).deeds.isEmpty)
      #expect(watch.text.contains("I as well.") == isShown)
      #expect(watch.text.contains("And you?") != isShown)
    }
    #expect(!Watch.judged(.passed).text.contains("Enter shows an answer"))
  }

  @Test func `p is offered where there is an exercise before`() {
    var watch = Watch.judged(.failed)
    #expect(watch.text.contains("p back"))
    _ = watch.take(.key("p"))
    #expect(!watch.text.contains("p back"))
  }

  @Test func `a number and Enter go to that exercise, also from what is red`() {
    var watch = Watch.judged(.failed)
    for key in "10" { #expect(watch.take(.key(key)).deeds.isEmpty) }
    #expect(watch.text.contains("Enter goes to exercise 10."))
    #expect(watch.take(.pressed(.enter)) == [.cancel, .follow(ExerciseID(number: 10))])
    _ = watch.take(.key("7"))
    #expect(watch.take(.pressed(.enter)).deeds.isEmpty)
    #expect(watch.text.contains("There is no exercise 7 here"))
    _ = watch.take(.key("1"))
    #expect(watch.take(.pressed(.back)).deeds.isEmpty, "Escape forgets the number")
    #expect(watch.take(.pressed(.enter)).deeds.isEmpty)
  }

  @Test func `another exercise's files that were saved are told in one line`() {
    var watch = Watch.judged(.failed)
    #expect(watch.take(.sawOther(ExerciseID(number: 10))).deeds.isEmpty)
    #expect(
      watch.text.contains(
        "Exercise10 was saved; this watches Exercise02. Type 10 and Enter to go there."
      ))
  }

  @Test func `n leaves what is green, for the next with something left to do`() {
    var watch = Watch.judged(.passed)
    let next = ExerciseID(number: 10)
    #expect(watch.take(.key("n")) == [.cancel, .follow(next)])
    #expect(watch.id == next)
    #expect(watch.judgement == nil)
  }

  @Test func `n does not leave what is being checked`() {
    var watch = Watch.judged(.passed)
    _ = watch.take(.saw(.text("b")))
    #expect(watch.take(.key("n")).deeds.isEmpty)
    #expect(watch.text.contains("The check is not done yet."))
    _ = watch.take(.judged(.passed, "b"))
    #expect(!watch.text.contains("The check is not done yet."))
  }

  @Test func `n says when nothing is left`() {
    var watch = Watch.judged(.passed)
    let states = Course.sample.exercises.map {
      ExerciseState($0, outcome: .passed, changed: false)
    }
    _ = watch.take(.learned(PathState(exercises: states)))
    #expect(watch.take(.key("n")).deeds.isEmpty)
    #expect(watch.text.contains("Nothing is left to do."))
    _ = watch.take(.learned(PathState(path: "half-day", exercises: states)))
    _ = watch.take(.key("n"))
    #expect(watch.text.contains("Nothing is left to do on half-day; kata path has others."))
  }

  @Test func `p goes back, also from what is red, and during a check`() {
    var watch = Watch.sample()
    _ = watch.take(.saw(.text("a")))
    let first = ExerciseID(number: 1)
    #expect(watch.take(.key("p")) == [.cancel, .follow(first)])
    #expect(watch.take(.key("p")).deeds.isEmpty)
    #expect(watch.text.contains("This is the first exercise."))
  }

  @Test(
    arguments: [
      ("h", ["hint", "2"]), ("d", ["diff", "2"]), ("l", ["list"]), ("s", ["show", "2"]),
    ] as [(Character, [String])])
  func `a key tells what a command prints, at once during a check`(
    key: Character, words: [String]
  ) {
    var watch = Watch.sample()
    _ = watch.take(.saw(.text("a")))
    #expect(watch.take(.key(key)) == [.ask(words)])
    _ = watch.take(.answered([Line("what it prints")]))
    #expect(watch.text.contains("what it prints"))
    _ = watch.take(.judged(.failed, "a"))
    #expect(watch.text.contains("what it prints"), "the verdict waits until it was read")
    #expect(watch.text.contains("✗ Exercise02: tests fail"))
    _ = watch.take(.pressed(.back))
    #expect(!watch.text.contains("what it prints"))
  }

  @Test func `f draws the verdict that is shown, and no other`() {
    var watch = Watch.judged(.failed)
    #expect(watch.take(.key("f")) == [.flow(.sample(.failed))])
    _ = watch.take(.saw(.text("b")))
    #expect(watch.take(.key("f")).deeds.isEmpty)
  }

  @Test func `o opens the file to edit where nothing has a place`() {
    var watch = Watch.judged(.passed)
    let file = "Exercises/02-validation/Sources/LoginInteractor.swift"
    #expect(watch.take(.key("o")) == [.open(FilePlace(file: file))])
  }

  @Test func `r checks anew, also what is the same; r and a save show what comes of it`() {
    var watch = Watch.judged(.passed)
    _ = watch.take(.answered([Line("a hint")]))
    #expect(watch.take(.key("r")) == [.check(id, isFresh: true)])
    #expect(watch.judgement == nil)
    #expect(!watch.text.contains("a hint"))
    _ = watch.take(.answered([Line("a hint")]))
    _ = watch.take(.saw(.text("b")))
    #expect(!watch.text.contains("a hint"))
  }

  @Test func `c checks the path, and the verdict that is there stays`() {
    var watch = Watch.judged(.failed, path: "half-day")
    #expect(watch.take(.key("c")) == [.checkAll])
    #expect(watch.text.contains("checking all 3 exercises of half-day …"))
    #expect(watch.take(.said(.judgedAll([.sample(.passed)]))).deeds.isEmpty)
    #expect(watch.text.contains("✗ Exercise02: tests fail"))
    _ = watch.take(.pressed(.back))
    #expect(watch.text.contains("Exercise02 · Validation"))
  }

  @Test func `c during a check leads to the verdict that was waited for`() {
    var watch = Watch.sample()
    _ = watch.take(.saw(.text("a")))
    #expect(watch.take(.key("c")) == [.checkAll])
    #expect(
      watch.take(.said(.judgedAll([.sample(.passed)]))).deeds == [.check(id, isFresh: false)])
  }

  @Test func `x asks, and y puts it back; what that says stays in sight`() {
    var watch = Watch.judged(.failed)
    #expect(watch.take(.key("x")).deeds.isEmpty)
    #expect(watch.text.contains("Put Exercise02 back to its stub?"))
    #expect(watch.take(.key("y")) == [.ask(["reset", "2"])])
    _ = watch.take(.answered([Line("what was there: .kata/backups")]))
    #expect(watch.take(.saw(.text("stub"))) == [.check(id, isFresh: false)])
    #expect(watch.text.contains("what was there: .kata/backups"))
  }

  @Test(arguments: [Key.letter("n"), .letter("x"), .letter("q"), .back, .enter, .down])
  func `any other key puts nothing back`(key: Key) {
    var watch = Watch.judged(.failed)
    _ = watch.take(.key("x"))
    #expect(watch.take(.pressed(key)).deeds.isEmpty)
    #expect(watch.text.contains("Exercise02 stays as it is."))
    #expect(watch.take(.key("y")).isEmpty)
  }

  @Test(arguments: [Key.letter("q"), .end]) func `q and Control-C end it`(key: Key) {
    var watch = Watch.judged(.failed)
    #expect(watch.take(.pressed(key)) == [.leave(key == .end ? .interrupted : .success)])
  }

  @Test func `question mark shows the keys, and hides them again`() {
    var watch = Watch.judged(.failed)
    for isShown in [true, false] {
      _ = watch.take(.key("?"))
      #expect(watch.text.contains("goes back to the one before") == isShown)
    }
  }
}
