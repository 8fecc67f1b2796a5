/// The text that a learner sends from a machine on which `kata` does not work.
package struct MachineReport {
  /// The system's name and version.
  package var system: String
  /// Nil when there is no toolchain, or it gives no answer.
  package var launch: TestLaunch?
  /// The `swift` on the PATH.
  package var program: String?
  /// Whether something lies at a path.
  package var exists: (_ path: String) -> Bool
  /// The variables that are set and can choose another toolchain or other libraries.
  package var variables: [String: String]
  package var findings: [Finding]

  package init(
    system: String, program: String?, launch: TestLaunch?, variables: [String: String],
    findings: [Finding], exists: @escaping (_ path: String) -> Bool
  ) {
    self.system = system
    self.program = program
    self.launch = launch
    self.exists = exists
    self.findings = findings
    self.variables = variables.filter { Self.telling.contains($0.key) }
  }

  private static let telling = [
    "DEVELOPER_DIR", "TOOLCHAINS", "SDKROOT", "SWIFTLY_HOME_DIR", "XDG_DATA_HOME", "LANG", "LC_ALL",
    "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH", "TMPDIR",
  ]

  /// Facts first, then the findings of `kata doctor`.
  package var lines: [Line] {
    var lines = [Line("kata \(Version.program) on \(system)")]
    lines += row("swift", program)
    if let launch {
      let info = launch.info
      lines += row("says", info.compilerVersion) + row("target", info.target.triple)
      lines += row("compiler", info.compiler, isPath: true)
      lines += row("macros", info.plugins, isPath: true)
      if info.isDarwin {
        lines += row("helper", info.testingHelper, isPath: true)
        lines += row("SDK", info.paths.sdkPath, isPath: true)
        lines += row("platform", launch.platform, isPath: true)
      }
    }
    for (name, value) in variables.sorted(by: { $0.key < $1.key }) { lines += row(name, value) }
    return lines + [.empty] + Report.doctor(findings)
  }

  private func row(_ name: String, _ value: String?, isPath: Bool = false) -> [Line] {
    guard let value else { return [Line("  \(name): none")] }
    return [Line("  \(name): \(value)\(isPath && !exists(value) ? " (is not there)" : "")")]
  }
}
