import CSystem
import Basics

/// Control-C, SIGTERM and SIGHUP: the first one lets what waits tidy up, a second one ends at once.
package enum Interrupts {
  package static var arrived: Bool { csystem_is_interrupted() == 1 }

  /// Code that does not look at `arrived` is ended after a few seconds.
  package static func listen() {
    csystem_listen_for_interrupts(ExitCode.interrupted.rawValue, Limits.interruptSeconds)
  }
}

/// The process that the learner started; a second one, the worker, does what was asked for.
///
/// A process that is killed can't tidy up. When the worker ends, its children become the guardian's,
/// which kills them. When the guardian is killed, the worker stops as at Control-C.
package enum Guardian {
  /// Returns in the worker alone.
  ///
  /// A command that starts programs which may outlive it, such as an editor, adopts none of their
  /// children.
  package static func begin(_ features: HostFeatures = .live, adopting: Bool) {
    csystem_hold_streams()
    csystem_reset_signals()
    if features.guardian { csystem_begin_guardian(adopting ? 1 : 0) }
  }
}
