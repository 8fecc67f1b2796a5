import LoginScene

/// Owns the rules: what is judged, asked, saved, and in which order.
final class AccountInteractor: AccountBusinessLogic, LoginDataStore {
  private(set) var user: Login.User?
  private let presenter: any AccountPresentationLogic
  private let worker: any LoginWorkerLogic
  private let keeper: any LoginKeeperWorkerLogic

  init(
    presenter: any AccountPresentationLogic, worker: any LoginWorkerLogic,
    keeper: any LoginKeeperWorkerLogic
  ) {
    self.presenter = presenter
    self.worker = worker
    self.keeper = keeper
  }

  func recall(_ request: Account.Recall.Request) async {
    guard let record = await keeper.load() else { return }
    presenter.presentRecalled(
      .init(remembers: record.remembers, email: record.remembers ? record.email : nil))
  }

  func judge(_ request: Account.Judge.Request) {
    presenter.presentJudgement(
      .init(
        email: reason(against: request.email), password: request.password.isEmpty ? .missing : nil))
  }

  func logIn(_ request: Login.Remember.Request) async {
    guard let credentials = Login.Credentials(request) else {
      presenter.presentLogin(.failure(.missingCredentials))
      return
    }
    presenter.presentLoading(true)
    let response = await response(to: credentials, remembers: request.remembers)
    presenter.presentLoading(false)
    presenter.presentLogin(response)
  }

  private func response(
    to credentials: Login.Credentials, remembers: Bool
  ) async -> Login.Authenticate.Response {
    do {
      let user = try await worker.authenticate(
        email: credentials.email, password: credentials.password)
      await keeper.save(.init(remembers: remembers, email: remembers ? credentials.email : nil))
      self.user = user
      return .success(user)
    } catch {
      return .failure(error as? Login.Failure ?? .unknown)
    }
  }

  private func reason(against email: String) -> Account.Judge.EmailReason? {
    if email.allSatisfy(\.isWhitespace) { return .missing }
    return email.contains("@") ? nil : .noAt
  }
}
