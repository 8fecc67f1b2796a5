import KataCore
import Testing

@Suite struct SharesTests {
  @Test func `what takes longest goes to who has least to do`() {
    let items = [("a", 1), ("b", 9), ("c", 4), ("d", 5), ("e", 2)].map { (item: $0.0, work: $0.1) }
    #expect(Shares.even(items, among: 2) == [["b", "e"], ["d", "c", "a"]])
    #expect(Shares.even(items, among: 3).map(\.count).reduce(0, +) == items.count)
  }

  @Test func `shares are put together in the course's order, and no fault is lost`() {
    func share(_ numbers: [Int], _ faults: [String]) -> VerifyReport {
      VerifyReport(
        exercises: numbers.map { .init(id: ExerciseID(number: $0), title: "\($0)", edges: $0) },
        faults: faults.map { .init(nil, $0) })
    }
    let report = VerifyReport(of: [share([2, 9], ["x"]), share([1, 3], ["y", "x"])])
    #expect(report.exercises.map(\.title) == ["1", "2", "3", "9"])
    #expect(report.faults.map(\.text) == ["x", "y", "x"])
  }
}
