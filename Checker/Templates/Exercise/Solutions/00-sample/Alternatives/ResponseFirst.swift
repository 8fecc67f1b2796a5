import HouseScene

/// Finds the response first, and presents it in one place.
final class SampleInteractor: SampleBusinessLogic {
  private let presenter: any SamplePresentationLogic
  private let worker: any SampleWorkerLogic

  init(presenter: any SamplePresentationLogic, worker: any SampleWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func showSample(_ request: Sample.Request) async {
    presenter.presentSample(await response(to: request))
  }

  private func response(to request: Sample.Request) async -> Sample.Response {
    do {
      return .success(try await worker.fetchSample(request.text))
    } catch let failure as Sample.Failure {
      return .failure(failure)
    } catch {
      return .failure(.unknown)
    }
  }
}
