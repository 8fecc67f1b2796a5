import SpyKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct KataGateTests {
  private let gate = KataGate<String>()

  @Test func `scripted answers come at once, in their order`() async {
    let gate = KataGate(["one", "two"])

    #expect(await gate.answer() == "one")
    #expect(await gate.answer() == "two")
    #expect(gate.pending == [])
  }

  @Test func `what is not scripted is held until it is released`() async {
    let gate = KataGate(["scripted"])
    _ = await gate.answer()

    async let answer = gate.answer()
    let held = await gate.next()

    #expect(held == 0)
    #expect(gate.pending == [0])
    gate.release(held, with: "late")
    #expect(await answer == "late")
    #expect(gate.pending == [])
  }

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

  @Test func `whoever waits before the call is told when it comes`() async {
    async let held = gate.next()
    async let answer = gate.answer()

    let number = await held
    gate.release(number, with: "yes")

    #expect(number == 0)
    #expect(await answer == "yes")
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

  @Test func `every listener is told of every held call, and of no scripted one`() async {
    var heard: [String] = []
    let gate = KataGate(["scripted"]) { heard.append("first \($0)") }
    gate.onHold { heard.append("second \($0)") }

    _ = await gate.answer()
    #expect(heard == [])
    async let answer = gate.answer()
    gate.release(await gate.next(), with: "yes")
    _ = await answer

    #expect(heard == ["first 0", "second 0"])
  }
}
