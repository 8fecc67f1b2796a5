import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise23

/// The change request: the match is counted and sent.
@Suite(.flow) struct SendingTests {
  let match = Match()

  private func sent(_ a: Int, _ b: Int) -> KataGatherCall {
    .worker(.sendResult(.init(lineUp: match.lineUp, score: .init(a: a, b: b))))
  }

  @Test(.tags(.edge16)) func `points go up and down, and never below zero`() {
    let changes: [(Gather.Team, Gather.Match.Count.Change)] = [
      (.a, .down), (.a, .up), (.b, .up), (.a, .up), (.b, .down), (.b, .down), (.a, .down),
    ]
    for (team, change) in changes { match.count(team, change) }

    #expect(
      match.log.calls == [.score(1, 0), .score(1, 1), .score(2, 1), .score(2, 0), .score(1, 0)])
  }

  @Test(.tags(.edge16)) func `a new run presents the score as it is now`() async {
    match.count(.b, .up)

    let calls = await match.log.calls { await match.run() }
    #expect(calls == [.score(0, 1), .time(1200), .tick])
  }

  @Test(.tags(.edge17)) func `end sends the line-up as it is then, and the score`() async {
    match.store.lineUp = .init(a: [], b: [])
    match.count(.b, .up)
    match.store.lineUp = match.lineUp
    await match.end()

    #expect(match.log.calls == [.score(0, 1), sent(0, 1)])
  }

  @Test(.tags(.edge17)) func `a line-up is sent even if a team is empty`() async {
    let lineUp = Gather.LineUp(a: match.lineUp.a, b: [])
    match.store.lineUp = lineUp
    await match.end()

    #expect(match.log.calls == [.worker(.sendResult(.init(lineUp: lineUp, score: .init())))])
  }

  @Test(.tags(.edge17)) func `without a line-up, end does nothing, and points are counted on`()
    async
  {
    await match.end()
    match.count(.a, .up)

    #expect(match.log.calls == [.score(1, 0)])
  }

  @Test(.tags(.edge17)) func `the end of the time sends nothing`() async {
    match.store.lineUp = match.lineUp
    await match.startRun(of: 60)
    let calls = await match.log.calls {
      await match.tick(after: 60)
      await match.end()
    }

    #expect(calls == [.time(0), .isUp, .tick, sent(0, 0)])
  }

  @Test(.tags(.edge18)) func `until the answer comes, end and points do nothing`() async {
    match.store.lineUp = match.lineUp
    await match.end()
    await match.end()
    match.count(.b, .up)

    #expect(match.log.calls == [sent(0, 0)])
  }

  @Test(.tags(.edge18)) func `until the answer comes, the time goes on`() async {
    match.store.lineUp = match.lineUp
    await match.startRun(of: 60)
    await match.end()
    let calls = await match.log.calls {
      await match.tick(after: 5)
      match.pause()
      match.cancel()
      match.setTime(30)
    }

    #expect(match.log.calls.contains(sent(0, 0)))
    #expect(calls == [.running(55), .tick, .time(55), .time(60), .time(30)])
  }

  @Test(.tags(.edge19), arguments: [KataOddError("offline"), CancellationError()] as [any Error])
  func `after any error, points can be counted and the result be sent`(error: any Error) async {
    match.store.lineUp = match.lineUp
    await match.end()
    await match.fail(with: error)
    match.count(.a, .up)
    await match.end()

    #expect(match.log.calls == [sent(0, 0), .failed(.notSent), .score(1, 0), sent(1, 0)])
  }

  @Test(.tags(.edge19)) func `an error does not stop the time`() async {
    match.store.lineUp = match.lineUp
    await match.startRun(of: 60)
    await match.end()

    let calls = await match.log.calls {
      await match.fail(with: KataOddError("offline"), behind: 1)
      await match.tick(after: 5)
    }
    #expect(calls == [.failed(.notSent), .running(55), .tick])
  }

  @Test(.tags(.edge20))
  func `once the result is sent, it is presented, and no request does anything`()
    async
  {
    match.store.lineUp = match.lineUp
    match.count(.a, .up)
    await match.end()
    await match.sent()
    match.pause()
    match.cancel()
    for seconds in [0, 20] { match.setTime(seconds) }
    match.start()
    match.count(.a, .up)
    await match.end()
    await match.run()

    #expect(match.log.calls == [.score(1, 0), sent(1, 0), .ended(1, 0)])
  }

  @Test(.tags(.edge20)) func `once the result is sent, a run returns at its next tick`() async {
    match.store.lineUp = match.lineUp
    await match.startRun(of: 60)
    var event: KataRequests<KataMatchAnswer>.Event?
    let calls = await match.log.calls {
      await match.end()
      await match.sent(behind: 1)
      event = await match.tick(after: 1)
    }

    #expect(event == .ended(0))
    #expect(calls == [sent(0, 0), .ended(0, 0)])
  }
}
