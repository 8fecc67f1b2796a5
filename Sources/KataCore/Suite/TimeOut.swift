/// What is said of a process whose time was over.
package enum TimeOut {
  /// Whoever used the processor was busy, and whoever used next to none was waiting; in between, as
  /// on a machine with much else to do, either may be.
  package static func issue(limit: Double, processor: Double?) -> Verdict.Issue {
    let start = "ended after \(Int(limit)) s"
    guard let processor, limit > 0 else { return Verdict.Issue(message: "\(start): \(either)") }
    let message =
      switch processor / limit {
      case 0.5...:
        "\(start), busy all the time: a loop without end, or a function that calls itself?"
      case ..<0.1:
        "\(start), in which it did nothing but wait: a lock, a semaphore, or an await that no "
          + "answer ends?"
      default: "\(start): \(either)"
      }
    return Verdict.Issue(message: message)
  }

  private static let either =
    "a loop, a function that calls itself, a lock, or an await that no answer ends?"
}
