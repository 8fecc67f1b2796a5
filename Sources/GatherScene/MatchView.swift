import Observation

/// Shows time and score, and tells its opener that the gather has ended.
@MainActor @Observable
package final class MatchView: GatherMatchDisplayLogic, GatherMatchScreen {
  /// The ViewModel displayed last; nil before the first.
  package private(set) var time: Gather.Match.Time.ViewModel?
  package private(set) var score: Gather.Match.Points.ViewModel?
  package private(set) var notice: Gather.Match.Notice?
  package private(set) var hasEnded = false

  package let dataStore: any GatherMatchDataStore
  package var onOver: (() async -> Void)?

  private let interactor: any GatherMatchBusinessLogic

  package init(interactor: any GatherMatchBusinessLogic, dataStore: any GatherMatchDataStore) {
    self.interactor = interactor
    self.dataStore = dataStore
  }

  /// Follows the time for as long as the screen is shown; the task is cancelled with the screen.
  package func run() async { await interactor.run(.init()) }

  package func setTime(minutes: Int, seconds: Int) {
    interactor.setTime(.init(seconds: minutes * 60 + seconds))
  }

  package func start() { interactor.start(.init()) }
  package func pause() { interactor.pause(.init()) }
  package func cancel() { interactor.cancel(.init()) }
  package func countUp(_ team: Gather.Team) { interactor.count(.init(team: team, change: .up)) }
  package func countDown(_ team: Gather.Team) { interactor.count(.init(team: team, change: .down)) }
  package func dismissNotice() { notice = nil }

  package func end() async {
    await interactor.end(.init())
    guard hasEnded, let report = onOver else { return }
    onOver = nil
    await report()
  }

  package func displayTime(_ viewModel: Gather.Match.Time.ViewModel) { time = viewModel }
  package func displayScore(_ viewModel: Gather.Match.Points.ViewModel) { score = viewModel }
  package func displayTimeUp(_ notice: Gather.Match.Notice) { self.notice = notice }
  package func displayFailure(_ notice: Gather.Match.Notice) { self.notice = notice }

  package func displayResult(_ notice: Gather.Match.Notice) {
    self.notice = notice
    hasEnded = true
  }
}
