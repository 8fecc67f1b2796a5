/// The system's declarations that the rules name: the one list.
///
/// Names are those that `Demangling.declaration` reads from USRs, so that one line holds on Linux and
/// on macOS. A line stands for the declaration and all that is inside it; one that ends in `(`, `:`
/// or `*` for all names that start so, one that starts with `*` for all that hold the rest. `static `
/// in front tells a type's own member from its values' of the same name.
enum ForbiddenDeclarations {
  static let names: [Effect: [String]] = [
    .formatting: [
      "*.formatted(",
      "Swift.String.init(format:", "Swift.String.init(localized:",
      "Swift.String.localizedStringWithFormat(", "Foundation.String.init(format:",
      "Foundation.NSLocalizedString(", "Foundation.AttributedString.init(localized:",
      "Swift.Error.localizedDescription", "Foundation.Error.localizedDescription",
      "Foundation.LocalizedError", "Foundation.Locale.localizedString*",
      "Foundation.FormatStyle.format(", "Foundation.IntegerFormatStyle.format(",
      "Foundation.IntegerFormatStyle.Currency.format(",
      "Foundation.IntegerFormatStyle.Percent.format(",
      "Foundation.FloatingPointFormatStyle.format(",
      "Foundation.FloatingPointFormatStyle.Currency.format(",
      "Foundation.FloatingPointFormatStyle.Percent.format(",
      "Foundation.Decimal.FormatStyle.format(", "Foundation.Decimal.FormatStyle.Currency.format(",
      "Foundation.Decimal.FormatStyle.Percent.format(", "Foundation.Date.FormatStyle.format(",
      "Foundation.Date.VerbatimFormatStyle.format(", "Foundation.Date.IntervalFormatStyle.format(",
      "Foundation.Date.RelativeFormatStyle.format(", "Foundation.ListFormatStyle.format(",
      "Foundation.ByteCountFormatStyle.format(", "Foundation.Measurement.FormatStyle.format(",
      "Swift.Duration.TimeFormatStyle.format(", "Swift.Duration.UnitsFormatStyle.format(",
      "Foundation.Formatter.string*", "Foundation.NumberFormatter.string*",
      "Foundation.NumberFormatter.localizedString*", "Foundation.DateFormatter.string*",
      "Foundation.DateFormatter.localizedString*", "Foundation.DateIntervalFormatter.string*",
      "Foundation.DateComponentsFormatter.string*",
      "Foundation.DateComponentsFormatter.localizedString*",
      "Foundation.RelativeDateTimeFormatter.*", "Foundation.ListFormatter.*",
      "Foundation.ByteCountFormatter.string*", "Foundation.MeasurementFormatter.string*",
      "Foundation.PersonNameComponentsFormatter.string*",
      "Foundation.PersonNameComponentsFormatter.localizedString*",
      "Foundation.EnergyFormatter.*", "Foundation.LengthFormatter.*",
      "Foundation.MassFormatter.*",
    ],
    .network: [
      "Foundation.URLSession*", "Foundation.URLConnection", "Network.NW*", "Foundation.Host",
      "Foundation.SocketPort", "C.socket", "C.connect", "C.getaddrinfo",
    ],
    .files: [
      "Foundation.FileManager", "Foundation.FileHandle", "Foundation.FileWrapper",
      "Foundation.InputStream", "Foundation.OutputStream",
      "Foundation.Data.init(contentsOf*", "Foundation.Data.write(",
      "Foundation.Array.init(contentsOf*", "Foundation.Dictionary.init(contentsOf*",
      "Swift.String.init(contentsOf*", "Swift.StringProtocol.write(", "Swift.String.write(to*",
      "Foundation.URL.resourceBytes", "Foundation.URL.lines", "Foundation.URL.resourceValues(",
      "Foundation.URL.checkResourceIsReachable(", "C.fopen", "C.open", "C.read", "C.write",
      "C.unlink", "C.opendir", "C.stat", "Glibc.open", "Darwin.open",
    ],
    .resources: ["Foundation.Bundle"],
    .defaults: [
      "Foundation.UserDefaults", "Foundation.UbiquitousKeyValueStore", "SwiftUI.AppStorage",
      "SwiftUI.SceneStorage", "C.SecItem*",
    ],
    .clock: [
      "Foundation.Date.init()", "Foundation.Date.init(timeIntervalSinceNow:",
      "Foundation.Date.now", "Foundation.Date.timeIntervalSinceNow",
      "static Foundation.Date.timeIntervalSinceReferenceDate",
      "Foundation.Calendar.isDateInToday(", "Foundation.Calendar.isDateInTomorrow(",
      "Foundation.Calendar.isDateInYesterday(", "_Concurrency.ContinuousClock.init()",
      "_Concurrency.ContinuousClock.now", "_Concurrency.SuspendingClock.init()",
      "_Concurrency.SuspendingClock.now", "_Concurrency.Clock.continuous",
      "_Concurrency.Clock.suspending", "Swift.Task.sleep(", "Foundation.Timer",
      "Foundation.Thread.sleep*", "Foundation.ProcessInfo.systemUptime",
      "Dispatch.DispatchTime.now(", "Dispatch.DispatchWallTime.now(",
      "Dispatch.DispatchQueue.asyncAfter(", "Dispatch.DispatchSourceTimer", "C.time",
      "C.gettimeofday", "C.clock_gettime", "C.mach_absolute_time", "C.CFAbsoluteTimeGetCurrent",
      "C.sleep", "C.usleep", "C.nanosleep", "C.clock",
    ],
    .processes: [
      "Foundation.Process", "C.system", "C.exec*", "C.popen", "C.fork", "C.posix_spawn*",
    ],
    .environment: ["Foundation.ProcessInfo", "C.getenv", "C.setenv"],
    .chance: ["*.random(", "*.shuffled(", "*.shuffle(", "*.randomElement(", "C.rand"],
    .waiting: [
      "Swift.Task.init(", "Swift.Task.detached(", "Swift.Task.immediate(", "Swift.Task.sleep(",
      "_Concurrency.with*", "Dispatch.DispatchQueue.async*", "Foundation.OperationQueue",
      "Foundation.Timer",
    ],
    .state: [
      "Synchronization.Mutex", "Synchronization.Atomic", "os.OSAllocatedUnfairLock",
      "Foundation.Cache", "Foundation.Mutable*", "Foundation.CountedSet", "Swift.ManagedBuffer",
      "Swift.Unsafe*", "Swift.AnyIterator",
    ],
  ]
}
