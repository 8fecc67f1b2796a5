/// The types, conformances and declarations of a module, as the compiler's trees give them.
package struct ModuleFacts {
  package let sources: [(path: String, text: String)]
  package let names: Names
  package var endings = PartEndings.course
  package var types: [String: OwnType] = [:]
  package var declarations: [String: OwnDeclaration] = [:]
  /// Protocols by type, also of types that are not the module's own.
  package var conformances: [String: Set<String>] = [:]
  /// True if some of the module may be unresolved.
  package var hasGaps = false
  /// True if it is an app's code, of which more is said, and other things.
  package var isApp = false
  let memory = Memory()

  /// Answers that were worked out before.
  final class Memory {
    var roles: [String: Set<SceneRole>] = [:]
    var mentions: [TreeNode.ID: [Mention]] = [:]
    var codes: [TreeNode.ID: Code] = [:]
    var assembles: [TreeNode.ID: Bool] = [:]
    /// The places of line ends, by file.
    var ends: [Int: [Int]] = [:]
    var parts: [String: Bool] = [:]
    var effects: [String: Set<Effect>] = [:]
  }

  /// True if a type is written in this module.
  package func isOwn(_ name: String) -> Bool { types[name].map { $0.kind != .foreign } ?? false }

  /// The parts that a type is, or that a protocol stands for.
  package func roles(of name: String) -> Set<SceneRole> {
    if let known = memory.roles[name] { return known }
    let type = types[name]
    let isWritten = type.map { $0.kind != .protocol && $0.kind != .foreign } ?? false
    var roles = isWritten ? [] : Set([endings.role(ofProtocol: name)].compactMap { $0 })
    memory.roles[name] = roles
    for above in conformances[name, default: []].union([type?.superclass].compactMap { $0 }) {
      roles.formUnion(self.roles(of: above))
    }
    if roles.isEmpty, isWritten, let role = endings.ofType(name, self) { roles = [role] }
    memory.roles[name] = roles
    return roles
  }

  /// True if the type is a class, struct or enum that is a part.
  package func isConcretePart(_ name: String) -> Bool {
    if let known = memory.parts[name] { return known }
    let isPart =
      types[name]?.kind != .protocol && conformances[name] != nil
      && endings.role(ofProtocol: name) == nil && !roles(of: name).isEmpty
    memory.parts[name] = isPart
    return isPart
  }

  /// True for a class of the module's own that others may inherit from.
  func isOpen(_ name: String) -> Bool {
    guard let type = types[name], type.kind == .class else { return false }
    return !type.bodies.flatMap { $0.nodes("attrs") }.contains { $0.kind == "final_attr" }
  }

  /// The type itself, and those of the module's own that it inherits from.
  package func family(of name: String) -> [String] { chain(from: name, by: \.superclass) }

  /// The type itself, and those that it is written in, from the inside out.
  package func around(_ name: String) -> [String] { chain(from: name, by: \.outer) }

  private func chain(from name: String, by next: KeyPath<OwnType, String?>) -> [String] {
    var chain: [String] = []
    var open: String? = name
    while let name = open, !chain.contains(name) {
      chain.append(name)
      open = types[name]?[keyPath: next]
    }
    return chain
  }

  /// True if a type holds others weakly, and nothing else: a link in a box.
  func isWeakBox(_ name: String) -> Bool {
    guard let type = types[name], isOwn(name), type.kind != .protocol else { return false }
    return !type.held.isEmpty && type.held.allSatisfy(\.type.isWeak)
  }

  /// The number of a place's line, counted from 1.
  func line(_ place: Place) -> Int {
    let ends =
      memory.ends[place.file]
      ?? sources[place.file].text.utf8.enumerated()
      .filter { $0.element == UInt8(ascii: "\n") }.map(\.offset)
    memory.ends[place.file] = ends
    return ends.count { $0 < place.offset } + 1
  }
}
