package import Basics
package import Host

/// The toolchain's own program that reads the compiler's names.
package struct Demangler {
  private let host: HostSystem
  private let toolchain: Toolchain

  package init(host: HostSystem, toolchain: Toolchain) {
    (self.host, self.toolchain) = (host, toolchain)
  }

  /// The names in readable form; nil if there is no such program, or it fails.
  package func readable(_ names: [String]) throws(Complaint) -> String? {
    let program = "\(toolchain.info.binaries)/swift-demangle"
    guard host.files.exists(program) else { return nil }
    // A system takes only so many arguments at once.
    let shares = stride(from: 0, to: names.count, by: Limits.namesAtOnce).map { start in
      Array(names[start...].prefix(Limits.namesAtOnce))
    }
    let finished = try host.processes.run(
      shares.map { share in
        Command(
          words: [program, "-tree-only"] + share, environment: host.environment,
          limit: Limits.syntaxTreeSeconds, keep: Limits.syntaxTreeBytes)
      })
    return finished.allSatisfy { $0.ending == .exited(0) } ? finished.map(\.output).joined() : nil
  }
}
