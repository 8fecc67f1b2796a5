import GatherScene
import SpyKit

/// Records what the View asks of its Interactor; what waits is held until it is released.
package final class KataPlayersInteractorSpy: KataGatherSpy, GatherPlayersBusinessLogic {
  package let gate = KataGate<Void>()

  package func loadPlayers(_ request: Gather.Players.Load.Request) async {
    record(.interactor(.loadPlayers))
    await gate.answer()
  }

  package func switchMode(_ request: Gather.Players.SwitchMode.Request) {
    record(.interactor(.switchMode))
  }

  package func pickPlayer(_ request: Gather.Players.Pick.Request) {
    record(.interactor(.pickPlayer(request)))
  }

  package func deletePlayer(_ request: Gather.Players.Delete.Request) async {
    record(.interactor(.deletePlayer(request)))
    await gate.answer()
  }

  package func replacePlayer(_ request: Gather.Players.Replace.Request) {
    record(.interactor(.replacePlayer(request)))
  }

  package func proceed(_ request: Gather.Players.Proceed.Request) {
    record(.interactor(.proceed))
  }

  package func startOver(_ request: Gather.Players.StartOver.Request) async {
    record(.interactor(.startOver))
    await gate.answer()
  }
}

/// Records what the Interactor hands to its Presenter.
package final class KataPlayersPresenterSpy: KataGatherSpy, GatherPlayersPresentationLogic {
  /// Called with each step, where a screen would move on at once.
  package var onStep: (Gather.Players.Step) -> Void = { _ in }

  package func presentPlayers(_ response: Gather.Players.Response) {
    record(.presenter(.presentPlayers(response)))
  }

  package func presentProblem(_ problem: Gather.Players.Problem) {
    record(.presenter(.presentProblem(problem)))
  }

  package func presentStep(_ step: Gather.Players.Step) {
    record(.presenter(.presentStep(step)))
    onStep(step)
  }
}

/// Records what the Interactor asks its worker, and answers when it is released.
package final class KataPlayersWorkerSpy: KataGatherSpy, GatherPlayersWorkerLogic,
  GatherDetailsWorkerLogic
{
  /// The players of the service; a deletion and a save only want to know whether it worked.
  package typealias Answer = Result<[Gather.Player], any Error>

  /// Holds the answers.
  package let gate = KataGate<Answer>()

  package func fetchPlayers() async throws -> [Gather.Player] {
    let question = record(.worker(.fetchPlayers))
    return try log.give(await gate.answer(), to: question)
  }

  package func deletePlayer(id: Int) async throws {
    let question = record(.worker(.deletePlayer(id: id)))
    try await finish(question)
  }

  package func savePlayer(_ player: Gather.Player) async throws {
    let question = record(.worker(.savePlayer(player)))
    try await finish(question)
  }

  /// Gives an answer that brings nothing but its coming.
  private func finish(_ question: KataQuestion?) async throws {
    let answer = await gate.answer()
    guard case .success = answer else {
      _ = try log.give(answer, to: question)
      return
    }
    log.answer(question, "returns")
  }
}

/// Records where the View asks to go.
package final class KataPlayersRouterSpy: KataGatherSpy, GatherPlayersRoutingLogic {
  package func routeToDetails() {
    record(.router(.routeToDetails))
  }

  package func routeToAdd() {
    record(.router(.routeToAdd))
  }

  package func routeToMatch() {
    record(.router(.routeToMatch))
  }
}

/// Hands each request on to an Interactor, and has `kata flow` draw it.
package final class KataPlayersForwarder: KataGatherSpy, GatherPlayersBusinessLogic {
  private let interactor: any GatherPlayersBusinessLogic

  package init(_ log: KataGatherLog, _ interactor: any GatherPlayersBusinessLogic) {
    self.interactor = interactor
    super.init(log)
  }

  package func loadPlayers(_ request: Gather.Players.Load.Request) async {
    log.ask("loadPlayers")
    await interactor.loadPlayers(request)
  }

  package func switchMode(_ request: Gather.Players.SwitchMode.Request) {
    log.ask("switchMode")
    interactor.switchMode(request)
  }

  package func pickPlayer(_ request: Gather.Players.Pick.Request) {
    log.ask("pickPlayer", request)
    interactor.pickPlayer(request)
  }

  package func deletePlayer(_ request: Gather.Players.Delete.Request) async {
    log.ask("deletePlayer", request)
    await interactor.deletePlayer(request)
  }

  package func replacePlayer(_ request: Gather.Players.Replace.Request) {
    log.ask("replacePlayer", request)
    interactor.replacePlayer(request)
  }

  package func proceed(_ request: Gather.Players.Proceed.Request) {
    log.ask("proceed")
    interactor.proceed(request)
  }

  package func startOver(_ request: Gather.Players.StartOver.Request) async {
    log.ask("startOver")
    await interactor.startOver(request)
  }
}
