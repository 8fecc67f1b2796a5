import Common

/// The text of a file of spies: the log, its messages with their cast, and a spy for each protocol.
struct SpiesText {
  /// The beginning of the names of log, messages and base class.
  let name: String
  /// Modules of the package, and others that the protocols' files import.
  let modules, imports: [String]
  let protocols: [Requirements]

  init(name: String, modules: Set<String>, imports: Set<String>, protocols: [Requirements]) {
    self.name = name
    self.modules = modules.sorted()
    self.imports = imports.subtracting(modules).union(["SpyKit"]).sorted()
    let order = [nil, "router", "view", "interactor", "worker", "presenter"]
    self.protocols = protocols.sorted { one, other in
      let places = [one, other].map { order.firstIndex(of: $0.part) ?? 0 }
      return (places[0], one.name) < (places[1], other.name)
    }
  }

  var text: String {
    let told = protocols.filter(\.hasMessages)
    let calls = told.map(messages).joined(separator: "\n")
    let asksAtOnce = protocols.contains { $0.methods.contains { !$0.isAsync && $0.isAnswered } }
    let lines = imports.map { name in
      let line = "import \(name)\n"
      return name == "FoundationNetworking" ? "#if canImport(\(name))\n  \(line)#endif\n" : line
    }
    return lines.joined() + "\n"
      + modules.map { "@testable import \($0)\n" }.joined() + """

        /// All messages that the spies of a test have got, in their order.
        typealias \(name)Log = KataLog<\(name)Call>

        /// A message, by the part that got it.
        nonisolated enum \(name)Call: KataMessage {
        \(told.map { "  case \(receiver($0))(\(capital(receiver($0)))Call)\n" }.joined())
          /// The parts in the order of a drawing, and who sends to each.
          static let cast = [
        \(told.map { "    KataPart(\"\(receiver($0))\", from: \"\(sender(to: $0))\"),\n" }.joined())  ]

        \(calls)}

        /// The beginning of every spy.
        @MainActor
        class \(name)Spy: KataSpy {
          let log: \(name)Log
          let number: Int? = nil

          init(_ log: \(name)Log) { self.log = log }
        }

        """ + protocols.map { "\n\(spy($0))" }.joined() + (asksAtOnce ? Self.helper : "")
  }

  /// The number of values that are neither in a message nor kept.
  var omissions: Int {
    protocols.map { spied in
      spied.methods.map { method in
        method.parameters.count { $0.omission != nil } - kept(of: method, in: spied).count
      }.reduce(0, +)
    }.reduce(0, +)
  }

  /// The name of a protocol's spy.
  func spyName(_ spied: Requirements) -> String { "\(stem(spied))\(capital(role(spied)))Spy" }

  // MARK: - Names

  /// The part, or what the protocol's own name ends in.
  private func role(_ spied: Requirements) -> String {
    if let part = spied.part { return part }
    let words = Self.words(in: Self.plainName(spied))
    return words.last.map { $0.lowercased() } ?? "part"
  }

  /// The words in front of the role.
  private func stem(_ spied: Requirements) -> String {
    let words = Self.words(in: Self.plainName(spied))
    return words.dropLast(spied.part == nil ? 1 : 0).joined()
  }

  /// A protocol's name without the ending that says that it's one.
  private static func plainName(_ spied: Requirements) -> String {
    let endings = SceneRole.allCases.map(\.rawValue) + ["Logic", "Protocol"]
    let ending = endings.first { spied.name.hasSuffix($0) && spied.name != $0 }
    return String(spied.name.dropLast(ending?.count ?? 0))
  }

