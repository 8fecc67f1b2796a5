import Foundation
import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise13

@Test func play() async throws {
  try await KataStage.play(BodiesScenario.self) { scenario, stage in
    let reader = KataForecastReader(KataWeatherLog(), worker: ForecastWorker())
    for body in scenario.bodies {
      let text = body.text
      stage.step("reads \(text.isEmpty ? "an empty body" : text)")
      reader.read(Data(text.utf8))
    }
  }
}
