import SpyKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct KataGateTests {
  private let gate = KataGate<String>()

  @Test func `held calls are numbered as they came, and released in any order`() async {
    var answers: [String] = []
    let first = Task { answers.append(await gate.answer()) }
    #expect(await gate.next() == 0)
    let second = Task { answers.append(await gate.answer()) }
    #expect(await gate.next() == 1)
    #expect(gate.pending == [0, 1])

    gate.release(1, with: "second")
    await second.value
    #expect(gate.pending == [0])
    gate.release(0, with: "first")
    await first.value

    #expect(answers == ["second", "first"])
  }

  @Test func `calls that came before anybody waited are told one by one`() async {
    var tasks: [Task<String, Never>] = []
    await withCheckedContinuation { both in
      gate.onHold { number in if number == 1 { both.resume() } }
      tasks = (0..<2).map { _ in Task { await gate.answer() } }
    }

    #expect(await gate.next() == 0)
    #expect(await gate.next() == 1)
    for number in gate.pending { gate.release(number, with: "\(number)") }
    #expect(Set([await tasks[0].value, await tasks[1].value]) == ["0", "1"])
  }

  @Test func `releasing what does not wait does nothing`() async {
    gate.release(0, with: "too early")
    async let answer = gate.answer()
    let held = await gate.next()
    gate.release(7, with: "nobody")
    gate.release(-1, with: "nobody")
    gate.release(held, with: "right")
    gate.release(held, with: "twice")

    #expect(await answer == "right")
  }

  @Test func `scripted answers come at once; every listener is told of the held calls`() async {
    var heard: [String] = []
    let gate = KataGate(["one", "two"]) { heard.append("first \($0)") }
    gate.onHold { heard.append("second \($0)") }

    #expect(await gate.answer() == "one")
    #expect(await gate.answer() == "two")
    #expect(gate.pending == [])
    #expect(heard == [])
    async let answer = gate.answer()
    gate.release(await gate.next(), with: "yes")
    #expect(await answer == "yes")

    #expect(heard == ["first 0", "second 0"])
  }
}
