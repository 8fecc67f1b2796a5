import GreetScene
import GreetSpies
import SpyKit
import Testing

@testable import Exercise01

@Suite(.flow) struct GreetInteractorTests {
  let log = KataGreetLog()

  private func makeInteractor() -> GreetInteractor {
    GreetInteractor(presenter: KataGreetPresenterSpy(log))
  }

  @Test(.tags(.edge1)) func `a name that was never typed is nobody`() {
    makeInteractor().greet(.init(name: nil))

    #expect(log.calls == [.presenter(.presentGreeting(.nobody))])
  }

  @Test(.tags(.edge1)) func `an empty name is nobody`() {
    makeInteractor().greet(.init(name: ""))

    #expect(log.calls == [.presenter(.presentGreeting(.nobody))])
  }

  @Test(.tags(.edge1)) func `a name of nothing but blanks is nobody`() {
    makeInteractor().greet(.init(name: "   "))

    #expect(log.calls == [.presenter(.presentGreeting(.nobody))])
  }

  @Test(.tags(.edge2)) func `a name is handed on without the blanks around it`() {
    makeInteractor().greet(.init(name: " Ann Lee "))

    #expect(log.calls == [.presenter(.presentGreeting(.person(name: "Ann Lee")))])
  }
}

@Suite(.flow) struct GreetPresenterTests {
  let log = KataGreetLog()

  private func present(_ response: Greet.Response) {
    let view = KataGreetDisplaySpy(log)
    let presenter = GreetPresenter()
    presenter.view = view
    withExtendedLifetime(view) { presenter.presentGreeting(response) }
  }

  @Test(.tags(.edge3)) func `a person is greeted by name`() {
    present(.person(name: "Ann"))

    #expect(log.calls == [.view(.displayGreeting(.init(text: "Hello, Ann!")))])
  }

  @Test(.tags(.edge3)) func `nobody is greeted, too`() {
    present(.nobody)

    #expect(log.calls == [.view(.displayGreeting(.init(text: "Hello!")))])
  }
}
