import Foundation

/// Keeps an identity for each request, and compares it: what comes of that is no matter of chance.
final class TicketInteractor: LoginBusinessLogic {
  private let presenter: any LoginPresentationLogic
  private var latest: UUID?

  init(presenter: any LoginPresentationLogic) {
    self.presenter = presenter
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    let ticket = UUID()
    latest = ticket
    await Task.yield()
    guard latest == ticket else { return }
    presenter.presentLogin(.failure(.unknown))
  }
}

/// Reads an identity that it was given.
final class GivenTicketInteractor: LoginBusinessLogic {
  private let ticket: UUID
  private let worker: any LoginWorkerLogic

  init(ticket: UUID, worker: any LoginWorkerLogic) {
    self.ticket = ticket
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    _ = try? await worker.authenticate(email: ticket.uuidString)
  }
}
