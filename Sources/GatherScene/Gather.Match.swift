extension Gather {
  /// The use cases of the screen on which a gather is played.
  package enum Match {}

  /// The points of both teams.
  package struct Score: Equatable, Encodable, Sendable {
    package var a: Int
    package var b: Int

    package init(a: Int = 0, b: Int = 0) {
      self.a = a
      self.b = b
    }

    package subscript(team: Team) -> Int {
      get { team == .a ? a : b }
      set { if team == .a { a = newValue } else { b = newValue } }
    }

    /// The team with more points; nil for a draw.
    package var winner: Team? { a == b ? nil : a > b ? .a : .b }
  }
}

extension Gather.Match {
  /// The time that is left.
  package enum Time {
    /// Interactor → Presenter.
    package struct Response: Equatable, Encodable, Sendable {
      /// In seconds, from 0 to 3599.
      package let left: Int
      package let isRunning: Bool
      /// How the reader's numbers are written.
      package let locale: String

      package init(left: Int, isRunning: Bool, locale: String) {
        self.left = left
        self.isRunning = isRunning
        self.locale = locale
      }
    }

    /// Presenter → View.
    package struct ViewModel: Equatable, Encodable, Sendable {
      package let text: String
      package let tone: Tone
      /// True if the button says "Pause", and not "Start".
      package let isRunning: Bool

      package init(text: String, tone: Tone, isRunning: Bool) {
        self.text = text
        self.tone = tone
        self.isRunning = isRunning
      }
    }

    /// How urgent the time looks; the View has a color for each.
    package enum Tone: Equatable, Encodable, Sendable {
      case calm
      case lastMinute
      case over
    }
  }

  /// The points, during the gather and at its end.
  package enum Points {
    /// Interactor → Presenter.
    package struct Response: Equatable, Encodable, Sendable {
      package let score: Gather.Score
      package let locale: String

      package init(score: Gather.Score, locale: String) {
        self.score = score
        self.locale = locale
      }
    }

    /// Presenter → View.
    package struct ViewModel: Equatable, Encodable, Sendable {
      package let text: String

      package init(text: String) {
        self.text = text
      }
    }
  }

  /// Interactor → Presenter: what was refused, or did not work.
  package enum Failure: Equatable, Encodable, Sendable, CaseIterable {
    /// A gather needs at least a second.
    case noTime
    /// A gather takes 59:59 at most.
    case tooLong
    /// The result did not reach the service.
    case notSent
  }

  /// Presenter → View: what an alert says.
  package struct Notice: Equatable, Encodable, Sendable {
    package let title: String
    package let message: String

    package init(title: String, message: String) {
      self.title = title
      self.message = message
    }
  }

  /// Interactor → Worker: what came of a gather.
  package struct Result: Equatable, Encodable, Sendable {
    package let lineUp: Gather.LineUp
    package let score: Gather.Score

    package init(lineUp: Gather.LineUp, score: Gather.Score) {
      self.lineUp = lineUp
      self.score = score
    }
  }
}

/// Interactor → Presenter.
@MainActor package protocol GatherMatchPresentationLogic: AnyObject {
  func presentTime(_ response: Gather.Match.Time.Response)
  /// The time has run out.
  func presentTimeUp()
  func presentScore(_ response: Gather.Match.Points.Response)
  func presentFailure(_ failure: Gather.Match.Failure)
  /// The result has reached the service: the gather has ended.
  func presentResult(_ response: Gather.Match.Points.Response)
}

/// Presenter → View.
@MainActor package protocol GatherMatchDisplayLogic: AnyObject {
  func displayTime(_ viewModel: Gather.Match.Time.ViewModel)
  func displayTimeUp(_ notice: Gather.Match.Notice)
  func displayScore(_ viewModel: Gather.Match.Points.ViewModel)
  func displayFailure(_ notice: Gather.Match.Notice)
  func displayResult(_ notice: Gather.Match.Notice)
}

/// Interactor → Worker: the one that waits.
@MainActor package protocol GatherTickerWorkerLogic: AnyObject {
  /// Returns about a second later, or as soon as its task is cancelled.
  func tick() async
}

/// Interactor → Worker: the one that knows what time it is.
@MainActor package protocol GatherClockWorkerLogic: AnyObject {
  /// In seconds, from some moment on that is always the same; it never goes back.
  func now() -> Int
}

/// Interactor → Worker: the one that asks the service; any error means that it did not work.
@MainActor package protocol GatherResultWorkerLogic: AnyObject {
  func sendResult(_ result: Gather.Match.Result) async throws
}
