import Basics
@testable import Host
@testable import Shared

@testable import Common
@testable import Learner

extension Watch {
  /// Of the sample course's second exercise, of three; the first has passed.
  static func sample(
    isPlain: Bool = false, path: String = CoursePath.whole, offers: Offers = .all
  ) -> Watch {
    let states = Course.sample.exercises.map { exercise in
      ExerciseState(
        exercise, outcome: exercise.id.number == 1 ? .passed : .notStarted, changed: false)
    }
    return Watch(
      renderer: Renderer(color: false, isPlain: isPlain), offers: offers, isPlain: isPlain,
      hasKeys: true, path: PathState(path: path, exercises: states), id: ExerciseID(number: 2))
  }

  /// The same once a text was seen and judged.
  static func judged(
    _ outcome: Outcome, _ text: String = "a", isPlain: Bool = false,
    path: String = CoursePath.whole
  ) -> Watch {
    var watch = Watch.sample(isPlain: isPlain, path: path)
    _ = watch.take(.saw(.text(text)))
    _ = watch.take(.judged(outcome, text))
    return watch
  }

  /// A verdict by a script, whose flows are drawn in it.
  static let diverged: Verdict = {
    var verdict = Verdict.sample(.diverged, cases: [.sample("a", .passed)])
    verdict.reference.state = .diverged
    verdict.reference.difference = ScriptDifference(
      scenario: "{}",
      expected: [.step("tap"), .message(Message(receiver: "view", text: "show()"))],
      recorded: [.step("tap")], cast: .sample)
    return verdict
  }()

  /// The drawing, as text.
  var text: String { drawing.map(\.text).joined(separator: "\n") }
}

extension Watch.Event {
  static func judged(_ outcome: Outcome, _ text: String, marks: String = "") -> Self {
    .said(
      .judged(Judgement(snapshot: .text(text, marks: marks), verdict: .sample(outcome))))
  }

  /// A verdict on the text "a".
  static func judged(_ verdict: Verdict) -> Self {
    .said(.judged(Judgement(snapshot: .text("a"), verdict: verdict)))
  }

  static func key(_ letter: Character) -> Self { .pressed(.letter(letter)) }
}

extension FileSnapshot {
  static func text(_ text: String, marks: String = "") -> Self {
    FileSnapshot(content: text, marks: "\(text) \(marks)")
  }
}

extension [Watch.Action] {
  /// Without what is said where nothing is redrawn.
  var deeds: [Watch.Action] { filter { if case .say = $0 { false } else { true } } }
}
