package import Build
package import Core
package import Host

/// Gets what a search for broken rules needs beside the compiler's tree.
package struct TreeReader {
  private let host: HostSystem
  private let toolchain: Toolchain

  package init(host: HostSystem, toolchain: Toolchain) {
    (self.host, self.toolchain) = (host, toolchain)
  }

  /// Has the toolchain's own program read the compiler's names; nil if it can't.
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

  package func sources(_ paths: [String]) throws(Complaint) -> [String: String] {
    var sources: [String: String] = [:]
    for path in paths { sources[path] = try host.files.text(path) ?? "" }
    return sources
  }
}
