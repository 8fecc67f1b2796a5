import SpyKit
import Testing

@MainActor @Suite struct KataRequestsTests {
  let gate = KataGate<String>()

  @Test func `a request that asks is held first, and ends with the answer`() async {
    let requests = KataRequests(gate)
    var answers: [String] = []

    #expect(await requests.start { answers.append(await gate.answer()) } == .held(0))
    #expect(await requests.answer(with: "yes") == .ended(0))
    #expect(answers == ["yes"])
  }

  @Test func `a request that does not ask ends`() async {
    let requests = KataRequests(gate)

    #expect(await requests.start {} == .ended(0))
    #expect(await requests.answer(with: "yes") == nil)
  }

  @Test func `requests are answered in any order`() async {
    let requests = KataRequests(gate)
    var answers: [String] = []

    #expect(await requests.start { answers.append(await gate.answer()) } == .held(0))
    #expect(await requests.start { answers.append(await gate.answer()) } == .held(1))
    #expect(await requests.answer(1, with: "second") == .ended(1))
    #expect(await requests.answer(0, with: "first") == .ended(0))
    #expect(answers == ["second", "first"])
  }

  @Test func `a request that asks again is held again`() async {
    let requests = KataRequests(gate)

    await requests.start { _ = (await gate.answer(), await gate.answer()) }
    #expect(await requests.answer(with: "one") == .held(1))
    #expect(await requests.answer(with: "two") == .ended(0))
  }

  @Test func `no wait is endless when what was answered belongs to no request`() async {
    let requests = KataRequests(gate)
    var answers: [String] = []

    await requests.start { Task { answers.append(await gate.answer()) } }
    await requests.answer(with: "late")
    #expect(await requests.answer(with: "nobody waits") == nil)
  }

  @Test func `a request that hops off the main actor is waited for`() async {
    let requests = KataRequests(gate)

    let first = await requests.start {
      await elsewhere()
      _ = await gate.answer()
      await elsewhere()
    }

    #expect(first == .held(0))
    #expect(await requests.answer(with: "yes") == .ended(0))
  }
}

@concurrent private func elsewhere() async {}
