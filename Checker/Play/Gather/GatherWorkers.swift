import Foundation
import GatherScene
import PlayKit
import PlayWire

/// A file of players, in place of a service; it stays from one play to the next.
final class PlayersFile: GatherPlayersWorkerLogic, GatherDetailsWorkerLogic {
  private static let part = PlayPart("worker")
  private let stack: PageStack
  private let file: URL

  private struct Player: Codable {
    var id: Int
    var name: String
  }

  init(_ stack: PageStack, file: URL) {
    (self.stack, self.file) = (stack, file)
  }

  func fetchPlayers() async throws -> [Gather.Player] {
    try await stack.message("fetchPlayers", from: .playersInteractor, to: Self.part) {
      try await Self.wait()
      return try players().map { .init(id: $0.id, name: $0.name) }
    }
  }

  func deletePlayer(id: Int) async throws {
    try await stack.message("deletePlayer", id, from: .playersInteractor, to: Self.part) {
      try await Self.wait()
      try save(players().filter { $0.id != id })
    }
  }

  func savePlayer(_ player: Gather.Player) async throws {
    try await stack.message("savePlayer", player, from: .init("details"), to: Self.part) {
      try await Self.wait()
      try save(players().map { $0.id == player.id ? .init(id: $0.id, name: player.name) : $0 })
    }
  }

  /// Adds a player with the next number.
  func add(_ name: String) async throws {
    try await stack.message("addPlayer", name, from: .init("form"), to: Self.part) {
      try await Self.wait()
      let players = try players()
      try save(players + [.init(id: (players.map(\.id).max() ?? 0) + 1, name: name)])
    }
  }

  /// About as long as a service takes.
  static func wait() async throws { try await Task.sleep(for: .milliseconds(200)) }

  private func players() throws -> [Player] {
    guard FileManager.default.fileExists(atPath: file.path) else {
      return ["Ann", "Ben", "Carla", "Dan"].enumerated().map { .init(id: $0 + 1, name: $1) }
    }
    return try JSONDecoder().decode([Player].self, from: Data(contentsOf: file))
  }

  private func save(_ players: [Player]) throws {
    try JSONEncoder().encode(players).write(to: file, options: .atomic)
  }
}

/// A clock that goes on while the machine sleeps, and a tick of it each second.
final class MatchClock: GatherTickerWorkerLogic, GatherClockWorkerLogic {
  private let stack: PageStack
  private let begin = ContinuousClock.now

  init(_ stack: PageStack) {
    self.stack = stack
  }

  func tick() async {
    await stack.message("tick", from: .matchInteractor, to: .init("ticker")) {
      try? await Task.sleep(for: .seconds(1))
    }
  }

  func now() -> Int { Int(begin.duration(to: .now).components.seconds) }
}

/// Takes results, in place of a service.
final class ResultWorker: GatherResultWorkerLogic {
  private let stack: PageStack

  init(_ stack: PageStack) {
    self.stack = stack
  }

  func sendResult(_ result: Gather.Match.Result) async throws {
    try await stack.message("sendResult", result, from: .matchInteractor, to: .init("worker")) {
      try await PlayersFile.wait()
    }
  }
}
