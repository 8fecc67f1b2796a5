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
    let record = await keeper.load() ?? .init(remembers: true, email: nil)
    presenter.presentRemembered(
      .init(remembers: record.remembers, email: record.remembers ? record.email : nil))
  }

  func logIn(_ request: Login.Remember.Request) async {
    guard let credentials = Login.Credentials(request) else {
      presenter.presentLogin(.failure(.missingCredentials))
      return
    }
    do {
      let user = try await worker.authenticate(
        email: credentials.email, password: credentials.password)
      await remember(credentials.email, if: request.remembers)
      presenter.presentLogin(.success(user))
    } catch {
      presenter.presentLogin(.failure(error as? Login.Failure ?? .unknown))
    }
  }

  func register(_ request: Login.Remember.Request) async {
    guard let credentials = Login.Credentials(request) else {
      presenter.presentRegistration(.failure(.missingCredentials))
      return
    }
    do {
      let user = try await worker.register(
        email: credentials.email, password: credentials.password)
      await remember(credentials.email, if: request.remembers)
      presenter.presentRegistration(.success(user))
    } catch {
      presenter.presentRegistration(.failure(error as? Login.Register.Failure ?? .unknown))
    }
  }

  private func remember(_ email: String, if remembers: Bool) async {
    await keeper.save(.init(remembers: remembers, email: remembers ? email : nil))
  }
}
