/// A module to be compiled: its texts as they were read, and what they see.
package struct SourceModule: Sendable {
  package var name: String
  /// The folder of its texts, from the course's root.
  package var folder: String
  /// The texts by their paths from the course's root, as the compiler is to name them.
  package var texts: [String: String]
  /// All modules that it sees, also through others.
  package var imports: [String] = []
  package var settings = LanguageSettings.app
  /// True if it holds tests: of a suite, of a player, or of a scene that is played.
  package var isTest = false
  /// True if it counts which of its lines run.
  var isCounted = false

  /// The texts are by their names in the folder.
  package init(
    _ name: String, in folder: String, _ texts: [String: String], imports: [String] = []
  ) {
    (self.name, self.folder, self.imports) = (name, folder, imports)
    self.texts = Dictionary(uniqueKeysWithValues: texts.map { ("\(folder)/\($0)", $1) })
  }

  /// The program around the modules: it runs the tests that its arguments choose.
  ///
  /// The testing library's entry point is the one that its documents name for tools.
  static let runner: SourceModule = {
    var runner = SourceModule("KataRunner", in: "KataRunner", ["KataRunner.swift": runnerText])
    runner.settings = .tool
    return runner
  }()

  private static let runnerText = """
    import Foundation

    typealias EntryPoint = @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

    @main struct KataRunner {
      static func main() async throws {
        guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swt_abiv0_getEntryPoint") else { exit(71) }
        let find = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeRawPointer).self)
        let run = unsafeBitCast(find(), to: EntryPoint.self)
        exit(try await run(nil) { _ in } ? 0 : 1)
      }
    }

    """
}
