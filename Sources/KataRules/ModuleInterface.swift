package import Foundation

/// The part of a module that code compiled against it depends on: the declarations that it can name,
/// and the layout of objects and values.
///
/// A private function is no part of it, nor are private properties that come last in a final class.
package enum ModuleInterface {
  /// One line for each declaration in the compiler's tree; nil if the tree can't be read, or if a
  /// value holds something private, whose layout counts as well.
  package static func text(of dump: Data) -> String? {
    guard let trees = try? TreeNode.trees(in: dump) else { return nil }
    let files = trees.map { lines($0.nodes("items"), of: $0) }
    return files.contains(nil) ? nil : files.compactMap(\.self).joined().joined(separator: "\n")
  }

  private static let silent: Set = [
    "import_decl", "pattern_binding_decl", "enum_case_decl", "destructor_decl",
  ]

  private static func lines(_ members: [TreeNode], of owner: TreeNode) -> [String]? {
    var stored: [String] = []
    var seen = 0
    var others: [String] = []
    for member in members where !silent.contains(member.kind) {
      let isPrivate = ["private", "fileprivate"].contains(member.text("access"))
      if member.kind == "var_decl", member.isStored, !member.flag("static") {
        stored.append(line(member))
        if !isPrivate { seen = stored.count }
      } else if !isPrivate {
        guard let own = lines(member.nodes("members"), of: member) else { return nil }
        others += [line(member)] + own
      }
    }
    let isFinal = owner.kind == "class_decl" && owner.flag("final")
    let isValue = ["struct_decl", "enum_decl"].contains(owner.kind)
    if isValue, seen < stored.count { return nil }
    return stored.prefix(isFinal ? seen : stored.count) + others
  }

  private static func line(_ node: TreeNode) -> String {
    let texts = ["usr", "interface_type", "access", "readImpl", "writeImpl", "thrown_type"]
    let conformances = node.node("inherits")?.nodes("conformances") ?? []
    return
      ([node.kind] + texts.map { node.text($0) ?? "" } + node.nodes("attrs").map(\.kind)
      + conformances.map { $0.text("protocol") ?? "" }).joined(separator: " ")
  }
}
