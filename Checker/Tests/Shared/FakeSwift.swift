import Basics
import Common
import Foundation
import Host

/// A folder with a fake `swift`; like a proxy, it tells of a toolchain that lies elsewhere.
final class FakeSwift: Sendable {
  let root: String
  var bin: String { "\(root)/bin" }
  var usr: String { "\(root)/toolchains/one/usr" }

  /// The answer of a compiler to `-print-target-info`.
  static func answer(
    version: String = "6.3.1", triple: String = "x86_64-unknown-linux-gnu",
    usr: String = "/opt/swift/usr"
  ) -> String {
    """
    {"compilerVersion":"Swift version \(version) (x)","target":{"triple":"\(triple)"},
    "paths":{"runtimeResourcePath":"\(usr)/lib/swift"}}

    """
  }

  init() throws {
    let temporary = Files.live().resolved(FileManager.default.temporaryDirectory.path)
    root = "\(temporary)/kata-swift-\(UUID().uuidString)"
    for folder in [bin, "\(usr)/bin", "\(usr)/lib/swift"] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try install("#!/bin/sh\n", at: "\(usr)/bin/swiftc")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Has `swift` answer so, and note that it was asked.
  func answer(_ text: String) throws {
    let script = """
      #!/bin/sh
      echo "$*" >>"\(root)/asked"
      cat <<'ANSWER'
      \(text)
      ANSWER

      """
    try install(script, at: "\(bin)/swift")
  }

  func install(_ script: String, at path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Files.live().install(script, at: path)
  }

  /// The arguments of each of its calls, one line for each.
  var asked: [String] {
    let text = try? String(contentsOfFile: "\(root)/asked", encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  /// A host on whose PATH it stands, and whose user's home is its folder.
  var host: HostSystem {
    var host = HostSystem.live()
    host.directory = root
    host.environment = ["PATH": "\(bin):/usr/bin:/bin", "HOME": root]
    return host
  }
}

extension Files {
  /// Installs a script as a copy that another process makes.
  ///
  /// A file that this process has open for writing can't be run. Another test's process may inherit
  /// it at that moment, and keep it open.
  func install(_ script: String, at path: String) throws {
    try write("\(path).new", Data(script.utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(path).new")
    try remove(path)
    try copy("\(path).new", path)
    try remove("\(path).new")
  }
}

/// A Mac's toolchain, as far as this machine can have one: its helper is a script, which starts the
/// program that the real one would load.
extension FakeSwift {
  /// One for all tests: with another one, everything would be planned anew.
  static let mac = Result {
    let swift = try FakeSwift()
    try swift.installHelper()
    return swift
  }

  var helper: String { "\(usr)/libexec/swift/pm/swiftpm-testing-helper" }

  func installHelper() throws {
    let script = """
      #!/bin/sh
      [ "$1 $2" = "--test-bundle-path $3" ] && [ -n "$DYLD_FRAMEWORK_PATH" ] || exit 64
      program=${3%/Contents/MacOS/KataVIPPackageTests}
      shift 3
      exec "$program" "$@"

      """
    try install(script, at: helper)
    // The rules ask the toolchain's own programs.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let real = Files.live().resolved(Processes.live().find("swift", path) ?? "")
    let folder = (real as NSString).deletingLastPathComponent
    try install(
      "#!/bin/sh\nexec \"\(folder)/swift-demangle\" \"$@\"\n", at: "\(usr)/bin/swift-demangle")
    let compiler = """
      #!/bin/sh
      words=$#
      while [ $words -gt 0 ]; do
        case $1 in
          -sdk | -F | -plugin-path) shift 2; words=$((words - 2)) ;;
          *) set -- "$@" "$1"; shift; words=$((words - 1)) ;;
        esac
      done
      exec "\(folder)/swiftc" "$@"

      """
    try install(compiler, at: "\(usr)/bin/swiftc")
  }

  /// The same, where `swift build` builds: then the helper starts what is built.
  func onAMacWithSwiftBuild(_ host: inout HostSystem) {
    onAMac(&host)
    host.environment["KATA_BUILD"] = "native"
  }

  /// Has compiler and Xcode answer as on a Mac, and `kata` do without what Linux alone has.
  func onAMac(_ host: inout HostSystem) {
    host.features = .mac
    let usr = usr
    // Another choice than that of the tests before: the compiler is asked again.
    host.environment["TOOLCHAINS"] = "mac"
    host.processes.answer { command, before throws(Complaint) in
      let answer: String
      if command.words.contains("-print-target-info") {
        answer = FakeSwift.answer(triple: "arm64-apple-macosx15.0", usr: usr)
      } else if command.words.first == "/usr/bin/xcrun" {
        answer = "/Xcode/MacOSX.platform\n"
      } else {
        return try before.run(command)
      }
      return Finished(ending: .exited(0), output: answer, errors: "")
    }
  }
}
