import Foundation

/// The readable names of a tree's mangled ones, each worked out once.
package final class Names {
  /// The words of `swift-demangle` for each, which are read once somebody asks.
  private var texts: [String: String] = [:]
  private var types: [String: TypeDescription] = [:]
  private var declarations: [String: String?] = [:]
  /// The classes that were met in types.
  package private(set) var classes: Set<String> = []

  /// - Parameter trees: The output of `swift-demangle -tree-only`.
  package init(reading trees: String) {
    for text in trees.components(separatedBy: "Demangling for ").dropFirst() {
      texts[String(Substring(text.utf8.prefix { $0 != UInt8(ascii: "\n") }))] = text
    }
  }

  private func tree(_ mangled: String) -> NameNode? { texts[mangled].flatMap(NameNode.init) }

  /// A type by its mangled name; an empty one if that is unknown.
  package func type(_ mangled: String) -> TypeDescription {
    if let known = types[mangled] { return known }
    var type = TypeDescription()
    if let tree = tree(mangled) { type.read(tree) }
    types[mangled] = type
    classes.formUnion(type.classes)
    return type
  }

  /// The type that a nominal declaration's own type names.
  func nominal(_ mangled: String) -> String? { type(mangled).names.first }

  /// A declaration by its USR: `Foundation.Date.init(timeIntervalSinceNow:)`; nil for locals.
  package func declaration(_ usr: String) -> String? {
    if let known = declarations[usr] { return known }
    let name =
      usr.hasPrefix("c:")
      ? Self.foreign(usr.dropFirst(2)) : tree("$s" + usr.dropFirst(2))?.declaration
    declarations[usr] = .some(name)
    return name
  }

  /// The last names of the system's declarations among them.
  private(set) lazy var systemsLastNames = Set(
    texts.keys.compactMap { tree($0)?.declaration }.filter(\.isSystems).map { name in
      String(name.prefix { $0 != "(" }).lastName
    })

  /// `objc(cs)NSTimer(im)fire` → `__C.NSTimer.fire`, and `@F@time` → `C.time`.
  private static func foreign(_ usr: Substring) -> String? {
    if usr.hasPrefix("@F@") { return "C." + usr.dropFirst(3).prefix { $0 != "#" } }
    let pieces = usr.split { "()".contains($0) }
    guard pieces.first == "objc", pieces.count > 2 else { return nil }
    return (["__C", pieces[2]] + pieces.dropFirst(4)).joined(separator: ".")
  }
}

/// A type, as far as the rules look at it.
package struct TypeDescription {
  /// The nominal types and protocols that it names, without generic arguments: `Login.User`, `Any`.
  package private(set) var names: [String] = []
  fileprivate private(set) var classes: Set<String> = []
  /// True if some of it couldn't be resolved.
  package private(set) var isUnresolved = false
  /// True if the type is a function, or holds one.
  package private(set) var isFunction = false
  package private(set) var isWeak = false
  package private(set) var isUnowned = false

  fileprivate mutating func read(_ node: NameNode) {
    switch node.kind {
    case "ErrorType": isUnresolved = true
    case "Weak": isWeak = true
    case "Unowned", "Unmanaged": isUnowned = true
    case "Class", "Structure", "Enum", "Protocol", "TypeAlias", "OtherNominalType":
      names.append(node.path)
      if node.kind == "Class" { classes.insert(node.path) }
      return
    case "ProtocolList" where node.isOpen:
      names.append("Any")
      return
    case "ProtocolListWithAnyObject" where node.children.first?.isOpen == true:
      names.append("AnyObject")
      return
    case _ where node.kind.hasSuffix("FunctionType"): isFunction = true
    default: break
    }
    for child in node.children { read(child) }
  }

  mutating func add(_ other: TypeDescription) { names += other.names }
}

/// A node of the tree that `swift-demangle` prints for a name.
final private class NameNode {
  let kind: String
  let text: String
  private(set) var children: [NameNode] = []

  /// - Parameter line: As in `kind=Identifier, text="Date"`.
  private init(_ line: Substring.UTF8View) {
    let words = line.dropFirst("kind=".utf8.count)
    kind = String(Substring(words.prefix { $0 != UInt8(ascii: ",") }))
    let text = words.drop { $0 != UInt8(ascii: "\"") }
    self.text = String(Substring(text.dropFirst().dropLast()))
  }

  /// - Parameter text: A name, and below it a node a line, each as deep as it stands in.
  convenience init?(_ text: String) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).dropFirst()
    guard let first = lines.first, first.starts(with: "kind=".utf8) else { return nil }
    self.init(first)
    var path = [self]
    for line in lines.dropFirst() {
      let depth = line.prefix { $0 == UInt8(ascii: " ") }.count
      let node = NameNode(line.dropFirst(depth))
      path.removeLast(max(0, path.count - depth / 2))
      path.last?.children.append(node)
      path.append(node)
    }
  }

  func first(_ kind: String) -> NameNode? { children.first { $0.kind == kind } }

  /// True if the node is a composition of no protocols.
  var isOpen: Bool { first("TypeList")?.children.isEmpty == true }

  /// `Foundation.Date`, without generic arguments; private names stay different from file to file.
  var path: String {
    switch kind {
    case "Module": return text.hasPrefix("Foundation") ? "Foundation" : text
    case "Identifier": return text == "OS_dispatch_queue" ? "DispatchQueue" : text
    case "Extension": return children.dropFirst().first?.path ?? ""
    case "PrivateDeclName", "LocalDeclName": return children.map(\.text).joined(separator: "$")
    case "Constructor", "Allocator": return (children.first?.path ?? "") + ".init"
    case "Subscript": return (children.first?.path ?? "") + ".subscript"
    case _ where kind.hasPrefix("BoundGeneric") || kind == "Type": return children.first?.path ?? ""
    default: return children.prefix(2).map(\.path).joined(separator: ".")
    }
  }

  /// The path of a declaration, with its labels.
  var declaration: String {
    switch kind {
    case "Global", "Static": return children.first?.declaration ?? ""
    case "Function", "Constructor", "Allocator":
      let labels = first("LabelList").map { list in
        list.children.isEmpty ? ["_"] : list.children.map { $0.text.isEmpty ? "_" : $0.text }
      }
      return path + "(" + (labels ?? []).map { "\($0):" }.joined() + ")"
    default: return path
    }
  }
}

extension String {
  /// `LoginScene.LoginDisplayLogic` → `LoginDisplayLogic`.
  package var lastName: String {
    let last = split(separator: ".").last ?? ""
    return String(last.split(separator: "$").last ?? last)
  }

  /// True if it is the name of a system declaration.
  package var isSystems: Bool { Self.systemModules.contains(String(prefix { $0 != "." })) }

  private static let systemModules: Set = [
    "Swift", "_Concurrency", "_StringProcessing", "Foundation", "Observation", "Dispatch",
    "Synchronization", "Network", "Combine", "SwiftUI", "UIKit", "AppKit", "os", "__C", "C",
  ]
}
