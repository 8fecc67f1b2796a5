package import Core
import Host

/// The options that depend on the machine.
extension Toolchain {
  /// Options of each compilation: on a Mac the SDK, and the folders of the testing library.
  package var compilerWords: [String] {
    guard info.isDarwin else { return [] }
    return folders + launch.libraries.flatMap { ["-I", $0] }
      + ["-plugin-path", "\(info.plugins)/testing"]
  }

  /// Options of each program: the testing library, and on Linux the toolchain's linker, which is
  /// twice as fast as a system's.
  func linkerWords(hasLinker: Bool) -> [String] {
    guard info.isDarwin else { return (hasLinker ? ["-use-ld=lld"] : []) + ["-lTesting"] }
    let all = launch.frameworks + launch.libraries
    return folders + launch.libraries.flatMap { ["-L", $0] }
      + all.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
  }

  private var folders: [String] {
    (sdk.map { ["-sdk", $0] } ?? []) + launch.frameworks.flatMap { ["-F", $0] }
  }

  /// The way to start tests that were built with it.
  package var launch: TestLaunch { TestLaunch(info: info, platform: platform) }
}
