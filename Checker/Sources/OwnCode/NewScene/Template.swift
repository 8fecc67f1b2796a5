/// A file of `Checker/Templates`, some of whose lines stand only with an answer.
///
/// Such a region lies between the lines `// [TAG` and `// ]`, and may hold others. A line that would
/// not compile there is commented out by `//:`.
struct Template {
  private let pieces: [Piece]

  private enum Piece {
    case line(Substring)
    case region(tag: Substring, [Piece])
  }

  /// Lines that a use case adds to a file of its scene.
  struct Addition {
    /// The lines' surroundings, from outside, as in `["class SampleView", "func displayProblem"]`.
    let openers: [String]
    let lines: [String]
  }

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    pieces = Self.pieces(&lines)
  }

  private static func pieces(_ lines: inout ArraySlice<Substring>) -> [Piece] {
    var pieces: [Piece] = []
    while let line = lines.popFirst() {
      let mark = line.drop { $0 == " " }
      if mark == "// ]" { break }
      pieces.append(
        mark.hasPrefix("// [")
          ? .region(tag: mark.dropFirst(4), Self.pieces(&lines)) : .line(line))
    }
    return pieces
  }

  /// The file with these answers; nil if nothing is left of it.
  func filled(_ answers: SceneAnswers) -> String? {
    let text = Self.lines(of: pieces, answers, answers.names).joined(separator: "\n")
    return text.contains { !$0.isWhitespace } ? answers.worded(text) : nil
  }

  private static func lines(
    of pieces: [Piece], _ answers: SceneAnswers, _ names: [String: String]
  ) -> [String] {
    pieces.flatMap { piece in
      switch piece {
      case .line(let line):
        let line = line.replacing(/^( *)\/\/: ?/, maxReplacements: 1) { $0.1 }
        return [SceneAnswers.renamed(line, names)]
      case .region(let tag, let pieces):
        return answers.turns(of: tag).flatMap { turn in
          lines(of: pieces, answers, names.merging(turn) { $1 })
        }
      }
    }
  }

  /// The lines of its regions `use-case`.
  func additions(_ answers: SceneAnswers) -> [Addition] {
    var opened: [(depth: Int, words: String)] = []
    return Self.additions(in: pieces, answers, &opened)
  }

  private static func additions(
    in pieces: [Piece], _ answers: SceneAnswers, _ opened: inout [(depth: Int, words: String)]
  ) -> [Addition] {
    var found: [Addition] = []
    for piece in pieces {
      switch piece {
      case .line(let line):
        guard !line.isEmpty else { continue }
        let depth = line.prefix { $0 == " " }.count
        opened.removeAll { $0.depth >= depth }
        if line.hasSuffix("{") {
          let words = line.firstMatch(of: /(?:protocol|class|enum|func) \w+/)?.0 ?? line
          opened.append((depth, SceneAnswers.renamed(words, answers.names)))
        }
      case .region("use-case", let pieces):
        let lines = lines(of: pieces, answers, answers.names)
        let depth = lines.first { !$0.isEmpty }?.prefix { $0 == " " }.count ?? 0
        found.append(
          Addition(
            openers: opened.filter { $0.depth < depth }.map(\.words),
            lines: lines.map(answers.worded)))
      case .region(_, let pieces):
        found += additions(in: pieces, answers, &opened)
      }
    }
    return found
  }
}
