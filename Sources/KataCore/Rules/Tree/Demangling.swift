import Foundation

/// Turns the compiler's mangled names into readable ones, as the language's own runtime does.
enum Demangling {
  /// Whether this runtime reads today's names: one of an older system may not know all of them.
  static var works: Bool { works(by: text) }

  /// A plain name, and one with `nonisolated(nonsending)`, which came last.
  static func works(by demangle: (String) -> String?) -> Bool {
    demangle("$sSaySiGD") == "Swift.Array<Swift.Int>"
      && demangle("$sSySSYaYCcD")?.contains("nonisolated(nonsending)") == true
  }

  /// A declaration by its USR: `Foundation.Date.init(timeIntervalSinceNow:)`; nil for locals.
  static func declaration(_ usr: String) -> String? {
    if usr.hasPrefix("c:") { return foreign(usr.dropFirst(2)) }
    guard usr.hasPrefix("s:"), !usr.hasPrefix("s:e:"),
      let text = text(of: "$s" + usr.dropFirst(2)), !text.contains(" #")
    else { return nil }
    return declaration(reading: text)
  }

  /// Whether a declaration belongs to its type, and not to a value of it.
  static func isStatic(_ usr: String) -> Bool {
    if usr.hasPrefix("c:objc(") { return ["(cm)", "(cpy)"].contains(where: usr.contains) }
    return usr.hasPrefix("s:") && usr.hasSuffix("Z")
  }

  /// A type by its mangled name, with the pieces that only say where something was declared taken out.
  static func type(_ mangled: String) -> String? {
    text(of: mangled).map(plain)
  }

