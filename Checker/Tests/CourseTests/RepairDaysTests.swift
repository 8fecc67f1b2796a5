import Core
@testable import Shared
import Testing

@testable import Course

/// The days on which passed exercises are due.
struct RepairDaysTests {
  private let day = 86_400.0
  private let name = Course.sample.exercises[0].name

  private func repair(start: Double) -> Repair {
    Repair(
      Course.sample.exercises[0], start: start, report: "It is.", counts: true, own: [:],
      broken: [:])
  }

  @Test func `a pass is due after 2 days, and repairs after 7 and 21 more`() {
    var days = RepairDays()
    days.pass(name, at: 0)
    // A later pass of what was repaired or changed meanwhile moves nothing.
    days.pass(name, at: day)
    #expect(days.due(at: 2 * day - 1) == [])
    #expect(days.due(at: 2 * day) == [name])
    days.end(repair(start: 3 * day - 90), at: 3 * day)
    #expect(days.due(at: 10 * day - 1) == [])
    #expect(days.due(at: 10 * day) == [name])
    days.end(repair(start: 10 * day), at: 10 * day)
    #expect(days.due(at: 31 * day) == [name])
    days.end(repair(start: 31 * day), at: 31 * day)
    #expect(days.due(at: 1_000 * day) == [])
  }

  @Test func `a clock that goes back makes nothing due twice`() {
    var days = RepairDays()
    days.pass(name, at: 10 * day)
    days.end(repair(start: 12 * day), at: 12 * day)
    #expect(days.due(at: 11 * day) == [])
    #expect(days.due(at: 0) == [])
    #expect(days.due(at: 18 * day) == [])
  }

  @Test func `the one that has waited longest comes first`() {
    var days = RepairDays()
    days.pass("b", at: 0)
    days.pass("a", at: day)
    #expect(days.due(at: 9 * day) == ["b", "a"])
  }

  @Test func `for ten minutes after a repair, its time is told`() {
    var days = RepairDays()
    days.pass(name, at: 0)
    #expect(days.note(on: name, at: 0) == nil)
    days.end(repair(start: 100), at: 225)
    #expect(
      days.note(on: name, at: 300)
        == "repaired in 2 min 5 s, and your own text is back; the next repair is due in 7 days")
    #expect(days.note(on: name, at: 900) == nil)
    #expect(days.note(on: name, at: 0) == nil)
  }
}
