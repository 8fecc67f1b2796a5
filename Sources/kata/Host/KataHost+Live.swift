import Dispatch
import Foundation

extension KataHost {
  static func live() -> KataHost {
    let files = Files.live()
    let executable = Bundle.main.executablePath ?? ""
    return KataHost(
      files: files, processes: .live(), terminal: .live(),
      clock: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
      seed: { UInt64.random(in: 1...999_999) },
      program: { files.stamp(files.resolved(executable)) ?? "" }, executable: executable,
      cores: ProcessInfo.processInfo.activeProcessorCount,
      memory: ProcessInfo.processInfo.physicalMemory,
      system: ProcessInfo.processInfo.operatingSystemVersionString,
      environment: ProcessInfo.processInfo.environment,
      directory: FileManager.default.currentDirectoryPath)
  }
}
