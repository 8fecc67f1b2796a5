import Foundation
import GatherScene
import GatherSpies
import IceCreamScene
import IceCreamSpies
import LoginScene
import LoginSpies
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise13
@testable import SpyKit

/// Each answer of the scenes' doubles is written down.
@MainActor @Suite struct AnswerTests {
  private let ann = Login.User(name: "Ann")

  private func told(_ body: @MainActor () async throws -> Void) async throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "a-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let recorder = KataRecorder(file: try FileHandle(forWritingTo: file))
    recorder.begin("a", withAnswers: true)
    try await KataRecorder.$current.withValue(recorder) { try await body() }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("answer\t") }.compactMap { $0.split(separator: "\t").last }
      .map(String.init)
  }

  @Test func `login: a result, a call back, a gate, a keeper with none kept`() async throws {
    let answers = try await told {
      let log = KataLoginLog()
      let worker = KataWorkerSpy(log, answers: [.success(ann), .failure(Login.Failure.offline)])
      for _ in 1...2 { _ = try? await worker.authenticate(email: "a", password: "b") }
      let session = KataSessionWorkerSpy(log, answers: [ann])
      for _ in 1...2 { session.findUser { _ in } }
      session.answer(with: nil)
      let register = KataRegisterWorkerSpy(log)
      register.gate.onHold { register.gate.release($0, with: .success(ann)) }
      _ = try await register.register(email: "a", password: "b")
      _ = await KataKeeperSpy(log).load()
      let parts = KataPartsSpy(log)
      parts.answer = .failure(Login.Failure.accountLocked)
      _ = try? await parts.makeWorker().authenticate(email: "a", password: "b")
    }

    #expect(
      answers == [
        #"returns "Ann""#, "throws Login.Failure.offline", #"answers "Ann""#, "answers nil",
        #"returns "Ann""#, "returns nil", "throws Login.Failure.accountLocked",
      ])
  }

  @Test func `weather: the service, its client, both stores, and the account`() async throws {
    let answers = try await told {
      let log = KataWeatherLog()
      let service = KataWeatherWorkerSpy(log)
      service.gate.onHold { service.gate.release($0, with: .failure(KataOddError("a"))) }
      _ = try? await service.fetchWeather(for: .init(name: "Oslo"))
      let client = KataForecastClientSpy()
      let reader = KataForecastReader(log, client: client, worker: ForecastWorker(client: client))
      await reader.ask("Oslo")
      await reader.answer(with: .success(.init(status: 404, body: Data([1]))))
      await reader.ask("Oslo")
      await reader.answer(with: .failure(KataOddError("a")))
      _ = await KataStoreSpy(log).load("oslo")
      _ = KataSettingsStoreSpy(KataSettingsLog()).load()
      let account = KataGate<KataSettingsAccountSpy.Answer>([.success(nil)])
      _ = try? await KataSettingsAccountSpy(KataSettingsLog(), gate: account).fetch()
    }

    #expect(
      answers == [
        "throws KataOddError", "returns 404, 1 bytes", "throws KataOddError", "returns nil",
        "returns (unit: .celsius, dailyNotice: false, wind: .metersPerSecond)", "returns nil",
      ])
  }

  @Test func `weather: a report and a forecast, side by side`() async throws {
    let answers = try await told {
      let doubles = KataOverviewDoubles()
      let (weather, forecast) = (doubles.weather, doubles.forecast)
      await doubles.start {
        async let report = try? weather.fetchWeather(for: .init(name: "Oslo"))
        async let hours = try? forecast.fetchForecast(for: .init(name: "Oslo"))
        _ = await (report, hours)
      }
      let oslo = Weather.Place(name: "Oslo")
      await doubles.answer(forecast: .success(.init(place: oslo, hours: [], days: nil)))
      await doubles.answer(weather: .failure(KataOddError("a")))
    }

    #expect(
      answers == [#"returns (place: "Oslo", hours: [], days: nil)"#, "throws KataOddError"])
  }

  @Test func `ice cream: the menu's file by its length`() async throws {
    let answers = try await told {
      let log = KataIceCreamLog()
      let file = KataFileSpy(log)
      file.body = .success(Data([1, 2, 3]))
      _ = try file.read()
    }

    #expect(answers == ["returns 3 bytes"])
  }

  @Test func `ice cream: the service's body by its length, and what is kept`() async throws {
    let answers = try await told {
      let log = KataOrdersLog()
      let gate = KataGate<KataClientSpy.Answer>([
        .success(Data([1, 2])), .failure(IceCream.ClientError.signedOut),
      ])
      let client = KataClientSpy(log, gate: gate)
      for _ in 1...2 { _ = try? await client.send(.init(.get, "orders")) }
      let store = KataOrdersStoreSpy(log)
      _ = store.read()
      store.put(.init(body: Data(), time: 7))
      _ = store.read()
    }

    #expect(
      answers == [
        "returns 2 bytes", "throws IceCream.ClientError.signedOut", "returns nil",
        #"returns (body: "0 bytes, cbf29ce484222325", time: 7)"#,
      ])
  }

  @Test func `gather: a list, a deletion, and a save that fails`() async throws {
    let answers = try await told {
      let log = KataGatherLog()
      let worker = KataPlayersWorkerSpy(log)
      let ann = Gather.Player(id: 7, name: "Ann")
      worker.gate.onHold { number in
        worker.gate.release(
          number, with: number == 2 ? .failure(KataOddError("a")) : .success([ann]))
      }
      _ = try await worker.fetchPlayers()
      try await worker.deletePlayer(id: 7)
      try? await worker.savePlayer(ann)
    }

    #expect(answers == [#"returns [(id: 7, name: "Ann")]"#, "returns", "throws KataOddError"])
  }

  @Test func `gather: a tick, a result, and one that is not sent`() async throws {
    let answers = try await told {
      let log = KataGatherLog()
      let odd = KataMatchAnswer.failure(KataOddError("a"))
      let gate = KataGate<KataMatchAnswer>([.success(()), .success(()), odd])
      await KataTickerSpy(log, gate: gate).tick()
      let worker = KataResultWorkerSpy(log, gate: gate)
      for _ in 1...2 {
        try? await worker.sendResult(.init(lineUp: .init(a: [], b: []), score: .init()))
      }
    }

    #expect(answers == ["returns", "returns", "throws KataOddError"])
  }

  @Test func `a stream's scores and its end, a search's wait and its places`() async throws {
    let answers = try await told {
      let match = KataLiveScoreWorkerSpy(KataLiveScoreLog())
      match.gate.onHold { match.gate.release($0, with: .success($0 == 0 ? .init(a: 1) : nil)) }
      for try await _ in match.scores(of: 7) {}
      let search = KataPlaceSearchWorkerSpy(KataPlaceSearchLog())
      search.gate.onHold { search.gate.release($0, with: .success([.init(name: "a")])) }
      await search.sleep(milliseconds: 300)
      _ = try await search.findPlaces(named: "a")
    }

    #expect(
      answers == [
        "returns sequence 1", "returns (a: 1, b: 0)", "returns nil", "returns", #"returns ["a"]"#,
      ])
  }
}
