/// The rules of Sample.
final class SampleInteractor: SampleBusinessLogic {
  private(set) var items: [String]?
  private let presenter: any SamplePresentationLogic

  init(presenter: any SamplePresentationLogic, items: [String]?) {
    self.presenter = presenter
    self.items = items
  }

  func show(_ request: Sample.Show.Request) {
    // Write this: its tests say what is wanted.
  }
  // [use-case

  func delete(_ request: Sample.Delete.Request) {
    // Write this: its tests say what is wanted.
  }
  // ]
}
// [push

extension SampleInteractor: SampleDataStore {}
// ]
