import Foundation
import IceCreamScene
import IceCreamSpies
import LoginScene
import LoginSpies
import Testing
import WeatherSpies

@testable import SpyKit

/// What the scenes' doubles answer is written down, each time.
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
      .filter { $0.hasPrefix("answer\t") }.map { String($0.map { $0 == "\t" ? " " : $0 }) }
  }

  @Test func `a worker's user, and its error`() async throws {
    let answers = try await told {
      let worker = KataWorkerSpy(
        KataLoginLog(), answers: [.success(ann), .failure(Login.Failure.offline)])
      for _ in 1...2 { _ = try? await worker.authenticate(email: "a", password: "b") }
    }

    #expect(answers == [#"answer 0 returns "Ann""#, "answer 1 throws Login.Failure.offline"])
  }

  @Test func `a worker with two questions, and a keeper with none kept`() async throws {
    let answers = try await told {
      let log = KataLoginLog()
      let worker = KataRegisterWorkerSpy(log)
      worker.gate.onHold { worker.gate.release($0, with: .success(ann)) }
      _ = try await worker.authenticate(email: "a", password: "b")
      _ = try await worker.register(email: "a", password: "b")
      _ = await KataKeeperSpy(log).load()
    }

    #expect(
      answers == [#"answer 0 returns "Ann""#, #"answer 1 returns "Ann""#, "answer 2 returns nil"])
  }

  @Test func `a worker that calls back, at once and later`() async throws {
    let answers = try await told {
      let worker = KataSessionWorkerSpy(KataLoginLog(), answers: [ann])
      for _ in 1...2 { worker.findUser { _ in } }
      worker.answer(with: nil)
    }

    #expect(answers == [#"answer 0 answers "Ann""#, "answer 1 answers nil"])
  }

  @Test func `a worker of an assembled scene`() async throws {
    let answers = try await told {
      let parts = KataPartsSpy(KataLoginLog())
      parts.answer = .failure(Login.Failure.accountLocked)
      _ = try? await parts.makeWorker().authenticate(email: "a", password: "b")
    }

    #expect(answers == ["answer 0 throws Login.Failure.accountLocked"])
  }

  @Test func `the weather service, and the store`() async throws {
    let answers = try await told {
      let log = KataWeatherLog()
      let service = KataWeatherWorkerSpy(log)
      service.gate.onHold { service.gate.release($0, with: .failure(KataOddError("a"))) }
      _ = try? await service.fetchWeather(for: .init(name: "Oslo"))
      _ = await KataStoreSpy(log).load("oslo")
    }

    #expect(answers == ["answer 0 throws KataOddError", "answer 1 returns nil"])
  }

  @Test func `the menu's file by its length, and a menu`() async throws {
    let answers = try await told {
      let log = KataIceCreamLog()
      let file = KataFileSpy(log)
      file.body = .success(Data([1, 2, 3]))
      _ = try file.read()
      let menu = IceCream.Menu(
        currency: .init(code: "USD", digits: 2), cones: [], flavors: [], toppings: [])
      _ = try KataMenuSource(log) { menu }.fetchMenu()
    }

    #expect(
      answers == [
        "answer 0 returns 3 bytes",
        #"answer 1 returns (currency: (code: "USD", digits: 2), cones: [], flavors: [], "#
          + "toppings: [])",
      ])
  }
}
