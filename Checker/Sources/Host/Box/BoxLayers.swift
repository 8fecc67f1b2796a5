import CSystem

/// The layers of a box: what a system offers, or what a box is made of.
package struct BoxLayers: Equatable, Codable, Sendable {
  /// The version of Landlock, which keeps files from a process; 0 for none.
  package var landlock = 0
  /// A filter that refuses calls to the system.
  package var seccomp = false
  /// A process sees no others, and no network.
  package var namespaces = false
  /// Limits of time, memory and files.
  package var limits = false

  package init(
    landlock: Int = 0, seccomp: Bool = false, namespaces: Bool = false, limits: Bool = false
  ) {
    (self.landlock, self.seccomp) = (landlock, seccomp)
    (self.namespaces, self.limits) = (namespaces, limits)
  }

  /// The layers that this system offers.
  package static func live(namespaces: Bool) -> BoxLayers {
    guard csystem_is_linux() == 1 else { return BoxLayers() }
    return BoxLayers(
      landlock: Int(csystem_box_landlock_version()), seccomp: csystem_box_has_seccomp() == 1,
      namespaces: namespaces, limits: true)
  }

  /// The layers' names, such as ["landlock 7", "seccomp", "namespaces", "rlimits"].
  package var names: [String] {
    (landlock > 0 ? ["landlock \(landlock)"] : []) + (seccomp ? ["seccomp"] : [])
      + (namespaces ? ["namespaces"] : []) + (limits ? ["rlimits"] : [])
  }
}
