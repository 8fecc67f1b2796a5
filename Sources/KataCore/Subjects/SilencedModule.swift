/// The parts of a learner's scene, and the methods by which they get their messages.
package struct OwnParts: Sendable, Equatable {
  /// The roles that a class of the scene has taken.
  package var roles: Set<Role>
  /// In the order of the files.
  package var methods: [Method]

  /// A role in a scene.
  package struct Role: Sendable, Hashable {
    /// The end of its protocols' names: "PresentationLogic".
    package var end: String
    /// The word for it: "Presenter".
    package var title: String

    package init(end: String, title: String) { (self.end, self.title) = (end, title) }
  }

  /// A method without a result that a part's protocol asks for.
  package struct Method: Sendable, Equatable {
    package var role: Role
    /// The name of the type.
    package var part: String
    package var name: String
    package var file: String
    /// The place right behind the brace that begins its body, in bytes.
    package var body: Int

    package init(role: Role, part: String, name: String, file: String, body: Int) {
      (self.role, self.part, self.name) = (role, part, name)
      (self.file, self.body) = (file, body)
    }
  }

  package init(roles: Set<Role>, methods: [Method]) {
    (self.roles, self.methods) = (roles, methods)
  }
}

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
