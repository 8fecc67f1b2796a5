import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise05

@Suite(.flow) struct ResumePartsTests {
  let log = KataLoginLog()
  let leakCheck = KataLeakCheck()
  let worker: KataSessionWorkerSpy

  let ann = Login.User(name: "Ann")
  let allParts = ["interactor", "presenter", "view"]

  /// A session worker that holds each callback until the test answers it.
  init() {
    worker = KataSessionWorkerSpy(log)
  }

  /// Stands for the app: it alone holds the View.
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
    leakCheck.watch(window.view, as: "view")
    leakCheck.watch(interactor, as: "interactor")
    leakCheck.watch(presenter, as: "presenter")
    return window
  }

  /// An interactor that alone may hold its presenter, a spy.
  private func makeInteractor() -> ResumeInteractor {
    let presenter = KataResumePresenterSpy(log)
    let interactor = ResumeInteractor(presenter: presenter, worker: worker)
    leakCheck.watch(interactor, as: "interactor")
    leakCheck.watch(presenter, as: "presenter")
    return interactor
  }

  // Each link alone, between spies.

  @Test(.tags(.edge1)) func `a view keeps its interactor`() {
    let view = ResumeView(interactor: KataResumeInteractorSpy(log))
    view.appear()

    #expect(log.calls == [.interactor(.resume(.init()))])
  }

  @Test(.tags(.edge1)) func `an interactor keeps its presenter`() {
    worker.answers = [ann]
    makeInteractor().resume(.init())

    #expect(log.calls == [.worker(.findUser), .presenter(.presentSession(.init(user: ann)))])
  }

  @Test(.tags(.edge4)) func `a waiting callback keeps neither interactor nor presenter alive`() {
    var interactor: ResumeInteractor? = makeInteractor()
    interactor?.resume(.init())
    #expect(leakCheck.alive() == ["interactor", "presenter"])
    interactor = nil

    #expect(leakCheck.alive() == [])
  }

  @Test(.tags(.edge6))
  func `a presenter does not keep its view, and the next view shows nothing of what was missed`() {
    let presenter = ResumePresenter()
    var view: KataResumeDisplaySpy? = KataResumeDisplaySpy(log)
    leakCheck.watch(view, as: "view")
    presenter.view = view
    presenter.presentSession(.init(user: nil))
    view = nil

    #expect(leakCheck.alive() == [])
    presenter.presentSession(.init(user: ann))
    let next = KataResumeDisplaySpy(log)
    presenter.view = next
    #expect(log.calls == [.view(.displayLoginForm)])

    presenter.presentSession(.init(user: nil))
    #expect(log.calls == [.view(.displayLoginForm), .view(.displayLoginForm)])
  }

  // All of them together.

  @Test(.tags(.edge1, .edge2)) func `all three parts live while the view is held`() {
    let window = openWindow()
    #expect(leakCheck.alive() == allParts)
    window.view?.appear()
    #expect(leakCheck.alive() == allParts)
    worker.answer(with: ann)
    #expect(leakCheck.alive() == allParts)

    window.view?.appear()
    #expect(log.calls == [.worker(.findUser), .worker(.findUser)])
  }

  @Test(.tags(.edge2), arguments: ["Ann", ""])
  func `a user who is still signed in is welcomed back`(name: String) {
    let window = openWindow()
    window.view?.appear()
    worker.answer(with: Login.User(name: name))

    #expect(window.view?.greeting == "Welcome back, \(name)!")
  }

  @Test(.tags(.edge2)) func `answers are shown in any order, also when no user is signed in`() {
    let window = openWindow()
    window.view?.appear()
    window.view?.appear()
    worker.answer(1, with: nil)
    #expect(window.view?.asksToLogIn == true)

    worker.answer(0, with: ann)
    #expect(window.view?.greeting == "Welcome back, Ann!")
  }

  @Test(.tags(.edge2)) func `an answer that comes before findUser returns is shown, too`() {
    worker.answers = [ann]
    let window = openWindow()
    window.view?.appear()

    #expect(window.view?.greeting == "Welcome back, Ann!")
  }

  @Test(.tags(.edge3)) func `all three parts go with a view that has never appeared`() {
    let window = openWindow()
    #expect(leakCheck.alive() == allParts)
    window.view = nil

    #expect(leakCheck.alive() == [])
  }

  @Test(.tags(.edge3), arguments: [Login.User(name: "Ann"), Login.User(name: ""), nil])
  func `all three parts go with a view that has shown an answer`(user: Login.User?) {
    let window = openWindow()
    window.view?.appear()
    worker.answer(with: user)
    #expect(leakCheck.alive() == allParts)
    window.view = nil

    #expect(leakCheck.alive() == [])
  }

  @Test(.tags(.edge3, .edge4))
  func `all three parts go with a view that still waits for an answer`() {
    let window = openWindow()
    window.view?.appear()
    #expect(worker.pending == [0])
    #expect(leakCheck.alive() == allParts)
    window.view = nil

    #expect(leakCheck.alive() == [])
  }

  @Test(.tags(.edge5)) func `an answer that comes after the view has gone does nothing`() {
    let window = openWindow()
    window.view?.appear()
    #expect(worker.pending == [0])
    window.view = nil
    worker.answer(with: ann)

    #expect(leakCheck.alive() == [])
    #expect(log.calls == [.worker(.findUser)])
  }

  @Test(.tags(.edge7)) func `two scenes ask one worker, and each gets its own answer`() {
    let window = openWindow()
    let otherWindow = openWindow()
    window.view?.appear()
    otherWindow.view?.appear()
    worker.answer(1, with: nil)
    worker.answer(0, with: ann)

    #expect(window.view?.greeting == "Welcome back, Ann!")
    #expect(otherWindow.view?.asksToLogIn == true)
  }

  @Test(.tags(.edge7)) func `when one scene goes, the other still gets its answer`() {
    let window = openWindow()
    let otherWindow = openWindow()
    window.view?.appear()
    otherWindow.view?.appear()
    window.view = nil
    worker.answer(1, with: ann)

    #expect(otherWindow.view?.greeting == "Welcome back, Ann!")
    #expect(leakCheck.alive() == allParts)
  }
}
