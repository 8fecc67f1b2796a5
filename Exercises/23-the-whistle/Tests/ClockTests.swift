import GatherSpies
import SpyKit
import Testing

@testable import Exercise23

@Suite(.flow) struct ClockTests {
  let match = Match()

  // Setting a time.

  @Test(.tags(.edge1), arguments: [0, -60])
  func `a time of nothing is refused`(seconds: Int) {
    match.setTime(seconds)
    match.start()

    #expect(match.log.calls == [.failed(.noTime), .running(1200)])
  }

  @Test(.tags(.edge1), arguments: [3600, 86_400])
  func `a time above 59:59 is refused`(seconds: Int) {
    match.setTime(seconds)
    match.start()

    #expect(match.log.calls == [.failed(.tooLong), .running(1200)])
  }

  @Test(.tags(.edge1, .edge10)) func `a refusal leaves a time that is over as it is`() async {
    await match.startRun(of: 60)
    await match.tick(after: 60)

    let calls = await match.log.calls {
      match.setTime(0)
      await match.run()
    }
    #expect(calls == [.failed(.noTime), .score(0, 0), .time(0), .tick])
  }

  @Test(.tags(.edge2)) func `any other time is set and presented`() {
    for seconds in [1, 3599, 90] { match.setTime(seconds) }

    #expect(match.log.calls == [.time(1), .time(3599), .time(90)])
  }

  @Test(.tags(.edge2)) func `after its end, a time can be set again`() async {
    await match.startRun(of: 60)
    await match.tick(after: 60)

    let calls = await match.log.calls {
      match.setTime(30)
      await match.run()
    }
    #expect(calls == [.time(30), .score(0, 0), .time(30), .tick])
  }

  @Test(.tags(.edge3)) func `while the time is running, no other is set or refused`() {
    match.setTime(90)
    match.start()
    for seconds in [60, 0, 3600] { match.setTime(seconds) }
    match.cancel()

    #expect(match.log.calls == [.time(90), .running(90), .time(90)])
  }

  @Test(.tags(.edge3)) func `while the time is paused, no other is set or refused`() {
    match.setTime(90)
    match.start()
    match.pause()
    for seconds in [60, 0, 3600] { match.setTime(seconds) }
    match.start()

    #expect(match.log.calls == [.time(90), .running(90), .time(90), .running(90)])
  }

  // Starting, pausing, cancelling.

  @Test(.tags(.edge4)) func `start lets the set time run`() {
    match.start()
    match.cancel()
    match.setTime(90)
    match.start()

    #expect(match.log.calls == [.running(1200), .time(1200), .time(90), .running(90)])
  }

  @Test(.tags(.edge4)) func `a time runs even if the clock says 0`() {
    let match = Match(clock: 0)
    match.setTime(90)
    match.start()
    match.start()
    match.pause()

    #expect(match.log.calls == [.time(90), .running(90), .time(90)])
  }

  @Test(.tags(.edge4)) func `after its end, the whole time can run again`() async {
    await match.startRun(of: 60)
    await match.tick(after: 60)

    let calls = await match.log.calls { match.start() }
    #expect(calls == [.running(60)])
  }

  @Test(.tags(.edge7)) func `a pause keeps what is left, and costs no time`() async {
    await match.startRun(of: 90)
    match.pass(20)

    let calls = await match.log.calls {
      match.pause()
      match.pass(600)
      match.start()
      await match.tick(after: 3)
      match.pause()
    }
    #expect(calls == [.time(70), .running(70), .running(67), .tick, .time(67)])
  }

  @Test(.tags(.edge8)) func `a start does nothing while the time is running`() async {
    await match.startRun(of: 90)

    let calls = await match.log.calls {
      match.pass(20)
      match.start()
      await match.tick()
    }
    #expect(calls == [.running(70), .tick])
  }

  @Test(.tags(.edge8)) func `a pause does nothing unless the time is running`() async {
    match.pause()
    match.start()
    match.pause()
    match.pass(5)
    match.pause()
    match.start()

    #expect(match.log.calls == [.running(1200), .time(1200), .running(1200)])
  }

  @Test(.tags(.edge9)) func `cancel goes back to the time that was set, whatever the time did`()
    async
  {
    await match.startRun(of: 90)

    let calls = await match.log.calls {
      match.pass(10)
      match.cancel()
      match.cancel()
      match.start()
      match.pass(5)
      match.pause()
      match.cancel()
    }
    #expect(calls == [.time(90), .time(90), .running(90), .time(85), .time(90)])
  }

