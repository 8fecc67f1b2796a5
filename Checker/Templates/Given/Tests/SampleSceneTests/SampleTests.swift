import Testing

@testable import SampleScene

@Suite struct SampleInteractorTests {
  let log = SampleLog()

  private func show(_ items: [String]?) {
    SampleInteractor(presenter: SamplePresenterSpy(log), items: items).show(.init())
  }

  @Test func `what the screen before gives is presented`() {
    show(["first", "second"])
    #expect(log.calls == [.presenter(.presentShow(.success(["first", "second"])))])
  }

  @Test func `if it gives nothing, that is missing`() {
    show(nil)
    #expect(log.calls == [.presenter(.presentShow(.failure(.missing)))])
  }
}

@Suite struct SamplePresenterTests {
  let log = SampleLog()
  let view: SampleDisplaySpy
  let presenter = SamplePresenter()

  init() {
    view = SampleDisplaySpy(log)
    presenter.view = view
  }

  @Test func `a success becomes rows`() {
    presenter.presentShow(.success(["first", "second"]))
    #expect(log.calls == [.view(.displayList(.init(rows: ["first", "second"])))])
  }

  @Test func `each failure has words of its own, and one call to the View`() {
    for failure in Sample.Failure.allCases { presenter.presentShow(.failure(failure)) }
    let problems = log.calls.compactMap { call in
      if case .view(.displayProblem(let problem)) = call { problem.title } else { nil }
    }
    #expect(problems.count == Sample.Failure.allCases.count)
    #expect(Set(problems).count == problems.count)
  }

  @Test func `the Presenter doesn't keep its View alive`() {
    var other: SampleDisplaySpy? = SampleDisplaySpy(log)
    weak let freed = other
    presenter.view = other
    other = nil
    #expect(freed == nil)
  }
}

@Suite struct SampleViewTests {
  let log = SampleLog()
  let view: SampleView

  init() {
    view = SampleView(
      interactor: SampleInteractorSpy(log),
      // [routes
      router: SampleRouterSpy(log),
      // ]
    )
  }

  @Test func `what is wanted is asked of the Interactor`() {
    view.show()
    #expect(log.calls == [.interactor(.show(.init()))])
  }

  @Test func `a list takes the place of an earlier problem`() {
    view.displayProblem(.init(title: "Oh", message: "No."))
    #expect(view.problem?.title == "Oh")
    view.displayList(.init(rows: ["first"]))
    #expect(view.rows == ["first"])
    #expect(view.problem == nil)
  }
  // [each push

  @Test func `a tap leads to Details`() {
    view.tapDetails()
    #expect(log.calls == [.router(.routeToDetails)])
  }
  // ]
  // [each present

  @Test func `a tap leads to Settings`() {
    view.tapSettings()
    #expect(log.calls == [.router(.routeToSettings)])
  }
  // ]
  // [each root

  @Test func `a tap leads to Home`() {
    view.tapHome()
    #expect(log.calls == [.router(.routeToHome)])
  }
  // ]
  // [back

  @Test func `a tap leads back`() {
    view.tapBack()
    #expect(log.calls == [.router(.routeBack)])
  }
  // ]
}
