import GatherScene
import PlayKit

extension Noted: GatherMatchBusinessLogic where Part == any GatherMatchBusinessLogic {
  package func run(_ request: Gather.Match.Run.Request) async {
    await pass("run") { await $0.run(request) }
  }

  package func setTime(_ request: Gather.Match.SetTime.Request) {
    pass("setTime", request) { $0.setTime(request) }
  }

  package func start(_ request: Gather.Match.Start.Request) { pass("start") { $0.start(request) } }
  package func pause(_ request: Gather.Match.Pause.Request) { pass("pause") { $0.pause(request) } }
  package func cancel(_ request: Gather.Match.Cancel.Request) {
    pass("cancel") { $0.cancel(request) }
  }

  package func count(_ request: Gather.Match.Count.Request) {
    pass("count", request) { $0.count(request) }
  }

  package func end(_ request: Gather.Match.End.Request) async {
    await pass("end") { await $0.end(request) }
  }
}

extension Noted: GatherMatchPresentationLogic where Part == any GatherMatchPresentationLogic {
  package func presentTime(_ response: Gather.Match.Time.Response) {
    pass("presentTime", response) { $0.presentTime(response) }
  }

  package func presentTimeUp() { pass("presentTimeUp") { $0.presentTimeUp() } }

  package func presentScore(_ response: Gather.Match.Points.Response) {
    pass("presentScore", response) { $0.presentScore(response) }
  }

  package func presentFailure(_ failure: Gather.Match.Failure) {
    pass("presentFailure", failure) { $0.presentFailure(failure) }
  }

  package func presentResult(_ response: Gather.Match.Points.Response) {
    pass("presentResult", response) { $0.presentResult(response) }
  }
}

extension Noted: GatherMatchDisplayLogic where Part == any GatherMatchDisplayLogic {
  package func displayTime(_ viewModel: Gather.Match.Time.ViewModel) {
    pass("displayTime", viewModel) { $0.displayTime(viewModel) }
  }

  package func displayTimeUp(_ notice: Gather.Match.Notice) {
    pass("displayTimeUp", notice) { $0.displayTimeUp(notice) }
  }

  package func displayScore(_ viewModel: Gather.Match.Points.ViewModel) {
    pass("displayScore", viewModel) { $0.displayScore(viewModel) }
  }

  package func displayFailure(_ notice: Gather.Match.Notice) {
    pass("displayFailure", notice) { $0.displayFailure(notice) }
  }

  package func displayResult(_ notice: Gather.Match.Notice) {
    pass("displayResult", notice) { $0.displayResult(notice) }
  }
}
