import Foundation
import Testing

@testable import KataCore

/// The list of what the system's declarations do, held against the toolchain's own modules.
///
/// What looks like a way out of the app is on the list, or in `system/allowed.txt` with a reason.
@Suite(
  .enabled("reads the toolchain's modules: KATA_TESTS=all runs it", isWanted),
  .enabled("knows the names of Linux only") { isLinux })
struct SystemDeclarationTests {
  @Test func `lists or allows all that looks like a way out of the app`() throws {
    let allowed = try WordFile("allowed")

    let forgotten = try Self.declarations.get().filter { $0.looksLikeAWayOut && !$0.isListed }
      .filter { declaration in !allowed.lines.contains { $0.fits(declaration) } }

    #expect(forgotten.map(\.name).sorted() == [])
  }

  @Test func `allows only what would be asked about otherwise`() throws {
    let asked = try Self.declarations.get().filter { $0.looksLikeAWayOut && !$0.isListed }

    let idle = try WordFile("allowed").lines.filter { line in !asked.contains(where: line.fits) }

    #expect(idle.map(\.description) == [])
  }

  @Test func `each word of the list stands for something, here or elsewhere`() throws {
    let elsewhere = Set(try WordFile("elsewhere").lines.map(\.description))

    let idle = try ForbiddenDeclarations.lines.values.joined().map(ListedWord.init)
      .filter { line in !(try Self.declarations.get().contains(where: line.fits)) }

    #expect(Set(idle.map(\.description)) == elsewhere)
  }

  @Test func `what is localized is given a locale, or asks for the machine's`() throws {
    let allowed = try WordFile("localized")
    let localized = try Self.declarations.get().filter(\.isLocalized)

    let forgotten = localized.filter { declaration in
      !allowed.lines.contains { $0.fits(declaration) }
    }
    let idle = allowed.lines.filter { !localized.contains(where: $0.fits) }

    #expect(forgotten.map(\.name).sorted() == [])
    #expect(idle.map(\.description) == [])
  }

  @Test func `each plain type is a struct or an enum`() throws {
    // A Mac's, and one that the toolchain does not tell of.
    let unseen: Set = ["Foundation.LocalizedStringResource", "Foundation._NSRange"]
    let plain = try Self.declarations.get().filter { PlainTypes.contains($0.name) }
    let values = Set(plain.filter { ["swift.struct", "swift.enum"].contains($0.kind) }.map(\.name))
    let objects = plain.filter { ["swift.class", "swift.protocol"].contains($0.kind) }

    let words = PlainTypes.exact.filter { !$0.hasSuffix(".*") }
    #expect(words.subtracting(values) == unseen)
    // Of the same name without `NS`, and known by that.
    #expect(objects.filter { !ObjectiveCName.classes.contains($0.written) } == [])
  }

  private static let declarations = Result { try SystemDeclaration.all() }
}

private let isWanted: @Sendable () -> Bool = {
  ProcessInfo.processInfo.environment["KATA_TESTS"] == "all"
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif

/// A word of a list, as it is written below its module's name.
private struct ListedWord: CustomStringConvertible {
  var line: ForbiddenDeclarations.Line

  init(_ line: ForbiddenDeclarations.Line) { self.line = line }

  init(module: String, word: String) {
    line = ForbiddenDeclarations.Line(module: module, word: word, effect: .files)
  }

  var description: String { "\(line.module): \(line.word)" }

  func fits(_ declaration: SystemDeclaration) -> Bool {
    (line.module == "*" || line.module == declaration.module)
      && line.fits(declaration.inner, isStatic: declaration.isStatic)
  }
}

/// Words by module, below reasons.
private struct WordFile {
  var lines: [ListedWord] = []

  init(_ name: String) throws {
    let file = Compiler.root.appendingPathComponent("Tests/Fixtures/Rules/system/\(name).txt")
    var module = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      guard !line.hasPrefix("#") else { continue }
      for word in line.split(separator: " ") {
        if word.hasSuffix(":"), !word.contains("(") {
          module = String(word.dropLast())
        } else {
          lines.append(ListedWord(module: module, word: String(word)))
        }
      }
    }
  }
}

