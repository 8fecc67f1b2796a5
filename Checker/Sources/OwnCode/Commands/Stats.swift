import Judge
import Reports
import CommandKit
import Core
import Course
import Host

extension Subcommand {
  static let stats = Subcommand(
    spec: CommandSpec(
      "stats",
      operand: .optional("NN"),
      options: [.init("--path", value: "DIR", "a package or folder of your own, in place of NN")],
      discussion: """
        Lines of code, without comments and blank lines. A type counts for the layer whose protocol
        it adopts. The numbers are no grade: they ask which parts were worth their lines.
        """),
    options: { (name: $0.operands.first, path: $0.value("--path")) },
    run: { options, output, host throws(Complaint) in
      if let path = options.path {
        output.write(table([("lines", try lines(below: host.files.resolved(path), host))]))
        return .success
      }
      let workspace = try Workspace(around: host.directory, host: host)
      output.write(table(try columns(for: workspace.exercise(named: options.name), workspace)))
      return .success
    })

  private typealias Column = (title: String, lines: CodeLines)

  private static func lines(below folder: String, _ host: HostSystem) throws(Complaint) -> CodeLines
  {
    let files = host.files.tree(folder).filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.hasSuffix("Package.swift")
    }
    var (sources, tests): ([String], [String]) = ([], [])
    for file in files {
      let text = try host.files.text("\(folder)/\(file)") ?? ""
      if file.contains("Tests/") { tests.append(text) } else { sources.append(text) }
    }
    return CodeLines(sources: sources, tests: tests)
  }

  private static func columns(
    for exercise: Course.Exercise, _ workspace: Workspace
  ) throws(Complaint) -> [Column] {
    let files = workspace.host.files
    func count(_ folder: (Course.Exercise) -> String) throws(Complaint) -> CodeLines {
      var texts: [[String]] = [[], []]
      for side in exercise.tasks {
        texts[side.writes == .sources ? 0 : 1] += try files.texts(in: workspace.path(folder(side)))
          .values
      }
      return CodeLines(sources: texts[0], tests: texts[1])
    }
    var columns: [Column] = [("yours", try count(\.own))]
    let reference = try count { "\($0.layout.solution)/\($0.ownFolder)" }
    if reference.sum > 0 { columns.append(("the reference's", reference)) }
    let right = try files.texts(in: workspace.path("\(exercise.layout.subjects)/Right"))
    for (name, text) in right.sorted(by: { $0.key < $1.key }) where exercise.ownSuite != nil {
      columns.append((name.replacing(".swift", with: ""), CodeLines(sources: [text])))
    }
    return columns
  }

  private static func table(_ columns: [Column]) -> [Line] {
    let layers = CodeLines.Layer.allCases.filter { layer in
      columns.contains { $0.lines.lines[layer] != nil }
    }
    func row(_ title: String, _ cells: [String], _ style: Style = .plain) -> Line {
      let padded = zip(cells, columns).map { cell, column in
        String(repeating: " ", count: max(0, column.title.count - cell.count) + 2) + cell
      }
      return Line("  " + title.padded(to: 18) + padded.joined(), style)
    }
    return [row("", columns.map(\.title), .strong)]
      + layers.map { layer in
        row(layer.rawValue, columns.map { $0.lines.lines[layer].map { "\($0)" } ?? "–" })
      } + [
        row("in all", columns.map { "\($0.lines.sum)" }, .strong),
        row("@Test", columns.map { $0.lines.tests > 0 ? "\($0.lines.tests)" : "–" }),
      ]
  }
}
