import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise05

@Suite(.flow) struct ResumePartsTests {
  let log = KataLoginLog()
  let census = KataCensus()
  let worker: KataSessionWorkerSpy

  let ann = Login.User(name: "Ann")
  let everybody = ["interactor", "presenter", "view"]

  /// A session worker that holds each callback until the test answers it.
  init() {
    worker = KataSessionWorkerSpy(log)
  }

  /// Whoever shows the screen: it alone holds the View.
  private final class Window {
    var view: ResumeView?
  }

  /// Links the three parts as an app does, and hands the View to a window.
  private func openWindow() -> Window {
    let presenter = ResumePresenter()
    let interactor = ResumeInteractor(presenter: presenter, worker: worker)
    let window = Window()
    window.view = ResumeView(interactor: interactor)
    presenter.view = window.view
    census.watch(window.view, as: "view")
    census.watch(interactor, as: "interactor")
    census.watch(presenter, as: "presenter")
    return window
  }

  /// An interactor that alone may hold its presenter, a spy.
  private func makeInteractor() -> ResumeInteractor {
    let presenter = KataResumePresenterSpy(log)
    let interactor = ResumeInteractor(presenter: presenter, worker: worker)
    census.watch(interactor, as: "interactor")
    census.watch(presenter, as: "presenter")
    return interactor
  }

  // Each link alone, between spies.

  @Test func `a view keeps its interactor`() {
    let view = ResumeView(interactor: KataResumeInteractorSpy(log))
    view.appear()

    #expect(log.calls == [.interactor(.resume(.init()))])
  }

  @Test func `an interactor keeps its presenter`() {
    worker.answers = [ann]
    makeInteractor().resume(.init())

    #expect(log.calls == [.worker(.findUser), .presenter(.presentSession(.init(user: ann)))])
  }

  @Test func `a callback that waits keeps neither interactor nor presenter`() {
    var interactor: ResumeInteractor? = makeInteractor()
    interactor?.resume(.init())
    #expect(census.alive() == ["interactor", "presenter"])
    interactor = nil

    #expect(census.alive() == [])
  }

  @Test func `a presenter does not keep its view, and without one it shows nothing`() {
    let presenter = ResumePresenter()
    var view: KataResumeDisplaySpy? = KataResumeDisplaySpy(log)
    census.watch(view, as: "view")
    presenter.view = view
    presenter.presentSession(.init(user: nil))
    view = nil

    #expect(census.alive() == [])
    presenter.presentSession(.init(user: ann))
    #expect(log.calls == [.view(.displayLoginForm)])
  }

  // All of them together.

  @Test func `all three live while the view is held`() {
    let window = openWindow()
    #expect(census.alive() == everybody)
    window.view?.appear()
    #expect(census.alive() == everybody)
    worker.answer(with: ann)
    #expect(census.alive() == everybody)

    window.view?.appear()
    #expect(log.calls == [.worker(.findUser), .worker(.findUser)])
  }

  @Test(arguments: ["Ann", ""])
  func `somebody who is still signed in is welcomed back`(name: String) {
    let window = openWindow()
    window.view?.appear()
    worker.answer(with: Login.User(name: name))

    #expect(window.view?.greeting == "Welcome back, \(name)!")
  }

  @Test func `each answer is shown when it comes, in any order, and nobody is an answer`() {
    let window = openWindow()
    window.view?.appear()
    window.view?.appear()
    worker.answer(1, with: nil)
    #expect(window.view?.asksToLogIn == true)

    worker.answer(0, with: ann)
    #expect(window.view?.greeting == "Welcome back, Ann!")
  }

  @Test func `an answer that comes at once is shown, too`() {
    worker.answers = [ann]
    let window = openWindow()
    window.view?.appear()

    #expect(window.view?.greeting == "Welcome back, Ann!")
  }

  @Test func `when the view goes before it has appeared, all three go`() {
    let window = openWindow()
    #expect(census.alive() == everybody)
    window.view = nil

    #expect(census.alive() == [])
  }

  @Test(arguments: [Login.User(name: "Ann"), Login.User(name: ""), nil])
  func `when the view goes after an answer, all three go`(user: Login.User?) {
    let window = openWindow()
    window.view?.appear()
    worker.answer(with: user)
    #expect(census.alive() == everybody)
    window.view = nil

    #expect(census.alive() == [])
  }

  @Test func `when the view goes while an answer is awaited, all three go`() {
    let window = openWindow()
    window.view?.appear()
    #expect(worker.pending == [0])
    #expect(census.alive() == everybody)
    window.view = nil

    #expect(census.alive() == [])
  }

  @Test func `an answer that comes too late does nothing`() {
    let window = openWindow()
    window.view?.appear()
    #expect(worker.pending == [0])
    window.view = nil
    worker.answer(with: ann)

    #expect(census.alive() == [])
    #expect(log.calls == [.worker(.findUser)])
  }

  @Test func `two scenes ask one worker, and each gets its own answer`() {
    let window = openWindow()
    let otherWindow = openWindow()
    window.view?.appear()
    otherWindow.view?.appear()
    worker.answer(1, with: nil)
    worker.answer(0, with: ann)

    #expect(window.view?.greeting == "Welcome back, Ann!")
    #expect(otherWindow.view?.asksToLogIn == true)
  }

  @Test func `one scene goes, and the other one still gets its answer`() {
    let window = openWindow()
    let otherWindow = openWindow()
    window.view?.appear()
    otherWindow.view?.appear()
    window.view = nil
    worker.answer(1, with: ann)

    #expect(otherWindow.view?.greeting == "Welcome back, Ann!")
    #expect(census.alive() == everybody)
  }
}
