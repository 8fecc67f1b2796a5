import GatherScene
import SpyKit

/// The messages in a gather scene's log, told apart by the part that received them.
nonisolated package enum KataGatherCall: KataMessage {
  case interactor(Interactor)
  case presenter(Presenter)
  case view(View)
  case worker(Worker)
  case router(Router)
  case destinations(Destinations)
  case match(Match)
  case navigator(Navigator)
  case ticker(Ticker)

  nonisolated package enum Interactor: Equatable, Encodable, Sendable {
    case loadPlayers
    case switchMode
    case pickPlayer(Gather.Players.Pick.Request)
    case deletePlayer(Gather.Players.Delete.Request)
    case replacePlayer(Gather.Players.Replace.Request)
    case proceed
    case startOver
    case run
    case setTime(Gather.Match.SetTime.Request)
    case start
    case pause
    case cancel
    case count(Gather.Match.Count.Request)
    case end
  }

  nonisolated package enum Presenter: Equatable, Encodable, Sendable {
    case presentPlayers(Gather.Players.Response)
    case presentProblem(Gather.Players.Problem)
    case presentStep(Gather.Players.Step)
    case presentTime(Gather.Match.Time.Response)
    case presentTimeUp
    case presentScore(Gather.Match.Points.Response)
    case presentFailure(Gather.Match.Failure)
    case presentResult(Gather.Match.Points.Response)
  }

  nonisolated package enum View: Equatable, Encodable, Sendable {
    case displayPlayers(Gather.Players.ViewModel)
    case displayProblem(Gather.Players.ViewModel.Problem)
    case displayDetails
    case displayAdd
    case displayMatch
    case playerSaved(Gather.Player)
    case matchIsOver
    case displayTime(Gather.Match.Time.ViewModel)
    case displayTimeUp(Gather.Match.Notice)
    case displayScore(Gather.Match.Points.ViewModel)
    case displayFailure(Gather.Match.Notice)
    case displayResult(Gather.Match.Notice)
  }

  nonisolated package enum Worker: Equatable, Encodable, Sendable {
    case fetchPlayers
    case deletePlayer(id: Int)
    case savePlayer(Gather.Player)
    case sendResult(Gather.Match.Result)
  }

  nonisolated package enum Router: Equatable, Encodable, Sendable {
    case routeToDetails
    case routeToAdd
    case routeToMatch
  }

  nonisolated package enum Destinations: Equatable, Encodable, Sendable {
    case makeDetails
    case makeAdd
    case makeMatch
  }

  nonisolated package enum Match: Equatable, Encodable, Sendable {
    case setLineUp(Gather.LineUp?)
  }

  nonisolated package enum Navigator: Equatable, Encodable, Sendable {
    case push(Screen)
  }

  nonisolated package enum Ticker: Equatable, Encodable, Sendable {
    case tick
  }

  /// A screen as it was at the moment in which it was to be shown, and whether it has a way back.
  nonisolated package enum Screen: Equatable, Encodable, Sendable {
    case details(of: Gather.Player?, reports: Bool)
    case add
    case match(Gather.LineUp?, reports: Bool)
    case madeByNoDestination
  }
}

/// The log of a gather test.
package typealias KataGatherLog = KataLog<KataGatherCall>

/// The base class of all spies of a gather scene.
package class KataGatherSpy: KataSpy {
  package let log: KataGatherLog
  package let number: Int? = nil

  package init(_ log: KataGatherLog) {
    self.log = log
  }
}
