import Foundation
import Testing
import WeatherScene

/// A store over a real folder, which is gone with the test.
@Suite final class WeatherFileStoreTests {
  let folder: URL
  let store: WeatherFileStore
  let oslo = Weather.Offline.Entry(
    report: .init(
      place: .init(name: "Oslo"), temperature: .init(tenths: -34), condition: .snowy),
    time: 1000)
  let lima = Weather.Offline.Entry(
    report: .init(place: .init(name: "Lima"), temperature: nil, condition: .notKnown), time: -5)

  init() {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("KataWeather-\(UUID().uuidString)")
    store = WeatherFileStore(folder: folder)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }

  @Test func `what was never saved is absent, and no folder is made for it`() async {
    #expect(await store.load("oslo") == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `what was saved is there after a restart, each under its key`() async {
    await store.save(oslo, as: "oslo")
    await store.save(lima, as: "lima")

    let restarted = WeatherFileStore(folder: folder)
    #expect(await restarted.load("oslo") == oslo)
    #expect(await restarted.load("lima") == lima)
    #expect(await restarted.load("bergen") == nil)
  }

  @Test(arguments: Weather.Condition.allCases)
  func `every condition is kept`(condition: Weather.Condition) async {
    let entry = Weather.Offline.Entry(
      report: .init(place: .init(name: ""), temperature: .init(tenths: 0), condition: condition),
      time: 0)
    await store.save(entry, as: "a")

    #expect(await store.load("a") == entry)
  }

  @Test func `a save replaces what was there, and leaves one whole file`() async throws {
    await store.save(oslo, as: "oslo")
    await store.save(lima, as: "oslo")

    #expect(await store.load("oslo") == lima)
    #expect(try files().count == 1)
  }

  @Test(arguments: ["", "{", "{}", "null", "not JSON", "\u{0}"])
  func `a damaged file counts as none, and is replaced`(damage: String) async throws {
    await store.save(oslo, as: "oslo")
    try Data(damage.utf8).write(to: try #require(files().first))
    #expect(await store.load("oslo") == nil)

    await store.save(lima, as: "oslo")
    #expect(await store.load("oslo") == lima)
  }

  @Test func `half of a file counts as none`() async throws {
    await store.save(oslo, as: "oslo")
    let file = try #require(try files().first)
    let whole = try Data(contentsOf: file)
    try whole.prefix(whole.count / 2).write(to: file)

    #expect(await store.load("oslo") == nil)
  }

  @Test func `another key's file counts as none, and is replaced`() async throws {
    await store.save(oslo, as: "oslo")
    let file = try #require(try files().first)
    let data = try Data(contentsOf: file)
    try FileManager.default.removeItem(at: file)
    await store.save(lima, as: "lima")
    try data.write(to: try #require(files().first))
    #expect(await store.load("lima") == nil)

    await store.save(lima, as: "lima")
    #expect(await store.load("lima") == lima)
  }

  @Test func `a folder in a file's place gives way`() async throws {
    await store.save(oslo, as: "oslo")
    let file = try #require(try files().first)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(
      at: file.appendingPathComponent("inside"), withIntermediateDirectories: true)
    #expect(await store.load("oslo") == nil)

    await store.save(lima, as: "oslo")
    #expect(await store.load("oslo") == lima)
  }

  @Test(
    arguments: [
      "", ".", "..", "../oslo", "a/b", "a\\b:c", "a\u{0}b", "日本",
      String(repeating: "long ", count: 400),
    ])
  func `any text is a key, and stays in the folder`(key: String) async throws {
    await store.save(oslo, as: key)

    #expect(await store.load(key) == oslo)
    #expect(try files().count == 1)
  }

  @Test func `what can't be kept is not kept, without a word`() async throws {
    try Data().write(to: folder)
    await store.save(oslo, as: "oslo")

    #expect(await store.load("oslo") == nil)
    #expect(try Data(contentsOf: folder).isEmpty)
  }
}
