import Foundation

/// Keeps a record in a file: it is there when the app is started again.
///
/// A file that can't be read counts as none, and the next save replaces it.
@MainActor package final class LoginFileKeeper: LoginKeeperWorkerLogic {
  private let file: URL

  package init(file: URL) {
    self.file = file
  }

  @concurrent package func load() async -> Login.Remember.Record? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(Page.self, from: data).record
  }

  /// Says nothing if it can't be kept: next time the user types it once more.
  @concurrent package func save(_ record: Login.Remember.Record) async {
    guard let data = try? JSONEncoder().encode(Page(record)) else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      // A folder may stand where the file should be.
      try? FileManager.default.removeItem(at: file)
      try? data.write(to: file, options: .atomic)
    }
  }
}

/// Keeps a record as long as it lives itself: for previews, and where no trace may be left.
@MainActor package final class LoginMemoryKeeper: LoginKeeperWorkerLogic {
  private var record: Login.Remember.Record?

  package init(_ record: Login.Remember.Record? = nil) {
    self.record = record
  }

  package func load() async -> Login.Remember.Record? { record }

  package func save(_ record: Login.Remember.Record) async {
    self.record = record
  }
}

/// A record as it lies in its file.
private struct Page: Codable {
  let remembers: Bool
  let email: String?
  let password: String?

  init(_ record: Login.Remember.Record) {
    (remembers, email, password) = (record.remembers, record.email, record.password)
  }

  var record: Login.Remember.Record {
    .init(remembers: remembers, email: email, password: password)
  }
}
