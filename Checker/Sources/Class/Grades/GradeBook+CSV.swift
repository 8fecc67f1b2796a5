import Common

extension GradeBook {
  /// For people: one line a submission, safe in a spreadsheet.
  var csv: String {
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
  /// Canvas' gradebook, with each id as the platform has it; a person is found by the login.
  var canvas: Written {
    let heads =
      ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
      + exercises.map { "Kata \($0.id.short)" }
    let possible =
      ["    Points Possible", "", "", "", ""] + exercises.map { _ in "\(GradeTable.most)" }
    return gradebook([heads, possible]) { row in
      [row.person?.name ?? row.name, "", "", row.person?.id ?? row.name, row.person?.group ?? ""]
        + row.entries.map(points)
    }
  }

  /// Moodle's import: each grade with its feedback, since one without the other wipes it.
  var moodle: Written {
    let heads =
      ["Email address", "Username"]
      + exercises.flatMap { ["Kata \($0.id.short)", "Kata \($0.id.short) feedback"] }
    return gradebook([heads]) { row in
      [row.person?.email ?? "", row.person?.id ?? row.name]
        + row.entries.flatMap { entry in
          let state = entry.state == .machineFault ? "not graded" : entry.state.rawValue
          return [points(entry), entry.byHand ?? state]
        }
    }
  }

  /// An empty cell is no grade; a fault of the machine is never 0.
  private func points(_ entry: Entry) -> String { entry.points.map { "\($0)" } ?? "" }

  private func gradebook(_ heads: [[String]], _ cells: (Row) -> [String]) -> Written {
    // An import would take one of several rows.
    let count = Dictionary(rows.map { ($0.id, 1) }, uniquingKeysWith: +)
    let fit = rows.filter { $0.hasSafeIDs && count[$0.id] == 1 }
    return Written(
      text: (heads + fit.map(cells)).map(CSV.row).joined(),
      leftOut: rows.filter { !$0.hasSafeIDs || count[$0.id] != 1 }.map { row in
        row.hasSafeIDs
          ? "\(row.name), since there's more than one of \(row.id)"
          : "\(row.name), since not every import takes the characters in its id or email"
      })
  }
}

extension GradeTable.Row {
  /// True if its ids are the same in every program: a spreadsheet takes none for a formula.
  fileprivate var hasSafeIDs: Bool {
    [person?.id ?? name, person?.email ?? ""].allSatisfy { id in
      id.wholeMatch(of: #/[\p{L}\p{N}_][\p{L}\p{M}\p{N}._@+'\-]*/#) != nil || id.isEmpty
    }
  }

  /// The person's id, without regard to case.
  fileprivate var id: String { (person?.id ?? name).lowercased() }
}
