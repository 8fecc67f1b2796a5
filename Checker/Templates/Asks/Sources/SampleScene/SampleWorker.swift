/// Asks a service, a file or the system for what Sample shows.
public final class SampleWorker: SampleWorkerLogic {
  public init() {}

  /// Throws `Sample.Failure` where the reason is known, and any other error where it is not.
  public func fetchItems() async throws -> [String] {
    // Write this: no test of the scene does, because it leaves the app.
    throw Sample.Failure.unknown
  }
  // [use-case

  /// Throws as `fetchItems` does.
  public func delete(_ text: String) async throws {
    // Write this: no test of the scene does, because it leaves the app.
    throw Sample.Failure.unknown
  }
  // ]
}
