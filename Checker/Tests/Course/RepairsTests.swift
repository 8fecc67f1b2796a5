@testable import Common
@testable import Shared
import Testing

/// The days on which passed exercises are due.
struct RepairsTests {
  private let day = 86_400.0
  private let name = Course.sample.exercises[0].name

  private func repair(start: Double) -> Repair {
    Repair(
      of: Course.sample.exercises[0], start: start, report: "It is.", counts: true, own: [:],
      broken: [:])
  }

  private func due(_ repairs: Repairs, _ now: Double) -> [String] {
    repairs.due(at: now, in: .sample).map(\.name)
  }

  @Test func `a pass is due after 2 days, and repairs after 7 and 21 more`() {
    var days = Repairs()
    days.days[name] = .init(since: 0)
    #expect(due(days, 2 * day - 1) == [])
    #expect(due(days, 2 * day) == [name])
    days.end(repair(start: 3 * day - 90), at: 3 * day)
    #expect(due(days, 10 * day - 1) == [])
    #expect(due(days, 10 * day) == [name])
    days.end(repair(start: 10 * day), at: 10 * day)
    #expect(due(days, 31 * day) == [name])
    days.end(repair(start: 31 * day), at: 31 * day)
    #expect(due(days, 1_000 * day) == [])
  }

  @Test func `a repair before its time moves the day, and brings no longer wait`() {
    var days = Repairs()
    days.days[name] = .init(since: 0)
    days.end(repair(start: day), at: day)
    #expect(due(days, 3 * day - 1) == [])
    #expect(due(days, 3 * day) == [name])
    #expect(days.days[name]?.repairs == 1)
  }

  @Test func `a clock that goes back makes nothing due twice`() {
    var days = Repairs()
    days.days[name] = .init(since: 10 * day)
    days.end(repair(start: 12 * day), at: 12 * day)
    #expect(due(days, 11 * day) == [])
    #expect(due(days, 0) == [])
    #expect(due(days, 18 * day) == [])
  }

  @Test func `one in which you write the suite is never due, for nothing would judge a repair`() {
    var days = Repairs()
    let suite = Course.sample.exercises.first { $0.writes == .suite }
    days.days[suite?.name ?? ""] = .init(since: 0)
    #expect(suite != nil)
    #expect(due(days, 9 * day) == [])
  }

  @Test func `the one that has waited longest comes first`() {
    var days = Repairs()
    let names = Course.sample.exercises.map(\.name)
    days.days = [names[1]: .init(since: 0), names[0]: .init(since: day), "gone": .init(since: 0)]
    #expect(due(days, 9 * day) == [names[1], names[0]])
  }

  @Test func `for ten minutes after a repair, its time is told`() {
    var days = Repairs()
    days.days[name] = .init(since: 0)
    #expect(days.note(on: name, at: 0) == nil)
    days.end(repair(start: 100), at: 225)
    #expect(
      days.note(on: name, at: 300)
        == "repaired in 2 min 5 s, and your own code is back; the next repair is due in 2 days")
    #expect(days.note(on: name, at: 900) == nil)
    #expect(days.note(on: name, at: 0) == nil)
  }
}
