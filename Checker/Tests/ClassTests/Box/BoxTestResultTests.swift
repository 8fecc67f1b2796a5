import Core
@testable import Shared
import Testing

@testable import Class

@Suite struct BoxTestResultTests {
  private func result(_ trials: BoxTestResult.Trial...) -> BoxTestResult {
    BoxTestResult(level: "confined", layers: ["landlock 7", "seccomp"], trials: trials)
  }

  private let held = BoxTestResult.Trial("fork", .fails, outside: true, inside: false)
  private let control = BoxTestResult.Trial("start", .succeeds, outside: true, inside: true)

  @Test func `an attempt counts if it succeeds without the box`() {
    let result = result(
      held, control, .init("mount", .fails, outside: false, inside: false),
      .init("look", .notPrevented, outside: true, inside: true))
    #expect(result.attempts == 1)
    #expect(result.held == 1)
    #expect(result.impossible == ["mount"])
    #expect(result.notPrevented == ["look"])
    #expect(result.isFine)
  }

  @Test func `an attempt that succeeds in the box is named, whatever happens without it`() {
    let result = result(
      held, .init("a", .fails, outside: true, inside: true),
      .init("b", .fails, outside: false, inside: true))
    #expect(result.notHeld == ["a", "b"])
    #expect(result.attempts == 3)
    #expect(result.held == 1)
    #expect(!result.isFine)
  }

  @Test func `a box that keeps a program from what it needs is not fine`() {
    let result = result(held, .init("start", .succeeds, outside: true, inside: false))
    #expect(result.lacking == ["start"])
    #expect(!result.isFine)
  }

  @Test func `nothing is proved where no attempt succeeds without the box`() {
    #expect(!result(control).isFine)
  }

  @Test func `the digest tells results apart, and not the order of the attempts`() {
    let broken = BoxTestResult.Trial("fork", .fails, outside: true, inside: true)
    #expect(result(held, control).digest == result(control, held).digest)
    #expect(result(held, control).digest != result(broken, control).digest)
  }
}
