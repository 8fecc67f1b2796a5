import Foundation

extension KataHost {
  static func live() -> KataHost {
    let files = Files.live()
    return KataHost(
      files: files, processes: .live(), terminal: .live(),
      clock: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
      seed: { UInt64.random(in: 1...999_999) },
      program: { Bundle.main.executablePath.flatMap { files.stamp(files.resolved($0)) } ?? "" },
      environment: ProcessInfo.processInfo.environment,
      directory: FileManager.default.currentDirectoryPath)
  }
}
