/// A type as the demangler prints it, read as far as the rules need it.
struct TypeText: Equatable {
  /// The nominal types and protocols that it names, in their order.
  var mentions: [Mention] = []
  /// Whether it is, or holds, a function.
  var isFunction = false
  /// Whether that function takes nothing, or gives nothing back.
  var takesNothing = false
  var returnsNothing = false
  var isWeak = false
  var isUnowned = false
  /// One of Foundation's Objective-C classes that it names, by the name that people write.
  var object: String?

  struct Mention: Equatable {
    /// `LoginScene.LoginDisplayLogic`, without generic arguments.
    var name: String
    /// The generic types that it stands in, outermost first.
    var owners: [String]
    /// Whether it is one of several protocols: `any Titled & Sendable`.
    var isJoined = false
  }

  static let endings = [".Type", ".Protocol"]

  /// The one nominal type that a text names, its generic arguments left out, also those of the types
  /// around it: `X.Box<A>.Row` → `X.Box.Row`; nil where it is more than that.
  static func path(_ text: String) -> String? {
    var path = ""
    var rest = text[...]
    while let first = rest.first {
      if first == "<" {
        rest = rest[Brackets.end(of: rest)...]
      } else {
        guard isPart(of: first) else { return nil }
        path.append(rest.removeFirst())
      }
    }
    for ending in endings where path.hasSuffix(ending) { path.removeLast(ending.count) }
    return path.isEmpty ? nil : path
  }

  var names: [String] { mentions.map(\.name) }

  /// Whether one of a generic type's own parameters occurs.
  var namesParameter: Bool {
    mentions.contains { mention in
      mention.name.first?.isUppercase == true && mention.name.dropFirst().allSatisfy(\.isNumber)
    }
  }

  /// Whether it says nothing of what it holds.
  var canBeAnything: Bool { names.contains("Any") || names.contains("Swift.AnyObject") }

  init() {}

  init(naming name: String) {
    mentions = [Mention(name: name, owners: [])]
  }

  init(reading text: String) {
    var rest = text[...]
    for (mark, path) in [("weak ", \TypeText.isWeak), ("unowned ", \.isUnowned)]
    where rest.hasPrefix(mark) {
      self[keyPath: path] = true
      rest.removeFirst(mark.count)
    }
    if rest.hasPrefix("unowned(unsafe) ") { isUnowned = true }
    isFunction = rest.contains("->")
    if isFunction { readFunction(rest) }
    read(rest)
  }

  /// The first function that is not itself a parameter.
  private mutating func readFunction(_ text: Substring) {
    var depth = 0
    var opened = text.startIndex
    var parameters = text[..<text.startIndex]
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      switch text[index] {
      case "(":
        if depth == 0 { opened = index }
        depth += 1
      case ")":
        depth -= 1
        if depth == 0 { parameters = text[opened..<next] }
      case "-" where depth == 0 && text[next...].hasPrefix(">"):
        takesNothing = parameters == "()"
        returnsNothing = text[next...].hasPrefix("> ()")
        return
      default: break
      }
      index = next
    }
  }

  private mutating func read(_ text: Substring) {
    var owners: [String] = []
    var name = ""
    // A generic type is noted before its arguments; its name may go on after them.
    var noted = ""
    var before: Character = " "
    var joins = false
    for character in text {
      if Self.isPart(of: character) {
        name.append(character)
      } else {
        if name != noted { note(name, in: owners, joins: &joins) }
        noted = ""
        switch character {
        case "&":
          name = ""
          joins = true
          if let last = mentions.indices.last { mentions[last].isJoined = true }
        case "<":
          owners.append(name)
          name = ""
        case ">" where before != "-":
          name = owners.popLast() ?? ""
          noted = name
        default: name = ""
        }
      }
      before = character
    }
    if name != noted { note(name, in: owners, joins: &joins) }
  }

  private static func isPart(of character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.$".contains(character)
  }

  private mutating func note(_ name: String, in owners: [String], joins: inout Bool) {
    var name = name
    for ending in Self.endings where name.hasSuffix(ending) { name.removeLast(ending.count) }
    guard !name.isEmpty, name != "." else { return }
    mentions.append(
      Mention(name: name, owners: owners.filter { !$0.isEmpty }, isJoined: joins))
    joins = false
  }
}
