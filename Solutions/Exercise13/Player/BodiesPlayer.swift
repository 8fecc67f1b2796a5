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
      stage.step("reads \(body.text.isEmpty ? "an empty body" : body.text)")
      reader.read(Data(body.text.utf8))
    }
  }
}
