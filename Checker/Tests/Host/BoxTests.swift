import CNamespaces
import Basics
import Common
import Foundation
@testable import Shared
import Testing

@testable import Class
@testable import Host

/// The words of a box, and boxes around programs of the system.
@Suite struct BoxTests {
  @Test func `the words of a box say all of it`() throws {
    var box = Box(.build, layers: BoxLayers(landlock: 1, seccomp: true, limits: true), in: "/in")
    box.readable = ["/a b", "--"]
    box.writable = ["/out"]
    box.executable = ["/bin/true"]
    box.limits = [.processorSeconds: 1, .fileBytes: 2, .coreBytes: 0]

    let words = box.words("/kata", starting: ["/bin/true", "--", "x"])

    #expect(words[...1] == ["/kata", "box"])
    let read = try #require(Box.read(Array(words.dropFirst(2))))
    #expect(read.box == box)
    #expect(read.program == ["/bin/true", "--", "x"])
  }

  @Test(arguments: [[], ["{}", "/bin/true"], ["/bin/true", "x"]])
  func `other words are no box`(words: [String]) {
    #expect(Box.read(words) == nil)
  }

  @Test(arguments: [
    (BoxLayers(), Trust.Box.none), (BoxLayers(limits: true), .partial),
    (BoxLayers(landlock: 7, namespaces: true, limits: true), .partial),
    (BoxLayers(landlock: 2, seccomp: true, namespaces: true, limits: true), .partial),
    (BoxLayers(landlock: 3, seccomp: true, limits: true), .confined),
    (BoxLayers(landlock: 3, seccomp: true, namespaces: true, limits: true), .isolated),
  ])
  func `the layers say how strong a box is`(layers: BoxLayers, level: Trust.Box) {
    #expect(layers.level == level)
  }

  @Test func `a Mac's profile names each path, and only a build box may fork`() throws {
    var box = Box(.run, layers: BoxLayers())
    box.writable = [#"/a "b"\c"#]
    box.executable = ["/p"]
    let words = box.macWords(starting: ["/p", "x"])
    #expect(words[0] == "/usr/bin/sandbox-exec")
    #expect(words[3...] == ["/p", "x"])
    #expect(words[2].contains(#"(allow file-write* (subpath "/a \"b\"\\c"))"#))
    #expect(words[2].contains(#"(allow process-exec (subpath "/p"))"#))
    #expect(words[2].contains("(deny process-fork)"))
    box.kind = .build
    #expect(box.macWords(starting: ["/p"])[2].contains("(allow process-fork)"))
  }

  @Test func `layers have names`() {
    let all = BoxLayers(landlock: 7, seccomp: true, namespaces: true, limits: true)
    #expect(all.names == ["landlock 7", "seccomp", "namespaces", "rlimits"])
    #expect(BoxLayers(seccomp: true).names == ["seccomp"])
  }
}

/// The program itself, as it puts a box around others.
@Suite(.enabled(if: HostFeatures.live.box)) struct BoxStartTests {
  private static let offered =
    HostFeatures.live.box ? BoxLayers.live(namespaces: box_has_namespaces() == 1) : BoxLayers()

  private func run(
    _ words: [String], in layers: BoxLayers, limit: Double = 60,
    _ change: (inout Box) -> Void = { _ in }
  ) throws -> Finished {
    let kata = try #require(builtProgram("kata-class")).path
    var box = Box.run(words[0], libraries: ["/usr", "/bin"], in: "/usr", layers: layers)
    box.writable = []
    change(&box)
    var command = Command(
      words: box.words(kata, starting: words), environment: ["PATH": "/usr/bin:/bin"], limit: limit)
    command.isSupervised = layers.namespaces
    return try Processes.live().run(command)
  }

  private static let each = [
    BoxLayers(limits: true), BoxLayers(namespaces: offered.namespaces, limits: true), offered,
  ]

  @Test(arguments: each, [("exit 5", Ending.exited(5)), ("kill -ABRT $$", .signalled(6))])
  func `a box ends as its program ends`(layers: BoxLayers, end: (String, Ending)) throws {
    // A shell in a box with seccomp can't signal itself.
    guard !layers.seccomp || end.1 == .exited(5) else { return }
    #expect(try run(["/bin/sh", "-c", end.0], in: layers).ending == end.1)
  }

  @Test(arguments: each)
  func `a program that runs out of time in a box is known as busy`(layers: BoxLayers) throws {
    let finished = try run(["/bin/sh", "-c", "while :; do :; done"], in: layers, limit: 2)
    #expect(finished.ending == .timedOut)
    #expect(try #require(finished.processor) > 0.2)
  }

  @Test func `a box has its folder and its limits`() throws {
    let script = "pwd; ulimit -v; ulimit -t; ulimit -n; ulimit -c"
    let finished = try run(["/bin/sh", "-c", script], in: Self.offered) {
      $0.limits[.addressBytes] = 2 << 30
    }
    #expect(finished.output == "/usr\n2097152\n600\n256\n0\n", "\(finished.errors)")
  }

  @Test func `a program that is not there ends as in a shell`() throws {
    let finished = try run(["/nowhere"], in: BoxLayers(limits: true))
    #expect(finished.ending == .exited(127))
    #expect(
      finished.errors == "kata: /nowhere could not be started: No such file or directory.\n")
  }

  @Test(.enabled(if: offered.seccomp))
  func `a layer that can't be had keeps the program from starting`() throws {
    let kata = try #require(builtProgram("kata-class")).path
    let inner = Box(.run, layers: BoxLayers(namespaces: true))
    let finished = try run(
      inner.words(kata, starting: ["/bin/echo", "started"]), in: BoxLayers(seccomp: true))
    #expect(finished.ending == .exited(ExitCode.machine.rawValue))
    #expect(finished.output.isEmpty)
    #expect(
      finished.errors
        == "kata: the box can't be closed: namespaces: Operation not permitted.\n")
  }

  @Test(.enabled(if: offered.level == .isolated || offered.level == .confined))
  func `a build box may start programs, and still reads and writes no other files`() throws {
    func shell(_ script: String) throws -> Finished {
      try run(["/bin/sh", "-c", script], in: Self.offered) {
        $0.kind = .build
        $0.executable += ["/usr/bin", "/bin"]
        $0.writable = ["/dev/null"]
      }
    }
    #expect(try shell("/bin/echo a | /bin/cat").output == "a\n")
    #expect(try shell("/bin/cat /etc/passwd").ending == .exited(1))
    #expect(try shell(": >/tmp/kata-box-probe").ending == .exited(2))
  }
}
