import CommandKit
import Core
import Foundation
import Host
import Reports

extension Subcommand {
  static let newUseCase = Subcommand(
    spec: CommandSpec(
      "new use-case", operand: .one("SCENE.NAME"),
      options: [.init("--in", value: "DIR", "the package that has the scene (.)")],
      discussion: """
        As in kata new use-case Notes.Delete, in a scene that kata new scene has made. It writes the
        use case's own files and a red suite, and adds a line each to the protocols, the View and
        the spies.
        """),
    options: { invocation throws(Complaint) in
      let words = invocation.operands[0].split(separator: ".").map(String.init)
      guard words.count == 2 else {
        throw .usage(
          "A scene and a use case are named with a dot between them.",
          next: "kata new use-case Notes.Delete")
      }
      return (
        useCase: try UseCase(scene: words[0], name: words[1]),
        folder: invocation.value("--in") ?? "."
      )
    },
    run: { options, output, host throws(Complaint) in
      let (useCase, folder) = (options.useCase, host.place(options.folder))
      var old: [String: String] = [:]
      for path in useCase.touched {
        guard let text = try host.files.text("\(folder)/\(path)") else {
          throw .usage("There is no file \(path) in \(folder).", next: "--in names the package")
        }
        old[path] = text
      }
      let files = try useCase.files(from: old)
      let new = files.keys.filter { old[$0] == nil }.sorted()
      if let taken = new.first(where: { host.files.exists("\(folder)/\($0)") }) {
        throw .usage("There is a file \(taken) already in \(folder).", next: "choose another name")
      }
      for (path, text) in files { try host.files.write("\(folder)/\(path)", Data(text.utf8)) }
      output.write(
        new.map { Line("  \($0)") }
          + useCase.touched.map { Line(Span("  \($0)  "), Span("+", .good)) }
          + [Line(Span("next: "), Span("swift test --package-path \(folder)", .strong))])
      return .success
    })
}
