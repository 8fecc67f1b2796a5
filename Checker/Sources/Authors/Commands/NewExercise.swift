import Basics
import Common
import Host
import Foundation

extension Subcommand {
  static let newExercise = Subcommand(
    spec: CommandSpec(
      "new exercise", operand: .optional("NN"),
      options: [
        .init("--name", value: "NAME", "its name, such as live-search"),
        .init("--scene", value: "SCENE", "its scene, such as Login"),
      ],
      discussion: """
        As in kata new exercise 28 --name live-search --scene Login. One edge is there, with all that
        proves it; kata verify 28 --watch says what is missing.
        """),
    options: { invocation throws(Complaint) in try NewExercise(invocation) },
    run: { exercise, output, host throws(Complaint) in try exercise.make(output, host) })
}

/// Lays out an exercise's files, and puts it into the lists.
private struct NewExercise {
  private let number: Int
  private let name: String
  private let scene: String

  private static let list = "Exercises/course.json"
  private static let readme = "README.md"

  init(_ invocation: Invocation) throws(Complaint) {
    guard let number = invocation.operands.last.flatMap({ Int($0) }), (1...99).contains(number),
      let name = invocation.value("--name"), let scene = invocation.value("--scene")
    else {
      throw .usage(
        "kata new exercise needs a number, a name and a scene.",
        next: "kata new exercise 28 --name live-search --scene Login")
    }
    (self.number, self.name, self.scene) = (number, name, scene)
  }

  func make(_ output: Output, _ host: HostSystem) throws(Complaint) -> ExitCode {
    let workspace = try Workspace(around: host.directory, host: host)
    let files = host.files
    guard !workspace.course.exercises.contains(where: { $0.id.number == number }) else {
      throw .usage("There is an exercise \(number) already.", next: "kata list shows all")
    }
    guard files.exists(workspace.path("Sources/\(scene)Scene")) else {
      throw .usage(
        "There is no scene \(scene).", next: "CONTRIBUTING.md says how a scene is added")
    }
    let template = try ExerciseTemplate(number: number, name: name, scene: scene)
    let (manifest, course) = (workspace.path("Package.swift"), workspace.path(Self.list))
    guard let list = try files.text(manifest).flatMap(template.listed(in:)),
      let entries = try files.text(course).flatMap(template.listed(inCourse:))
    else {
      throw Complaint(
        "Package.swift or \(Self.list) has no list that kata can add to.",
        next: "CONTRIBUTING.md names the lists", exit: .notPassed)
    }
    let folder = workspace.path(ExerciseTemplate.folder)
    var texts = template.files(
      try files.texts(in: folder), try files.text("\(folder)/pages.txt") ?? "")
    if let taken = texts.keys.sorted().first(where: { files.exists(workspace.path($0)) }) {
      throw .usage("There is a file \(taken) already.", next: "choose another name")
    }
    (texts["Package.swift"], texts[Self.list]) = (list, entries)
    texts[Self.readme] = try files.text(workspace.path(Self.readme)).map(template.listed(inReadme:))
    for (file, text) in texts { try files.write(workspace.path(file), Data(text.utf8)) }
    var made = try Workspace(around: host.directory, host: host)
    try made.recordShipped(made.named(["\(number)"]))
    output.write(
      texts.keys.sorted().map { Line("  \($0)") } + [
        .empty, Line("One edge is there, with all that proves it. Write the README first."),
        Line(Span("next: "), Span("kata verify \(number) --watch", .strong)),
      ])
    return .success
  }
}
