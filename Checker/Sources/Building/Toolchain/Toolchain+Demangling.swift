package import Basics
package import Host

extension Toolchain {
  /// Mangled names in readable form, by the toolchain's own program; nil if there is none, or it fails.
  package func readable(_ names: [String], _ host: HostSystem) throws(Complaint) -> String? {
    // A system takes only so many arguments at once.
    let shares = stride(from: 0, to: names.count, by: Limits.namesAtOnce).map { start in
      ["-tree-only"] + names[start...].prefix(Limits.namesAtOnce)
    }
    return try output(of: "swift-demangle", shares, host)
  }
}
