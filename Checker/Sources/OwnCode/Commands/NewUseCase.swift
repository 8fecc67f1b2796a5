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
      for place in useCase.folders {
        for file in host.files.tree("\(folder)/\(place)") where file.hasSuffix(".swift") {
          old["\(place)/\(file)"] = try host.files.text("\(folder)/\(place)/\(file)")
        }
      }
      guard !old.isEmpty else {
        throw .usage(
          "There is no folder \(useCase.folders[0]) in \(folder).", next: "--in names the package")
      }
      guard old[useCase.contract] == nil else {
        throw .usage(
          "There is a file \(useCase.contract) already in \(folder).", next: "choose another name")
      }
      let files = try useCase.files(from: old)
      for (path, text) in files { try host.files.write("\(folder)/\(path)", Data(text.utf8)) }
      output.write(
        files.keys.sorted().map { Line("  \($0)\(old[$0] == nil ? "" : ", a line or more")") }
          + [Line(Span("next: "), Span("swift test --package-path \(folder)", .strong))])
      return .success
    })
}
