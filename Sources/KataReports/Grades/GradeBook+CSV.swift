import KataCore

extension GradeBook {
  /// For people: one line a submission, safe in a spreadsheet.
  package var csv: String {
    let heads =
      ["submission"] + (hasRoster ? ["name", "email", "group"] : [])
      + ["passed", "points", "note"] + exercises.map(\.id.short)
    let lines = rows.map { row in
      let person = [row.person?.name, row.person?.email, row.person?.group].map { $0 ?? "" }
      let notes = [row.fault].compactMap(\.self) + row.byHand
      return [row.name] + (hasRoster ? person : [])
        + ["\(row.passed)", row.points.inPoints, notes.joined(separator: "; ")]
        + row.entries.map(\.state.rawValue)
    }
    return ([heads] + lines).map(CSV.row).joined()
  }
  /// A file that a learning platform imports, with each id as the platform has it; names whose ids
  /// can't be safe in it are left out.
  package struct Gradebook: Sendable, Equatable {
    package var text: String
    package var leftOut: [String]
  }

  /// Canvas' gradebook; a person is found by the login.
  package var canvas: Gradebook {
    let heads =
      ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
      + exercises.map { "Kata \($0.id.short)" }
    let possible =
      ["    Points Possible", "", "", "", ""] + exercises.map { _ in "\(Self.most)" }
    return gradebook([heads, possible]) { row in
      [row.person?.name ?? row.name, "", "", row.name, row.person?.group ?? ""]
        + row.entries.map(points)
    }
  }

  /// Moodle's import: each grade with its feedback, since one without the other wipes it.
  package var moodle: Gradebook {
    let heads =
      ["Email address", "Username"]
      + exercises.flatMap { ["Kata \($0.id.short)", "Kata \($0.id.short) feedback"] }
    return gradebook([heads]) { row in
      [row.person?.email ?? "", row.name]
        + row.entries.flatMap { [points($0), $0.byHand ?? $0.state.rawValue] }
    }
  }

  /// An empty cell is no grade; a fault of the machine is never 0.
  private func points(_ entry: Entry) -> String { entry.points.map { "\($0)" } ?? "" }

  private func gradebook(_ heads: [[String]], _ cells: (Row) -> [String]) -> Gradebook {
    let safe = rows.filter { Self.isSafe($0.name) }
    return Gradebook(
      text: (heads + safe.map(cells)).map(CSV.row).joined(),
      leftOut: rows.map(\.name).filter { !Self.isSafe($0) })
  }

  /// True for an id that is the same in every program: a spreadsheet takes it for no formula.
  private static func isSafe(_ id: String) -> Bool {
    id.wholeMatch(of: #/[A-Za-z0-9_][A-Za-z0-9._@+\-]*/#) != nil
  }
}
