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

  @Test func `a cancelled request knows it, and still waits for its answer`() async {
    let requests = KataRequests(gate)
    var cancelled: [Bool] = []

    for _ in 1...2 {
      await requests.start {
        _ = await gate.answer()
        cancelled.append(Task.isCancelled)
      }
    }
    requests.cancel(1)
    #expect(requests.waiting == [0, 1])
    await requests.answer(with: "first")
    await requests.answer(with: "second")
    requests.cancel(1)

    #expect(cancelled == [false, true])
  }

  @Test func `what is begun together is settled together`() async {
    let requests = KataRequests(gate)
    var answers: [String] = []
    for name in ["a", "b", "c"] { requests.begin { answers.append(name + (await gate.answer())) } }

    #expect(requests.waiting == [])
    await requests.settle()
    #expect(requests.waiting == [0, 1, 2])

    requests.release(2, with: "1")
    requests.release(0, with: "2")
    requests.begin {}
    #expect(requests.waiting == [1])
    await requests.settle()
    // Which of two that were answered together comes first says nothing.
    #expect(answers.sorted() == ["a2", "c1"])
    #expect(requests.release(1, with: "nobody waits") == false)
  }

  @Test func `a call is its request's, however late it comes`() async {
    let requests = KataRequests(gate)
    requests.begin {
      for _ in 1...9 { await elsewhere() }
      _ = await gate.answer()
    }
    requests.begin { _ = await gate.answer() }
    await requests.settle()

    #expect(gate.pending == [0, 1])
    #expect(requests.waiting == [0, 1])
    #expect(await requests.answer(0, with: "yes") == .ended(0))
    #expect(requests.waiting == [1])
  }
}

@concurrent private func elsewhere() async {}
