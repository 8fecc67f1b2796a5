/// Messages that bring a value back.
protocol CountBusinessLogic: AnyObject {
  @discardableResult
  func count() -> Int  // expect: one-way
  func load() async
  func read() async throws -> [String]  // expect: one-way
}

protocol CountPresentationLogic: AnyObject {
  func present(_ count: Int) -> Bool  // expect: one-way
}

protocol CountRoutingLogic: AnyObject {
  @discardableResult func routeToHome() -> Bool  // expect: one-way
}

protocol CountWorkerLogic: AnyObject {
  func fetchCount() async throws -> Int
}

protocol CountDisplayLogic: AnyObject {
  var title: String { get }
  func display(_ count: Int)
}
