import GatherScene
import GatherSpies
import SpyKit
import Testing

/// The scene's own View of a match, between an Interactor's double and an opener.
@Suite struct MatchViewTests {
  private final class Store: GatherMatchDataStore {
    var lineUp: Gather.LineUp?
  }

  let log = KataGatherLog()
  let interactor: KataMatchInteractorSpy
  let view: MatchView
  let requests: KataRequests<Void>

  init() {
    interactor = KataMatchInteractorSpy(log)
    view = MatchView(interactor: interactor, dataStore: Store())
    requests = KataRequests(interactor.gate)
  }

  @Test func `each tap is a request`() async {
    view.setTime(minutes: 59, seconds: 59)
    view.start()
    view.pause()
    view.cancel()
    view.countUp(.a)
    view.countDown(.b)
    await requests.start { [view] in await view.run() }

    let requests: [KataGatherCall.Interactor] = [
      .setTime(.init(seconds: 3599)), .start, .pause, .cancel,
      .count(.init(team: .a, change: .up)), .count(.init(team: .b, change: .down)), .run,
    ]
    #expect(log.calls == requests.map(KataGatherCall.interactor))
  }

  @Test func `the opener is told of a success alone, and once`() async {
    var reports = 0
    view.onOver = { reports += 1 }
    interactor.onEnd = { [view] in view.displayFailure(.init(title: "a", message: "b")) }
    for isSent in [false, true, true] {
      if isSent {
        interactor.onEnd = { [view] in view.displayResult(.init(title: "c", message: "d")) }
      }
      #expect(view.hasEnded == (reports > 0))
      await requests.start { [view] in await view.end() }
      await requests.answer(with: ())
    }

    #expect(reports == 1)
    #expect(view.notice?.title == "c")
  }
}
