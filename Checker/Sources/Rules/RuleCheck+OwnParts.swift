package import Foundation
package import Core

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
        ($0.file, $0.body) < ($1.file, $1.body)
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
        let body = declaration.node.node("body"), body.hasPlace
      else { return nil }
      return OwnParts.Method(
        role: role.own, part: part.shortName, name: name,
        file: sources[body.place.file].path, body: body.place.offset + 1)
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
