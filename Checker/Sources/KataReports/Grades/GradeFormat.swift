package import KataCore

/// A form of grades that another program reads.
package enum GradeFormat: String, CaseIterable, Sendable {
  case csv, canvas, moodle, classroom50, gradescope, github, junit, html

  /// All names, as in "csv, canvas or junit".
  package static var names: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or \(names.last ?? "")"
  }
}

extension GradeBook {
  package struct Written: Sendable, Equatable {
    package var text: String
    /// The names of submissions that the format can't hold.
    package var leftOut: [String] = []
  }

  /// The grades in a format; Classroom 50 tells in variables whose work it is.
  package func written(
    as format: GradeFormat, environment: [String: String]
  ) throws(Complaint) -> Written {
    switch format {
    case .csv: Written(text: csv)
    case .canvas: canvas
    case .moodle: moodle
    case .classroom50: Written(text: PrettyJSON.text(try classroom50(environment)))
    case .gradescope: Written(text: PrettyJSON.text(try gradescope()))
    case .github: Written(text: githubSummary)
    case .junit: Written(text: junit)
    case .html: Written(text: ClassPage(self).html)
    }
  }
}
