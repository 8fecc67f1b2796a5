/// SwiftPM's own commands for a graph of modules, read from its description of a build.
///
/// SwiftPM stays the only source of commands: nothing is read of a description of another form.
package struct PlannedBuild: Sendable {
  package var modules: [Module] = []
  package var link: Link

  package struct Module: Codable, Sendable, Equatable {
    package var name: String
    /// The compiler and its options, without sources and products.
    package var words: [String]
    /// All modules of the graph that it sees, also through others.
    package var imports: [String]
    /// The files that SwiftPM has the compiler make.
    package var objects: [String]
    package var interface: String
  }

  package struct Link: Codable, Sendable, Equatable {
    /// The compiler and its options, without objects and product.
    package var words: [String]
    /// Objects of the program around the modules, which starts the tests.
    package var runner: [String]
  }

  /// Nil if the description contains anything unknown.
  package init?(description yaml: String) {
    guard let description = BuildDescription(reading: yaml) else { return nil }
    var found: [String: Module] = [:]
    var link: [String]?
    var runner: [String] = []
    for (name, command) in description.commands where name.hasPrefix("C.") {
      guard command.tool == "shell" else { return nil }
      if name.hasSuffix(".test") {
        guard link == nil, command.arguments.contains("-emit-executable"),
          let words = Self.words(command.arguments, without: ["-o": 1, Self.profile: 0])
        else { return nil }
        link = words
      } else if let module = Module(command) {
        // SwiftPM's own modules around the tests.
        if module.name.hasPrefix("KataVIPPackage") {
          runner += module.objects
        } else {
          found[module.name] = module
        }
      } else {
        return nil
      }
    }
    guard let link else { return nil }
    self.link = Link(words: link, runner: runner.sorted())
    for var module in found.values {
      var open = module.imports
      var seen: Set<String> = []
      while let name = open.popLast() {
        guard let imported = found[name] else { return nil }
        if seen.insert(name).inserted { open += imported.imports }
      }
      module.imports = seen.sorted()
      modules.append(module)
    }
    // So each stands behind those that it imports: it sees all that they see, and themselves.
    modules.sort { ($0.imports.count, $0.name) < ($1.imports.count, $1.name) }
  }

  /// The words without options and the list of files; nil unless there is one such list.
  fileprivate static func words(_ all: [String], without options: [String: Int]) -> [String]? {
    guard all.count(where: { $0.hasPrefix("@") }) == 1 else { return nil }
    var kept: [String] = []
    var rest = all[...]
    while let word = rest.popFirst() {
      if let following = options[word] {
        rest = rest.dropFirst(following)
      } else if !word.hasPrefix("@"), !word.hasPrefix("-j") {
        kept.append(word)
      }
    }
    return kept
  }

  /// It comes once for each module that is counted.
  private static let profile = "-profile-generate"

  /// The command to link these modules, with the toolchain's linker: twice as fast as a system's.
  package static func words(_ link: Link, for modules: [Module]) -> [String] {
    let isCounted = modules.contains { $0.words.contains(profile) }
    return link.words + ["-use-ld=lld"] + (isCounted ? [profile] : [])
  }
}

extension PlannedBuild.Module {
  /// Options about products, SwiftPM's bookkeeping, the editor's index and Objective-C, with the
  /// number of words behind each.
  private static let unneeded = [
    "-emit-dependencies": 0, "-emit-module": 0, "-emit-module-path": 1, "-output-file-map": 1,
    "-incremental": 0, "-enable-batch-mode": 0, "-c": 0, "-serialize-diagnostics": 0,
    "-index-store-path": 1, "-parseable-output": 0, "-emit-objc-header": 0,
    "-emit-objc-header-path": 1, "-color-diagnostics": 0, "-num-threads": 1,
  ]

  /// Nil if the command is not a module's compilation of the known form.
  fileprivate init?(_ command: BuildDescription.Command) {
    let all = command.arguments
    guard let mark = all.firstIndex(of: "-module-name"), mark + 1 < all.count,
      all.contains("-wmo"), let words = PlannedBuild.words(all, without: Self.unneeded),
      let interface = command.outputs.first(where: { $0.hasSuffix(".swiftmodule") })
    else { return nil }
    name = all[mark + 1]
    self.interface = interface
    objects = command.outputs.filter { $0.hasSuffix(".o") }
    imports = command.inputs.filter { $0.hasSuffix(".swiftmodule") }.map { path in
      String((path.split(separator: "/").last ?? "").dropLast(".swiftmodule".count))
    }
    self.words = words
    guard !objects.isEmpty else { return nil }
  }
}
