import Foundation

extension KataHost {
  static func live() -> KataHost {
    KataHost(
      files: .live(), processes: .live(), terminal: .live(),
      clock: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
      seed: { UInt64.random(in: 1...999_999) },
      environment: ProcessInfo.processInfo.environment,
      directory: FileManager.default.currentDirectoryPath)
  }
}
