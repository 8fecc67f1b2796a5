// Requests wait in a queue, and a task that never ends takes one after the other.
import LoginScene

/// Makes the Interactor that your suite is run against; `kata` puts others in this one's place.
func makeInteractor(
  presenter: any LoginForgotPasswordPresentationLogic, worker: any LoginForgotPasswordWorkerLogic
) -> any LoginForgotPasswordBusinessLogic {
  ForgotPasswordInteractor(presenter: presenter, worker: worker)
}

/// Takes the email that was typed, and asks the worker to send a link there.
private final class ForgotPasswordInteractor: LoginForgotPasswordBusinessLogic {
  private let presenter: any LoginForgotPasswordPresentationLogic
  private let worker: any LoginForgotPasswordWorkerLogic
  private let queue: AsyncStream<Job>.Continuation
  private var clerk: Task<Void, Never>?

  private struct Job {
    let typed: String
    let done: CheckedContinuation<Void, Never>
  }

  init(
    presenter: any LoginForgotPasswordPresentationLogic, worker: any LoginForgotPasswordWorkerLogic
  ) {
    self.presenter = presenter
    self.worker = worker
    let (jobs, queue) = AsyncStream<Job>.makeStream()
    self.queue = queue
    clerk = Task {
      for await job in jobs {
        await work(on: job.typed)
        job.done.resume()
      }
    }
  }

  func sendLink(_ request: Login.ForgotPassword.Request) async {
    await withCheckedContinuation { done in
      _ = queue.yield(Job(typed: request.email ?? "", done: done))
    }
  }

  private func work(on typed: String) async {
    let inside = typed.indices.filter { !typed[$0].isWhitespace }
    guard let first = inside.first, let last = inside.last else {
      presenter.presentForgotPassword(.failure(.missingEmail))
      return
    }
    let email = String(typed[first...last])
    presenter.presentLoading(true)
    let failure = await failure(of: email)
    presenter.presentLoading(false)
    presenter.presentForgotPassword(failure.map { .failure($0) } ?? .sent(email: email))
  }

  /// Also nil if there is no such account.
  private func failure(of email: String) async -> Login.ForgotPassword.Failure? {
    do {
      try await worker.sendLink(to: email)
    } catch Login.ForgotPassword.Failure.noSuchAccount {
      return nil
    } catch {
      return error as? Login.ForgotPassword.Failure ?? .unknown
    }
    return nil
  }
}
