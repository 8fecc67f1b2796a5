import Foundation
import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise25

/// The second stage: one restore at a time, and nothing else meanwhile.
@Suite(.flow) struct RestoreTests {
  let harness = SettingsHarness()
  var screen: KataSettingsForwarder { harness.screen }

  // The question.

  @Test(.tags(.edge11)) func `a restore asks the account, and only that`() async {
    let calls = await harness.calls { await harness.restore() }

    #expect(calls == [.fetch])
  }

  @Test(.tags(.edge11)) func `a second restore asks right away, although the first one runs`() async
  {
    await harness.restore()

    let calls = await harness.calls { await harness.restore() }
    #expect(calls == [.fetch])
  }

  @Test(.tags(.edge12)) func `while nothing runs, isRestoring is false`() {
    #expect(screen.isRestoring == false)
  }

  @Test(.tags(.edge12)) func `isRestoring is true before the account is asked`() async {
    var seen: [Bool?] = []
    harness.onQuestion { seen.append(screen.isRestoring) }
    await harness.restore()

    #expect(seen == [true])
  }

  @Test(.tags(.edge12)) func `the message is gone before the account is asked`() async {
    await harness.restore()
    await harness.fail()
    var seen: [String?] = []
    harness.onQuestion { seen.append(screen.message) }
    await harness.restore()

    #expect(seen == [nil])
  }

  @Test(.tags(.edge12), arguments: [nil, .old, .ann] as [Weather.Preferences?])
  func `isRestoring is false after the answer`(answer: Weather.Preferences?) async {
    await harness.restore()
    await harness.answer(with: answer)

    #expect(screen.isRestoring == false)
  }

  @Test(.tags(.edge12)) func `isRestoring is false after an error`() async {
    await harness.restore()
    await harness.fail()

    #expect(screen.isRestoring == false)
  }

  // The answer.

  @Test(.tags(.edge13)) func `settings from the account are shown`() async {
    await harness.restore()
    await harness.answer(with: .old)

    #expect(harness.settings == .old)
  }

  @Test(.tags(.edge13), arguments: [.old, .ann] as [Weather.Preferences])
  func `settings from the account are saved once, even if they are shown already`(
    answer: Weather.Preferences
  ) async {
    await harness.restore()

    let calls = await harness.calls { await harness.answer(with: answer) }
    #expect(calls == [.save(answer)])
  }

  @Test(.tags(.edge13)) func `the message says that the settings are back`() async {
    await harness.restore()
    await harness.answer(with: .old)

    #expect(screen.message == "Your settings are back.")
  }

  @Test(.tags(.edge14)) func `the message says that nothing is kept`() async {
    await harness.restore()
    await harness.answer(with: nil)

    #expect(screen.message == "Your account has no settings yet.")
  }

  @Test(.tags(.edge14)) func `the message says that the user is offline`() async {
    await harness.restore()
    await harness.fail(with: Weather.AccountError.offline)

    #expect(screen.message == "You're offline.")
  }

  @Test(.tags(.edge14)) func `the message says that the user has to sign in`() async {
    await harness.restore()
    await harness.fail(with: Weather.AccountError.signedOut)

    #expect(screen.message == "Sign in to get your settings back.")
  }

  @Test(
    .tags(.edge14),
    arguments: [URLError(.notConnectedToInternet), CancellationError()] as [any Error])
  func `any other error has one message`(error: any Error) async {
    await harness.restore()
    await harness.fail(with: error)

    #expect(screen.message == "Your settings can't be restored.")
  }

  @Test(.tags(.edge14)) func `without settings, all three stay`() async {
    await harness.restore()
    await harness.answer(with: nil)
    await harness.restore()
    await harness.fail()

    #expect(harness.settings == .ann)
  }

  @Test(.tags(.edge14)) func `without settings, nothing is saved`() async {
    let calls = await harness.calls {
      await harness.restore()
      await harness.answer(with: nil)
      await harness.restore()
      await harness.fail()
    }

    #expect(calls == [.fetch, .fetch])
  }

  // Who is told, and who holds whom.

  @Test(.tags(.edge6, .edge18)) func `a reader of isRestoring is told that a restore begins`() async
  {
    let reader = KataReader()
    reader.read { screen.isRestoring }
    await harness.restore()

    #expect(reader.wasTold)
  }

  @Test(.tags(.edge6, .edge18)) func `a reader of the message is told of an answer`() async {
    await harness.restore()
    let reader = KataReader()
    reader.read { screen.message }
    await harness.answer(with: nil)

    #expect(reader.wasTold)
  }

  @Test(.tags(.edge6, .edge18)) func `a reader of a setting is told of an answer`() async {
    await harness.restore()
    let reader = KataReader()
    reader.read { screen.wind }
    await harness.answer(with: .old)

    #expect(reader.wasTold)
  }

  @Test(.tags(.edge8, .edge19)) func `once a restore is over, the screen can be freed`() async {
    let leakCheck = KataLeakCheck()
    var harness: SettingsHarness? = SettingsHarness(leakCheck: leakCheck)
    let calls = await harness?.calls {
      await harness?.restore()
      await harness?.fail()
    }
    #expect(calls == [.fetch])

    harness = nil
    #expect(leakCheck.alive() == [])
  }

  @Test(.tags(.edge19)) func `the screen holds its account`() async {
    let log = KataSettingsLog()
    let gate = KataGate<KataSettingsAccountSpy.Answer>([.success(nil)])
    let screen = KataSettingsForwarder(
      log,
      makeSettingsScreen(
        store: KataSettingsStoreSpy(log), account: KataSettingsAccountSpy(log, gate: gate)))
    await screen.restore()

    #expect(log.calls == [.fetch])
  }
}
