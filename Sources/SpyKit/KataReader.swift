import Observation

/// Reads `@Observable` state as a SwiftUI body does, and knows whether it was told of a change.
@MainActor
public final class KataReader {
  /// True if something that was read last has changed since.
  public private(set) var wasTold = false

  /// Called as it is told: what it has read is about to change.
  public var onTold: (() -> Void)?

  public init() {}

  @discardableResult
  public func read<Value>(_ value: () -> Value) -> Value {
    wasTold = false
    return withObservationTracking(value) { [weak self] in
      MainActor.assumeIsolated {
        self?.wasTold = true
        self?.onTold?()
      }
    }
  }
}
