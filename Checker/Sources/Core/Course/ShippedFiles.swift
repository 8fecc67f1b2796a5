package import Foundation

/// The exercises as shipped: what `Exercises/shipped.txt` holds, which `kata verify --record` writes.
///
/// In that file, a line that begins with `=== ` is a heading:
///
///     === digests
///     9f86d081884c7d65… Package.swift
///     === Exercise01/Sources/LoginPresenter.swift
///     import LoginScene
package struct ShippedFiles: Sendable, Equatable {
  package static let path = "Exercises/shipped.txt"

  /// Digests of the files of other given parts that a verdict depends on, by path from the course's root.
  package var digests: [String: String] = [:]
  /// Texts by module, folder and file name: "Exercise01/Sources/LoginPresenter.swift".
  private var texts: [String: String] = [:]

  package init() {}

  /// The texts of an exercise's folder, "Sources" or "Tests", by their paths in it.
  package subscript(id: ExerciseID, folder: String) -> [String: String] {
    get {
      let prefix = "\(id)/\(folder)/"
      let own = texts.filter { $0.key.hasPrefix(prefix) }
      return Dictionary(
        uniqueKeysWithValues: own.map { (String($0.key.dropFirst(prefix.count)), $0.value) })
    }
    set {
      texts = texts.filter { !$0.key.hasPrefix("\(id)/\(folder)/") }
      for (name, text) in newValue { texts["\(id)/\(folder)/\(name)"] = text }
    }
  }

  /// Forgets all exercises but these.
  package mutating func keep(only ids: [ExerciseID]) {
    texts = texts.filter { path, _ in ids.contains { path.hasPrefix("\($0)/") } }
  }

  package func digest(of id: ExerciseID) -> String {
    var facts: [String] = []
    for folder in ["Sources", "Tests"] {
      for (name, text) in self[id, folder].sorted(by: { $0.key < $1.key }) {
        facts += [folder, name, text]
      }
    }
    return SHA256.hex(facts.joined(separator: "\u{0}"))
  }
}

extension ShippedFiles {
  private static let heading = "=== "
  private static let digestsName = "digests"
  private static let comment =
    "The exercises as shipped, written by `kata verify --record`; `kata reset` and verdicts use it.\n"

  /// Reads the file; lines above its first heading are a comment.
  package init(reading data: Data) {
    // `Data` finds the headings ten times as fast as `String`; every command reads this file.
    let data = Data("\n".utf8) + data
    let mark = Data("\n\(Self.heading)".utf8)
    var next = data.range(of: mark)
    while let start = next?.upperBound {
      next = data.range(of: mark, in: start..<data.endIndex)
      // The last line's end belongs to the text, where another heading follows, too.
      let section = data[start..<(next.map { $0.lowerBound + 1 } ?? data.endIndex)]
      let end = section.firstIndex(of: UInt8(ascii: "\n")) ?? section.endIndex
      take(
        String(decoding: section[..<end], as: UTF8.self),
        String(decoding: section[end...].dropFirst(), as: UTF8.self))
    }
  }

  private mutating func take(_ heading: String, _ text: String) {
    if heading == Self.digestsName {
      for line in text.lines {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        if words.count == 2 { digests[words[1]] = words[0] }
      }
    } else {
      texts[heading] = text
    }
  }

  /// The file's text; nil if it would not be read as what it was made of.
  ///
  /// That is so where a line begins as a heading does, or where a text does not end its last line.
  package var text: String? {
    var text = "\(Self.comment)\(Self.heading)\(Self.digestsName)\n"
    for (path, digest) in digests.sorted(by: { $0.key < $1.key }) { text += "\(digest) \(path)\n" }
    for (path, file) in texts.sorted(by: { $0.key < $1.key }) {
      text += "\(Self.heading)\(path)\n\(file)"
    }
    return Self(reading: Data(text.utf8)) == self ? text : nil
  }
}
