import Basics
import Foundation
import Common

/// Reads the protocols of a module of which spies can be made.
struct RequirementsReader {
  private let facts: ModuleFacts
  private(set) var protocols: [Requirements] = []
  /// The modules that their files import.
  private(set) var imports: Set<String> = []
  /// Those that none can be made of, each with the reason.
  private(set) var skipped: [(name: String, reason: String)] = []

  init(_ facts: ModuleFacts) {
    self.facts = facts
    for (name, type) in facts.types.sorted(by: { $0.key < $1.key }) where type.kind == .protocol {
      do throws(Reason) {
        let requirements = try requirements(of: name)
        guard !requirements.methods.isEmpty || !requirements.properties.isEmpty else {
          throw Reason("it asks for nothing")
        }
        protocols.append(requirements)
        let text = type.place.map { facts.sources[$0.file].text } ?? ""
        imports.formUnion(text.matches(of: /(?m)^[\w@ ()]*import (\w+)$/).map { String($0.1) })
      } catch {
        skipped.append((name.lastName, error.words))
      }
    }
  }

  private struct Reason: Error {
    var words: String

    init(_ words: String) { self.words = words }
  }

  private func requirements(of name: String) throws(Reason) -> Requirements {
    guard let type = facts.types[name], let body = type.bodies.first else {
      throw Reason("it's of another module")
    }
    guard type.outer == nil else { throw Reason("it's declared inside another type") }
    guard !["private", "fileprivate"].contains(body.text("access")) else {
      throw Reason("no test can see it")
    }
    var made = Requirements(name: name.lastName)
    made.part = facts.endings.role(ofProtocol: name).map { "\($0)" }
    // An extension of a protocol counts as its own.
    for above in facts.conformances[name, default: []].sorted() where above != name {
      if Self.marks.contains(above) {
        made.isSendable = made.isSendable || above == "Swift.Sendable"
        continue
      }
      guard facts.isOwn(above) else { throw Reason("it inherits from \(above)") }
      let inherited = try requirements(of: above)
      made.isSendable = made.isSendable || inherited.isSendable
      made.methods += inherited.methods
      made.properties += inherited.properties
    }
    for member in body.nodes("members") { try read(member, of: body, into: &made) }
    // Two parents may ask for the same.
    made.methods = made.methods.once(==)
    made.properties = made.properties.once(==)
    let crosses = made.methods.filter(\.isAsync).flatMap(\.parameters).contains {
      $0.omission == "a closure" && !$0.type.contains("@Sendable")
        || $0.omission?.contains("Sendable") == true
    }
    if made.isSendable, crosses { throw Reason("a value that isn't Sendable leaves its actor") }
    return made
  }

  private static let marks: Set = [
    "Swift.Sendable", "Swift.SendableMetatype", "Swift.Copyable", "Swift.Escapable",
    "Swift.BitwiseCopyable", "Swift.AnyObject",
  ]

  private func read(
    _ member: TreeNode, of body: TreeNode, into made: inout Requirements
  ) throws(Reason) {
    if member.flag("static") { throw Reason("it asks for something static") }
    switch member.kind {
    case "associated_type_decl": throw Reason("it has an associated type")
    case "constructor_decl": throw Reason("it asks for an init")
    case "subscript_decl": throw Reason("it asks for a subscript")
    case "func_decl": made.methods.append(try method(member))
    case "var_decl": made.properties.append(try property(member, of: body))
    default: break
    }
  }

  private func method(_ node: TreeNode) throws(Reason) -> Requirements.Method {
    let text = written(node).drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
    let signature = String(text)
    guard let name = node.name, let parts = SignatureText(signature) else {
      throw Reason("one of its methods can't be read")
    }
    guard signature.firstMatch(of: /\bSelf\b/) == nil else { throw Reason("it speaks of Self") }
    guard name.first.map({ $0.isLetter || $0 == "_" }) == true else {
      throw Reason("it asks for an operator")
    }
    guard parts.result.map(parts.speaksOfItsTypes) != true else {
      throw Reason("a method returns what its caller chooses")
    }
    let types = node.node("params")?.nodes("params").map { $0.text("interface_type") ?? "" } ?? []
    let parameters = zip(parts.parameters, types).map { parameter, type in
      let omission = omission(parameter.type, type)
      return Requirements.Parameter(
        label: parameter.label, name: parameter.name, type: parameter.type, omission: omission,
        keptType: parts.speaksOfItsTypes(parameter.type)
          ? nil : Self.kept(parameter.type, isClosure: omission == "a closure"))
    }
    return Requirements.Method(
      name: name, parameters: parameters, signature: signature, result: parts.result,
      isEncodable: omission(parts.result ?? "", node.text("result") ?? "") == nil,
      isAsync: parts.isAsync, failure: parts.failure)
  }

