import Basics
import Common
import Foundation
import Host

/// The Swift files of an app as they lie: copied, and read without a build as one module.
///
/// A module that isn't here gets an empty one in its place. What hangs on it stays unresolved, and
/// is judged by nobody.
struct AppFolder {
  private let host: HostSystem
  private let toolchain: Toolchain
  private let folder: String
  /// The texts that are judged, by their paths from the folder.
  private(set) var texts: [String: String] = [:]
  /// The numbers of files that aren't, by the reasons.
  private(set) var leftOut: [String: Int] = [:]
  /// The modules that each file imports.
  private var imports: [String: Set<String>] = [:]
  /// The modules that aren't here, and the number of files that import one.
  private var missing: Set<String> = []
  private var hanging = 0
  /// The place of the first error in each file that doesn't parse.
  private(set) var broken: [String] = []

  init(_ folder: String, _ host: HostSystem, _ toolchain: Toolchain) throws(Complaint) {
    (self.folder, self.host, self.toolchain) = (folder, host, toolchain)
    for path in host.files.tree(folder) where path.hasSuffix(".swift") {
      let text = try host.files.text("\(folder)/\(path)") ?? ""
      let imported = Set(Self.matches(Self.importLine, in: text))
      if let reason = Self.reasonToLeaveOut(path, text, imported) {
        leftOut[reason, default: 0] += 1
      } else {
        texts[path] = text
        imports[path] = imported
      }
    }
    // Where all is a sample, it's the app, unless it shows what templates make.
    let samples = texts.keys.filter(Self.isSample)
    if samples.count * 2 < texts.count || leftOut["of templates"] != nil, !samples.isEmpty {
      leftOut["of samples"] = samples.count
      for path in samples { texts[path] = nil }
    }
  }

  /// The module's name.
  static let module = "KataFolder"

  private static let importLine =
    #"(?m)^[ \t]*(?:@\w+(?:\(\w+\))?[ \t]+|public |internal |package |private |fileprivate )*import[ \t]+"#
    + #"(?:(?:typealias|struct|class|enum|protocol|let|var|func)[ \t]+)?(\w+)"#

  private static let foreignFolders: [(names: Set<String>, reason: String)] = [
    (["Pods", "Carthage", "SourcePackages", "DerivedData", "build", "vendor"], "of others"),
    (["Tests", "UITests", "Specs", "Mocks", "Snapshots"], "of tests"),
  ]

