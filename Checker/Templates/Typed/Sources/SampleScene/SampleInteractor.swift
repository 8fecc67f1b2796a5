/// The rules of Sample.
final class SampleInteractor: SampleBusinessLogic {
  // [push
  private(set) var items: [String]?
  // ]
  private let presenter: any SamplePresentationLogic

  init(presenter: any SamplePresentationLogic) {
    self.presenter = presenter
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
