extension Gather.Match {
  /// The screen is there, until its task is cancelled.
  package enum Run {
    package struct Request: Equatable, Encodable, Sendable {
      package init() {}
    }
  }

  /// How long a gather takes.
  package enum SetTime {
    package struct Request: Equatable, Encodable, Sendable {
      package let seconds: Int

      package init(seconds: Int) {
        self.seconds = seconds
      }
    }
  }

  package enum Start {
    package struct Request: Equatable, Encodable, Sendable {
      package init() {}
    }
  }

  package enum Pause {
    package struct Request: Equatable, Encodable, Sendable {
      package init() {}
    }
  }

  package enum Cancel {
    package struct Request: Equatable, Encodable, Sendable {
      package init() {}
    }
  }

  /// A point more or less for one team.
  package enum Count {
    package struct Request: Equatable, Encodable, Sendable {
      package let team: Gather.Team
      package let change: Change

      package init(team: Gather.Team, change: Change) {
        self.team = team
        self.change = change
      }
    }

    package enum Change: Equatable, Encodable, Sendable {
      case up
      case down
    }
  }

  package enum End {
    package struct Request: Equatable, Encodable, Sendable {
      package init() {}
    }
  }
}

/// View → Interactor: the caller owns the tasks of the two that wait.
@MainActor package protocol GatherMatchBusinessLogic: AnyObject {
  /// Follows the time until the gather has ended, or the task is cancelled.
  func run(_ request: Gather.Match.Run.Request) async
  func setTime(_ request: Gather.Match.SetTime.Request)
  /// Also goes on after a pause.
  func start(_ request: Gather.Match.Start.Request)
  func pause(_ request: Gather.Match.Pause.Request)
  /// Goes back to the time that was set.
  func cancel(_ request: Gather.Match.Cancel.Request)
  func count(_ request: Gather.Match.Count.Request)
  /// Returns once the answer has been handled.
  func end(_ request: Gather.Match.End.Request) async
}
