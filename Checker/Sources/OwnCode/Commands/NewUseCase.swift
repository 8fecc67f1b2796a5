import Basics
import Common
import Foundation
import Host

extension Subcommand {
  static let newUseCase = Subcommand(
    spec: CommandSpec(
      "new use-case", operand: .one("SCENE.NAME"),
      options: [.init("--in", value: "DIR", "the package that has the scene (.)")],
      discussion: """
        As in kata new use-case Notes.Delete, in a scene that kata new scene has made. It writes the
        use case's messages and a red suite, and adds to the protocols, the parts and the spies.
        """),
    options: { invocation throws(Complaint) in
      let words = invocation.operands[0].split(separator: ".").map(String.init)
      guard words.count == 2 else {
        throw .usage(
          "A scene and a use case are named with a dot between them.",
          next: "kata new use-case Notes.Delete")
      }
      return (scene: words[0], name: words[1], folder: invocation.value("--in") ?? ".")
    },
    run: { options, output, host throws(Complaint) in
      let (scene, name, folder) = (options.scene, options.name, host.place(options.folder))
      let places = ["Sources/\(scene)Scene", "Tests/\(scene)SceneTests"]
      var old: [String: String] = [:]
      for place in places {
        for file in host.files.tree("\(folder)/\(place)") where file.hasSuffix(".swift") {
          old["\(place)/\(file)"] = try host.files.text("\(folder)/\(place)/\(file)")
        }
      }
      try SceneNames(scene: scene, ways: SceneAnswers.ways(in: old), useCases: [name])
        .demand(next: "kata new use-case Notes.Delete")
      guard !old.isEmpty else {
        throw .usage(
          "There is no folder \(places[0]) in \(folder).", next: "--in names the package")
      }
      guard !old.keys.contains(where: { $0.hasSuffix("/\(scene).\(name).swift") }) else {
        throw .usage(
          "There is a file \(scene).\(name).swift already in \(folder)/\(places[0]).",
          next: "choose another name")
      }
      let isAsked = old.values.contains { $0.contains("protocol \(scene)WorkerLogic") }
      let template = try SceneTemplate(isAsked ? .worker : .typed, host: host)
      let files = try template.files(of: name, in: old, SceneAnswers(scene: scene, files: old))
      for (path, text) in files { try host.files.write("\(folder)/\(path)", Data(text.utf8)) }
      output.write(
        files.keys.sorted().map { Line("  \($0)\(old[$0] == nil ? "" : ", a line or more")") }
          + [Line(Span("next: "), Span("swift test --package-path \(folder)", .strong))])
      return .success
    })
}

extension SceneAnswers {
  /// The answers that a made scene still shows.
  fileprivate init(scene: String, files: [String: String]) {
    self.init(scene: scene)
    routes = files.values.contains { $0.contains("class \(scene)RouterSpy") }
    // Its manifest, which has the path, stays as it is.
    course = files.values.contains { $0.contains("KataLog<") } ? "" : nil
  }

  fileprivate static func ways(in files: [String: String]) -> [String] {
    let names = files.values.flatMap { text in
      text.matches(of: /protocol \w+RoutingLogic[^}]*/).flatMap {
        $0.0.matches(of: /routeTo(\w+)/).map { String($0.1) }
      }
    }
    return Set(names).sorted()
  }
}
