/// The command by which the compiler prints a module's type-checked tree.
package struct RuleDump: Sendable {
  package var module: String
  package var files: [String]
  /// The folder in which the modules that it imports were built.
  package var moduleFolder: String
  package var settings: FrontendSettings
  /// The build's cache of C modules; nil for the compiler's own.
  package var moduleCache: String?
  /// The toolchain's `usr/lib/swift/host/plugins`, for macros such as `@Observable`.
  package var pluginFolder: String?

  /// The version and the features of the language, and what else a module is compiled with.
  package var language = LanguageSettings.app.words

  package init(module: String, files: [String], moduleFolder: String, settings: FrontendSettings) {
    self.module = module
    self.files = files
    self.moduleFolder = moduleFolder
    self.settings = settings
  }

  /// The frontend and its arguments: the driver writes nothing when there are several files.
  package var words: [String] {
    [settings.compiler, "-frontend", "-dump-ast", "-dump-ast-format", "json", "-suppress-warnings"]
      + ["-module-name", module, "-I", moduleFolder] + settings.arguments
      + language
      + (moduleCache.map { ["-module-cache-path", $0] } ?? [])
      + (pluginFolder.map { ["-plugin-path", $0] } ?? [])
      + files.flatMap { ["-primary-file", $0] }
  }
}
