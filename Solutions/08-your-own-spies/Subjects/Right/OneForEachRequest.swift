// Each request is a separate object, of another class, that goes from step to step.
import LoginScene

/// Makes the Interactor that your suite is run against; `kata` puts others in this one's place.
func makeInteractor(
  presenter: any LoginForgotPasswordPresentationLogic, worker: any LoginForgotPasswordWorkerLogic
) -> any LoginForgotPasswordBusinessLogic {
  Desk(presenter: presenter, worker: worker)
}

private final class Desk: LoginForgotPasswordBusinessLogic {
  let presenter: any LoginForgotPasswordPresentationLogic
  let worker: any LoginForgotPasswordWorkerLogic

  init(
    presenter: any LoginForgotPasswordPresentationLogic, worker: any LoginForgotPasswordWorkerLogic
  ) {
    self.presenter = presenter
    self.worker = worker
  }

  func sendLink(_ request: Login.ForgotPassword.Request) async {
    await Errand(for: request, at: self).run()
  }
}

private final class Errand {
  private let desk: Desk
  private var step: Step?

  private enum Step {
    case look(typed: String)
    case ask(email: String)
    case end(Login.ForgotPassword.Response)
  }

  init(for request: Login.ForgotPassword.Request, at desk: Desk) {
    self.desk = desk
    step = .look(typed: request.email ?? "")
  }

  func run() async {
    while let step {
      self.step = await next(after: step)
    }
  }

  private func next(after step: Step) async -> Step? {
    switch step {
    case .look(let typed):
      let isInside = { (index: String.Index) in !typed[index].isWhitespace }
      guard let first = typed.indices.first(where: isInside),
        let last = typed.indices.last(where: isInside)
      else { return .end(.failure(.missingEmail)) }
      return .ask(email: String(typed[first...last]))
    case .ask(let email):
      desk.presenter.presentLoading(true)
      let answer = await Result { try await desk.worker.sendLink(to: email) }
      desk.presenter.presentLoading(false)
      return .end(response(to: answer, about: email))
    case .end(let response):
      desk.presenter.presentForgotPassword(response)
      return nil
    }
  }

  private func response(
    to answer: Result<Void, any Error>, about email: String
  ) -> Login.ForgotPassword.Response {
    guard case .failure(let error) = answer else { return .sent(email: email) }
    switch error as? Login.ForgotPassword.Failure {
    case .noSuchAccount?: return .sent(email: email)
    case let failure?: return .failure(failure)
    case nil: return .failure(.unknown)
    }
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
