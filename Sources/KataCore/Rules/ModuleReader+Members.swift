extension ModuleReader {
  /// Properties, with what they start with and where they are written, and cases.
  mutating func readMembers(_ located: Located, of owner: String?) {
    let node = located.node
    let members = (node.nodes("members") + node.nodes("items"))
      .map { Located($0, below: located.place) }
    let initials = initials(in: members)
    var written: [String: Place] = [:]
    for member in members where member.node.kind == "var_decl" && member.node.start != nil {
      if let name = member.node.name { written[name] = member.place }
    }
    for member in members {
      switch member.node.kind {
      case "var_decl": readVariable(member, of: owner, initials, written)
      case "enum_element_decl": readCase(member, of: owner)
      default: continue
      }
    }
  }

  private func initials(in members: [Located]) -> [String: Located] {
    var initials: [String: Located] = [:]
    for member in members where member.node.kind == "pattern_binding_decl" {
      for entry in member.node.nodes("pattern_entries") {
        guard let initial = entry.node("processed_init") ?? entry.node("original_init"),
          let pattern = entry.node("pattern")
        else { continue }
        let name = (pattern.node("sub_pattern") ?? pattern).name
        if let name { initials[name] = Located(initial, below: member.place) }
      }
    }
    return initials
  }

  private mutating func readVariable(
    _ member: Located, of owner: String?, _ initials: [String: Located], _ written: [String: Place]
  ) {
    let node = member.node
    guard let usr = node.text("usr"), let name = node.name else { return }
    facts.declarations[usr] = OwnDeclaration(
      located: member, owner: owner, initial: initials[name])
    guard let owner, node.isStored, let mangled = node.text("interface_type") else { return }
    // Macros, wrappers and `lazy` keep a value under another name than it was written with.
    let isWritten = node.start != nil && !node.flag("implicit")
    let source = isWritten ? name : Self.writtenName(of: name)
    guard let place = written[source] ?? (node.start == nil ? nil : member.place) else { return }
    facts.types[owner]?.stored.append(
      OwnType.Property(
        name: source, type: facts.names.type(mangled), place: place, usr: usr,
        isConstant: node.flag("let"), isStatic: node.flag("static")))
  }

  private static func writtenName(of name: String) -> String {
    for mark in ["$__lazy_storage_$_", "_"] where name.hasPrefix(mark) {
      return String(name.dropFirst(mark.count))
    }
    return name
  }

  private mutating func readCase(_ member: Located, of owner: String?) {
    guard let owner else { return }
    for parameter in member.node.node("params")?.nodes("params") ?? [] {
      guard let mangled = parameter.text("interface_type") else { continue }
      facts.types[owner]?.payloads.append(
        OwnType.Property(
          name: member.node.name ?? "case", type: facts.names.type(mangled), place: member.place,
          isConstant: true))
    }
  }
}
