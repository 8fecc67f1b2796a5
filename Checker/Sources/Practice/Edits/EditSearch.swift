import Foundation
import Common

/// Finds small edits of a module's code in the compiler's type-checked tree of it.
struct EditSearch {
  private let sources: [(path: String, text: [UInt8])]
  private var edits: [CodeEdit] = []
  /// Places, and what is done there: the tree may hold the same code twice.
  private var taken: Set<String> = []

  /// The edits in the order of files and lines; nil if the tree can't be read.
  ///
  /// `sources` are the module's texts by path.
  static func edits(dump: Data, sources: [String: String]) -> [CodeEdit]? {
    guard let trees = try? TreeNode.trees(in: dump) else { return nil }
    let files = trees.map { $0.text("filename") ?? "" }
    var search = EditSearch(sources: files.map { ($0, Array((sources[$0] ?? "").utf8)) })
    // Top-level code is no test's to run.
    for (file, tree) in zip(files, trees) where !file.hasSuffix("/main.swift") {
      search.read(tree, isSetUp: false)
    }
    return search.edits.enumerated().sorted {
      ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset)
    }.map(\.element)
  }

  private init(sources: [(String, [UInt8])]) { self.sources = sources }

  /// Reads a node and all below it; in an initializer (`isSetUp`), nothing may be left out.
  private mutating func read(_ node: TreeNode, isSetUp: Bool) {
    guard !node.isExpanded, !node.isUnwritten else { return }
    let isSetUp = isSetUp || node.kind == "constructor_decl"
    switch node.kind {
    case "brace_stmt":
      // A local variable is listed behind its binding.
      let statements = node.nodes("elements").filter { $0.kind != "var_decl" }
      if !isSetUp { statements.forEach { leaveOut($0) } }
    case "if_stmt", "guard_stmt", "while_stmt", "repeat_while_stmt":
      for condition in node.nodes("conditions") + node.nodes("cond") { turn(condition) }
    case "ternary_expr": if let condition = node.node("cond_expr") { turn(condition) }
    default: break
    }
    // What a result builder is given is drawn, and no test of a part asks for it.
    if node.nodes("elements").contains(where: { $0.name?.hasPrefix("$__builder") == true }) {
      return
    }
    for child in node.children { read(child, isSetUp: isSetUp) }
  }

  private mutating func add(
    _ node: TreeNode, _ sentence: String, _ replacements: [CodeEdit.Replacement]
  ) {
    guard taken.insert("\(node.place) \(sentence)").inserted else { return }
    edits.append(
      CodeEdit(
        file: sources[node.place.file].path, line: line(node.place), sentence: sentence,
        replacements: replacements))
  }
}

/// The kinds of edits.
extension EditSearch {
  /// A message to another part, or a change of something that is kept.
  private mutating func leaveOut(_ statement: TreeNode) {
    let start = statement.place.offset
    if statement.kind == "return_stmt", let result = statement.node("result") {
      guard result.isMessage, result.text("type") == "$sytD" else { return }
      if statement.flag("implicit") { return leaveOut(result) }
      guard let end = end(of: result) else { return }
      return add(result, "this message is left out", [.init(start, end, "return")])
    }
    guard statement.isMessage || statement.isChange, let end = end(of: statement) else { return }
    let what = statement.isMessage ? "message" : "assignment"
    add(statement, "this \(what) is left out", [.init(start, end, "")])
  }

  private mutating func turn(_ condition: TreeNode) {
    guard condition.text("type") == "$sSbD", condition.hasPlace,
      !["boolean_literal_expr", "ternary_expr"].contains(condition.kind)
    else { return }
    // Neither word can stand behind an operator.
    if ["await_expr", "try_expr"].contains(condition.kind), let inner = condition.node("sub_expr") {
      return turn(inner)
    }
    guard let own = text(of: condition) else { return }
    let start = condition.place.offset
    add(
      condition, "`\(own)` is turned round",
      [.init(start, start + own.utf8.count, Self.turned(own))])
  }
}

/// The texts of nodes.
extension EditSearch {
  private static let newline = UInt8(ascii: "\n")

  /// A condition that is true where this one is false, as one would write it.
  private static func turned(_ condition: String) -> String {
    let pairs = [(" == ", " != "), (" < ", " >= "), (" > ", " <= ")]
    let isOne = !condition.contains("&&") && !condition.contains("||") && !condition.contains("?")
    for (one, other) in pairs + pairs.map({ ($1, $0) }) where isOne && condition.contains(one) {
      return condition.replacing(one, with: other)
    }
    if condition.hasPrefix("!"), isOne { return String(condition.dropFirst()) }
    let isWord = condition.allSatisfy { $0.isLetter || $0.isNumber || "._()".contains($0) }
    return isWord ? "!\(condition)" : "!(\(condition))"
  }

  private func line(_ place: Place) -> Int {
    sources[place.file].text.prefix(place.offset).count { $0 == Self.newline } + 1
  }

  /// The text of a node; nil if its end is unknown, or on another line.
  private func text(of node: TreeNode) -> String? {
    guard node.hasPlace, let end = end(of: node), end > node.place.offset else { return nil }
    let bytes = sources[node.place.file].text[node.place.offset..<end]
    return bytes.contains(Self.newline) ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The place behind a node's last token; nil behind a text that is not plain.
  private func end(of node: TreeNode) -> Int? {
    let text = sources[node.place.file].text[...].dropFirst(node.lastToken)
    guard let first = text.first else { return nil }
    if first == UInt8(ascii: "#") { return nil }
    if first == UInt8(ascii: "\"") {
      let inside = text.dropFirst().prefix {
        $0 != first && !#"\"#.utf8.contains($0) && $0 != Self.newline
      }
      let behind = text[inside.endIndex...]
      guard behind.first == first, behind.dropFirst().first != first else { return nil }
      return inside.endIndex + 1
    }
    let isNumber = UInt8(ascii: "0")...UInt8(ascii: "9") ~= first
    let word = text.prefix { Self.isWord($0) || isNumber && $0 == UInt8(ascii: ".") }
    return word.isEmpty ? node.lastToken + 1 : word.endIndex
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || "_$`".utf8.contains(byte)
      || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
  }
}

extension TreeNode {
  private static let wrappers: Set = [
    "await_expr", "try_expr", "force_try_expr", "optional_try_expr", "optional_evaluation_expr",
    "inject_into_optional", "open_existential_expr", "paren_expr", "function_conversion_expr",
  ]

  /// The expression in all that is put around it.
  private var inner: TreeNode {
    Self.wrappers.contains(kind) ? node("sub_expr")?.inner ?? self : self
  }

  /// True if it is a call of a method on a value that is known by a protocol.
  fileprivate var isMessage: Bool {
    let receiver = inner.node("fn")?.inner.node("args")?.nodes("args").first?.node("expr")
    return inner.kind == "call_expr" && receiver?.kind == "opaque_value_expr"
  }

  /// True if it sets or changes a property.
  fileprivate var isChange: Bool {
    if inner.kind == "assign_expr" { return inner.node("dest")?.inner.kind == "member_ref_expr" }
    let changed = node("args")?.nodes("args").first?.node("expr")
    return kind == "binary_expr" && text("type") == "$sytD" && changed?.kind == "inout_expr"
      && changed?.node("sub_expr")?.kind == "member_ref_expr"
  }

  /// True if the compiler added it on its own; a `defer` has an implicit function around it.
  fileprivate var isUnwritten: Bool {
    flag("implicit") && kind.hasSuffix("_decl") && node("body")?.flag("implicit") != false
  }
}
