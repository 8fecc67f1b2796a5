import Foundation

/// Keeps entries in a folder, a file each: they are there when the app is started again.
///
/// A file that can't be read, or is another key's, counts as none, and the next save replaces it.
@MainActor package final class WeatherFileStore: WeatherStoreWorkerLogic {
  private let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  @concurrent package func load(_ key: String) async -> Weather.Offline.Entry? {
    guard let data = try? Data(contentsOf: file(for: key)),
      let record = try? JSONDecoder().decode(Record.self, from: data), record.key == key
    else { return nil }
    return record.entry
  }

  /// Without a word when it can't be kept: next time the service is asked once more.
  @concurrent package func save(_ entry: Weather.Offline.Entry, as key: String) async {
    let file = file(for: key)
    guard let data = try? JSONEncoder().encode(Record(key: key, entry)) else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      // A folder may stand where the file should be.
      try? FileManager.default.removeItem(at: file)
      try? data.write(to: file, options: .atomic)
    }
  }

  /// Any key has a name that any file system takes; that two may share one, `load` knows.
  nonisolated private func file(for key: String) -> URL {
    let digest = key.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
    }
    return folder.appendingPathComponent("\(String(digest, radix: 16)).json")
  }
}

/// An entry as it lies in its file.
private struct Record: Codable {
  let key: String
  let place: String
  let tenths: Int?
  let condition: Condition
  let time: Int

  init(key: String, _ entry: Weather.Offline.Entry) {
    self.key = key
    place = entry.report.place.name
    tenths = entry.report.temperature?.tenths
    condition = Condition(entry.report.condition)
    time = entry.time
  }

  var entry: Weather.Offline.Entry {
    .init(
      report: .init(
        place: .init(name: place), temperature: tenths.map(Weather.Temperature.init(tenths:)),
        condition: condition.condition),
      time: time)
  }
}

/// A condition by its name, which stays when cases come and go.
private struct Condition: Codable {
  let condition: Weather.Condition

  init(_ condition: Weather.Condition) {
    self.condition = condition
  }

  init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    condition = Weather.Condition.allCases.first { "\($0)" == name } ?? .notKnown
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(condition)")
  }
}