  private func property(
    _ node: TreeNode, of body: TreeNode
  ) throws(Reason) -> Requirements.Property {
    let text = body.nodes("members").first {
      $0.kind == "pattern_binding_decl" && $0.place.offset <= node.place.offset
        && node.place.offset <= $0.lastToken
    }.map(written)
    guard let name = node.name, let text, let colon = text.firstIndex(of: ":"),
      let brace = text.lastIndex(of: "{")
    else { throw Reason("one of its properties can't be read") }
    guard text[brace...].firstMatch(of: /\b(async|throws)\b/) == nil else {
      throw Reason("a property of it waits or throws")
    }
    let type = text[text.index(after: colon)..<brace].trimmingCharacters(in: .whitespaces)
    return Requirements.Property(
      name: name, type: type, isSettable: node.text("writeImpl") != nil,
      omission: omission(type, node.text("interface_type") ?? ""))
  }

  /// The code of a declaration, to the end of its last token.
  private func written(_ node: TreeNode) -> String {
    let bytes = Array(facts.sources[node.place.file].text.utf8)
    guard node.place.offset < node.lastToken, node.lastToken < bytes.count else { return "" }
    func isOfWord(_ byte: UInt8) -> Bool {
      let sign = Character(Unicode.Scalar(byte))
      return byte >= 128 || sign == "_" || sign.isLetter || sign.isNumber
    }
    var end = node.lastToken + 1
    if isOfWord(bytes[node.lastToken]) { end = bytes[end...].firstIndex { !isOfWord($0) } ?? end }
    let text = String(decoding: bytes[node.place.offset..<end], as: UTF8.self)
    // The last token of `throws(Failure)` is the type.
    return text.count { $0 == "(" } > text.count { $0 == ")" } ? text + ")" : text
  }

  /// The type of a variable that keeps a parameter's values; nil if they can't outlive their call.
  private static func kept(_ type: String, isClosure: Bool) -> String? {
    let isOptional = type.hasSuffix("?")
    if isClosure, !isOptional && !type.contains("@escaping") || type.contains("@autoclosure") {
      return nil
    }
    if type.hasPrefix("inout ") || type.hasPrefix("borrowing ") { return nil }
    if type.hasSuffix("...") { return "[\(type.dropLast(3))]" }
    let plain = type.replacing(/@escaping\s+|^(sending|consuming|__owned)\s+/, with: "")
      .replacing(/^some\s/, with: "any ")
    if plain.hasSuffix("!") { return "\(plain.dropLast())?" }
    return isClosure && !isOptional && plain.contains("->") ? "(\(plain))" : plain
  }

  /// Nil if a message can carry a value of the type.
  private func omission(_ text: String, _ mangled: String) -> String? {
    let type = facts.names.type(mangled)
    if type.isFunction { return "a closure" }
    if text.hasPrefix("inout ") { return "changed in place" }
    if text.hasSuffix(".Type") { return "a type" }
    if text.hasSuffix("...") { return "several values" }
    if type.names.isEmpty || text.hasPrefix("some ") || text.contains("(") {
      return "of a type that isn't fixed"
    }
    for name in type.names where !Self.plain.contains(name) {
      if facts.types[name]?.kind == .protocol { return "an object" }
      guard facts.isOwn(name) else { return "not known to be Equatable and Encodable" }
      let has = facts.conformances[name, default: []]
      let missing = [
        has.isDisjoint(with: ["Swift.Equatable", "Swift.Hashable"]) ? "Equatable" : nil,
        has.contains("Swift.Encodable") ? nil : "Encodable",
        has.contains("Swift.Sendable") ? nil : "Sendable",
      ].compactMap(\.self)
      if !missing.isEmpty { return "\(name.lastName) isn't \(missing.joined(separator: " and "))" }
    }
    return nil
  }

  /// Types of the system's that are all of it.
  private static let plain = Set(
    """
    Optional Array Set Dictionary String Bool Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 \
    UInt64 Double Float Duration Range ClosedRange
    """.split(separator: " ").map { "Swift.\($0)" }
      + "Date Data URL UUID Decimal Locale TimeZone TimeInterval DateComponents"
      .split(separator: " ").map { "Foundation.\($0)" })
}
