import Reports
import CommandKit
import Core
import Host
import Foundation

extension Subcommand {
  static let newScene = Subcommand(
    spec: CommandSpec(
      "new scene", operand: .optional("NAME"),
      options: [
        .init(
          "--in", value: "DIR", "the package that it comes into; else a new one, named after it"),
        .init("--for", value: "PURPOSE", "decides, shows or leads"),
        .init("--from", value: "SOURCE", "typed, given (by the screen before) or worker"),
        .init(
          "--to", value: "WAYS", "where it leads, as in Details+,present:Settings,back; or none"),
        .init("--use-cases", value: "NAMES", "use cases beside the first one, as in Delete,Save"),
        .init(
          "--spykit", value: "COURSE", "the course's folder, for spies that kata flow can draw"),
      ],
      discussion: """
        As in kata new scene Notes. What no option says is asked; Docs/own-code.md tells what is made.
        A way pushes its screen unless it begins with present:, and a + hands the items on to it.
        """),
    options: { invocation throws(Complaint) in
      guard let name = invocation.operands.first else {
        throw .usage("kata new scene needs a name for it.", next: "kata new scene Notes")
      }
      return NewSceneOptions(
        name: name, folder: invocation.value("--in"), purpose: invocation.value("--for"),
        source: invocation.value("--from"), routes: invocation.value("--to"),
        course: invocation.value("--spykit"),
        useCases: (invocation.value("--use-cases") ?? "").split(separator: ",").map(String.init))
    },
    run: { options, output, host throws(Complaint) in
      try NewScene(options: options, output: output, host: host).make()
    })
}

/// The options of `kata new scene`; what is nil is asked.
private struct NewSceneOptions {
  let name: String
  let folder, purpose, source, routes, course: String?
  let useCases: [String]
}

/// The interview about a new scene, and the files that come of it.
private struct NewScene {
  let options: NewSceneOptions
  let output: Output
  let host: HostSystem

  func make() throws(Complaint) -> ExitCode {
    let template = SceneTemplate(try interview(), spyKit: try course())
    let folder = host.place(options.folder ?? template.module)
    let isNew = !host.files.exists("\(folder)/Package.swift")
    var files = template.files
    for name in options.useCases {
      guard template.decides else {
        throw .usage("Only a scene that decides has use cases.", next: "--for decides")
      }
      let useCase = try UseCase(scene: options.name, name: name)
      files.merge(try useCase.files(from: files)) { $1 }
    }
    if isNew { files["Package.swift"] = template.manifest }
    if let taken = files.keys.sorted().first(where: { host.files.exists("\(folder)/\($0)") }) {
      throw .usage(
        "There is a file \(taken) already in \(folder).", next: "choose another name, or --in")
    }
    for (file, text) in files { try host.files.write("\(folder)/\(file)", Data(text.utf8)) }
    var lines = files.keys.sorted().map { Line("  \($0)") }
    if !isNew {
      lines.append(.empty)
      lines.append(Line("The manifest needs swift-tools-version 6.2 or later, and these settings:"))
      lines += SceneTemplate.settings.split(separator: "\n").map { Line("    \($0)") }
      lines += [.empty, Line("Add to the targets of \(folder)/Package.swift:")]
      lines += template.targets.split(separator: "\n").map { Line(String($0)) }
      if let course = template.spyKit {
        lines += [
          Line("Add to its dependencies:"),
          Line("    .package(name: \"KataVIP\", path: \"\(course)\"),"),
        ]
      }
    }
    if let advice = template.advice {
      lines += [.empty] + advice.split(separator: "\n").map { Line(String($0), .doubtful) }
    }
    output.write(
      [Line(template.summary, .strong)] + lines
        + [Line(Span("next: "), Span("swift test --package-path \(folder)", .strong))])
    return .success
  }

  /// The course's folder, if the suite is to use its SpyKit.
  private func course() throws(Complaint) -> String? {
    guard let path = options.course.map({ host.files.resolved(host.place($0)) }) else { return nil }
    guard host.files.exists("\(path)/Sources/SpyKit") else {
      throw .usage("There is no SpyKit in \(path).", next: "name the course's folder")
    }
    return path
  }

  private func interview() throws(Complaint) -> SceneInterview {
    let purpose: SceneInterview.Purpose = try answer(
      options.purpose, "--for", "What is the scene for?",
      [
        "decides": "it has a rule, can fail, or has to find words",
        "shows": "it displays what it is given; nothing is fetched, and nothing can fail",
        "leads": "it leads on to other screens, and does nothing else",
      ])
    guard purpose != .shows || options.source == nil && options.routes == nil else {
      throw .usage(
        "A screen that only shows has no source of its own, and leads nowhere.",
        next: next("--for decides"))
    }
    let source: SceneInterview.Source =
      purpose == .decides
      ? try answer(
        options.source, "--from", "Where does its data come from?",
        [
          "typed": "the user types it", "given": "the screen before gives it",
          "worker": "a worker asks a service, a file or the system",
        ]) : .given
    return try SceneInterview(
      name: options.name, purpose: purpose, source: source,
      routes: purpose == .shows ? [] : routes())
  }

  private func routes() throws(Complaint) -> [String] {
    let question =
      "Where does it lead? Details,present:Settings,back for example (Details+ gets the items), or none"
    let answer = if let routes = options.routes { routes } else { try ask(question) }
    let names = answer.split(separator: ",").map { $0.filter { $0 != " " } }
    return names == ["none"] ? [] : names
  }

  /// An answer that there is: one that is typed is asked for until it is one.
  private func answer<Choice: RawRepresentable & CaseIterable>(
    _ given: String?, _ option: String, _ question: String, _ meanings: [String: String]
  ) throws(Complaint) -> Choice where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    if let given {
      guard let choice = Choice(rawValue: given) else {
        throw .usage("\"\(given)\" is none of: \(words).", next: next("\(option) WORD"))
      }
      return choice
    }
    output.write(
      [Line(question, .strong)]
        + Choice.allCases.map { choice in
          Line("  \(choice.rawValue.padded(to: 9))\(meanings[choice.rawValue] ?? "")")
        })
    while true {
      if let choice = Choice(rawValue: try ask(nil)) { return choice }
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
