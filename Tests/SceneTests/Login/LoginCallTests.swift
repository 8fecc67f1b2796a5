import LoginScene
import LoginSpies
import SpyKit
import Testing

/// All that a learner's file can say of the scene's types.
extension Login.User: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "nobody" }
  public var debugDescription: String { "nobody" }
  public var customMirror: Mirror { Mirror(self, children: []) }
  fileprivate func encode(to encoder: any Encoder) throws {}
  fileprivate static func == (left: Self, right: Self) -> Bool { true }
}

@Suite struct LoginCallTests {
  private let ann = Login.User(name: "Ann")

  @Test func `every message has its line`() {
    let texts: [(KataLoginCall, String)] = [
      (.interactor(.logIn(.init(email: nil, password: "a"))), #"logIn(email: nil, password: "a")"#),
      (.interactor(.resume(.init())), "resume()"),
      (.presenter(.presentLogin(.failure(.offline))), "presentLogin(.failure(.offline))"),
      (.presenter(.presentSession(.init(user: nil))), "presentSession(user: nil)"),
      (.view(.displayWelcome(.init(greeting: "Hi"))), #"displayWelcome(greeting: "Hi")"#),
      (
        .view(.displayProblem(.init(title: "a", message: "b"))),
        #"displayProblem(title: "a", message: "b")"#
      ),
      (.view(.displayLoading(true)), "displayLoading(true)"),
      (.view(.displayWelcomeBack(.init(greeting: "Hi"))), #"displayWelcomeBack(greeting: "Hi")"#),
      (.view(.displayLoginForm), "displayLoginForm()"),
      (
        .presenter(.presentValidation(.init(email: .noAt, password: .tooShort(by: 3)))),
        "presentValidation(email: .noAt, password: .tooShort(by: 3))"
      ),
      (
        .view(.displayValidation(.init(emailHint: "a", passwordHint: nil, canSignUp: false))),
        #"displayValidation(emailHint: "a", passwordHint: nil, canSignUp: false)"#
      ),
      (.view(.draw(["a", "b"])), #"draw(["a", "b"])"#),
      (
        .worker(.authenticate(email: "a", password: "b")),
        #"authenticate(email: "a", password: "b")"#
      ),
      (.worker(.findUser), "findUser()"),
      (.router(.routeToHome), "routeToHome()"),
      (.destinations(.makeHome), "makeHome()"),
      (.home(.setUser(nil)), "setUser(nil)"),
      (.navigator(.push(.forgotPassword)), "push(.forgotPassword)"),
      (.navigator(.replaceRoot(with: .home(user: nil))), "replaceRoot(with: .home(user: nil))"),
    ]
    for (call, text) in texts { #expect(call.text == text) }
  }

  @Test func `what a learner's extensions say of a user changes nothing`() {
    #expect("\(ann)" == "nobody")
    #expect(ann == Login.User(name: "Bob"))

    let home = KataLoginCall.navigator(.replaceRoot(with: .home(user: ann)))
    #expect(KataText.of(ann) == #""Ann""#)
    #expect(home.text == #"replaceRoot(with: .home(user: "Ann"))"#)
    #expect(home.debugDescription == #"navigator replaceRoot(with: .home(user: "Ann"))"#)
    let call = KataLoginCall.presenter(.presentLogin(.success(ann)))
    #expect(call.text == #"presentLogin(.success(name: "Ann"))"#)
  }

  @Test func `the number of a scene is its part's`() {
    let call = KataLoginCall.numbered(2, .home(.setUser(ann)))
    #expect(call.receiver == "home 2")
    #expect(call.text == #"setUser(name: "Ann")"#)
  }
}
