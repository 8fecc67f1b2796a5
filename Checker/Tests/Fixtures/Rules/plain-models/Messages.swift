/// Messages whose parameters are more than values.
final class Book {
  var pages = 0
}

protocol BookPresentationLogic: AnyObject {
  func presentOutcome(_ user: () -> Login.User?)  // expect: plain-models
  func presentBook(_ book: Book)  // expect: plain-models
  func presentError(_ error: any Error)  // expect: plain-models
  func presentWrapped(_ outcome: Wrapped)
  func presentPlain(_ user: Login.User, count: Int?)
  func presentFailure(_ failure: Login.Failure)
}

/// It is found where it stands, by the way that leads there.
struct Wrapped {
  var page: Page
}

enum Page {
  case read(Int)
  case torn(any Error)  // expect: plain-models through Page.torn
}

protocol BookDisplayLogic: AnyObject {
  func displayRetry(_ title: String, again: @escaping () -> Void)  // expect: plain-models
  func displayTitle(_ title: String)
  func displayModel(_ viewModel: Bound.ViewModel)
}

/// A worker calls back, and that is no message of the cycle.
protocol BookWorkerLogic: AnyObject {
  func find(_ callback: @escaping (Book) -> Void)
}

/// A model that is a class is judged where it is declared.
enum Bound {
  final class ViewModel {}  // expect: plain-models
}
