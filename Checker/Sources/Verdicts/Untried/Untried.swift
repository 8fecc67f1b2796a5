import Basics
package import Foundation

/// A place in a learner's sources that neither suite nor scripts ran.
package struct Untried: Codable, Sendable, Hashable {
  package var file: String
  package var line: Int
  /// The code there, to the end of its line.
  package var text: String

  /// Code behind `??`, or in a closure that is replaced later, that can hide nothing; nor can
  /// an `@unknown default`, which the compiler demands, or the whole range, which is never called.
  private static let emptyValues: Set = ["\"\"", "nil", "[]", "_ in", "..."]

  /// Stands in a comment before what is right, and can't be reached, with the reason behind it.
  static let excuse = "// Never runs: "

  /// Every such place in the order of files and lines; nil when the counts can't be read.
  ///
  /// `export` is what llvm-cov wrote; the sources are by file. Lines that were given as they stand
  /// are not the learner's business.
  package static func all(
    in export: Data, sources: [String: String], given: String = ""
  ) -> [Untried]? {
    guard let report = try? JSONDecoder().decode(CoverageExport.self, from: export) else {
      return nil
    }
    let lines = sources.mapValues(\.lines)
    // A region that holds another, and was not run, says it all.
    let idle = report.idle.filter { lines[$0.file] != nil }
    let excused = report.gettersBesideSetters
    let outermost = idle.filter { region in
      !excused.contains { $0.holds(region) } && !idle.contains { $0 != region && $0.holds(region) }
    }
    let given = Set(given.lines.map(trimmed))
    let places = outermost.compactMap { region -> Untried? in
      guard let lines = lines[region.file], let place = place(of: region, in: lines),
        !emptyValues.contains(place.text), !place.text.hasPrefix("@unknown"),
        ![place.line, region.start.line].allSatisfy({ given.contains(trimmed(lines[$0 - 1])) }),
        !lines[max(0, place.line - 2)..<place.line].contains(where: { $0.contains(excuse) })
      else { return nil }
      return place
    }
    return places.once(==)
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
      guard text.allSatisfy({ ")]}".contains($0) }) else {
        return Untried(file: region.file, line: line, text: text)
      }
    }
    // A line that only ends a block hides nothing; a block without code is named by its first line.
    let line = region.start.line
    guard lines.indices.contains(line - 1),
      lines[line - 1].utf8.dropFirst(region.start.column - 1).first == UInt8(ascii: "{")
    else { return nil }
    return Untried(file: region.file, line: line, text: trimmed(lines[line - 1]))
  }

  private static func trimmed(_ line: String) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}

extension StageResults {
  /// It costs nothing: what no edge asks for is too much, and what one asks for has no test yet.
  var untriedNote: String? {
    guard outcome == .passed, let untried, !untried.isEmpty else { return nil }
    var places = untried.prefix(Limits.untriedPlaces).map { place in
      "\(place.file):\(place.line), \"\(place.text)\""
    }
    let rest = untried.count - places.count
    if rest > 0 { places.append("\(rest) more places") }
    let all = places.joined(separator: ", nor ")
    guard reference.state != .notSupplied else {
      return
        "no test has run \(all). Delete what no code calls; in a copy with Solutions, a script "
        + "may run the rest"
    }
    return
      "no test or script has run \(all). Leave out what no edge asks for; a guard against a race "
      + "may stay"
  }
}
