import Basics
import Common
import Host
import Foundation

extension Subcommand {
  static let newScene = Subcommand(
    spec: CommandSpec(
      "new scene", operand: .optional("NAME"),
      options: [
        .init(
          "--in", value: "DIR", "the package that gets it (default: a new one, named after it)"),
        .init("--from", value: "SOURCE", "worker, typed, given (by the screen before) or shown"),
        .init(
          "--to", value: "WAYS",
          "where it leads, as in Details,present:Settings,root:Home,back; or none"),
        .init("--use-cases", value: "NAMES", "use cases beside the first one, as in Delete,Save"),
        .init(
          "--spykit", value: "COURSE", "the course's folder, for spies that kata flow can draw"),
      ],
      discussion: """
        As in kata new scene Notes. It asks for what no option says, as Docs/own-code.md explains.
        A way pushes its screen, which gets the items, unless it begins with present: or root:.
        """),
    options: { invocation throws(Complaint) in
      guard let name = invocation.operands.first else {
        throw .usage("kata new scene needs a name for it.", next: "kata new scene Notes")
      }
      return NewSceneOptions(
        name: name, folder: invocation.value("--in"), source: invocation.value("--from"),
        ways: invocation.value("--to"), course: invocation.value("--spykit"),
        useCases: (invocation.value("--use-cases") ?? "").split(separator: ",").map(String.init))
    },
    run: { options, output, host throws(Complaint) in
      try NewScene(options: options, output: output, host: host).make()
    })
}

/// The options of `kata new scene`; what is nil is asked.
private struct NewSceneOptions {
  let name: String
  let folder, source, ways, course: String?
  let useCases: [String]
}

/// The interview about a new scene, and the files that come of it.
private struct NewScene {
  let options: NewSceneOptions
  let output: Output
  let host: HostSystem

  func make() throws(Complaint) -> ExitCode {
    try SceneNames(scene: options.name, ways: [], useCases: options.useCases)
      .demand(next: SceneNames.example)
    let source = try source()
    if source == .shown,
      options.ways ?? "none" != "none" || options.course != nil || !options.useCases.isEmpty
    {
      throw .usage(
        "A screen that only shows is one object: it leads nowhere, and has no use cases or spies.",
        next: next("--from worker, typed or given"))
    }
    var answers = try SceneAnswers(
      scene: options.name, routes: source == .shown ? [] : ways(), useCases: options.useCases)
    let folder = host.place(options.folder ?? "\(options.name)Scene")
    answers.course = try course(from: folder)
    let template = try SceneTemplate(source, host: host)
    var files = template.files(answers)
    for name in options.useCases {
      files.merge(try template.files(of: name, in: files, answers)) { $1 }
    }
    let isNew = !host.files.exists("\(folder)/Package.swift")
    guard !isNew || !host.files.hasProject(in: folder) else {
      throw .usage(
        "\(folder) holds an app's project, and no package.",
        next: "--in a folder of its own in there, which you add to the project as a local package")
    }
    let manifest = isNew ? nil : files.removeValue(forKey: "Package.swift")
    if let taken = files.keys.sorted().first(where: { host.files.exists("\(folder)/\($0)") }) {
      throw .usage(
        "There is a file \(taken) already in \(folder).", next: "choose another name, or --in")
    }
    if isNew, !host.files.exists("\(folder)/.gitignore") { files[".gitignore"] = ".build/\n" }
    for (file, text) in files { try host.files.write("\(folder)/\(file)", Data(text.utf8)) }
    var lines = files.keys.sorted().map { Line("  \($0)") }
    if let manifest { lines += additions(of: manifest, to: "\(folder)/Package.swift") }
    if source == .shown {
      lines += [.empty] + Self.advice.split(separator: "\n").map { Line(String($0), .doubtful) }
    }
    output.write(
      [Line("The scene \(options.name), in \(folder):", .strong)] + lines
        + [Line(Span("next: "), Span("swift test --package-path \(folder)", .strong))])
    return .success
  }

