public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime { Self() }
  public var uptimeNanoseconds: UInt64 { 0 }
  public static func < (one: Self, other: Self) -> Bool { false }
}

public func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }

public enum DispatchTimeoutResult { case success, timedOut }

public final class DispatchSemaphore: Sendable {
  public init(value: Int) {}
  @discardableResult public func signal() -> Int { 0 }
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}
