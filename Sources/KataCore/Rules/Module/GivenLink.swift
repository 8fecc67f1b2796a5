/// A closure that one part writes and another one gets: a link from that one.
struct GivenLink {
  /// The one that gets it, with the closure's code in place of its own.
  var part: Part
  /// What the closure captures.
  var captured: [TypeMention]
  /// How it comes there, behind the part's name.
  var words: String
}

extension ModuleFacts {
  /// Those who get closures from others, also by a variable that both can see.
  func givenLinks(among parts: [Part]) -> [GivenLink] {
    given.flatMap { closure in
      let giver = closure.owner.map { around($0).flatMap(family) } ?? []
      // Who keeps functions is none of those whom these take.
      let receiver = closure.receivers.lazy.map(names.type).filter { !$0.isFunction }
        .flatMap(\.names).compactMap { self.receiver($0, from: giver) }.first
      if let receiver {
        return [link(to: receiver, closure, giver, ", by a closure that it is given")]
          .compactMap { $0 }
      }
      return sharedProperties(closure).flatMap { holder in
        parts.filter { !$0.isProtocol && $0.reads(holder) }.compactMap { part in
          link(
            to: part.name, closure, giver,
            ", by a closure in `\(declarations[holder]?.wayName ?? "")`")
        }
      }
    }
  }

  /// Where a closure is put that others can get it from: properties of what there is only one of.
  private func sharedProperties(_ closure: GivenClosure) -> [String] {
    let (first, isShared) = variables(closure.properties)
    guard let usr = closure.function else { return isShared ? first : [] }
    guard let function = declarations[usr], !(function.owner.map(isConcretePart) ?? false) else {
      return []
    }
    return code(of: function.located).nodes.flatMap { located -> [String] in
      guard let place = located.node.changedPlace, let type = place.text("type"),
        names.type(type).isFunction
      else { return [] }
      let inner = variables(place.path.compactMap { $0.node("decl")?.text("decl_usr") })
      return isShared || inner.isShared ? inner.first : []
    }
  }

  /// The variable that a path leads to, and whether it begins where everybody begins.
  private func variables(_ path: [String]) -> (first: [String], isShared: Bool) {
    let variables = path.filter { declarations[$0]?.located.node.kind == "var_decl" }
    let isShared = variables.compactMap { declarations[$0] }
      .contains { $0.isGlobal && $0.located.node.isStored }
    return (Array(variables.prefix(1)), isShared)
  }

  /// The part that a name stands for: itself, or the one that adopts a protocol of another name.
  private func receiver(_ name: String, from giver: [String]) -> String? {
    guard roles(of: name).isEmpty else { return name }
    guard partsBehind(name, besides: giver).count == 1 else { return nil }
    return adopters(of: name).first(where: isConcretePart)
  }

  private func link(
    to name: String, _ closure: GivenClosure, _ giver: [String], _ words: String
  ) -> GivenLink? {
    let family = family(of: name)
    guard let place = closure.bodies.first?.place, !giver.contains(where: family.contains) else {
      return nil
    }
    let part = Part(
      name: name, shortName: name.lastName, roles: roles(of: name),
      isProtocol: !isConcretePart(name), place: place, family: family,
      reach: reach(of: name, bodies: closure.bodies, family: family))
    let captured = closure.bodies.flatMap { body in
      body.node.nodes("captures").compactMap { $0.node("decl")?.text("type_usr") }.map { mangled in
        TypeMention(names: names.type(mangled).names, place: body.place, form: .stored)
      }
    }
    return GivenLink(part: part, captured: captured, words: words)
  }
}

extension Part {
  /// Whether its code, or what that reaches, asks for what a variable holds.
  fileprivate func reads(_ usr: String) -> Bool {
    reach.pieces.contains { piece in
      guard piece.code.uses.contains(usr) else { return false }
      let uses = piece.code.nodes.filter { $0.node.text("decl_usr") == usr }.count
      return uses > piece.code.nodes.reduce(0) { $0 + $1.node.writes(to: usr) }
    }
  }
}

extension TreeNode {
  /// How often it gives a variable, or a piece of it, another value.
  fileprivate func writes(to usr: String) -> Int {
    changedPlace?.path.count { $0.node("decl")?.text("decl_usr") == usr } ?? 0
  }
}
