extension ModuleFacts {
  /// Where a part's own code, or a helper's, holds text of several words: one place for each line.
  ///
  /// What is said to the part's developers does not count.
  func sentences(of part: Part) -> [Place] {
    var found: [Place] = []
    var forDevelopers: Set<Place> = []
    visitReach(of: part) { located in
      if isSentence(located.node) { found.append(located.place) }
      guard located.node.kind == "call_expr", isForDevelopers(located.node) else { return }
      visit(located) { inner in
        if isSentence(inner.node) { forDevelopers.insert(inner.place) }
      }
    }
    var lines: Set<[Int]> = []
    return found.filter { place in
      !forDevelopers.contains(place) && lines.insert([place.file, line(place)]).inserted
    }
  }

  /// A key or a name has no blank between letters.
  private func isSentence(_ node: TreeNode) -> Bool {
    guard node.kind == "string_literal_expr", let text = node.text("value") else { return false }
    // Escapes such as \t are left in the tree's text.
    let plain = text.replacing(#/\\./#, with: " ")
    return plain.contains(where: \.isLetter) && plain.contains(where: \.isWhitespace)
  }

  private func isForDevelopers(_ call: TreeNode) -> Bool {
    guard let called = call.node("fn"), let usr = called.firstReference,
      let name = names.declaration(usr)
    else { return false }
    return ["Swift.", "Foundation.", "os.", "C."].contains { module in
      Self.tellDevelopers.contains { name.hasPrefix(module + $0) }
    }
  }

  private static let tellDevelopers = [
    "print(", "debugPrint(", "dump(", "assert(", "assertionFailure(", "precondition(",
    "preconditionFailure(", "fatalError(", "NSLog(", "Logger.", "os_log(",
  ]
}

extension TreeNode {
  /// The declaration that the first reference in it names.
  fileprivate var firstReference: String? {
    if kind == "decl_ref", let usr = text("decl_usr") { return usr }
    for child in children {
      if let usr = child.firstReference { return usr }
    }
    return nil
  }
}
