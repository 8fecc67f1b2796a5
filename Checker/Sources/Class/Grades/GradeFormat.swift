import Basics
import Common

/// A form of grades that another program reads.
enum GradeFormat: String, CaseIterable, Sendable {
  case csv, canvas, moodle, classroom50, gradescope, github, junit, html
}

extension GradeBook {
  struct Written: Sendable, Equatable {
    var text: String
    /// The names of submissions that the format can't hold.
    var leftOut: [String] = []
  }

  /// The grades in a format; Classroom 50 tells in variables whose work it is.
  func written(as format: GradeFormat, environment: [String: String]) throws(Complaint) -> Written {
    switch format {
    case .csv: Written(text: csv)
    case .canvas: canvas
    case .moodle: moodle
    case .classroom50: Written(text: PrettyJSON.text(try classroom50(environment)))
    case .gradescope: Written(text: PrettyJSON.text(try gradescope()))
    case .github: Written(text: table.githubSummary)
    case .junit: Written(text: table.junit)
    case .html: Written(text: ClassPage(self).html)
    }
  }
}
