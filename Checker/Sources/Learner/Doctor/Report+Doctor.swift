import Basics
import Common

/// A result of `kata doctor`: something is fine, or what is wrong with it.
typealias Finding = Result<String, Complaint>

extension Report {
  static func doctor(_ findings: [Finding]) -> [Line] {
    findings.flatMap { finding in
      switch finding {
      case .success(let text): [Line(Span("✓ ", .good), Span(text))]
      case .failure(let complaint):
        [Line(Span("✗ ", .bad), Span(complaint.sentence))] + rest(of: complaint, margin: "    ")
      }
    }
  }

  /// The text that a learner sends from a machine on which `kata` does not work: facts first, then
  /// the findings of `kata doctor`.
  ///
  /// `swift` is the one on the PATH; `launch` is nil when there is no toolchain, or it gives no answer.
  static func machine(
    system: String, swift: String?, launch: TestLaunch?, variables: [String: String],
    findings: [Finding], exists: (_ path: String) -> Bool
  ) -> [Line] {
    func path(_ path: String?) -> String? { path.map { exists($0) ? $0 : "\($0) (is not there)" } }
    var rows: [(name: String, value: String?)] = [("swift", swift)]
    if let launch {
      let info = launch.info
      rows += [("says", info.compilerVersion), ("target", info.target.triple)]
      rows += [("compiler", path(info.compiler)), ("macros", path(info.plugins))]
      if info.isDarwin {
        rows += [("helper", path(info.testingHelper)), ("SDK", path(info.paths.sdkPath))]
        rows.append(("platform", path(launch.platform)))
      }
    }
    // Those that can choose another toolchain or other libraries.
    let telling = [
      "DEVELOPER_DIR", "DYLD_FRAMEWORK_PATH", "DYLD_LIBRARY_PATH", "LANG", "LC_ALL",
      "LD_LIBRARY_PATH", "SDKROOT", "SWIFTLY_HOME_DIR", "TMPDIR", "TOOLCHAINS", "XDG_DATA_HOME",
    ]
    for name in telling where variables[name] != nil { rows.append((name, variables[name])) }
    return [Line("kata \(Version.program) on \(system)")]
      + rows.map { Line("  \($0.name): \($0.value ?? "none")") } + [.empty] + doctor(findings)
  }
}