  /// The first of Foundation's Objective-C classes that a mangled type names: `plain` gives a class and
  /// the struct that stands for it one name.
  static func objectiveCClass(in mangled: String) -> String? {
    guard mangled.contains("NS"), let text = text(of: mangled) else { return nil }
    return text.matches(of: #/\b(?:Foundation|__C)\.(NS\w+)(?![\w.])/#).lazy
      .map { String($0.output.1) }.first(where: ObjectiveCName.classes.contains)
  }

  /// Whether a type is a class without generic arguments, an optional one or its own type.
  static func isClass(_ mangled: String) -> Bool {
    mangled.contains(#/C(?:Sg)?(?:X[wou])?m?D?$/#)
  }

  private static func text(of mangled: String) -> String? {
    guard let copy = demangle(mangled, UInt(mangled.utf8.count), nil, nil, 0) else { return nil }
    defer { free(copy) }
    let text = String(cString: copy)
    return text == mangled ? nil : text
  }

  private static let foundation = [
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML",
  ]

  /// Foundation's parts are one module to a reader, and on macOS a part of it is Objective-C's.
  private static func plain(_ text: String) -> String {
    var text = text
    for part in foundation where text.contains(part) {
      text = text.replacing("\(part).", with: "Foundation.")
    }
    text = text.replacing("__C.NSTask", with: "Foundation.Process")
    text = withDispatch(text.replacing("__C.NS", with: "Foundation."))
    if !text.contains("NSLocalizedString") {
      text = text.replacing("Foundation.NS", with: "Foundation.")
    }
    while let start = text.range(of: "(extension in "),
      let end = text.range(of: "):", range: start.upperBound..<text.endIndex)
    {
      text.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return withoutFiles(text)
  }

  /// `__C.OS_dispatch_source_timer` → `Dispatch.DispatchSourceTimer`: on macOS they are Objective-C's.
  private static func withDispatch(_ text: String) -> String {
    guard text.contains("OS_dispatch_") else { return text }
    return text.replacing(#/(?:__C\.)?OS_dispatch_([a-z_]+)/#) { match in
      let words = match.output.1.split(separator: "_")
      return "Dispatch.Dispatch" + words.map { $0 == "io" ? "IO" : $0.capitalized }.joined()
    }
  }

  /// `X.(Row in _A1B2)` → `X._A1B2$Row`: private names stay different from file to file.
  private static func withoutFiles(_ text: String) -> String {
    var text = text
    while let mark = text.range(of: " in _"),
      let open = text[..<mark.lowerBound].lastIndex(of: "("),
      let close = text[mark.upperBound...].firstIndex(of: ")")
    {
      let name = text[text.index(after: open)..<mark.lowerBound]
      text.replaceSubrange(open...close, with: "_\(text[mark.upperBound..<close])$\(name)")
    }
    return text
  }

  /// `static X.P.go<A>(to: X.Q, _: Swift.Int) -> ()` → `X.P.go(to:_:)`.
  private static func declaration(reading text: String) -> String {
    var path = ""
    var rest = plain(text)[...]
    if rest.hasPrefix("static ") { rest.removeFirst("static ".count) }
    while let first = rest.first, first != " " {
      if first == "<" {
        rest = rest[Brackets.end(of: rest)...]
      } else if first == "(" {
        return path + labels(rest[..<Brackets.end(of: rest)])
      } else {
        path.append(rest.removeFirst())
      }
    }
    return path
  }

  private static func labels(_ parameters: Substring) -> String {
    let inner = parameters.dropFirst().dropLast()
    let names = Brackets.parts(of: inner).map { part in
      let label = part.prefix { $0 != ":" && $0 != "." && $0 != " " && $0 != "(" && $0 != "[" }
      return part[label.endIndex...].hasPrefix(": ") ? "\(label):" : "_:"
    }
    return "(" + names.joined() + ")"
  }

  /// `objc(cs)NSNumberFormatter(im)stringFromNumber:`, `@F@fopen` and `@stdin`.
  private static func foreign(_ usr: Substring) -> String? {
    // Functions of Foundation's own on Linux.
    if usr.hasPrefix("@F@NS") { return "Foundation.\(usr.dropFirst(5))()" }
    if usr.hasPrefix("@F@") {
      return "C." + usr.dropFirst(3).prefix { $0 != "#" }
    }
    if usr.hasPrefix("@"), !usr.dropFirst().contains("@") { return "C." + usr.dropFirst() }
    guard usr.hasPrefix("objc("), let open = usr.firstIndex(of: ")") else { return nil }
    let name = usr[usr.index(after: open)...]
    let type = name.prefix { $0 != "(" }
    let named = withDispatch(String(type))
    let own =
      type == "NSTask"
      ? "Foundation.Process"
      : type.hasPrefix("NS")
        ? "Foundation." + type.dropFirst(2)
        : named != type ? named : "ObjC." + type
    guard let end = name[type.endIndex...].firstIndex(of: ")") else { return own }
    let kind = name[type.endIndex..<end].dropFirst()
    return own + "." + ObjectiveCName.member(kind, name[name.index(after: end)...])
  }
}

/// The runtime's own demangler, which it exports for tools.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// Names as `Demangling` reads them, in the forms that people know.
extension String {
  /// `LoginScene.LoginDisplayLogic` → `LoginDisplayLogic`.
  var lastName: String { split(separator: ".").last.map { Self($0).withoutFile } ?? self }

  /// `Foundation.Date.init()` → `Date()`.
  var asWritten: String {
    guard let dot = firstIndex(of: "."), !self[..<dot].contains("(") else { return self }
    return String(self[index(after: dot)...]).replacing(".init(", with: "(")
  }

  /// Whether it is one of the system's, by its module.
  var isSystems: Bool {
    Self.systemModules.contains(String(prefix { $0 != "." }))
  }

  private static let systemModules: Set = [
    "Swift", "_Concurrency", "_StringProcessing", "Foundation", "Observation", "Dispatch",
    "Synchronization", "Combine",
    "SwiftUI", "UIKit", "AppKit", "ObjC", "C", "os",
  ]

  /// A private name without what tells its file.
  private var withoutFile: String {
    guard let mark = lastIndex(of: "$"), hasPrefix("_") else { return self }
    return String(self[index(after: mark)...])
  }
}
