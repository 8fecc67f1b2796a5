import Foundation

/// All subjects of an exercise as one module, in which a ticket chooses the one that is made.
package struct SubjectModule: Sendable, Equatable {
  /// The module's files: texts by name.
  package private(set) var files: [String: String] = [:]
  /// Each subject's number in the module, which says nothing of what it is.
  package private(set) var numbers: [Int]

  /// The file of the subject with that number.
  package static func file(_ number: Int) -> String { "Subject\(number).swift" }

  /// Every subject brings the factory of the first one; nil when that has none.
  package init?(_ subjects: [Subject]) {
    guard let given = subjects.first, let factory = SubjectFactory(in: given.text) else {
      return nil
    }
    let digests = subjects.map { SHA256.hex($0.anonymous) }
    let order = subjects.indices.sorted { (digests[$0], $0) < (digests[$1], $1) }
    numbers = subjects.indices.map { order.firstIndex(of: $0) ?? 0 }
    for (number, index) in order.enumerated() {
      files[Self.file(number)] = factory.numbered(number, in: subjects[index].anonymous)
    }
    let imports = given.text.split(separator: "\n").filter {
      $0.hasPrefix("import ") && $0 != "import Foundation"
    }
    files["Subjects.swift"] = """
      import Foundation
      \(imports.joined(separator: "\n"))

      \(factory.choosing(among: subjects.count))

      \(SubjectTicket.source(of: subjects.count))

      """
  }
}

/// The function that makes a subject: `func makeInteractor(presenter: any P) -> any B {`.
struct SubjectFactory: Equatable {
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
    guard let place = text.range(of: "\nfunc \(name)(") else { return text }
    return text.replacingCharacters(in: place, with: "\nfunc \(name)\(number)(")
  }

  /// A factory of the same name that asks the chosen subject's.
  func choosing(among count: Int) -> String {
    let calls = (0..<count).map { number in
      let label = number == count - 1 ? "default" : "case \(number)"
      return "  \(label): \(name)\(number)(\(arguments))"
    }
    return "\(header) {\n  switch chosen {\n\(calls.joined(separator: "\n"))\n  }\n}"
  }

  /// The parameters, handed on: `presenter: presenter`.
  var arguments: String {
    parameters.map { parameter in
      let words = parameter.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
      let name = words.last ?? ""
      return words.first == "_" ? "\(name)" : "\(words.first ?? ""): \(name)"
    }.joined(separator: ", ")
  }

  private var parameters: [Substring] {
    let open = header.firstIndex(of: "(") ?? header.endIndex
    let inBrackets = header[open..<Brackets.end(of: header[open...])]
    return Brackets.parts(of: inBrackets.dropFirst().dropLast())
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }
}

/// Which subject a process is to make, said by a number that gives nothing away.
package enum SubjectTicket {
  /// The variable that carries it.
  package static let variable = "SPYKIT_SUBJECT"

  /// The number of the subject that the ticket stands for.
  static func number(of ticket: UInt64, among count: Int) -> Int {
    Int(ticket % UInt64(count))
  }

  /// One of the many tickets for a subject: another one for another seed.
  package static func ticket(for number: Int, among count: Int, seed: UInt64) -> UInt64 {
    UInt64(number) + UInt64(count) * (seed % (UInt64.max / UInt64(count) - 1))
  }

  /// The numbers in an order that follows from the seed, and from nothing else.
  package static func shuffled(_ numbers: Range<Int>, seed: UInt64) -> [Int] {
    numbers.map { (SHA256.hex("\(seed) \($0)"), $0) }.sorted { $0 < $1 }.map(\.1)
  }

  /// `number(of:among:)` of the process's own ticket, as source.
  static func source(of count: Int) -> String {
    """
    private let chosen: Int = {
      let ticket = ProcessInfo.processInfo.environment["\(variable)"].flatMap { UInt64($0) } ?? 0
      return Int(ticket % \(count))
    }()
    """
  }
}
