import Common
import Foundation
@testable import Shared
import Testing

@testable import OwnCode

/// `kata rules` on packages that SwiftPM builds first.
@Suite(.realBuilds) struct PackageRulesTests {
  private let files: TemporaryFolder
  private var folder: String { "\(files.path)/my-notes" }

  init() throws { files = try TemporaryFolder() }

  private func rules(_ targets: String, _ texts: [String: String]) throws -> TemporaryCourse.Answer
  {
    try files.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "my-notes", targets: [\(targets)])

      """, to: "my-notes/Package.swift")
    for (path, text) in texts { try files.write(text, to: "my-notes/\(path)") }
    return try TemporaryCourse.warm.get().kata(["rules", folder])
  }

  private static func presenter(_ words: String) -> String {
    """
    protocol NoteDisplayLogic: AnyObject { func show(_ text: String) }
    protocol NotePresentationLogic: AnyObject { func present() }
    final class NotePresenter: NotePresentationLogic {
      var view: (any NoteDisplayLogic)?
      func present() { view?.show(\(words)) }
    }

    """
  }

  private static let finding = "weak-back: NotePresenter holds the View strongly"

  @Test(arguments: [25, 26, 51, 400]) func `a module may have any number of files`(
    count: Int
  ) throws {
    var texts = ["Sources/Notes/Note.swift": Self.presenter("P1.words")]
    for file in 1..<count {
      texts["Sources/Notes/P\(file).swift"] = "enum P\(file) { static let words = \"\" }\n"
    }
    let answer = try rules(#".target(name: "Notes")"#, texts)
    #expect(answer.output.contains("Sources/Notes/Note.swift:4: \(Self.finding)"))
    #expect(answer.output.hasSuffix("\n1 module: 1 finding\n"))
  }

  @Test func `an app beside the package is said not to be in it`() throws {
    try files.write("", to: "my-notes/App.xcodeproj/project.pbxproj")
    let answer = try rules(
      #".target(name: "Notes")"#, ["Sources/Notes/Note.swift": Self.presenter("\"\"")])
    #expect(answer.output.contains("An app beside the package isn't in it:"), "\(answer.output)")
  }

  @Test func `top-level code, and what a plugin writes, are judged with all other targets`() throws
  {
    let answer = try rules(
      """

        .executableTarget(name: "writer"),
        .plugin(name: "Make", capability: .buildTool(), dependencies: ["writer"]),
        .target(name: "Notes-Kit", plugins: ["Make"]),
        .executableTarget(name: "tool", dependencies: ["Notes-Kit"]),

      """,
      [
        "Sources/Notes-Kit/Note.swift": Self.presenter("Made.words"),
        "Sources/tool/main.swift": "run()\n",
        "Sources/tool/Run.swift": "import Notes_Kit\nfunc run() {}\n",
        "Sources/writer/Text.swift": """
        let text = "enum Made { static let words = \\"made\\" }\\n"

        """,
        "Sources/writer/main.swift": """
        import Foundation
        try text.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)

        """,
        "Plugins/Make/Make.swift": """
        import PackagePlugin
        @main struct Make: BuildToolPlugin {
          func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
            let file = context.pluginWorkDirectoryURL.appending(path: "Made.swift")
            return [
              .buildCommand(
                displayName: "make", executable: try context.tool(named: "writer").url,
                arguments: [file.path], outputFiles: [file])
            ]
          }
        }

        """,
      ])
    #expect(answer.output.contains("Sources/Notes-Kit/Note.swift:4: \(Self.finding)"))
    #expect(answer.output.hasSuffix("\n3 modules: 1 finding\n"))
  }
}
