import GatherScene
import SpyKit

/// Hands each request on to an Interactor, and has `kata flow` draw it.
package final class KataMatchForwarder: KataGatherSpy, GatherMatchBusinessLogic {
  private let interactor: any GatherMatchBusinessLogic

  package init(_ log: KataGatherLog, _ interactor: any GatherMatchBusinessLogic) {
    self.interactor = interactor
    super.init(log)
  }

  package func run(_ request: Gather.Match.Run.Request) async {
    log.ask("run")
    await interactor.run(request)
  }

  package func setTime(_ request: Gather.Match.SetTime.Request) {
    log.ask("setTime", request)
    interactor.setTime(request)
  }

  package func start(_ request: Gather.Match.Start.Request) {
    log.ask("start")
    interactor.start(request)
  }

  package func pause(_ request: Gather.Match.Pause.Request) {
    log.ask("pause")
    interactor.pause(request)
  }

  package func cancel(_ request: Gather.Match.Cancel.Request) {
    log.ask("cancel")
    interactor.cancel(request)
  }

  package func count(_ request: Gather.Match.Count.Request) {
    log.ask("count", request)
    interactor.count(request)
  }

  package func end(_ request: Gather.Match.End.Request) async {
    log.ask("end")
    await interactor.end(request)
  }
}

/// Hands each response on to a Presenter, and has `kata flow` draw it.
package final class KataMatchPresenterForwarder: KataGatherSpy, GatherMatchPresentationLogic {
  private let presenter: any GatherMatchPresentationLogic

  package init(_ log: KataGatherLog, _ presenter: any GatherMatchPresentationLogic) {
    self.presenter = presenter
    super.init(log)
  }

  package func presentTime(_ response: Gather.Match.Time.Response) {
    ask("presentTime", response)
    presenter.presentTime(response)
  }

  package func presentTimeUp() {
    ask("presentTimeUp")
    presenter.presentTimeUp()
  }

  package func presentScore(_ response: Gather.Match.Points.Response) {
    ask("presentScore", response)
    presenter.presentScore(response)
  }

  package func presentFailure(_ failure: Gather.Match.Failure) {
    ask("presentFailure", failure)
    presenter.presentFailure(failure)
  }

  package func presentResult(_ response: Gather.Match.Points.Response) {
    ask("presentResult", response)
    presenter.presentResult(response)
  }

  private func ask(_ name: String, _ response: (any Encodable)? = nil) {
    log.ask(name, response, from: "interactor", to: "presenter")
  }
}
