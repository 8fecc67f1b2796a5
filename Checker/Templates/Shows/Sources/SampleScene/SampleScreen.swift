import Observation

/// The screen Sample shows what it is given, and decides nothing.
@Observable
public final class SampleScreen {
  public private(set) var rows: [String] = []
  private let load: () -> [String]

  public init(load: @escaping () -> [String]) {
    self.load = load
  }

  public func appear() {
    // Write this: its tests say what is wanted.
  }
}
