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
    // Your task: present what comes of it.
    _ = try? await worker.fetchSample(request.text)
  }
}
