import Testing

@testable import SampleScene

@Suite struct SampleScreenTests {
  @Test func `each time it appears, it shows what there is`() {
    var items = ["first"]
    let screen = SampleScreen { items }
    #expect(screen.rows == [])
    screen.appear()
    #expect(screen.rows == ["first"])
    items.append("second")
    screen.appear()
    #expect(screen.rows == ["first", "second"])
  }
}
