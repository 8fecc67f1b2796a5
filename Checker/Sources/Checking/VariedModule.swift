import Basics

/// A module in which each process chooses what stands in some bodies: one program holds many variants.
package struct VariedModule: Sendable, Equatable {
  /// The variable with the number of the variant, from 1; with 0, the module is as it was given.
  package static let variable = "SPYKIT_SUBJECT"
  /// The constant that holds this number in the module.
  static let number = "kataVariant"
  private static let file = "KataVariant.swift"

  /// The bytes between the braces of a function.
  package struct Body: Sendable, Hashable {
    package var bytes: Range<Int>
    /// True if the function has a result.
    var hasResult: Bool

    package init(_ bytes: Range<Int>, hasResult: Bool) {
      (self.bytes, self.hasResult) = (bytes, hasResult)
    }

    /// One of several texts in it: an expression alone is no longer the result.
    fileprivate func choice(_ text: String) -> String {
      guard hasResult, !text.contains(#/\breturn\b/#) else { return "{\(text)}" }
      let blanks = text.prefix(while: \.isWhitespace)
      return "{\(blanks)return \(text.dropFirst(blanks.count))}"
    }
  }

  /// A text that replaces a body, or that is put in its place, between others, for all variants.
  package struct Change: Sendable, Equatable {
    var file: String
    var body: Body
    var text: String
    /// The members and imports that it puts in; empty if it replaces a body.
    var declares: Set<String> = []
  }

  /// The module's files: texts by name.
  package private(set) var files: [String: String]

  /// All lines of `texts` stay where they are, if no change before them has several, or puts one in.
  package init(_ texts: [String: String], _ variants: [[Change]]) {
    files = texts
    let changes = variants.enumerated().flatMap { index, changes in
      changes.map { (number: index + 1, change: $0) }
    }
    for (name, changes) in Dictionary(grouping: changes, by: \.change.file) {
      var bytes = Array((texts[name] ?? "").utf8)
      // From the end, so that places before a body stay what they are.
      let bodies = Dictionary(grouping: changes, by: \.change.body)
      for (body, changes) in bodies.sorted(by: { $0.key.bytes.endIndex > $1.key.bytes.endIndex }) {
        guard changes.allSatisfy(\.change.declares.isEmpty) else {
          let texts = changes.map(\.change.text).once(==)
          bytes.replaceSubrange(body.bytes, with: texts.joined().utf8)
          continue
        }
        let own = String(decoding: bytes[body.bytes], as: UTF8.self)
        let choices = changes.map { "if \(Self.number) == \($0) \(body.choice($1.text)) else " }
        bytes.replaceSubrange(body.bytes, with: " \(choices.joined())\(body.choice(own))".utf8)
      }
      files[name] = String(decoding: bytes, as: UTF8.self)
    }
    files[Self.file] = """
      import Foundation

      nonisolated let \(Self.number) =
        ProcessInfo.processInfo.environment["\(Self.variable)"].flatMap { Int($0) } ?? 0

      """
  }

  /// A place that never ran, as the learner wrote it and without a condition; nil if it was put in.
  package static func own(_ place: Untried) -> Untried? {
    guard !place.file.hasSuffix("/\(file)"), !place.text.hasPrefix("_ = \(number)") else {
      return nil
    }
    var place = place
    let own = #/^if kataVariant == \d+ \{[^}]*\} else \{\s*(.*?)\s*\}?$/#
    place.text = place.text.replacing(own) { $0.output.1 }
    return place
  }

  /// The changes of bodies that make one module of another, and the members that it has besides; nil
  /// if more differs.
  ///
  /// `bodies` are those of `texts`, by file and in the order of their places.
  package static func changes(
    from texts: [String: String], to others: [String: String], bodies: [String: [Body]]
  ) -> [Change]? {
    guard Set(texts.keys) == Set(others.keys) else { return nil }
    var changes: [Change] = []
    for (name, other) in others where other != texts[name] {
      let text = Array((texts[name] ?? "").utf8)
      let bodies = bodies[name] ?? []
      let parts = members(in: other, of: name, besides: texts, bodies: bodies)
      changes += parts.members
      var rest = Array(parts.rest.utf8)[...]
      if rest == text[...] { continue }
      guard let first = bodies.first, rest.starts(with: text[..<first.bytes.lowerBound])
      else { return nil }
      rest = rest.dropFirst(first.bytes.lowerBound)
      let starts = bodies.map(\.bytes.lowerBound) + [text.endIndex]
      for (body, next) in zip(bodies, starts.dropFirst()) {
        let between = text[body.bytes.upperBound..<next]
        let last = next == text.endIndex ? max(0, rest.count - between.count) : 0
        guard let end = rest.dropFirst(last).firstRange(of: between) else { return nil }
        let new = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
        if !text[body.bytes].elementsEqual(new.utf8) {
          let block = "{\(new)}"
          guard Brackets.end(of: block[...], .ofCode) == block.endIndex else { return nil }
          changes.append(Change(file: name, body: body, text: new))
        }
        rest = rest[end.upperBound...]
      }
    }
    return changes
  }
}
