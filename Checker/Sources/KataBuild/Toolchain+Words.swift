import KataCore
import KataHost

/// The options that depend on the machine.
extension Toolchain {
  /// Options of each compilation: on a Mac the SDK, and the folders of the testing library.
  package var compilerWords: [String] {
    guard info.isDarwin else { return [] }
    return (sdk.map { ["-sdk", $0] } ?? []) + frameworks.flatMap { ["-F", $0] }
      + libraries.flatMap { ["-I", $0] } + ["-plugin-path", "\(info.plugins)/testing"]
  }

  /// Options of each program: the testing library, and on Linux the toolchain's linker, which is
  /// twice as fast as a system's.
  func linkerWords(hasLinker: Bool) -> [String] {
    guard info.isDarwin else { return (hasLinker ? ["-use-ld=lld"] : []) + ["-lTesting"] }
    let rpaths = (frameworks + libraries).flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
    return (sdk.map { ["-sdk", $0] } ?? []) + frameworks.flatMap { ["-F", $0] }
      + libraries.flatMap { ["-L", $0] } + rpaths
  }

  private var launch: TestLaunch { TestLaunch(info: info, platform: platform) }
  private var frameworks: [String] { launch.frameworks }
  private var libraries: [String] { launch.libraries }
}