  /// Scenes to copy from, and the like.
  private static func isSample(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      folder.lowercased().contains(/(sample|example|template)s?$/)
    }
  }

  private static func reasonToLeaveOut(
    _ path: String, _ text: String, _ imports: Set<String>
  ) -> String? {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    for (names, reason) in foreignFolders where !names.isDisjoint(with: folders) { return reason }
    let file = (path as NSString).lastPathComponent
    if folders.contains(where: { $0.hasSuffix("Tests") || $0.hasSuffix("Specs") })
      || file.hasSuffix("Tests.swift") || file.hasSuffix("Spec.swift")
      || !imports.isDisjoint(with: ["XCTest", "Testing", "Quick", "Nimble"])
    {
      return "of tests"
    }
    if path.contains(".xctemplate/") || text.contains("___FILE") || text.contains("___VARIABLE_") {
      return "of templates"
    }
    let head = text.prefix(600).lowercased()
    let marks = [
      "do not edit", "do not modify", "generated using ", "auto-generated", "@generated",
    ]
    if file.hasSuffix(".generated.swift") || file.hasSuffix(".pb.swift")
      || marks.contains(where: head.contains)
    {
      return "of generators"
    }
    return file == "Package.swift" ? "of packages' manifests" : nil
  }

  private static func matches(_ pattern: String, in text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let whole = text as NSString
    return expression.matches(in: text, range: NSRange(location: 0, length: whole.length)).map {
      whole.substring(with: $0.range(at: 1))
    }
  }

  /// The files of each app: a folder may hold several that are copies of one another.
  var apps: [[String]] { Self.apart(texts.keys.sorted(), depth: 0) }

  private static func apart(_ paths: [String], depth: Int) -> [[String]] {
    var children: [Substring: [String]] = [:]
    var places: [String: Int] = [:]
    var rest: [String] = []
    for path in paths {
      let words = path.split(separator: "/").dropFirst(depth)
      guard words.count > 1, let first = words.first else {
        rest.append(path)
        continue
      }
      children[first, default: []].append(path)
      places[words.dropFirst().joined(separator: "/"), default: 0] += 1
    }
    let areCopies = places.contains { $1 > 1 && $0.hasSuffix("AppDelegate.swift") }
    var apps: [[String]] = []
    for (_, child) in children.sorted(by: { $0.key < $1.key }) {
      let inner = apart(child, depth: depth + 1)
      if areCopies || inner.count > 1 { apps += inner } else { rest += child }
    }
    return apps + (rest.isEmpty ? [] : [rest])
  }

  /// The compiler's tree of each file, as far as it can tell, and the files that it gave up on.
  mutating func dump(of paths: [String], in scratch: String) throws(Complaint) -> Dump {
    var dump = Dump()
    let system = toolchain.info.isDarwin ? "macOS" : "Linux"
    for path in paths {
      let text = texts[path] ?? ""
      // What an app does on a phone is what is judged; and a module may have no submodules here.
      var known = text.replacing("os(iOS)", with: "os(\(system))")
      for (pattern, plain) in [
        ("(\(Self.importLine))\\.[\\w.]+", "import $2"), (#"@objc(Members)?\b(\(\w+\))?"#, ""),
      ] {
        known = known.replacingOccurrences(of: pattern, with: plain, options: .regularExpression)
      }
      dump.sources[path] = known
      try host.files.write("\(scratch)/Sources/\(path)", Data(known.utf8))
    }
    // Protocols of parts in modules that aren't here; their members stay unknown.
    let all = dump.sources.values.joined(separator: "\n")
    let unwritten = Set(Self.matches(Self.partProtocol, in: all))
      .subtracting(Self.matches(#"\bprotocol[ \t]+(\w+)"#, in: all))
    try host.files.write(
      "\(scratch)/Sources/\(Self.partsFile)",
      Data(unwritten.sorted().map { "protocol \($0): AnyObject {}\n" }.joined().utf8))
    let imports = paths.compactMap { self.imports[$0] }
    let gone = try standIns(for: imports, in: scratch)
    missing.formUnion(gone)
    hanging += imports.count { !$0.isDisjoint(with: gone) }
    let parsed = try run([["-parse", "-enable-bare-slash-regex"] + paths], in: scratch)[0].errors
    for place in Self.matches(Self.syntaxError, in: parsed) {
      let file = place.prefix { $0 != ":" } + ":"
      if !broken.contains(where: { $0.hasPrefix(file) }) { broken.append(place) }
    }
    let implicit = ["Foundation", Self.networking].filter { !gone.contains($0) }
    try read(shares(of: paths), of: paths, implicit, in: scratch, into: &dump)
    return dump
  }

  /// The compiler's answer on a folder.
  struct Dump {
    var trees = ModuleTrees()
    var sources: [String: String] = [:]
    /// The files of which the compiler gave no tree.
    var lost: [String] = []
  }

  /// The files, and what of them couldn't be judged, in a sentence or two.
  func summary(gaps: Int) -> String? {
    let left = leftOut.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }
    let modules = missing.subtracting([Self.networking]).sorted()
    let most = modules.prefix(4) + (modules.count > 4 ? ["\(modules.count - 4) more"] : [])
    let parts = [
      left.isEmpty ? nil : "left out: \(left.joined(separator: ", "))",
      hanging == 0
        ? nil : "\(hanging) of \(texts.count) files hang on \(most.joined(separator: ", "))",
      broken.first.map {
        broken.count == 1
          ? "1 file doesn't parse: \($0)" : "\(broken.count) files don't parse: \($0), …"
      },
      gaps == 0 ? nil : "\(gaps) function\(gaps == 1 ? " is" : "s are") judged in part",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private func run(_ words: [[String]], in scratch: String) throws(Complaint) -> [Finished] {
    let compiler = [toolchain.info.compiler, "-frontend"]
    let system =
      toolchain.compilerWords + ["-target", toolchain.info.target.triple]
      + ["-plugin-path", toolchain.info.plugins]
    return try host.processes.run(
      words.map { words in
        Command(
          words: ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, "\(scratch)/Sources"] + compiler
            + words + system, environment: host.environment,
          limit: Limits.syntaxTreeSeconds * 2, keep: Limits.syntaxTreeBytes)
      })
  }

  /// Compiles an empty module for each one that files import and that isn't here.
  private func standIns(
    for imports: [Set<String>], in scratch: String
  ) throws(Complaint) -> Set<String> {
    let all = imports.reduce(into: Set<String>()) { $0.formUnion($1) }.sorted()
    let asked = all + [Self.networking]
    try host.files.write(
      "\(scratch)/Imports.swift",
      Data(asked.map { "#if !canImport(\($0))\n#warning(\"\($0)\")\n#endif\n" }.joined().utf8))
    let answer = try run([["-typecheck", "../Imports.swift"]], in: scratch)[0].errors
    let missing = Set(Self.matches(#"(?m): warning: (\w+)$"#, in: answer))
    try host.files.write("\(scratch)/Empty.swift", Data("\n".utf8))
    let made = all.filter(missing.contains)
    let templates = Templates(host)
    var known: Set<String> = []
    for module in made {
      guard let text = try templates.text("StandIns/\(module).swift") else { continue }
      try host.files.write("\(scratch)/\(module).swift", Data(text.utf8))
      known.insert(module)
    }
    for start in stride(from: 0, to: made.count, by: host.cores) {
      _ = try run(
        made[start...].prefix(host.cores).map { module in
          let words =
            known.contains(module) ? ["../\(module).swift"] : ["../Empty.swift", "-parse-stdlib"]
          return words + [
            "-emit-module", "-parse-as-library", "-enable-testing",
            "-module-name", module, "-o", "../\(module).swiftmodule",
          ]
        }, in: scratch)
    }
    return missing
  }

  /// Code at the top of a file is none: a script has it.
  private static let syntaxError = #"(?m)^([^:\n]+:\d+):\d+: error: (?!.*top level)"#

  private static let partsFile = "Parts that are missing.swift"
  private static let partProtocol =
    #"\b([A-Z]\w*(?:Display|Business|Presentation|Routing|Worker)Logic|[A-Z]\w*DataStore)\b"#

  private static let networking = "FoundationNetworking"

  /// Files for one process each, no more than one holds with ease.
  private func shares(of paths: [String]) -> [[String]] {
    let count = (paths.count + 59) / 60
    let size = max(1, (paths.count + count - 1) / max(1, count))
    return stride(from: 0, to: paths.count, by: size).map { Array(paths[$0...].prefix(size)) }
  }

  /// Reads shares of the files side by side; a share that the compiler dies of is cut in two.
  private func read(
    _ shares: [[String]], of paths: [String], _ implicit: [String], in scratch: String,
    into dump: inout Dump
  ) throws(Complaint) {
    var open = shares
    while !open.isEmpty {
      let group = Array(open.prefix(host.cores))
      open.removeFirst(group.count)
      let words = group.map { share -> [String] in
        let primary = Set(share)
        return ["-dump-ast", "-dump-ast-format", "json", "-module-name", Self.module]
          + ["-swift-version", "5", "-parse-as-library", "-enable-bare-slash-regex"]
          + ["-package-name", Self.module]
          // What can't be resolved may be tried in millions of ways: nobody waits for the last.
          + ["-solver-scope-threshold=20000", "-suppress-warnings", "-I", ".."]
          + implicit.flatMap { ["-import-module", $0] }
          + (paths + [Self.partsFile]).flatMap {
            primary.contains($0) ? ["-primary-file", $0] : [$0]
          }
      }
      for (share, finished) in zip(group, try run(words, in: scratch)) {
        if [.exited(0), .exited(1)].contains(finished.ending),
          try dump.trees.add(finished.output)
        {
          continue
        } else if share.count == 1 {
          dump.lost += share
        } else {
          let half = share.count / 2
          open += [Array(share[..<half]), Array(share[half...])]
        }
      }
    }
  }
}
