import LoginScene

/// Logs in and registers, and decides what of it the app remembers.
final class RememberInteractor: LoginRememberBusinessLogic {
  private let presenter: any LoginPresentationLogic & LoginRememberPresentationLogic
  private let worker: any LoginWorkerLogic & LoginRegisterWorkerLogic
  private let keeper: any LoginKeeperWorkerLogic

  init(
    presenter: any LoginPresentationLogic & LoginRememberPresentationLogic,
    worker: any LoginWorkerLogic & LoginRegisterWorkerLogic,
    keeper: any LoginKeeperWorkerLogic
  ) {
    self.presenter = presenter
    self.worker = worker
    self.keeper = keeper
  }

  func loadRemembered(_ request: Login.Remember.Load.Request) async {
    switch await keeper.load() {
    case nil: present(remembers: true, email: nil)
    case let record? where record.remembers: present(remembers: true, email: record.email)
    case .some: present(remembers: false, email: nil)
    }
  }

  private func present(remembers: Bool, email: String?) {
    presenter.presentRemembered(.init(remembers: remembers, email: email))
  }

  func logIn(_ request: Login.Remember.Request) async {
    switch await enter(request, by: worker.authenticate) {
    case .user(let user): presenter.presentLogin(.success(user))
    case .incomplete: presenter.presentLogin(.failure(.missingCredentials))
    case .refused(let error):
      presenter.presentLogin(.failure(error as? Login.Failure ?? .unknown))
    }
  }

  func register(_ request: Login.Remember.Request) async {
    switch await enter(request, by: worker.register) {
    case .user(let user): presenter.presentRegistration(.success(user))
    case .incomplete: presenter.presentRegistration(.failure(.missingCredentials))
    case .refused(let error):
      presenter.presentRegistration(.failure(error as? Login.Register.Failure ?? .unknown))
    }
  }

  /// One way in for both, remembered when it leads somewhere.
  private func enter(
    _ request: Login.Remember.Request,
    by ask: (_ email: String, _ password: String) async throws -> Login.User
  ) async -> Entry {
    guard let credentials = Login.Credentials(request) else { return .incomplete }
    do {
      let user = try await ask(credentials.email, credentials.password)
      await keeper.save(request.remembers ? .on(credentials.email) : .off)
      return .user(user)
    } catch {
      return .refused(error)
    }
  }
}

private enum Entry {
  case user(Login.User)
  case incomplete
  case refused(any Error)
}

extension Login.Remember.Record {
  fileprivate static var off: Self { .init(remembers: false, email: nil) }

  fileprivate static func on(_ email: String) -> Self { .init(remembers: true, email: email) }
}
