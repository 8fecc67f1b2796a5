import Foundation

/// All subjects of an exercise as one module; a process makes the one whose number it is given.
package struct SubjectModule: Sendable, Equatable {
  /// The variable that carries the number.
  package static let variable = "SPYKIT_SUBJECT"

  /// The module's files: texts by name.
  package private(set) var files: [String: String] = [:]

  /// Every subject brings the factory of the first one; nil if that has none.
  package init?(_ subjects: [Subject]) {
    guard let given = subjects.first, let factory = SubjectFactory(in: given.text) else {
      return nil
    }
    for (number, subject) in subjects.enumerated() {
      files["Subject\(number).swift"] = factory.numbered(number, in: subject.text)
    }
    let imports = given.text.split(separator: "\n").filter {
      $0.hasPrefix("import ") && $0 != "import Foundation"
    }
    files["Subjects.swift"] = """
      import Foundation
      \(imports.joined(separator: "\n"))

      \(factory.choosing(among: subjects.count))

      private let chosen = ProcessInfo.processInfo.environment["\(Self.variable)"].flatMap { Int($0) } ?? 0

      """
  }
}

/// The function that makes a subject: `func makeInteractor(presenter: any P) -> any B {`.
private struct SubjectFactory {
  var name: String
  /// From `func` up to the brace.
  var header: String

  /// The first function that begins at a line's start.
  init?(in text: String) {
    guard let start = text.range(of: "\nfunc ")?.upperBound,
      let open = text[start...].firstIndex(of: "("),
      let brace = text[start...].range(of: " {\n")?.lowerBound, open < brace
    else { return nil }
    name = String(text[start..<open])
    header = "func " + text[start..<brace]
  }

  /// A subject's text in which the factory has a name of its own.
  func numbered(_ number: Int, in text: String) -> String {
    text.replacing("\nfunc \(name)(", with: "\nfunc \(name)\(number)(", maxReplacements: 1)
  }

  /// A factory of the same name that asks the chosen subject's; the given one's unless told.
  func choosing(among count: Int) -> String {
    let calls = (1..<max(1, count)).map { "  case \($0): \(name)\($0)(\(arguments))" }
    return """
      \(header) {
        switch chosen {
      \((calls + ["  default: \(name)0(\(arguments))"]).joined(separator: "\n"))
        }
      }
      """
  }

  /// The parameters, handed on: `presenter: presenter`.
  private var arguments: String {
    header.matches(of: #/[(,]\s*(\w+)(?:\s+(\w+))?\s*:/#).map { parameter in
      let (label, name) = (parameter.output.1, parameter.output.2)
      return label == "_" ? "\(name ?? label)" : "\(label): \(name ?? label)"
    }.joined(separator: ", ")
  }
}
