import GreetScene

@testable import Exercise02

final class PresenterSpy: GreetPresentationLogic {
  private(set) var responses: [Greet.Response] = []

  func presentGreeting(_ response: Greet.Response) {
    responses.append(response)
  }
}
