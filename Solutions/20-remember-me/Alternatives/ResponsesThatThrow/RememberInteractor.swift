import LoginScene

/// Logs in and registers, and decides what of it the app remembers.
final class RememberInteractor: LoginRememberBusinessLogic {
  private let presenter: any LoginPresentationLogic & LoginRememberPresentationLogic
  private let worker: any LoginWorkerLogic & LoginRegisterWorkerLogic
  private let memory: Memory

  init(
    presenter: any LoginPresentationLogic & LoginRememberPresentationLogic,
    worker: any LoginWorkerLogic & LoginRegisterWorkerLogic,
    keeper: any LoginKeeperWorkerLogic
  ) {
    self.presenter = presenter
    self.worker = worker
    memory = Memory(keeper: keeper)
  }

  func loadRemembered(_ request: Login.Remember.Load.Request) async {
    presenter.presentRemembered(await memory.beginning())
  }

  func logIn(_ request: Login.Remember.Request) async {
    presenter.presentLogin(await login(request))
  }

  func register(_ request: Login.Remember.Request) async {
    presenter.presentRegistration(await registration(request))
  }

  private func login(_ request: Login.Remember.Request) async -> Login.Authenticate.Response {
    do {
      let email = try trimmed(request.email).orThrow(Login.Failure.missingCredentials)
      let password = try filled(request.password).orThrow(Login.Failure.missingCredentials)
      let user = try await worker.authenticate(email: email, password: password)
      await memory.learn(email, as: request)
      return .success(user)
    } catch let failure as Login.Failure {
      return .failure(failure)
    } catch {
      return .failure(.unknown)
    }
  }

  private func registration(_ request: Login.Remember.Request) async -> Login.Register.Response {
    do {
      let email = try trimmed(request.email).orThrow(Login.Register.Failure.missingCredentials)
      let password = try filled(request.password)
        .orThrow(Login.Register.Failure.missingCredentials)
      let user = try await worker.register(email: email, password: password)
      await memory.learn(email, as: request)
      return .success(user)
    } catch let failure as Login.Register.Failure {
      return .failure(failure)
    } catch {
      return .failure(.unknown)
    }
  }
}

/// What the rules make of the keeper.
private struct Memory {
  let keeper: any LoginKeeperWorkerLogic

  func beginning() async -> Login.Remember.Load.Response {
    guard let record = await keeper.load() else { return .init(remembers: true, email: nil) }
    guard record.remembers else { return .init(remembers: false, email: nil) }
    return .init(remembers: true, email: record.email)
  }

  func learn(_ email: String, as request: Login.Remember.Request) async {
    var known: String?
    if request.remembers { known = email }
    await keeper.save(.init(remembers: request.remembers, email: known))
  }
}

extension Optional {
  fileprivate func orThrow(_ error: some Error) throws -> Wrapped {
    guard let self else { throw error }
    return self
  }
}

private func filled(_ text: String?) -> String? {
  text?.isEmpty == false ? text : nil
}

/// Nil when nothing is left.
private func trimmed(_ text: String?) -> String? {
  var characters = Array(text ?? "")
  while characters.first?.isWhitespace == true { characters.removeFirst() }
  while characters.last?.isWhitespace == true { characters.removeLast() }
  return characters.isEmpty ? nil : String(characters)
}
