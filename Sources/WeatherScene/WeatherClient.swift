import Foundation

/// The way to the service, as apps have had it for years: the answer comes in a completion handler.
package protocol WeatherClient: Sendable {
  /// Asks for what is at a path, such as "forecast/Oslo", and returns without waiting for it.
  ///
  /// The client adds the address and escapes the path. It calls back on any thread, and perhaps
  /// before `send` has returned. As a rule it calls once.
  func send(
    _ path: String,
    completion: @escaping @Sendable (Result<Weather.ClientAnswer, any Error>) -> Void
  ) -> any WeatherClientHandle
}

/// A request that is under way.
package protocol WeatherClientHandle: Sendable {
  /// Gives the request up, or does nothing once it has been answered.
  ///
  /// The client may still call back with `URLError(.cancelled)`, even before `cancel` has returned.
  func cancel()
}

extension Weather {
  /// The status and the body that the service answered with.
  package struct ClientAnswer: Equatable, Sendable {
    package let status: Int
    package let body: Data

    package init(status: Int, body: Data) {
      self.status = status
      self.body = body
    }
  }
}