/// A declaration of one of the system's modules.
private struct SystemDeclaration: Hashable {
  /// As `Demangling` reads it.
  var name: String
  var isStatic: Bool
  /// As the toolchain calls it, and as it is written; nothing for C's.
  var kind = ""
  var written = ""

  var module: Substring { name.prefix { $0 != "." } }
  var inner: Substring { name.dropFirst(module.count + 1) }

  var isListed: Bool {
    !ForbiddenDeclarations.effects(of: name, isStatic: isStatic).isEmpty
  }

  /// Whether it reads as the machine's owner does, for all that its name says, and is not listed.
  var isLocalized: Bool {
    name.contains(#/[lL]ocalized/#) && !name.contains("locale:")
      && !ForbiddenDeclarations.effects(of: name, isStatic: isStatic).contains(.settings)
  }

  /// C's names are too short to tell: all its functions are asked about.
  var looksLikeAWayOut: Bool {
    if module == "C" || module == "Glibc" { return true }
    let words = inner.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/).map { $0.output.lowercased() }
    if words.contains(where: Self.telltales.contains) { return true }
    let last = inner.prefix { $0 != "(" }.split(separator: ".").last ?? ""
    return isStatic && Self.singletons.contains(String(last))
  }

  private static let telltales: Set = [
    "now", "clock", "clocks", "uptime", "today", "tomorrow", "yesterday", "sleep", "wait", "timer",
    "deadline", "random", "randomly", "shuffle", "shuffled", "uuid", "entropy", "file", "files",
    "directory", "directories", "folder", "disk", "volume", "contents", "resource", "bundle",
    "socket", "sockets", "host", "hosts", "network", "session", "connection", "download", "upload",
    "server", "http", "cookie", "credential", "process", "processes", "launch", "spawn", "exec",
    "fork", "shell", "program", "executable", "environment", "arguments", "username", "home",
    "defaults", "preferences", "keychain", "ubiquitous", "send",
  ]

  private static let singletons: Set = [
    "shared", "default", "standard", "main", "current", "autoupdatingCurrent", "system",
  ]
}

extension SystemDeclaration {
  /// All public ones of the modules that an exercise can import.
  static func all() throws -> Set<Self> {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = try Compiler.target()
    for module in modules {
      try Compiler.run(
        "swift-symbolgraph-extract",
        ["-module-name", module, "-target", target, "-output-dir", folder.path]
          + ["-skip-synthesized-members", "-skip-inherited-docs"])
    }
    var found: Set<Self> = []
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
      found.formUnion(graph.symbols.compactMap(\.declaration))
    }
    let header = try Compiler.run(
      "swift-synthesize-interface", ["-module-name", "SwiftGlibc", "-target", target])
    for line in header.split(separator: "\n") {
      guard let match = line.firstMatch(of: /^public (?:func|var) (\w+)[(:]/),
        !line.hasSuffix("{ get }")
      else { continue }
      found.insert(SystemDeclaration(name: "C.\(match.output.1)", isStatic: false))
    }
    return found
  }

  private static let modules = [
    "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "Dispatch",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Foundation", "Glibc",
  ]

  /// As far as `swift-symbolgraph-extract` is read here.
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { var precise: String }
      struct Kind: Decodable { var identifier: String }
      var identifier: Identifier
      var kind: Kind
      var pathComponents: [String]

      /// Nil for what is only a name for another thing, and for C's, which the header tells.
      var declaration: SystemDeclaration? {
        let names: Set = ["swift.typealias", "swift.associatedtype", "swift.macro"]
        guard !names.contains(kind.identifier), identifier.precise.hasPrefix("s:"),
          let name = Demangling.declaration(identifier.precise), !name.hasPrefix("__C.")
        else { return nil }
        return SystemDeclaration(
          name: name, isStatic: Demangling.isStatic(identifier.precise), kind: kind.identifier,
          written: pathComponents.joined(separator: "."))
      }
    }

    var symbols: [Symbol]
  }
}
