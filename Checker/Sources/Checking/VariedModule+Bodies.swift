package import Foundation

extension RuleCheck {
  /// The bodies of functions, initializers and accessors that aren't in others, in the order of their
  /// places: the bytes between their braces, by file; nil if the tree can't be read.
  package static func bodies(
    in dump: Data, sources: [String: String]
  ) -> [String: [VariedModule.Body]]? {
    guard let trees = try? TreeNode.trees(in: dump) else { return nil }
    var bodies: [String: [VariedModule.Body]] = [:]
    for tree in trees {
      let file = tree.text("filename") ?? ""
      let text = Array((sources[file] ?? "").utf8)
      let found = Set(tree.bodies).filter { body in
        let (start, end) = (body.bytes.lowerBound - 1, body.bytes.upperBound)
        return text.indices.contains(end) && text[start] == UInt8(ascii: "{")
          && text[end] == UInt8(ascii: "}")
      }
      bodies[file] = found.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    }
    return bodies
  }
}

extension TreeNode {
  fileprivate var bodies: [VariedModule.Body] {
    guard let body else { return children.flatMap(\.bodies) }
    let result = text("result") ?? "$sytD"
    return [VariedModule.Body(body, hasResult: result != "$sytD")]
  }

  /// The bytes between the braces of a function's body; nil if it has none in the text.
  var body: Range<Int>? {
    guard kind.hasSuffix("_decl"), let body = node("body"), body.kind == "brace_stmt",
      body.hasPlace, body.place.offset < body.lastToken
    else { return nil }
    return body.place.offset + 1..<body.lastToken
  }
}
