/// The rules of Sample.
final class SampleInteractor: SampleBusinessLogic {
  // [push
  private(set) var items: [String]?
  // ]
  private let presenter: any SamplePresentationLogic
  private let worker: any SampleWorkerLogic

  init(presenter: any SamplePresentationLogic, worker: any SampleWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func show(_ request: Sample.Show.Request) async {
    // Write this: its tests say what is wanted.
  }
  // [use-case

  func delete(_ request: Sample.Delete.Request) async {
    // Write this: its tests say what is wanted.
  }
  // ]
}
// [push

extension SampleInteractor: SampleDataStore {}
// ]
