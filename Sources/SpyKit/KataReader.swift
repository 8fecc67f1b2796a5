import Observation

/// Reads `@Observable` state as a SwiftUI body does, and knows whether it was told of a change.
@MainActor
package final class KataReader {
  /// Whether something that was read last has changed since.
  package private(set) var wasTold = false

  /// Called as it is told: what it has read is about to change.
  package var onTold: (() -> Void)?

  package init() {}

  @discardableResult
  package func read<Value>(_ value: () -> Value) -> Value {
    wasTold = false
    return withObservationTracking(value) { [weak self] in
      MainActor.assumeIsolated {
        self?.wasTold = true
        self?.onTold?()
      }
    }
  }
}
