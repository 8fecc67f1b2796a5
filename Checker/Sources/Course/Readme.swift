/// An exercise's README, as far as it has to agree with the rest.
package struct Readme: Sendable, Equatable {
  package var title: String
  /// Headings of the second rank, with the text below each.
  package var sections: [Section]

  package struct Section: Sendable, Equatable {
    package var heading: String
    package var text: String
  }

  package init(_ markdown: String) {
    title = ""
    sections = []
    var isCode = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if line.hasPrefix("# "), !isCode {
        title = String(line.dropFirst(2))
      } else if line.hasPrefix("## "), !isCode {
        sections.append(Section(heading: String(line.dropFirst(3)), text: ""))
      } else if !sections.isEmpty {
        sections[sections.count - 1].text += line + "\n"
      }
    }
  }

  /// The edges' numbers in the order in which they are listed: "E1", "E2".
  package var edges: [String] { listed.map { "E\($0.number)" } }

  /// The sentence on each edge, by its number and without emphasis and links; a table stays behind.
  package var sentences: [Int: String] {
    Dictionary(listed.map { ($0.number, $0.sentence) }) { first, _ in first }
  }

  /// Without emphasis and links; code marks stay, and brackets of another kind.
  private static func plain(_ text: Substring) -> String {
    String(text).replacing(#/\[([^\[\]]*)\]\([^)]*\)/#) { $0.1 }.replacing("*", with: "")
  }

  private var listed: [(number: Int, sentence: String)] {
    let text = sections.first { $0.heading == "Edges" }?.text ?? ""
    return text.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: #/- \*\*E(\d+)\*\* (.+)/#).flatMap { match in
        let more = match.2.hasSuffix(":") ? " see the README." : ""
        return Int(match.1).map { ($0, Self.plain(match.2) + more) }
      }
    }
  }
}

/// The parts of `AFTER.md`, for a learner who has passed: a reason, a question, and a folded answer.
package struct After: Sendable, Equatable {
  /// The reason and the question.
  package let told: String
  package let question: String?
  /// Nil if the page isn't of this form.
  package let answer: String?

  package static let fold = "<details>\n<summary>An answer to compare with yours</summary>"

  package init(_ markdown: String) {
    let blocks = markdown.split(separator: "\n\n").map {
      $0.split(separator: "\n").joined(separator: "\n")
    }
    told = blocks.prefix(2).joined(separator: "\n\n")
    question = blocks.dropFirst().first
    let isWhole =
      blocks.count == 5 && blocks[1].contains("?") && blocks[2] == Self.fold
      && blocks[4] == "</details>"
    answer = isWhole ? blocks[3] : nil
  }
}

/// The hints of `HINTS.md`: the ladder, "## 1" and so on, and those on single edges, "## E9".
package struct Hints: Sendable, Equatable {
  package let all: [String]
  package let edges: [Int: String]
  /// The folder that links lead from.
  package let folder: String

  package init(_ markdown: String, in folder: String = "") {
    let sections = Readme(markdown).sections
    let isOnEdge = { (section: Readme.Section) in section.heading.hasPrefix("E") }
    all = sections.filter { !isOnEdge($0) }.map(\.text)
    edges = Dictionary(
      sections.filter(isOnEdge).map { (Int($0.heading.dropFirst()) ?? 0, $0.text) }
    ) { first, _ in first }
    self.folder = folder
  }
}
