import Basics
package import Foundation

/// The exercises as shipped, and digests of all else that was given.
///
/// `Exercises/shipped.txt`, which `kata verify --record` writes, has a line for each file:
///
///     === digests
///     9f86d081884c7d65… Package.swift
///     3c9d1e0f5a7b2c44… Exercise01/Sources/LoginPresenter.swift
///
/// The texts of stubs and suites are found by these digests: where they lie, or in git's history. A copy
/// without a history has them in a second file, each below a heading with its name.
package struct ShippedFiles: Sendable, Equatable {
  package static let path = "Exercises/shipped.txt"
  /// The texts, in an archive, in a copy that `kata export` makes, and at a desk.
  package static let textsPath = "Exercises/shipped-texts.txt"

  /// Digests of the files of other given parts that a verdict depends on, by path from the course's root.
  package var digests: [String: String] = [:]
  /// Digests of stubs and suites by module, folder and file name: "Exercise01/Sources/LoginPresenter.swift".
  private var files: [String: String] = [:]
  private var texts: [String: String] = [:]

  package init() {}

  /// The texts of an exercise's folder, "Sources" or "Tests", by their paths in it.
  package subscript(id: ExerciseID, folder: String) -> [String: String] {
    get { Self.below("\(id)/\(folder)/", texts) }
    set {
      let prefix = "\(id)/\(folder)/"
      files = files.filter { !$0.key.hasPrefix(prefix) }
      texts = texts.filter { !$0.key.hasPrefix(prefix) }
      for (name, text) in newValue {
        files[prefix + name] = SHA256.hex(text)
        texts[prefix + name] = text
      }
    }
  }

  /// The digests of the texts in an exercise's folder, also of those that are not found.
  package func digests(_ id: ExerciseID, _ folder: String) -> [String: String] {
    Self.below("\(id)/\(folder)/", files)
  }

  /// The texts of an exercise that are not found, as in "Sources/LoginPresenter.swift".
  package func missing(of id: ExerciseID) -> [String] {
    Self.below("\(id)/", files).keys.filter { texts["\(id)/\($0)"] == nil }.sorted()
  }

  /// True if a text is missing that is listed.
  var isIncomplete: Bool { texts.count < files.count }

  /// Keeps a text if it is the one that is listed under the name; else returns false.
  @discardableResult
  package mutating func find(_ name: String, of id: ExerciseID, _ text: String) -> Bool {
    guard files["\(id)/\(name)"] == SHA256.hex(text) else { return false }
    texts["\(id)/\(name)"] = text
    return true
  }

  private static func below(_ prefix: String, _ all: [String: String]) -> [String: String] {
    let own = all.filter { $0.key.hasPrefix(prefix) }
    return Dictionary(
      uniqueKeysWithValues: own.map { (String($0.key.dropFirst(prefix.count)), $0.value) })
  }

  /// Forgets all exercises but these.
  package mutating func keep(only ids: [ExerciseID]) {
    files = files.filter { path, _ in ids.contains { path.hasPrefix("\($0)/") } }
    texts = texts.filter { files[$0.key] != nil }
  }

  package func digest(of id: ExerciseID) -> String {
    SHA256.hex(
      Self.below("\(id)/", files).sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        .joined(separator: "\u{0}"))
  }
}

extension ShippedFiles {
  private static let heading = "=== "
  private static let digestsName = "digests"
  private static let comment =
    "The exercises as shipped, written by `kata verify --record`; `kata reset` and verdicts use it.\n"

  /// Reads the file; lines above its first heading are a comment, and texts in it are shipped, too.
  package init(reading data: Data) {
    for (heading, text) in Self.sections(of: data) {
      guard heading == Self.digestsName else {
        texts[heading] = text
        continue
      }
      for line in text.lines {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2 else { continue }
        let isOwn = words[1].hasPrefix("Exercise") && !words[1].hasPrefix("Exercises/")
        if isOwn { files[words[1]] = words[0] } else { digests[words[1]] = words[0] }
      }
    }
    files.merge(texts.mapValues { SHA256.hex($0) }) { $1 }
  }

  /// Takes the texts that are still missing from such a file as `written` makes.
  package mutating func take(_ data: Data) {
    guard isIncomplete else { return }
    for (heading, text) in Self.sections(of: data)
    where texts[heading] == nil && files[heading] == SHA256.hex(text) {
      texts[heading] = text
    }
  }

  private static func sections(of data: Data) -> [(heading: String, text: String)] {
    // `Data` finds the headings ten times as fast as `String`; every command reads this file.
    let data = Data("\n".utf8) + data
    let mark = Data("\n\(heading)".utf8)
    var sections: [(heading: String, text: String)] = []
    var next = data.range(of: mark)
    while let start = next?.upperBound {
      next = data.range(of: mark, in: start..<data.endIndex)
      // The last line's end belongs to the text, where another heading follows, too.
      let section = data[start..<(next.map { $0.lowerBound + 1 } ?? data.endIndex)]
      let end = section.firstIndex(of: UInt8(ascii: "\n")) ?? section.endIndex
      let name = String(decoding: section[..<end], as: UTF8.self)
      sections.append((name, String(decoding: section[end...].dropFirst(), as: UTF8.self)))
    }
    return sections
  }

  /// The file with the digests.
  package var list: String {
    let lines = files.merging(digests) { $1 }.sorted { $0.key < $1.key }.map { "\($1) \($0)\n" }
    return "\(Self.comment)\(Self.heading)\(Self.digestsName)\n\(lines.joined())"
  }

  /// The file with the texts; nil if it would not be read as what it was made of.
  ///
  /// That is so where a line begins as a heading does, or where a text does not end its last line.
  package var written: String? {
    let sorted = texts.sorted { $0.key < $1.key }
    let written = sorted.map { "\(Self.heading)\($0)\n\($1)" }.joined()
    let read = Self.sections(of: Data(written.utf8))
    return read.elementsEqual(sorted) { $0 == ($1.key, $1.value) } ? written : nil
  }
}
