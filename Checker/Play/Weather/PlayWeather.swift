import PlayKit
import Testing

/// No test: in a bundle of tests, `kata` can build any exercise's parts, and start them everywhere.
@Test func play() async throws {
  try await PageStack.play { stack in
    try WeatherApp(stack, folder: stack.folder(of: "weather")).weather()
  }
}
