/// A learner's own module, in which a process can silence one message method: it then does nothing.
package struct SilencedModule: Sendable, Equatable {
  /// The module's files: texts by name.
  package private(set) var files: [String: String]
  /// The module as it is, and then with each method silent.
  package let subjects: [Subject]

  private static let name = "kataSilent"
  private static let file = "KataSilent.swift"

  /// Puts a condition into each method; the methods' files are named as in `texts`.
  package init(_ texts: [String: String], silencing methods: [OwnParts.Method]) {
    files = texts
    // From the end of each file, so that places before it stay where they are.
    for (number, method) in methods.enumerated().sorted(by: { $1.element.body < $0.element.body }) {
      guard var text = files[method.file].map({ Array($0.utf8) }), method.body <= text.count else {
        continue
      }
      // The name in the braces tells this place from the learner's own.
      let guarded = " if \(Self.name) == \(number + 1) { _ = \(Self.name); return };"
      text.insert(contentsOf: guarded.utf8, at: method.body)
      files[method.file] = String(decoding: text, as: UTF8.self)
    }
    files[Self.file] = """
      import Foundation

      nonisolated let \(Self.name) =
        ProcessInfo.processInfo.environment["\(SubjectModule.variable)"].flatMap { Int($0) } ?? 0

      """
    subjects =
      [Subject(right: "// your own parts")]
      + methods.map { method in
        let sentence = "\(method.part).\(method.name) does nothing."
        return Subject(wrong: "", edge: method.role.title, sentence: sentence)
      }
  }

  /// A place that never ran, as the learner wrote it; nil if it was put in here.
  package static func own(_ place: Untried) -> Untried? {
    guard !place.file.hasSuffix("/\(file)"), !place.text.hasPrefix("_ = \(name)") else {
      return nil
    }
    var place = place
    // An idle method begins with its condition.
    place.text = place.text.replacing(#/^if kataSilent == \d+ \{[^}]*\};\s*/#, with: "")
    return place
  }
}
