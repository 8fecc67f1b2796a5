import Core
import Edits

/// A module with all edits of its code in it, of which a process makes the one that it is told.
struct EditedModule: Sendable {
  /// The module's files: texts by path.
  let texts: [String: String]
  package private(set) var edits: [CodeEdit]

  init(_ texts: [String: String], _ edits: [CodeEdit]) {
    (self.texts, self.edits) = (texts, edits)
  }

  /// The files with the edits in them; no line gets another number.
  var edited: [String: String] {
    var edited = texts
    for (file, edits) in Dictionary(grouping: edits, by: \.file) {
      guard var text = texts[file].map({ Array($0.utf8) }) else { continue }
      // Of two texts at one place, the outer edit's goes first: it has the lower number.
      let insertions = edits.sorted { $0.number < $1.number }.flatMap(\.insertions).enumerated()
        .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      for (_, insertion) in insertions.reversed() {
        text.insert(contentsOf: insertion.text.utf8, at: min(insertion.offset, text.count))
      }
      edited[file] = String(decoding: text, as: UTF8.self)
    }
    // In a file of the module's own: a new one might not be among its sources.
    let files = edits.map(\.file).sorted()
    let importing = files.first { texts[$0]?.contains(#/(?m)^import Foundation$/#) == true }
    guard let file = importing ?? files.first else { return texts }
    edited[file, default: ""] +=
      "\n" + (importing == nil ? "import Foundation\n" : "") + Self.declarations
    return edited
  }

  private static let declarations = """
    nonisolated private let kataChoice =
      ProcessInfo.processInfo.environment["\(SubjectModule.variable)"].flatMap { Int($0) } ?? 0

    nonisolated func kataEdit(_ number: Int) -> Bool { number == kataChoice }

    precedencegroup KataTurned {
      higherThan: TernaryPrecedence
      lowerThan: LogicalDisjunctionPrecedence
    }

    infix operator ^^^: KataTurned

    nonisolated func ^^^ (isTurned: Bool, condition: Bool) -> Bool { isTurned != condition }

    """

  /// Drops the edits on lines with an error, and returns false if there are none.
  mutating func drop(_ errors: [Diagnostic]) -> Bool {
    let kept = edits.filter { edit in
      !errors.contains { $0.severity == .error && $0.file == edit.file && edit.isOn($0.line) }
    }
    defer { edits = kept }
    return kept.count < edits.count
  }
}
