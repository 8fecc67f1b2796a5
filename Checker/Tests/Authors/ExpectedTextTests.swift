import Common
@testable import Shared
import Testing

@testable import Authors

/// The file of what was recorded of an exercise.
@Suite struct ExpectedTextTests {
  private static let recorded = """
    cast\tview\tpresenter
    cast\tscreen\t
    mistakes\tabc
    mistake\tE1\tde\t12\t1 0\tIt's shown twice.
    mistake\tE2\tfe\t34\t\tIt isn't shown.\tI see nothing.
    unsteady\tce
    test\tfails\tGreetTests/a name
    begin\tGreetTests/a name
    aside\tuser\tview\t0\ttype "Ann"
    message\tview\tshow("a\\tb")
    answer\t0\treturns
    aside\t\t\t\tthe end
    end
    begin\tGreetTests/a name
    end
    test\tpasses\tGreetTests/nobody

    """

  @Test func `what is recorded is read as it was written`() throws {
    let expected = try #require(Expected(reading: Self.recorded))
    #expect(expected.text == Self.recorded)
    #expect(expected.tests.map(\.flows.count) == [2, 0])
    #expect(expected.tests.map(\.stubFails) == [true, false])
    #expect(expected.tests[0].flows[0].asides.map(\.place) == [0, 1, 1])
    #expect(expected.mistakes?.all.map(\.red) == ["1 0", nil])
    #expect(expected.mistakes?.all.map(\.diff) == ["de", "fe"])
    #expect(expected.mistakes?.all.map(\.report) == [nil, "I see nothing."])
    #expect(expected.mistakes?.unsteady == ["ce"])
    for damaged in ["<<<<<<< HEAD\n", "test\tperhaps\tA/b\n", "mistake\tE1\n"] {
      #expect(Expected(reading: damaged + Self.recorded) == nil)
    }
  }
}
