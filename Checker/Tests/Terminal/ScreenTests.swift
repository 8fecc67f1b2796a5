@testable import Shared
import Synchronization
import Testing

@testable import Common

@Suite struct ScreenTests {
  @Test func `a resized terminal is cleared with the next drawing, and not before`() {
    let written = Mutex<[String]>([])
    var screen = Screen { text in written.withLock { $0.append(text) } }
    screen.draw(["one", "two"])
    screen.forget()
    #expect(written.withLock(\.count) == 1)
    screen.draw(["one", "two"])
    #expect(written.withLock { $0.last?.contains("\u{1B}[H\u{1B}[J") } == true)
    screen.draw(["one", "three"])
    #expect(written.withLock { $0.last?.contains("\u{1B}[H") } == false)
  }
}
