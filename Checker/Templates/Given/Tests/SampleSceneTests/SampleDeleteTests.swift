import Testing

@testable import SampleScene

@Suite struct SampleDeleteTests {
  let log = SampleLog()

  private func makeView() -> SampleView {
    SampleView(
      interactor: SampleInteractorSpy(log),
      // [routes
      router: SampleRouterSpy(log),
      // ]
    )
  }

  @Test func `what is wanted is presented`() {
    let interactor = SampleInteractor(presenter: SamplePresenterSpy(log), items: nil)
    interactor.delete(.init(text: "first"))
    #expect(log.calls == [.presenter(.presentDelete(.success("first")))])
  }

  @Test func `a success becomes a notice, and a failure a problem`() {
    let view = SampleDisplaySpy(log)
    let presenter = SamplePresenter()
    presenter.view = view
    presenter.presentDelete(.success("first"))
    presenter.presentDelete(.failure(.missing))
    #expect(log.calls.count == 2)
    guard case .view(.displayDelete(let notice)) = log.calls.first,
      case .view(.displayProblem) = log.calls.last
    else {
      Issue.record("it was \(log.calls)")
      return
    }
    #expect(notice.notice.contains("first"))
  }

  @Test func `the View asks its Interactor`() {
    makeView().delete("first")
    #expect(log.calls == [.interactor(.delete(.init(text: "first")))])
  }

  @Test func `after a retry, the notice takes the place of the problem, and the other way round`() {
    let view = makeView()
    view.displayProblem(.init(title: "Oh", message: "No."))
    view.displayDelete(.init(notice: "Done"))
    #expect(view.deleteNotice == "Done")
    #expect(view.problem == nil)
    view.displayProblem(.init(title: "Oh", message: "No."))
    #expect(view.deleteNotice == nil)
  }
}
