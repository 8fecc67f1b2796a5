import Foundation
package import KataCore

extension Report {
  package static func paths(_ ways: [CoursePath], chosen: String) -> [Line] {
    let name = ways.map(\.name.columns).max() ?? 0
    return [Line("Paths through the course", .strong)]
      + ways.map { way in
        Line(
          Span("  \(way.name.padded(to: name))  "),
          Span("\("\(way.exercises.count)".aligned(to: 3)) exercises  "),
          Span("\(time(way.minutes).aligned(to: 11))  ", .faint), Span(rows(way.exercises)),
          Span(way.name == chosen ? "  (yours)" : "", .good))
      } + [Line(Span("next: ", .faint), Span("kata path PATH", .command))]
  }

  package static func follows(_ way: CoursePath) -> [Line] {
    [
      Line(
        Span("You follow \(way.name)", .good),
        Span(": \(way.exercises.count) exercises, about \(time(way.minutes)).")),
      Line(Span("next: ", .faint), Span("kata", .command)),
    ]
  }

  private static func time(_ minutes: Int) -> String {
    let rest = "\(minutes % 60) min"
    guard minutes >= 60 else { return rest }
    return "\(minutes / 60) h" + (minutes.isMultiple(of: 60) ? "" : " \(rest)")
  }

  /// The exercises' numbers as ranges, such as "01 to 08, 10".
  private static func rows(_ ids: [ExerciseID]) -> String {
    IndexSet(ids.map(\.number)).rangeView.map { range in
      let ends = [range.lowerBound, range.upperBound - 1].map { ExerciseID(number: $0).short }
      return range.count == 1 ? ends[0] : ends.joined(separator: " to ")
    }.joined(separator: ", ")
  }
}
