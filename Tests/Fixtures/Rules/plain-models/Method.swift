/// Messages whose parameters are more than values.
final class Book {
  var pages = 0
}

protocol Paged: AnyObject {
  var pages: Int { get }
}

extension Book: Paged {}

protocol BookPresentationLogic: AnyObject {
  func presentOutcome(_ user: () -> Login.User?)  // expect: plain-models
  func presentBook(_ book: Book)  // expect: plain-models
  func presentPages(of book: any Paged, count: Int)  // expect: plain-models
  func presentAny(_ book: some Paged)  // expect: plain-models
  func presentGeneric<Read: Paged>(_ book: Read)  // expect: plain-models
  func presentPlain(_ user: Login.User, count: Int?)
  func presentFailure(_ failure: Login.Failure)
}

protocol BookDisplayLogic: AnyObject {
  func displayBook(_ book: Book)  // expect: plain-models
  func displayRetry(_ title: String, again: @escaping () -> Void)  // expect: plain-models
  func displayTitle(_ title: String)
}

/// A protocol that a part's own is made of.
protocol PagePresenting: AnyObject {
  func presentPage(_ page: [Book])  // expect: plain-models
}

protocol PagePresentationLogic: PagePresenting {}

/// A worker calls back, and that is no message of the cycle.
protocol BookWorkerLogic: AnyObject {
  func find(_ callback: @escaping (Book) -> Void)
}

/// A model that is a class is judged where it is declared.
enum Living {
  final class ViewModel {}  // expect: plain-models
}

protocol LivingDisplayLogic: AnyObject {
  func displayLiving(_ viewModel: Living.ViewModel)
}