  private static func words(in name: String) -> [String] {
    name.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[^A-Z]+/).map { String($0.0) }
  }

  /// The case of its messages: "presenter", or "signUpPresenter" where there are several.
  private func receiver(_ spied: Requirements) -> String {
    let shared = protocols.map { Self.words(in: stem($0)) }.reduce(nil as [String]?) {
      shared, words in
      shared.map { Array(zip($0, words).prefix { $0 == $1 }.map(\.0)) } ?? words
    }
    let own = Self.words(in: stem(spied)).dropFirst(shared?.count ?? 0).joined()
    let name = own + capital(role(spied))
    let first = Self.words(in: name).first ?? name
    return first.lowercased() + name.dropFirst(first.count)
  }

  private func sender(to spied: Requirements) -> String {
    let senders = [
      "interactor": "view", "presenter": "interactor", "view": "presenter", "worker": "interactor",
      "router": "view", "navigator": "router", "destinations": "router",
    ]
    let sender = senders[role(spied)] ?? "scene"
    return protocols.first { stem($0) == stem(spied) && role($0) == sender }.map(receiver) ?? sender
  }

  private func capital(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  // MARK: - Messages

  private func messages(of spied: Requirements) -> String {
    let methods = spied.methods.map { method in
      let values = method.carried.map { value in
        value.label.map { "\($0): \(value.type)" } ?? value.type
      }
      return "    case \(caseName(method, in: spied))"
        + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))") + "\n"
    }
    let properties = spied.properties.filter { $0.isSettable && $0.omission == nil }
      .map { "    case set\(capital($0.name))(\($0.type))\n" }
    return """
        nonisolated enum \(capital(receiver(spied)))Call: Equatable, Encodable, Sendable {
      \((methods + properties).joined())  }

      """
  }

  /// The method's name; where several have the same, with its labels, or with the types in which
  /// those of the same labels differ, and a number if need be.
  private func caseName(_ method: Requirements.Method, in spied: Requirements) -> String {
    let likes = spied.methods.filter { $0.name == method.name }
    guard likes.count > 1 else {
      return method.signature.hasPrefix("`") ? "`\(method.name)`" : method.name
    }
    func labels(_ method: Requirements.Method) -> [String] {
      method.parameters.map { $0.label ?? "" }
    }
    func long(_ method: Requirements.Method) -> String {
      let alike = likes.filter { labels($0) == labels(method) }
      let differ = method.parameters.indices.filter { place in
        Set(alike.map { $0.parameters[place].type }).count > 1
      }
      let words =
        alike.count == 1
        ? labels(method).map(capital)
        : ["With"] + differ.map { capital(Self.plainWords(method.parameters[$0].type)) }
      return method.name + words.joined()
    }
    let same = likes.filter { long($0) == long(method) }
    let number = same.firstIndex { $0 == method }.map { $0 == 0 ? "" : "\($0 + 1)" } ?? ""
    return long(method) + number
  }

  /// The names of types in a type: `ThrowsOrder` of `@escaping (() throws -> Order?) -> Void`.
  private static func plainWords(_ type: String) -> String {
    type.matches(of: /@?\w+/).map { String($0.0) }
      .filter { !$0.hasPrefix("@") && !["Void", "any", "some", "Swift"].contains($0) }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      + (type.hasPrefix("[") ? "List" : "")
  }

  // MARK: - Spies

  private func spy(_ spied: Requirements) -> String {
    let conformance = spied.isSendable ? spied.name : "@MainActor \(spied.name)"
    let gated = spied.methods.filter { $0.isAnswered && $0.isAsync }
    let needed = spied.properties.filter { Self.initial($0.type) == nil }
    var parts = spied.properties.map { declaration(of: $0, in: spied) }
    parts += spied.methods.compactMap { place(of: $0, in: spied) }
    parts += spied.methods.filter { !kept(of: $0, in: spied).isEmpty }.map { store($0, in: spied) }
    if !needed.isEmpty || !gated.isEmpty { parts.append(initializer(gated, needed, in: spied)) }
    parts += spied.methods.map { function($0, in: spied) }
    return "final class \(spyName(spied)): \(name)Spy, \(conformance) {\n"
      + parts.joined(separator: "\n") + "}\n"
  }

  private func declaration(of property: Requirements.Property, in spied: Requirements) -> String {
    let initial = Self.initial(property.type).map { $0.isEmpty ? "" : " = \($0)" } ?? ""
    let start = "  var \(property.name): \(property.type)\(initial)"
    guard property.isSettable else { return "\(start)\n" }
    if let reason = property.omission {
      return "  // No message tells when it's set: \(reason).\n\(start)\n"
    }
    let call = ".\(receiver(spied))(.set\(capital(property.name))(\(property.name)))"
    return "\(start) {\n    didSet { record(\(call)) }\n  }\n"
  }

  /// The value that a property starts with; nil if a test has to say it.
  private static func initial(_ type: String) -> String? {
    if type.hasSuffix("?") { return "" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    return ["Bool": "false", "Int": "0", "Double": "0", "String": "\"\""][type]
  }

  private func answerType(_ method: Requirements.Method) -> String {
    let value = method.result ?? "Void"
    return method.failure.map { "Result<\(value), \($0)>" } ?? value
  }

  private func stored(_ method: Requirements.Method, _ what: String, in spied: Requirements)
    -> String
  {
    caseName(method, in: spied).filter { $0 != "`" } + what
  }

  /// The gate or array with the method's answers; nil if it has none.
  private func place(of method: Requirements.Method, in spied: Requirements) -> String? {
    let answer = answerType(method)
    if method.isAsync {
      let gate = stored(method, "Gate", in: spied)
      return !method.isAnswered
        ? "  /// With a gate, each call waits until the test answers it.\n"
          + "  var \(gate): KataGate<Void>?\n"
        : "  /// Holds the calls for which no answer is prepared.\n  let \(gate): KataGate<\(answer)>\n"
    }
    guard method.isAnswered else { return nil }
    let answers = stored(method, "Answers", in: spied)
    return
      "  /// The next calls' answers; the last one stays.\n  var \(answers): [\(answer)] = []\n"
  }

  /// The values that a spy keeps beside its message: where its code may run anywhere, sendable ones.
  private func kept(
    of method: Requirements.Method, in spied: Requirements
  ) -> [Requirements.Parameter] {
    guard spied.isSendable, !method.isAsync else { return method.kept }
    return method.kept.filter { parameter in
      parameter.type.contains("@Sendable")
        || parameter.omission?.contains(/isn't (?!.*Sendable)/) == true
    }
  }

  private func store(_ method: Requirements.Method, in spied: Requirements) -> String {
    let values = kept(of: method, in: spied)
    let types = values.map { "\(values.count > 1 ? "\($0.name): " : "")\($0.keptType ?? "")" }
    let type = types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
    return "  /// The values of each call that no message carries.\n"
      + "  private(set) var \(stored(method, "Received", in: spied)): [\(type)] = []\n"
  }

  private func initializer(
    _ gated: [Requirements.Method], _ needed: [Requirements.Property], in spied: Requirements
  ) -> String {
    let parameters =
      needed.map { "\($0.name): \($0.type)" }
      + gated.map { "\(stored($0, "", in: spied)): [\(answerType($0))] = []" }
    let lines =
      needed.map { "    self.\($0.name) = \($0.name)\n" }
      + gated.map {
        "    \(stored($0, "Gate", in: spied)) = KataGate(\(stored($0, "", in: spied)))\n"
      }
    return "  init(_ kataLog: \(name)Log, \(parameters.joined(separator: ", "))) {\n"
      + lines.joined() + "    super.init(kataLog)\n  }\n"
  }

  private func function(_ method: Requirements.Method, in spied: Requirements) -> String {
    let values = method.carried.map { value in
      value.label.map { "\($0): \(value.name)" } ?? value.name
    }
    let call =
      ".\(receiver(spied))(.\(caseName(method, in: spied))"
      + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))") + ")"
    let kept = kept(of: method, in: spied)
    let omitted = method.parameters.filter { !kept.contains($0) }.compactMap { parameter in
      parameter.omission.map { "  // Not kept: `\(parameter.name)`, \($0).\n" }
    }
    let names = kept.map(\.name).joined(separator: ", ")
    let value = kept.count > 1 ? "(\(names))" : names
    let keep = "\(stored(method, "Received", in: spied)).append(\(value))"
    let lines = (kept.isEmpty ? [] : [keep]) + body(of: method, call, in: spied)
    let isOutside = spied.isSendable && !method.isAsync
    let inner = lines.map { "    \(isOutside ? "  " : "")\($0)\n" }.joined()
    let isolation = isOutside ? "nonisolated " : spied.isSendable ? "@MainActor " : ""
    return omitted.joined() + "  \(isolation)func \(method.signature) {\n"
      + (isOutside
        ? "    \(method.failure == nil ? "" : "try ")MainActor.assumeIsolated {\n\(inner)    }\n"
        : inner)
      + "  }\n"
  }

  private func body(
    of method: Requirements.Method, _ call: String, in spied: Requirements
  ) -> [String] {
    let names = method.parameters.map(\.name)
    let record = "\(names.contains("record") ? "self." : "")record(\(call))"
    let gate = stored(method, "Gate", in: spied)
    if method.isAsync {
      guard method.isAnswered else {
        return [record, "if let \(gate) { await \(gate).answer() }"]
      }
      let question = "let question = \(record)"
      if method.failure == "any Error" {
        let words =
          method.isEncodable
          ? "" : ", as: { _ in \"\(method.result == nil ? "nothing" : "a value")\" }"
        return [question, "return try self.log.give(await \(gate).answer(), to: question\(words))"]
      }
      if method.failure != nil { return [record, "return try await \(gate).answer().get()"] }
      return method.isEncodable
        ? [question, "return self.log.give(await \(gate).answer(), to: question)"]
        : [record, "return await \(gate).answer()"]
    }
    guard method.isAnswered else { return [spied.isSendable ? "_ = \(record)" : record] }
    let answers = stored(method, "Answers", in: spied)
    let next = "kataNext(&\(answers), of: \"\(spyName(spied)).\(answers)\")"
    if method.result == nil {
      return [record, "if !\(answers).isEmpty { try \(next).get() }"]
    }
    return [record, method.failure == nil ? "return \(next)" : "return try \(next).get()"]
  }

  /// Used by spies that answer at once.
  private static let helper = """

    /// The next of the answers that a test has prepared; the last one stays.
    private func kataNext<Answer>(_ answers: inout [Answer], of name: String) -> Answer {
      guard let answer = answers.first else { fatalError("Give \\(name) an answer first.") }
      if answers.count > 1 { answers.removeFirst() }
      return answer
    }

    """
}
