import Basics
import Common

/// The state of a learner's watch, as a value: events come in, actions go out.
///
/// Its one promise: a verdict that is shown is about the files as they are.
struct Watch: Sendable {
  enum Event: Sendable {
    case saw(FileSnapshot)
    case said(CheckMessage)
    case pressed(Key)
    case answered([Line])
    /// The messages of a verdict, drawn for a terminal as wide as this one is.
    case drew([Line])
    /// The remembered states of the exercises that are worked through.
    case learned(PathState)
    case sawOther(ExerciseID)
    /// An editor beside the terminal shows it.
    case opened(FilePlace)
    case sized(columns: Int, rows: Int)
  }

  enum Action: Sendable, Equatable {
    /// Judge it, in place of whatever is under way.
    case check(ExerciseID, isFresh: Bool)
    case checkAll
    /// End what is under way.
    case cancel
    /// Look at its files from now on.
    case follow(ExerciseID)
    /// Run one of the commands that are done at once, and tell what it prints.
    case ask([String])
    /// Draw the messages of a verdict.
    case flow(Verdict)
    case open(FilePlace)
    /// Print it where nothing is redrawn.
    case say([Line])
    case leave(ExitCode)
  }

  /// The checks that take time, and are done by a process of their own.
  enum Work: Sendable, Equatable {
    case check, all
  }

  enum Page: Sendable, Equatable {
    case verdict
    case text([Line])
    /// The drawing of a flow, as wide as the terminal was.
    case flow([Line])
    case question
  }

  let renderer: Renderer
  let offers: Offers
  /// True if nothing is redrawn, and nothing drawn with lines.
  let isPlain: Bool
  let hasKeys: Bool
  /// The exercises that are worked through.
  var path: PathState
  var id: ExerciseID
  var work: Work?
  /// About the files as they are; nil until there is one.
  var judgement: Judgement?
  var report: [Line] = []
  /// The reason why the last check could not judge.
  var refusal: Complaint?
  /// The files as they were seen last.
  var snapshot: FileSnapshot?
  var page = Page.verdict
  /// The last progress that the process at work has told.
  var progress: String?
  /// An answer to a key, until the next one.
  var notice: String?
  var typed = ""
  /// True if the files are about to change by the learner's wish, and the page is to stay.
  var isResetting = false
  /// The first row of the page that is in sight.
  var offset = 0
  var columns = 80
  var rows = 24

  var signs: Signs { Signs(isUnicode: renderer.unicode && !isPlain) }

  mutating func take(_ event: Event) -> [Action] {
    switch event {
    case .saw(let snapshot): return see(snapshot)
    case .said(let message): return hear(message)
    case .pressed(let key): return press(key)
    case .answered(let lines):
      show(.text(lines))
      return [.say(lines)]
    case .drew(let lines):
      show(.flow(lines))
      return [.say(lines)]
    case .learned(let path):
      self.path = path
      return []
    case .sawOther(let other):
      return say(
        "\(other) was saved; this watches \(id). Type \(other.number) and Enter to go there.")
    case .opened(let place): return say("opened \(place.file):\(place.line)")
    case .sized(let columns, let rows): return resize(max(20, columns), max(6, rows))
    }
  }
}

extension Watch {
  /// From its first row on; a verdict so that what fails first is in sight.
  mutating func show(_ page: Page) {
    self.page = page
    offset = page == .verdict ? firstFailure : 0
  }

  private mutating func resize(_ columns: Int, _ rows: Int) -> [Action] {
    let isWiderOrNarrower = columns != self.columns
    (self.columns, self.rows) = (columns, rows)
    guard let judgement else { return [] }
    report = verdictLines(judgement)
    if page == .verdict { show(.verdict) }
    if isWiderOrNarrower, case .flow = page { return [.flow(judgement.verdict)] }
    return []
  }
}

extension Watch {
  /// True if the files as they are leave nothing to do here.
  var isGreen: Bool { judgement?.verdict.outcome.isSettled == true }

  /// An answer to the question that a pass ends with.
  var answer: String? { judgement?.verdict.answer }

  /// The exercise that comes after this one: the next with something left to do.
  var following: ExerciseState? { path.next(after: [id]) }

  var preceding: ExerciseState? { states.prefix { $0.id != id }.last }

  var states: [ExerciseState] { path.exercises }

  var state: ExerciseState? { states.first { $0.id == id } }
}
