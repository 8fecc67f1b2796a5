import Foundation
import Synchronization

/// Remembers that somebody pressed Control-C (or that the shell is going away).
enum Interrupts {
  private static let flag = Atomic(false)

  static var arrived: Bool { flag.load(ordering: .relaxed) }

  static func listen() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      setHandler(of: &action) { _ in Interrupts.flag.store(true, ordering: .relaxed) }
      sigaction(number, &action, nil)
    }
  }
}
