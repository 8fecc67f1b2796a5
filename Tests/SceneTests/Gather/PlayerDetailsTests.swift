import GatherScene
import GatherSpies
import SpyKit
import Testing

/// The details screen, which is a model as in MVVM.
@Suite struct PlayerDetailsTests {
  let log = KataGatherLog()
  let details: PlayerDetails
  let requests: KataRequests<KataPlayersWorkerSpy.Answer>

  init() {
    let worker = KataPlayersWorkerSpy(log)
    details = PlayerDetails(worker: worker)
    requests = KataRequests(worker.gate)
  }

  @Test func `what is saved is reported, and what fails is not`() async {
    var saved: [Gather.Player] = []
    details.onSaved = { saved.append($0) }
    await details.save()
    #expect(log.calls == [])

    details.player = .init(id: 7, name: "Ann")
    #expect(details.name == "Ann")
    details.name = "Anna"
    await requests.start { [details] in await details.save() }
    await requests.answer(with: .failure(KataOddError("offline")))
    #expect(details.hasFailed)
    #expect(saved == [])

    await requests.start { [details] in await details.save() }
    await requests.answer(with: .success([]))
    #expect(!details.hasFailed)
    #expect(saved == [.init(id: 7, name: "Anna")])
  }
}
