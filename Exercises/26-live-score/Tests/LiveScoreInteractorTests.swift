import Foundation
import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise26

@Suite(.flow) struct LiveScoreInteractorTests {
  let log = KataLiveScoreLog()
  let worker: KataLiveScoreWorkerSpy
  let interactor: KataLiveScoreForwarder
  let requests: KataRequests<KataLiveScoreWorkerSpy.Answer>

  let asked = KataLiveScoreCall.worker(.scores(of: 7))

  /// An interactor between two spies that write into the same log; each score waits to be given.
  init() {
    worker = KataLiveScoreWorkerSpy(log)
    interactor = KataLiveScoreForwarder(
      log, LiveScoreInteractor(presenter: KataLiveScorePresenterSpy(log), worker: worker))
    requests = KataRequests(worker.gate)
  }

  /// Begins to follow a match in a new task, and waits until its sequence is asked for a score.
  ///
  /// The first call is number 0. Answers go to a place among the sequences that wait, the oldest at 0.
  private func follow(_ match: Int = 7) async {
    await requests.start { await interactor.followMatch(.init(match: match)) }
  }

  private func gives(_ a: Int, _ b: Int, at place: Int = 0) async {
    await requests.answer(place, with: .success(.init(a: a, b: b)))
  }

  private func ends(at place: Int = 0) async {
    await requests.answer(place, with: .success(nil))
  }

  private func next(_ sequence: Int = 1) -> KataLiveScoreCall { .scores(.next(in: sequence)) }

  private func score(_ a: Int, _ b: Int, of match: Int = 7) -> KataLiveScoreCall {
    .presenter(.presentScore(.init(match: match, score: .init(a: a, b: b))))
  }

  private func end(_ outcome: LiveScore.Outcome, of match: Int = 7) -> KataLiveScoreCall {
    .presenter(.presentEnd(.init(match: match, outcome: outcome)))
  }

  @Test(.tags(.edge2)) func `each score is presented before the next one is asked for`() async {
    await follow()
    await gives(0, 0)
    await gives(1, 0)
    await gives(1, 0)

    #expect(
      log.calls == [asked, next(), score(0, 0), next(), score(1, 0), next(), score(1, 0), next()])
  }

  @Test(.tags(.edge2, .edge4)) func `a goal that is taken back counts no more`() async {
    await follow()
    await gives(1, 0)
    let calls = await log.calls {
      await gives(0, 0)
      await ends()
    }

    #expect(calls == [score(0, 0), next(), end(.final(.init()))])
  }

  @Test(.tags(.edge1)) func `two calls read two sequences, even of the same match`() async {
    await follow()
    await follow()
    await gives(1, 0, at: 1)

    #expect(log.calls == [asked, next(), asked, next(2), score(1, 0), next(2)])
  }

  @Test(.tags(.edge3)) func `what ends in one call goes on in another`() async {
    await follow()
    await follow(9)
    await gives(2, 1)
    let calls = await log.calls {
      await ends(at: 1)
      await gives(3, 1)
    }

    #expect(calls == [end(.noScore, of: 9), score(3, 1), next()])
  }

  @Test(.tags(.edge3, .edge4)) func `a score of one call is none of another's`() async {
    await follow()
    await follow()
    await gives(2, 1)
    let calls = await log.calls { await ends(at: 1) }

    #expect(calls == [end(.noScore)])
  }

  @Test(.tags(.edge3)) func `who has left one call still looks in another`() async {
    await follow()
    await follow()
    requests.cancel(0)
    let calls = await log.calls {
      await ends()
      await ends()
    }

    #expect(calls == [end(.noScore)])
  }

  @Test(.tags(.edge4)) func `an end is the final score`() async {
    await follow()
    await gives(0, 0)
    await gives(1, 0)
    let calls = await log.calls { await ends() }

    #expect(calls == [end(.final(.init(a: 1)))])
  }

  @Test(.tags(.edge4)) func `an end without a score has no score`() async {
    await follow()
    await ends()

    #expect(log.calls == [asked, next(), end(.noScore)])
  }

  @Test(.tags(.edge5), arguments: [LiveScore.Failure.offline, .noSuchMatch])
  func `a failure keeps its kind, and the last score`(failure: LiveScore.Failure) async {
    await follow()
    await gives(2, 1)
    let calls = await log.calls { await requests.answer(with: .failure(failure)) }

    #expect(calls == [end(.lost(failure, last: .init(a: 2, b: 1)))])
  }

  @Test(.tags(.edge5)) func `a failure before the first score has none`() async {
    await follow()
    await requests.answer(with: .failure(LiveScore.Failure.noSuchMatch))

    #expect(log.calls == [asked, next(), end(.lost(.noSuchMatch, last: nil))])
  }

  @Test(
    .tags(.edge6),
    arguments: [
      KataOddError("offline"), CancellationError(), URLError(.cancelled),
      URLError(.notConnectedToInternet),
    ] as [any Error])
  func `any other error is unknown, also one of cancelling`(error: any Error) async {
    await follow()
    await requests.answer(with: .failure(error))

    #expect(log.calls == [asked, next(), end(.lost(.unknown, last: nil))])
  }

  @Test(.tags(.edge7)) func `followMatch returns once the end has been presented`() async {
    var returned = 0
    await requests.start {
      await interactor.followMatch(.init(match: 7))
      returned = log.calls.count
    }
    await gives(1, 0)
    #expect(returned == 0)

    await requests.answer(with: .failure(LiveScore.Failure.offline))
    #expect(log.calls.last == end(.lost(.offline, last: .init(a: 1))))
    #expect(returned == 5)
  }

  @Test(
    .tags(.edge8),
    arguments: [
      .success(nil), .failure(CancellationError()), .failure(LiveScore.Failure.offline),
      .failure(LiveScore.Failure.noSuchMatch),
    ] as [KataLiveScoreWorkerSpy.Answer])
  func `a cancelled call presents no end`(answer: KataLiveScoreWorkerSpy.Answer) async {
    await follow()
    await gives(1, 0)
    requests.cancel(0)
    let calls = await log.calls { await requests.answer(with: answer) }

    #expect(calls == [])
  }

  @Test(.tags(.edge8, .edge9)) func `a cancelled call asks for no more, and presents no score`()
    async
  {
    await follow()
    requests.cancel(0)
    let calls = await log.calls { await gives(1, 0) }

    #expect(calls == [])
    #expect(requests.waiting == [])
  }

  @Test(.tags(.edge10)) func `the sequence is read in the caller's task`() async {
    await follow()
    await follow()
    requests.cancel(1)
    await gives(1, 0, at: 1)
    await gives(1, 0)

    #expect(worker.cancellations == [true, false])
  }
}
