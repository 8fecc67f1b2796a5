package import Foundation

/// The parts of a learner's scene, and the methods by which they get their messages.
package struct OwnParts: Sendable, Equatable {
  package var classes: [Role: Set<String>]
  /// In the order of the files.
  package var methods: [Method]

  package struct Role: Sendable, Hashable {
    /// The end of its protocols' names: "PresentationLogic".
    package var end: String
    /// The word for it: "Presenter".
    package var title: String
  }

  /// A method without a result that a part's protocol asks for.
  package struct Method: Sendable, Equatable {
    package var role: Role
    package var part: String
    package var name: String
    package var file: String
    /// The bytes between the braces of its body.
    package var body: Range<Int>
  }
}

extension OwnParts.Method {
  /// The change by which it does nothing; a name in the braces tells them from the learner's own.
  package var silence: VariedModule.Change {
    let body = VariedModule.Body(body, hasResult: false)
    return VariedModule.Change(file: file, body: body, text: " _ = \(VariedModule.number); return ")
  }
}

extension RuleCheck {
  /// The parts of a module, and the methods by which they get their messages; nil if the tree can't
  /// be read.
  package static func ownParts(
    dump: Data, names: String, sources: [String: String], endings: PartEndings = .course
  ) -> OwnParts? {
    guard let trees = try? TreeNode.trees(in: dump) else { return nil }
    let facts = facts(of: trees, Names(reading: names), sources, endings)
    let parts = facts.parts.filter { facts.isConcretePart($0.name) }
    let classes = parts.flatMap { part in part.roles.map { ($0.own, Set([part.shortName])) } }
    return OwnParts(
      classes: Dictionary(classes) { $0.union($1) },
      methods: parts.flatMap(facts.messageMethods).sorted {
        ($0.file, $0.body.lowerBound) < ($1.file, $1.body.lowerBound)
      }
    )
  }
}

extension ModuleFacts {
  /// The methods without a result that the protocols of a part ask for.
  fileprivate func messageMethods(of part: Part) -> [OwnParts.Method] {
    let asked = messages(to: part)
    return declarations.values.compactMap { declaration in
      guard let owner = declaration.owner, part.family.contains(owner),
        let name = declaration.node.name, let role = asked[name],
        declaration.node.kind == "func_decl", declaration.node.text("result") == "$sytD",
        let body = declaration.node.body
      else { return nil }
      return OwnParts.Method(
        role: role.own, part: part.shortName, name: name,
        file: sources[declaration.node.place.file].path, body: body)
    }
  }

  /// The names of the methods that a part's protocols ask for, each with the role it belongs to.
  private func messages(to part: Part) -> [String: SceneRole] {
    var messages: [String: SceneRole] = [:]
    for name in part.family.flatMap({ conformances[$0, default: []] }).sorted() {
      guard let role = endings.role(ofProtocol: name), let type = types[name] else { continue }
      for member in type.bodies.flatMap({ $0.nodes("members") }) where member.kind == "func_decl" {
        if let name = member.name { messages[name] = role }
      }
    }
    return messages
  }
}

extension SceneRole {
  fileprivate var own: OwnParts.Role { OwnParts.Role(end: rawValue, title: title) }
}
