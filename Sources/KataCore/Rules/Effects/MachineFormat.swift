/// Text that is made in a format to which nobody has given a locale: it takes the machine's.
extension ModuleFacts {
  /// What is called, as people write it; nil where a locale is named, or where that can't be told.
  func machineFormat(_ call: TreeNode) -> String? {
    // A whole number reads alike almost everywhere: where it may not, suites say so.
    guard let name = systemFunction(call), !name.contains("BinaryInteger.") else { return nil }
    if name.hasSuffix(".formatted()") || name.hasSuffix(".formatted(date:time:)") {
      return name.asWritten
    }
    if Self.formats.contains(where: name.hasSuffix), !name.contains("IntegerFormatStyle."),
      let style = call.node("fn")?.node("args")?.nodes("args").first?.node("expr")
    {
      return takesTheMachines(style) ? name.asWritten : nil
    }
    guard name.hasSuffix(".formatted(_:)"),
      let style = call.node("args")?.nodes("args").first?.node("expr")
    else { return nil }
    return takesTheMachines(style) ? name.asWritten : nil
  }

  private static let formats = ["", ".Currency", ".Percent"].map { "FormatStyle\($0).format(_:)" }

  /// Whether a style is one of the system's, made here or in a constant, and never given a locale.
  private func takesTheMachines(_ style: TreeNode) -> Bool {
    if ["member_ref_expr", "declref_expr"].contains(style.kind) {
      let usr = style.node("decl")?.text("decl_usr") ?? ""
      if let own = declarations[usr] {
        guard own.located.node.flag("let"), let initial = own.initial else { return false }
        return takesTheMachines(initial.node)
      }
      return names.effects(usr).contains(.style)
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