  @Test(.tags(.edge9)) func `a time that is over can be cancelled, too`() async {
    await match.startRun(of: 90)
    await match.tick(after: 90)

    let calls = await match.log.calls { match.cancel() }
    #expect(calls == [.time(90)])
  }

  // Ticks.

  @Test(
    .tags(.edge5),
    arguments: [[1, 1, 1], [0, 0, 1], [7, 0, 0], [89], [30, 58, 1], [0, 0, 0, 0, 0]])
  func `what is left follows from the clock, however many ticks come`(seconds: [Int]) async {
    await match.startRun(of: 90)

    var passed = 0
    for seconds in seconds {
      passed += seconds
      let calls = await match.log.calls { await match.tick(after: seconds) }
      #expect(calls == [.running(90 - passed), .tick])
    }
  }

  @Test(.tags(.edge6)) func `each tick presents a running time, even if nothing has changed`() async
  {
    await match.startRun(of: 90)

    let calls = await match.log.calls {
      await match.tick()
      await match.tick()
    }
    #expect(calls == [.running(90), .tick, .running(90), .tick])
  }

  @Test(.tags(.edge6)) func `a tick presents nothing unless the time is running`() async {
    await match.run()
    let stopped = await match.log.calls { await match.tick(after: 1) }
    match.start()
    match.pause()
    let paused = await match.log.calls { await match.tick(after: 1) }
    match.start()
    await match.tick(after: 1200)
    let over = await match.log.calls { await match.tick(after: 1) }

    #expect([stopped, paused, over] == [[.tick], [.tick], [.tick]])
  }

  // The end of the time.

  @Test(.tags(.edge10)) func `the tick that finds nothing left says so, and no other does`() async {
    await match.startRun(of: 60)
    await match.tick(after: 59)

    let calls = await match.log.calls {
      await match.tick(after: 1)
      await match.tick(after: 1)
      match.pause()
      await match.run()
    }
    #expect(calls == [.time(0), .isUp, .tick, .tick, .score(0, 0), .time(0), .tick])
  }

  @Test(.tags(.edge10)) func `a tick that comes late finds nothing left, and not less`() async {
    await match.startRun(of: 60)

    let calls = await match.log.calls { await match.tick(after: 900) }
    #expect(calls == [.time(0), .isUp, .tick])
  }

  @Test(.tags(.edge10)) func `a pause that finds nothing left says so`() async {
    await match.startRun(of: 60)
    match.pass(60)

    let calls = await match.log.calls {
      match.pause()
      await match.tick()
    }
    #expect(calls == [.time(0), .isUp, .tick])
  }

  @Test(.tags(.edge10)) func `a new run that finds nothing left says so`() async {
    await match.startRun(of: 60)
    match.pass(900)

    let calls = await match.log.calls {
      await match.run()
      await match.tick()
    }
    #expect(calls == [.score(0, 0), .time(0), .isUp, .tick, .tick])
  }

  @Test(.tags(.edge10)) func `until somebody looks, a time past its end counts as running`() {
    match.setTime(60)
    match.start()
    match.pass(900)
    match.start()
    match.setTime(30)
    match.cancel()

    #expect(match.log.calls == [.time(60), .running(60), .time(60)])
  }

  // Runs.

  @Test(.tags(.edge11)) func `run presents score and time, and then waits for a tick`() async {
    await match.run()

    #expect(match.log.calls == [.score(0, 0), .time(1200), .tick])
  }

  @Test(.tags(.edge11)) func `a second run goes on beside the first`() async {
    await match.startRun(of: 90)

    let calls = await match.log.calls {
      await match.run()
      await match.tick(after: 1)
      await match.tick(run: 1)
    }
    #expect(
      calls == [.score(0, 0), .running(90), .tick, .running(89), .tick, .running(89), .tick])
  }

  @Test(.tags(.edge12)) func `a cancelled run returns at its next tick, and others go on`() async {
    await match.startRun(of: 90)
    await match.run()
    match.leave()

    let event = await match.tick()
    let calls = await match.log.calls { await match.tick(after: 4) }
    #expect(event == .ended(0))
    #expect(calls == [.running(86), .tick])
  }
}