  private static let advice = """
    A screen that only shows has nothing to decide and no words to find: each part would hand on
    what it gets. So this is one object. Once a rule, words or waiting come, make it a scene:
    Docs/moving.md has the steps.
    """

  /// The parts of a scene's own manifest that a package with others needs, too.
  private func additions(of manifest: String, to path: String) -> [Line] {
    let lines = manifest.split(separator: "\n").map(String.init)
    func part(_ start: String, _ end: String, _ margin: String = "") -> [Line] {
      let rest = lines.drop { $0 != start }
      return rest.dropFirst().prefix { $0 != end }.map { Line(margin + $0) }
    }
    let settings = "let settings: [SwiftSetting] = ["
    let dependencies = part("  dependencies: [", "  ],")
    return [
      .empty, Line("The manifest needs swift-tools-version 6.2 or later, and these settings:"),
      Line("    \(settings)"),
    ] + part(settings, "]", "    ")
      + [Line("    ]"), .empty, Line("Add to the targets of \(path):")]
      + part("  targets: [", "  ],")
      + [Line("Add to its products:")] + part("  products: [", "  ],")
      + (dependencies.isEmpty ? [] : [Line("Add to its dependencies:")] + dependencies)
  }

  /// The way from the package to the course's folder, if the suite is to use its SpyKit.
  private func course(from folder: String) throws(Complaint) -> String? {
    guard let path = options.course.map({ host.files.resolved(host.place($0)) }) else { return nil }
    guard host.files.exists("\(path)/Sources/SpyKit") else {
      throw .usage("There is no SpyKit in \(path).", next: "name the course's folder")
    }
    let (from, to) = (resolved(folder).split(separator: "/"), path.split(separator: "/"))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let steps = from.dropFirst(shared).map { _ in ".." } + to.dropFirst(shared)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// A path without symbolic links, also of a folder that is still to be made.
  private func resolved(_ path: String) -> String {
    guard path.count > 1, !host.files.exists(path) else { return host.files.resolved(path) }
    let path = path as NSString
    return "\(resolved(path.deletingLastPathComponent))/\(path.lastPathComponent)"
  }

  private func ways() throws(Complaint) -> [String] {
    let question =
      "Where does it lead? Details,present:Settings,root:Home,back for example, or none"
    let answer = if let ways = options.ways { ways } else { try ask(question) }
    let names = answer.split(separator: ",").map { $0.filter { $0 != " " } }
    return names == ["none"] ? [] : names
  }

  /// An answer that there is: one that is typed is asked for until it is one.
  private func source() throws(Complaint) -> SceneTemplate.Source {
    let words = SceneTemplate.Source.allCases.map(\.rawValue).joined(separator: ", ")
    if let given = options.source {
      guard let source = SceneTemplate.Source(rawValue: given) else {
        throw .usage("\"\(given)\" is none of: \(words).", next: next("--from WORD"))
      }
      return source
    }
    output.write([
      Line("Where does its data come from?", .strong),
      Line("  worker   a worker asks a service, a file or the system"),
      Line("  typed    the user types it"),
      Line("  given    the screen before gives it"),
      Line("  shown    it only displays what it is given; nothing is decided, nothing can fail"),
    ])
    while true {
      if let source = SceneTemplate.Source(rawValue: try ask(nil)) { return source }
      output.write([Line("Type one of: \(words).")])
    }
  }

  private func next(_ options: String) -> String {
    "kata new scene \(self.options.name), with \(options)"
  }

  private func ask(_ question: String?) throws(Complaint) -> String {
    if let question { output.write([Line(question, .strong)]) }
    guard let line = readLine(), !line.isEmpty else {
      throw .usage("Nothing was answered.", next: "kata help new scene names the options")
    }
    return line.filter { $0 != " " }
  }
}
