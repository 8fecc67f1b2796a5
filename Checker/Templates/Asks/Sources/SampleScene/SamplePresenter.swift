/// The words of Sample.
final class SamplePresenter: SamplePresentationLogic {
  /// Weak, because the View owns the parts behind it.
  weak var view: (any SampleDisplayLogic)?

  func presentShow(_ response: Sample.Show.Response) {
    // Write this: its tests say what is wanted.
  }
  // [use-case

  func presentDelete(_ response: Sample.Delete.Response) {
    // Write this: its tests say what is wanted.
  }
  // ]
}
