/// Text that is made in a format to which nobody has given a locale: it takes the machine's.
extension ModuleFacts {
  /// What is called, as people write it; nil where a locale is named, or where that can't be told.
  func machineFormat(_ call: TreeNode) -> String? {
    // A whole number reads alike almost everywhere: where it may not, suites say so.
    guard let name = systemFunction(call), !name.contains("BinaryInteger.") else { return nil }
    if name.hasSuffix(".formatted()") || name.hasSuffix(".formatted(date:time:)") {
      return name.asWritten
    }
    guard name.hasSuffix(".formatted(_:)"),
      let style = call.node("args")?.nodes("args").first?.node("expr")
    else { return nil }
    return takesTheMachines(style) ? name.asWritten : nil
  }

  /// Whether a style is one of the system's, made here, and never given a locale.
  private func takesTheMachines(_ style: TreeNode) -> Bool {
    if style.kind == "member_ref_expr" {
      return names.effects(style.node("decl")?.text("decl_usr") ?? "").contains(.style)
    }
    guard style.kind == "call_expr", let function = style.node("fn"),
      let usr = function.node("fn")?.firstReference, let name = systemFunction(style)
    else { return false }
    if function.kind == "constructor_ref_call_expr" {
      return style.node("args")?.nodes("args").contains {
        $0.text("label") == "locale" && $0.node("expr")?.kind == "default_argument_expr"
      } ?? false
    }
    if names.effects(usr).contains(.style) { return true }
    guard !name.hasSuffix(".locale(_:)"),
      let base = function.node("args")?.nodes("args").first?.node("expr")
    else { return false }
    return takesTheMachines(base)
  }

  /// The name of the system's function or initializer that is called; nil for one of the module's.
  private func systemFunction(_ call: TreeNode) -> String? {
    guard let function = call.node("fn"),
      ["dot_syntax_call_expr", "constructor_ref_call_expr"].contains(function.kind),
      let usr = function.node("fn")?.firstReference, declarations[usr] == nil
    else { return nil }
    return names.declaration(usr)
  }
}
