import Foundation
import Testing
import WeatherScene

/// A store over a real folder, which is removed after the test.
@Suite final class WeatherFileStoreTests {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("KataWeather-\(UUID().uuidString)")
  let store: WeatherFileStore
  let oslo = Weather.Offline.Entry(
    report: .init(
      place: .init(name: "Oslo"), temperature: .init(tenths: -34), condition: .snowy),
    time: 1000)
  let lima = Weather.Offline.Entry(
    report: .init(place: .init(name: "Lima"), temperature: nil, condition: .notKnown), time: -5)

  init() {
    store = WeatherFileStore(folder: folder)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }

  @Test func `an entry that was never saved is absent, and no folder is made for it`() async {
    #expect(await store.load("oslo") == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `a saved entry is there after a restart, under its key`() async {
    await store.save(oslo, as: "oslo")
    await store.save(lima, as: "lima")

    let restarted = WeatherFileStore(folder: folder)
    #expect(await restarted.load("oslo") == oslo)
    #expect(await restarted.load("lima") == lima)
    #expect(await restarted.load("bergen") == nil)
  }

  @Test(arguments: Weather.Condition.allCases)
  func `a save replaces the entry with any condition, and leaves one whole file`(
    condition: Weather.Condition
  ) async throws {
    let entry = Weather.Offline.Entry(
      report: .init(place: .init(name: ""), temperature: nil, condition: condition), time: 0)
    await store.save(oslo, as: "a")
    await store.save(entry, as: "a")

    #expect(await store.load("a") == entry)
    #expect(try files().count == 1)
  }

  @Test(arguments: ["", #"{"key":"os"#, "null", "not JSON"])
  func `a damaged file counts as none, and is replaced`(damage: String) async throws {
    await store.save(oslo, as: "oslo")
    try Data(damage.utf8).write(to: try #require(files().first))
    #expect(await store.load("oslo") == nil)

    await store.save(lima, as: "oslo")
    #expect(await store.load("oslo") == lima)
  }

  @Test func `another key's file counts as none`() async throws {
    await store.save(oslo, as: "oslo")
    let file = try #require(try files().first)
    let data = try Data(contentsOf: file)
    try FileManager.default.removeItem(at: file)
    await store.save(lima, as: "lima")
    try data.write(to: try #require(files().first))

    #expect(await store.load("lima") == nil)
  }

  @Test func `a folder in a file's place gives way`() async throws {
    await store.save(oslo, as: "oslo")
    let file = try #require(try files().first)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(
      at: file.appendingPathComponent("inside"), withIntermediateDirectories: true)

    await store.save(lima, as: "oslo")
    #expect(await store.load("oslo") == lima)
  }

  @Test(arguments: ["", "..", "../oslo", "a\u{0}b", "日本", String(repeating: "long ", count: 400)])
  func `any text is a key, and stays in the folder`(key: String) async throws {
    await store.save(oslo, as: key)

    #expect(await store.load(key) == oslo)
    #expect(try files().count == 1)
  }
}
