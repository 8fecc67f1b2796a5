import LoginScene

/// Logs in and registers, and decides what the app remembers.
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

  // Your task: what is saved, when is it saved, and what is loaded from it?

  func loadRemembered(_ request: Login.Remember.Load.Request) async {
    let record = await keeper.load()
    presenter.presentRemembered(
      .init(remembers: record?.remembers ?? false, email: record?.email))
  }

  func logIn(_ request: Login.Remember.Request) async {
    if request.remembers {
      await keeper.save(
        .init(remembers: true, email: request.email, password: request.password))
    }
    guard let credentials = Login.Credentials(request) else {
      presenter.presentLogin(.failure(.missingCredentials))
      return
    }
    do {
      let user = try await worker.authenticate(
        email: credentials.email, password: credentials.password)
      presenter.presentLogin(.success(user))
    } catch {
      presenter.presentLogin(.failure(error as? Login.Failure ?? .unknown))
    }
  }

  func register(_ request: Login.Remember.Request) async {
    await logIn(request)
  }
}
