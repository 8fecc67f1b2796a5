@testable import Playing
import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

/// The script `kata`, with a fake `swift` on the PATH.
@Suite final class LauncherTests {
  private let root: String

  init() throws {
    let files = FileManager.default
    let folder = Files.live().resolved(files.temporaryDirectory.path)
    root = "\(folder)/kata launcher \(UUID().uuidString)"
    for folder in ["Checker/Sources/Learner", "Checker/Sources/Core", "bin"] {
      try files.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    try Files.live().copy("\(TemporaryCourse.origin)/kata", "\(root)/kata")
    try "".write(toFile: "\(root)/Checker/Package.swift", atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// A `swift` whose calls fail with these words, one after another; empty ones build a program.
  private func install(failures: [String]) throws {
    for (index, words) in failures.enumerated() where !words.isEmpty {
      try words.write(
        toFile: "\(root)/bin/failure-\(index + 1)", atomically: true, encoding: .utf8)
    }
    let script = """
      #!/bin/sh
      [ "$1" = build ] || { echo 'Swift version 6.2 (old)'; exit 0; }
      words=$*
      while [ "$1" != --scratch-path ]; do shift; done
      place=$2/$(cat "\(root)/bin/folder" 2>/dev/null || echo release)
      case $words in *--show-bin-path) echo "$place"; exit ;; esac
      echo "$words" >>"\(root)/bin/calls"
      failure="\(root)/bin/failure-$(grep -c build "\(root)/bin/calls")"
      ! grep -q crashed "$failure" 2>/dev/null || exit 139
      [ ! -f "$failure" ] || { cat "$failure"; exit 1; }
      name=$(echo "$words" | sed 's/.*--product \\([a-z-]*\\) .*/\\1/')
      mkdir -p "$place"
      echo "$place" >"\(root)/bin/place"
      printf '#!/bin/sh\\necho "program: $*"\\n' >"$place/$name"
      chmod +x "$place/$name"

      """
    try Files.live().install(script, at: "\(root)/bin/swift")
  }

  private func start(at place: String, _ words: [String] = ["list"]) throws -> Finished {
    try Processes.live().run(
      Command(
        words: ["\(place)/kata"] + words,
        environment: ["PATH": "\(root)/bin:/usr/bin:/bin", "HOME": "\(root)/home"], limit: 60))
  }

  private func changeSources(of place: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date.distantFuture], ofItemAtPath: "\(place)/Checker/Sources/Learner")
  }

  private func calls() -> [String] {
    let calls = try? String(contentsOfFile: "\(root)/bin/calls", encoding: .utf8)
    return (calls ?? "").split(separator: "\n").map(String.init)
  }

  @Test func `builds the program once, where it looks for it, and runs it`() throws {
    try install(failures: [])
    for _ in 1...2 {
      let finished = try start(at: root)
      #expect(finished.ending == .exited(0))
      #expect(finished.output == "program: list\n")
    }
    #expect(calls().count == 1)
    #expect(calls().first?.contains("--build-system") == false)
  }

  @Test func `a build system that crashes is asked twice more`() throws {
    try install(failures: ["crashed", "crashed", ""])
    #expect(try start(at: root).output == "program: list\n")
    #expect(calls().count == 3)
  }

  @Test func `a program is found where another build system leaves it, from then on`() throws {
    try install(failures: [])
    _ = try start(at: root)
    // Another Swift is installed, and what the old one built still lies there.
    try Files.live().write("\(root)/bin/folder", Data("out/Products/Release-linux".utf8))
    try changeSources(of: root)
    #expect(try start(at: root).output == "program: list\n")
    let place = try String(contentsOfFile: "\(root)/bin/place", encoding: .utf8)
    #expect(place.hasSuffix("out/Products/Release-linux\n"))
  }

  @Test func `a build whose place Swift doesn't tell has failed`() throws {
    try install(failures: [])
    _ = try start(at: root)
    let script = try String(contentsOfFile: "\(root)/bin/swift", encoding: .utf8)
    let mute = script.replacing("echo \"$place\"; exit", with: "exit 1")
    try #require(mute != script)
    try Files.live().install(mute, at: "\(root)/bin/swift")
    try changeSources(of: root)
    #expect(try start(at: root).ending == .exited(3))
  }

  @Test func `a copy runs the program in it, and not that of where it comes from`() throws {
    try install(failures: [])
    _ = try start(at: root)
    let copy = root + " copied"
    // With the files' times, as a person's copy has them.
    try #require(try Compiler.call(["-Rp", root, copy], of: "cp").code == 0)
    defer { try? FileManager.default.removeItem(atPath: copy) }
    try FileManager.default.removeItem(atPath: "\(root)/.kata")
    #expect(try start(at: copy).output == "program: list\n")
    #expect(calls().count == 1)
  }

  @Test(
    arguments: CommandName.groups.flatMap { group in
      group.commands.map { ($0.words.split(separator: " ").map(String.init), group.program) }
    } + [
      (["flow", "--package", ".", "red"], "kata-code"), (["flow", "3", "red"], "kata"),
      (["help", "grade"], "kata-class"), (["help", "new", "exercise"], "kata-authors"),
      (["new"], "kata"),
      (["show", "--box"], "kata"),
    ])
  func `each command has the program of its reader`(words: [String], name: String) throws {
    try install(failures: [])
    let finished = try start(at: root, words)
    #expect(finished.output == "program: \(words.joined(separator: " "))\n")
    #expect(calls().first?.contains(" --product \(name) ") == true)
    #expect(Program.of(words).name == name)
  }

  @Test(arguments: [": >\"$p\"", "echo cut off >\"$p\"", "rm \"$p\""])
  func `a program that is not as it was built is built again`(damage: String) throws {
    try install(failures: [])
    _ = try start(at: root)
    let spoilt = try Processes.live().run(
      Command(
        words: ["/bin/sh", "-c", "p=$(ls \"$0\"/.kata/program/*/release/kata); \(damage)", root],
        environment: ["PATH": "/usr/bin:/bin"], limit: 60))
    try #require(spoilt.ending == .exited(0), "\(spoilt.errors)")

    for _ in 1...2 { #expect(try start(at: root).output == "program: list\n") }
    #expect(calls().count == 2)
  }

  @Test func `a build says what it makes, for whom, and whether it is the first`() throws {
    try install(failures: [])
    #expect(try start(at: root).errors.contains("building kata itself, once; this takes about"))
    let play = try start(at: root, ["play", "login"]).errors
    #expect(play.contains("building what kata play needs, once; this takes some seconds"))
    try changeSources(of: root)
    #expect(try start(at: root).errors.contains("building kata itself again; this takes"))
  }

  @Test(arguments: [false, true])
  func `a build leaves nothing in a temporary folder, and takes none beyond ASCII`(
    isAccented: Bool
  ) throws {
    let place = root + (isAccented ? " é" : " e")
    try FileManager.default.copyItem(atPath: root, toPath: place)
    defer { try? FileManager.default.removeItem(atPath: place) }
    try install(failures: [])
    let script = try String(contentsOfFile: "\(root)/bin/swift", encoding: .utf8)
    let note = "echo \"$TMPDIR\" >\"\(root)/bin/temporary\"; touch \"$TMPDIR/left\" 2>/dev/null\n"
    try Files.live().install(script + note, at: "\(root)/bin/swift")

    #expect(try start(at: place).ending == .exited(0))

    let temporary = try String(contentsOfFile: "\(root)/bin/temporary", encoding: .utf8)
    #expect(temporary.hasPrefix("\(place)/.kata/program/") == !isAccented, "\(temporary)")
    let left = Files.live().tree("\(place)/.kata/program").filter { $0.contains("tmp.") }
    #expect(left.isEmpty)
  }

  @Test(arguments: ["Sources/LoginScene", "Exercises/01-welcome/Sources", "Checker/Play/Login"])
  func `a change in the course builds nothing`(folder: String) throws {
    try install(failures: [])
    _ = try start(at: root)
    for file in ["\(root)/\(folder)/A.swift", "\(root)/Package.swift"] {
      try Files.live().write(file, Data("// later\n".utf8))
      try FileManager.default.setAttributes(
        [.modificationDate: Date.distantFuture], ofItemAtPath: file)
    }

    #expect(try start(at: root).output == "program: list\n")
    #expect(calls().count == 1)
  }

  @Test func `a copy of the course throws away what was built elsewhere, and builds anew`() throws {
    try install(failures: [])
    _ = try start(at: root)
    let copy = root + " copied"
    try Files.live().copy(root, copy)
    defer { try? FileManager.default.removeItem(atPath: copy) }
    try changeSources(of: copy)

    #expect(try start(at: copy).output == "program: list\n")
    #expect(calls().count == 2)
  }

  @Test func `a build that fails on the products of an earlier one starts from nothing, once`()
    throws
  {
    try install(failures: ["", "<unknown>:0: error: missing required module 'SwiftShims'\n"])
    _ = try start(at: root)
    try changeSources(of: root)

    #expect(try start(at: root).ending == .exited(0))
    #expect(calls().count == 3)
  }

  @Test(arguments: [
    ("error: 'x' is using Swift tools version 6.3.0 but the installed version is 6.2.0", "too old"),
    ("error: No space left on device", "make room"),
    ("error: encountered an I/O error (code: 28) while reading x.json", "make room"),
    ("<unknown>:0: error: unable to open output file 'ROOT/home/.cache/x.pcm': 'x'", "set HOME"),
    (
      "ROOT/Checker/Sources/Learner/A.swift:3:1: error: expected declaration",
      "unpack the course anew"
    ),
  ])
  func `a build that can't be mended names its cause`(words: String, advice: String) throws {
    let said = words.replacing("ROOT", with: root) + "\n"
    try install(failures: [said, said])
    let finished = try start(at: root)
    #expect(finished.ending == .exited(3))
    #expect(finished.errors.contains(advice), "\(finished.errors)")
  }

  @Test func `a swift that doesn't run, as on a Mac without tools, says why`() throws {
    let shim = "#!/bin/sh\necho 'xcode-select: note: No developer tools' >&2\nexit 1\n"
    try Files.live().install(shim, at: "\(root)/bin/swift")
    let finished = try start(at: root)
    #expect(finished.ending == .exited(3))
    #expect(finished.errors.contains("run here: xcode-select: note: No developer tools"))
    #expect(finished.errors.contains("or install Swift"))
  }

  @Test func `a path that Swift can't build in is named before a build`() throws {
    try install(failures: [])
    let copy = root + " \"quoted\""
    try FileManager.default.copyItem(atPath: root, toPath: copy)
    defer { try? FileManager.default.removeItem(atPath: copy) }
    let finished = try start(at: copy)
    #expect(finished.ending == .exited(3))
    #expect(finished.errors.contains("next: move the course"), "\(finished.errors)")
    #expect(calls().isEmpty)
  }

  @Test(arguments: [
    ("", "This copy of the course does not build with this Swift."),
    ("echo >>Checker/Sources/Learner/A.swift", "The program does not build."),
  ])
  func `an error in sources that git knows as unchanged is the course's, with facts for a report`(
    change: String, sentence: String
  ) throws {
    let said = "\(root)/Checker/Sources/Learner/A.swift:3:1: error: expected declaration\n"
    try install(failures: [said])
    let script = """
      cd "$0" && echo >Checker/Sources/Learner/A.swift && git init -q && git add Checker &&
      git -c user.name=a -c user.email=a@b commit -q -m first && { \(change.isEmpty ? ":" : change); }
      """
    let laid = try Processes.live().run(
      Command(
        words: ["/bin/sh", "-c", script, root], environment: ["PATH": "/usr/bin:/bin"], limit: 60))
    try #require(laid.ending == .exited(0), "\(laid.errors)")

    let errors = try start(at: root).errors

    #expect(errors.contains("kata: \(sentence)"), "\(errors)")
    #expect(errors.contains(said))
    #expect(errors.contains("Swift version 6.2 (old)"))
  }

  /// A terminal sends the signal to all processes of the group, and so does this test.
  @Test(.timeLimit(.minutes(1))) func `Control-C ends a build, and what it has started`() throws {
    let script = """
      #!/bin/sh
      [ "$1" = build ] || exit 0
      touch "\(root)/begun"
      exec sleep 500

      """
    try Files.live().install(script, at: "\(root)/bin/swift")
    let child = try Child(
      Command(
        words: ["\(root)/kata", "list"], environment: ["PATH": "\(root)/bin:/usr/bin:/bin"],
        limit: 60))
    while child.isRunning, !FileManager.default.fileExists(atPath: "\(root)/begun") {
      child.check()
    }

    kill(-child.pid, SIGINT)

    while child.isRunning { child.check() }
    #expect(child.finished.ending == .exited(ExitCode.interrupted.rawValue))
  }
}
