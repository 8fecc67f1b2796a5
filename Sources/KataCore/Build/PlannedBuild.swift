/// How one graph of modules is compiled and linked, taken from SwiftPM's own plan.
///
/// SwiftPM stays the only source of plans: where its description holds anything that is not known
/// here, there is no planned build, and the ordinary way is gone.
package struct PlannedBuild: Codable, Sendable, Equatable {
  package var compiler: String
  /// Each module behind those that it imports.
  package var modules: [Module]
  package var link: Link

  package struct Module: Codable, Sendable, Equatable {
    package var name: String
    /// Without sources, products and the folders of imported modules.
    package var arguments: [String]
    package var sources: [String]
    /// All modules of the graph that it sees, also through others.
    package var imports: [String]
    /// As SwiftPM's build leaves them, in the order of the sources.
    package var objects: [String]
    /// The compiled interface, there.
    package var interface: String
  }

  package struct Link: Codable, Sendable, Equatable {
    /// Without objects and product.
    package var arguments: [String]
    /// Objects of the program around the modules: what starts the tests.
    package var runner: [String]
  }

  /// Nil when the description is not of the known form.
  package init?(description yaml: String) {
    guard let description = BuildDescription(reading: yaml) else { return nil }
    var modules: [String: Module] = [:]
    var runner: [String] = []
    var compilers: Set<String> = []
    for (name, command) in description.commands where name.hasPrefix("C.") {
      guard command.tool == "shell", let compiler = command.arguments.first else { return nil }
      compilers.insert(compiler)
      if name.hasSuffix(".test") { continue }
      guard name.hasSuffix(".module"), let module = Module(command) else { return nil }
      if module.name.hasPrefix(Self.runnerPrefix) {
        runner += module.objects
      } else {
        modules[module.name] = module
      }
    }
    let links = description.commands.filter {
      $0.key.hasSuffix(".test") && $0.value.tool == "shell"
    }
    guard compilers.count == 1, let compiler = compilers.first, links.count == 1,
      let link = links.first.flatMap({ Self.linkArguments($0.value.arguments) }),
      let ordered = Self.ordered(modules)
    else { return nil }
    self.compiler = compiler
    self.modules = ordered
    self.link = Link(arguments: link, runner: runner.sorted())
  }

  package subscript(name: String) -> Module? {
    modules.first { $0.name == name }
  }

  /// The same with these modules, and what they import, alone; nil when one is not planned.
  package func narrowed(to names: Set<String>) -> PlannedBuild? {
    let wanted = names.reduce(into: names) { $0.formUnion(self[$1]?.imports ?? []) }
    var narrowed = self
    narrowed.modules = modules.filter { wanted.contains($0.name) }
    return narrowed.modules.count == wanted.count ? narrowed : nil
  }

  /// The same with these sources in these modules; nil when one is not planned, or has none.
  ///
  /// Files come and go; how they are compiled stays.
  package func with(_ sources: [String: [String]]) -> PlannedBuild? {
    var build = self
    for (name, files) in sources {
      guard let index = modules.firstIndex(where: { $0.name == name }), !files.isEmpty else {
        return nil
      }
      build.modules[index].take(files)
    }
    return build
  }

  /// The toolchain's own linker, which takes half as long as a Linux system's.
  ///
  /// On a Mac no build is planned here: its link command is of another form.
  package static let linker = ["-use-ld=lld"]

  /// SwiftPM's own modules around the tests; their code is the same in every graph.
  private static let runnerPrefix = "KataVIPPackage"

  private static func linkArguments(_ arguments: [String]) -> [String]? {
    var kept: [String] = []
    var lists = 0
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case "-o": rest.removeFirst()
      case _ where argument.hasPrefix("@"): lists += 1
      default: kept.append(argument)
      }
    }
    return lists == 1 && kept.contains("-emit-executable") ? kept : nil
  }

  /// Nil when modules import one another in a ring.
  private static func ordered(_ modules: [String: Module]) -> [Module]? {
    var ordered: [Module] = []
    var seen: [String: Set<String>] = [:]
    var rest = modules.values.sorted { $0.name < $1.name }
    while !rest.isEmpty {
      let ready = rest.filter { $0.imports.allSatisfy { seen[$0] != nil || modules[$0] == nil } }
      guard !ready.isEmpty else { return nil }
      for var module in ready {
        let direct = module.imports.filter { modules[$0] != nil }
        let all = direct.reduce(into: Set(direct)) { $0.formUnion(seen[$1] ?? []) }
        module.imports = all.sorted()
        seen[module.name] = all
        ordered.append(module)
      }
      rest.removeAll { seen[$0.name] != nil }
    }
    return ordered
  }
}

extension PlannedBuild.Module {
  fileprivate mutating func take(_ files: [String]) {
    guard Set(files) != Set(sources) else { return }
    sources = files
    objects = files.map { "\($0.split(separator: "/").last ?? "").o" }
  }

  /// Flags that serve SwiftPM's own bookkeeping, the editor's index or Objective-C, with how many
  /// words follow each.
  private static let unneeded = [
    "-emit-dependencies": 0, "-emit-module": 0, "-emit-module-path": 1, "-output-file-map": 1,
    "-incremental": 0, "-enable-batch-mode": 0, "-c": 0, "-serialize-diagnostics": 0,
    "-index-store-path": 1, "-parseable-output": 0, "-emit-objc-header": 0,
    "-emit-objc-header-path": 1, "-module-name": 1, "-color-diagnostics": 0,
  ]

  /// Nil when the command is not a module's compilation as it is known.
  fileprivate init?(_ command: BuildDescription.Command) {
    let words = command.arguments
    guard let mark = words.firstIndex(of: "-module-name"), mark + 1 < words.count,
      words.filter({ $0.hasPrefix("@") }).count == 1, words.contains("-wmo"),
      let interface = command.outputs.first(where: { $0.hasSuffix(".swiftmodule") })
    else { return nil }
    let folder = interface.prefix { _ in true }.split(separator: "/").dropLast().joined(
      separator: "/")
    name = words[mark + 1]
    self.interface = interface
    sources = command.inputs.filter { $0.hasSuffix(".swift") }
    objects = command.outputs.filter { $0.hasSuffix(".o") }
    imports = command.inputs.filter { $0.hasSuffix(".swiftmodule") }.map { path in
      String((path.split(separator: "/").last ?? "").dropLast(".swiftmodule".count))
    }
    arguments = []
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if let following = Self.unneeded[word] {
        rest = rest.dropFirst(following)
      } else if word == "-I", rest.first == "/" + folder {
        rest = rest.dropFirst()
      } else if !word.hasPrefix("@"), !word.hasPrefix("-j") {
        arguments.append(word)
      }
    }
    guard objects.count == sources.count, !sources.isEmpty else { return nil }
  }
}
