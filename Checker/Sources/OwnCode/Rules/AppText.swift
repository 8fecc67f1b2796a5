import Common
import Foundation

/// The texts of an app's files.
final class AppText {
  private let sources: [String]
  private var codes: [Int: String] = [:]
  private var patterns: [String: NSRegularExpression] = [:]

  init(_ facts: ModuleFacts) { sources = facts.sources.map(\.text) }

  /// How often a pattern occurs in a file's code.
  func count(_ pattern: String, in file: Int) -> Int {
    matches(pattern, in: code(of: file), nil).count
  }

  /// The places in a node's code at which a pattern occurs.
  func places(of pattern: String, in node: TreeNode) -> [(text: String, place: Place)] {
    let code = code(of: node.place.file)
    let ends = [node.place.offset, node.lastToken].map {
      code.utf8.index(code.startIndex, offsetBy: min($0, code.utf8.count))
    }
    guard ends[0] < ends[1] else { return [] }
    return matches(pattern, in: code, ends[0]..<ends[1]).map { range in
      let offset = code.utf8.distance(from: code.startIndex, to: range.lowerBound)
      return (String(code[range]), Place(file: node.place.file, offset: offset))
    }
  }

  /// The text of a line, from a place on or whole.
  func line(_ place: Place, isWhole: Bool = false) -> String {
    let text = sources[place.file].utf8
    let before = isWhole ? text.prefix(place.offset).reversed().prefix { $0 != 10 }.count : 0
    let rest = text.dropFirst(place.offset - before).prefix { $0 != 10 }
    return String(decoding: rest, as: UTF8.self)
  }

  /// True if a node's text, with its comments, has a match of a pattern.
  func has(_ pattern: String, in node: TreeNode) -> Bool {
    let bytes = sources[node.place.file].utf8.dropFirst(node.place.offset)
      .prefix(max(0, node.lastToken - node.place.offset))
    return !matches(pattern, in: String(decoding: bytes, as: UTF8.self), nil).isEmpty
  }

  /// A file's text, in which comments and literals are blank.
  private func code(of file: Int) -> String {
    if let known = codes[file] { return known }
    let text = sources[file]
    var bytes = Array(text.utf8)
    let plain = #"//[^\n]*|/\*[\s\S]*?\*/|"(\\.|[^"\\\n])*""#
    for range in matches(plain, in: text, nil) {
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      let length = text.utf8.distance(from: range.lowerBound, to: range.upperBound)
      for byte in start..<(start + length) where bytes[byte] != 10 { bytes[byte] = 32 }
    }
    codes[file] = String(decoding: bytes, as: UTF8.self)
    return codes[file] ?? ""
  }

  private func matches(
    _ pattern: String, in text: String, _ range: Range<String.Index>?
  ) -> [Range<String.Index>] {
    if patterns[pattern] == nil {
      patterns[pattern] = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    }
    let range = NSRange(range ?? text.startIndex..<text.endIndex, in: text)
    return patterns[pattern]?.matches(in: text, range: range)
      .compactMap { Range($0.range, in: text) } ?? []
  }
}
