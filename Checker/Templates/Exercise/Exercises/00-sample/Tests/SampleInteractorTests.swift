import HouseScene
import HouseSpies
import SpyKit
import Testing

@testable import Exercise00

@Suite(.flow) struct SampleInteractorTests {
  let log = KataSampleLog()
  let interactor: KataSampleForwarder
  let requests: KataRequests<KataSampleWorkerSpy.Answer>

  let asked = KataSampleCall.worker(.fetchSample("Oslo"))

  /// An interactor between two spies that write into the same log; the worker waits to be answered.
  init() {
    let worker = KataSampleWorkerSpy(log)
    interactor = KataSampleForwarder(
      log, SampleInteractor(presenter: KataSamplePresenterSpy(log), worker: worker))
    requests = KataRequests(worker.gate)
  }

  /// Begins a request in a new task, and waits until the worker is asked.
  private func show() async {
    await requests.start { await interactor.showSample(.init(text: "Oslo")) }
  }

  @Test(.tags(.edge1)) func `the worker's text is presented once it has answered`() async {
    await show()
    #expect(log.calls == [asked])

    await requests.answer(with: .success("Oslo, Norway"))
    #expect(log.calls == [asked, .presenter(.presentSample(.success("Oslo, Norway")))])
  }

  @Test(.tags(.edge1)) func `a failure that the worker names keeps its kind`() async {
    await show()
    await requests.answer(with: .failure(Sample.Failure.offline))

    #expect(log.calls == [asked, .presenter(.presentSample(.failure(.offline)))])
  }

  @Test(.tags(.edge1)) func `any other error is unknown`() async {
    await show()
    await requests.answer(with: .failure(KataOddError("offline")))

    #expect(log.calls == [asked, .presenter(.presentSample(.failure(.unknown)))])
  }
}
