extension Style {
  /// Dark enough to be read on white.
  var ink: String {
    switch self {
    case .plain, .strong, .command: "#1f2328"
    case .faint: "#59636e"
    case .good: "#116329"
    case .bad: "#b3261e"
    case .doubtful: "#7d4e00"
    }
  }
}

extension [Cell] {
  /// Neighbours of one style.
  var runs: [[Cell]] {
    reduce(into: []) { runs, cell in
      if runs.last?.last?.style == cell.style {
        runs[runs.count - 1].append(cell)
      } else {
        runs.append([cell])
      }
    }
  }
}

extension String {
  /// As XML has it; the two characters that XML knows no way to write are replaced.
  var asXML: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
