package import Foundation

/// A place in somebody's sources that neither suite nor scripts ever ran.
package struct Untried: Codable, Sendable, Hashable {
  package var file: String
  package var line: Int
  /// What stands there, to the end of its line.
  package var text: String

  package init(file: String, line: Int, text: String) {
    self.file = file
    self.line = line
    self.text = text
  }

  /// What stands behind `??`, or in a closure that is replaced later, and can hide nothing; nor can
  /// an `@unknown default`, which the compiler demands.
  private static let emptyValues: Set = ["\"\"", "nil", "[]", "_ in"]

  /// Stands in a comment before what is right, and can't be reached, with the reason behind it.
  package static let excuse = "// Never runs: "

  /// Every such place, each once, in the order of the files and their lines; nil when the counts
  /// can't be read.
  ///
  /// `export` is what llvm-cov wrote; the sources are by file. Lines that were given as they stand
  /// are not the learner's business.
  package static func all(
    in export: Data, sources: [String: String], given: String = ""
  ) -> [Untried]? {
    guard let report = try? JSONDecoder().decode(CoverageExport.self, from: export) else {
      return nil
    }
    let regions = Set(report.data.flatMap(\.functions).flatMap(\.regions).filter(\.isCode))
    // A region that holds another, and was not run, says it all.
    let idle = regions.filter { $0.count == 0 }
    let outermost = idle.filter { region in !idle.contains { $0 != region && $0.holds(region) } }
    let given = Set(given.lines.map(trimmed))
    let places = outermost.sorted().compactMap { region -> Untried? in
      guard let lines = sources[region.file]?.lines, let place = place(of: region, in: lines),
        !emptyValues.contains(place.text), !place.text.hasPrefix("@unknown"),
        !given.contains(trimmed(lines[place.line - 1])),
        !lines[max(0, place.line - 2)..<place.line].contains(where: { $0.contains(excuse) })
      else { return nil }
      return place
    }
    return places.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The first that stands in the region, behind its bracket.
  private static func place(of region: CoverageExport.Region, in lines: [String]) -> Untried? {
    for line in region.start.line...max(region.start.line, region.end.line) {
      guard lines.indices.contains(line - 1) else { return nil }
      let bytes = Array(lines[line - 1].utf8)
      let first = line == region.start.line ? region.start.column - 1 : 0
      let last = line == region.end.line ? region.end.column - 1 : bytes.count
      guard first <= min(last, bytes.count) else { continue }
      var piece = bytes[first..<min(last, bytes.count)]
      if line == region.start.line, piece.first == UInt8(ascii: "{") {
        piece.removeFirst()
        if line == region.end.line, piece.last == UInt8(ascii: "}") { piece.removeLast() }
      }
      let text = trimmed(String(decoding: piece, as: UTF8.self))
      if !text.isEmpty { return Untried(file: region.file, line: line, text: text) }
    }
    let line = region.start.line
    return Untried(file: region.file, line: line, text: trimmed(lines[line - 1]))
  }

  private static func trimmed(_ line: String) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}

/// As much of llvm-cov's export as is needed here.
private struct CoverageExport: Decodable {
  var data: [File]

  struct File: Decodable {
    var functions: [Function]
  }

  struct Function: Decodable {
    var regions: [Region]

    private enum Key: CodingKey { case filenames, regions }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let files = try container.decode([String].self, forKey: .filenames)
      regions = try container.decode([[Int]].self, forKey: .regions).compactMap { numbers in
        guard numbers.count >= 8, files.indices.contains(numbers[5]) else { return nil }
        return Region(
          file: files[numbers[5]], start: Position(line: numbers[0], column: numbers[1]),
          end: Position(line: numbers[2], column: numbers[3]), count: numbers[4],
          isCode: numbers[7] == 0)
      }
    }
  }

  struct Position: Hashable, Comparable {
    var line: Int
    var column: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  struct Region: Hashable, Comparable {
    var file: String
    var start: Position
    var end: Position
    var count: Int
    var isCode: Bool

    func holds(_ other: Region) -> Bool {
      file == other.file && start <= other.start && other.end <= end
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.file, left.start, left.end) < (right.file, right.start, right.end)
    }
  }
}
