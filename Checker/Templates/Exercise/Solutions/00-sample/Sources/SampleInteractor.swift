import HouseScene

/// Asks for a text, and presents what came of it.
final class SampleInteractor: SampleBusinessLogic {
  private let presenter: any SamplePresentationLogic
  private let worker: any SampleWorkerLogic

  init(presenter: any SamplePresentationLogic, worker: any SampleWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func showSample(_ request: Sample.Request) async {
    do {
      presenter.presentSample(.success(try await worker.fetchSample(request.text)))
    } catch {
      presenter.presentSample(.failure(error as? Sample.Failure ?? .unknown))
    }
  }
}
