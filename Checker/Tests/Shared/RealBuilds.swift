import Foundation
import Testing

/// Tests that build again and again: minutes of the compiler's time, for the same on every machine.
///
/// `KATA_TESTS=all swift test` runs them, as `.ci/run` does.
enum RealBuilds {
  static let areWanted = ProcessInfo.processInfo.environment["KATA_TESTS"] == "all"
}

extension Trait where Self == ConditionTrait {
  static var realBuilds: Self {
    .enabled("many builds: KATA_TESTS=all runs them") { RealBuilds.areWanted }
  }
}
