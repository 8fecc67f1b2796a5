/// The lines of code of a scene, by the layer that they belong to.
///
/// A type belongs to the layer whose protocol it adopts, or whose name it ends in. Code is read as
/// swift-format writes it: what is declared at the top begins and ends in the first column. Blank
/// lines and comments don't count.
struct CodeLines: Sendable, Equatable {
  /// A layer, in the order in which a table has it.
  enum Layer: String, CaseIterable, Sendable {
    case view = "View"
    case interactor = "Interactor"
    case presenter = "Presenter"
    case worker = "Worker"
    case router = "Router"
    case assembly = "configurator"
    case models = "all else"
    case tests = "tests"
    case spies = "spies"
  }

  package private(set) var lines: [Layer: Int] = [:]
  package private(set) var tests = 0

  init(sources: [String], tests: [String] = []) {
    let parts = sources.flatMap(Self.declarations)
    var layers: [Substring: Layer] = [:]
    for part in parts {
      if let name = part.name, let layer = part.layer { layers[name] = layers[name] ?? layer }
    }
    for part in parts {
      let layer = part.layer ?? part.name.flatMap { layers[$0] } ?? .models
      lines[layer, default: 0] += part.lines
    }
    for part in tests.flatMap(Self.declarations) {
      lines[part.isSuite ? .tests : .spies, default: 0] += part.lines
      self.tests += part.tests
    }
  }

  var sum: Int { lines.values.reduce(0, +) }

  fileprivate struct Declaration {
    var header = ""
    var lines = 0
    var tests = 0

    private var words: [Substring] {
      header.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
    }

    /// The name of the type that it declares or extends.
    var name: Substring? {
      let words = words
      let kinds = ["class", "struct", "enum", "actor", "extension"]
      guard let kind = words.firstIndex(where: { kinds.contains(String($0)) }) else { return nil }
      return words.dropFirst(kind + 1).first
    }

    var layer: Layer? {
      if words.contains("protocol") { return .models }
      if words.contains("func") { return .assembly }
      guard let name else { return nil }
      let adopted = words.drop { $0 != name }.dropFirst()
      let layers: [(protocol: String, name: String, layer: Layer)] = [
        ("DisplayLogic", "View", .view), ("BusinessLogic", "Interactor", .interactor),
        ("PresentationLogic", "Presenter", .presenter), ("WorkerLogic", "Worker", .worker),
        ("RoutingLogic", "Router", .router), ("Configurating", "Configurator", .assembly),
      ]
      return layers.first { layer in adopted.contains { $0.hasSuffix(layer.protocol) } }?.layer
        ?? layers.first { name.hasSuffix($0.name) }?.layer
    }

    var isSuite: Bool { tests > 0 || words.contains("@Suite") || words.contains("XCTestCase") }
  }

  /// The lines at the top of a file, without imports.
  private static func declarations(in text: String) -> [Declaration] {
    var all: [Declaration] = []
    var current = Declaration()
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      guard !code.isEmpty, !code.hasPrefix("//") else { continue }
      let isTop = code.count == line.count
      if isTop, code.hasPrefix("import ") || code.hasPrefix("@testable import ") { continue }
      // A brace or a parenthesis in the first column goes on with what is open.
      if isTop, !current.isOpen, let first = code.first, !"})".contains(first) {
        if current.lines > 0 { all.append(current) }
        current = Declaration()
      }
      current.add(code)
    }
    return current.lines > 0 ? all + [current] : all
  }
}

extension CodeLines.Declaration {
  /// True while its header is not over: behind attributes, and in a list over several lines.
  fileprivate var isOpen: Bool { lines > 0 && !header.contains("{") && !header.hasSuffix("}") }

  fileprivate mutating func add(_ line: Substring) {
    if isOpen || lines == 0 { header += " " + line }
    lines += 1
    if line.hasPrefix("@Test") { tests += 1 }
  }
}
