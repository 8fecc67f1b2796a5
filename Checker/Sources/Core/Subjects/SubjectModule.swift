import Foundation

/// All subjects of an exercise as one module; a process makes the one whose number it is given.
package struct SubjectModule: Sendable, Equatable {
  /// The variable that carries the number.
  package static let variable = "SPYKIT_SUBJECT"

  /// The module's files: texts by name.
  package private(set) var files: [String: String] = [:]

  /// Every subject brings the factory of the first one; nil if that has none.
  ///
  /// It is the first function at a line's start: `func makeInteractor(presenter: any P) -> any B {`.
  package init?(_ subjects: [Subject]) {
    guard let given = subjects.first?.text,
      let factory = given.firstMatch(of: #/\n(func (\w+)\([\s\S]*?) \{\n/#)?.output
    else { return nil }
    let (header, name) = (factory.1, factory.2)
    for (number, subject) in subjects.enumerated() {
      files["Subject\(number).swift"] = subject.text.replacing(
        "\nfunc \(name)(", with: "\nfunc \(name)\(number)(", maxReplacements: 1)
    }
    // The parameters, handed on: `presenter: presenter`.
    let arguments = header.matches(of: #/[(,]\s*(\w+)(?:\s+(\w+))?\s*:/#).map { parameter in
      let (label, name) = (parameter.output.1, parameter.output.2)
      return label == "_" ? "\(name ?? label)" : "\(label): \(name ?? label)"
    }.joined(separator: ", ")
    let calls = subjects.indices.dropFirst().map { "  case \($0): \(name)\($0)(\(arguments))" }
    let imports = given.split(separator: "\n").filter {
      $0.hasPrefix("import ") && $0 != "import Foundation"
    }
    files["Subjects.swift"] = """
      import Foundation
      \(imports.joined(separator: "\n"))

      \(header) {
        switch chosen {
      \((calls + ["  default: \(name)0(\(arguments))"]).joined(separator: "\n"))
        }
      }

      private let chosen = ProcessInfo.processInfo.environment["\(Self.variable)"].flatMap { Int($0) } ?? 0

      """
  }
}
