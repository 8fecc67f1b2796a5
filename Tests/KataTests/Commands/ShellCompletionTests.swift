import Foundation
import KataCore
import Testing

@testable import kata

/// What bash, zsh and fish make of the scripts, asked one by one.
@Suite struct ShellCompletionTests {
  private let course: TemporaryCourse
  private let host = KataHost.live()

  init() throws {
    course = try TemporaryCourse()
    let tests = try #require(Bundle.main.executableURL)
    try FileManager.default.createSymbolicLink(
      atPath: "\(course.root)/kata",
      withDestinationPath: tests.deletingLastPathComponent().appendingPathComponent("kata").path)
    for shell in Shell.allCases {
      try course.write(course.kata(["completions", shell.rawValue]).output, to: shell.rawValue)
    }
  }

  /// Not every machine has every shell; in CI, where all tests are asked for, none may be missing.
  static func isAsked(_ shell: Shell) -> Bool { RealBuilds.areWanted || path(shell) != nil }

  private static func path(_ shell: Shell) -> String? {
    Processes.live().find(shell.rawValue, ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  /// What the shell prints of a script that was begun with the course's completions.
  private func ask(_ shell: Shell, _ script: String) throws -> [String] {
    let path = try #require(Self.path(shell), "install \(shell.rawValue), as .ci/run does")
    try course.write(script, to: "ask.\(shell.rawValue)")
    let flags = shell == .fish ? ["--no-config"] : shell == .zsh ? ["-f"] : ["--norc"]
    let finished = try host.processes.run(
      Command(
        words: ["/bin/sh", "-c", #"cd "$1" && shift && exec "$@""#, "sh", course.root, path]
          + flags + ["ask.\(shell.rawValue)"],
        environment: [
          "PATH": "/usr/bin:/bin", "HOME": course.root, "LC_ALL": "C.UTF-8", "TERM": "dumb",
        ], limit: 120))
    #expect(finished.ending == .exited(0), "\(finished.errors)")
    return finished.output.split(separator: "\n").map(String.init)
  }

  @Test(.enabled("no bash here; CI has it") { isAsked(.bash) })
  func `bash completes commands, options, exercises, tests and rules`() throws {
    func words(_ words: String...) throws -> [String] {
      let list = words.map { "'\($0)'" }.joined(separator: " ")
      return try ask(
        .bash,
        """
        source ./bash
        complete -p kata | grep -q _kata || exit 9
        COMP_WORDS=(./kata \(list)) COMP_CWORD=\(words.count)
        _kata ./kata
        printf '%s\\n' "${COMPREPLY[@]}"
        """)
    }
    #expect(try words("che") == ["check"])
    #expect(try words("check", "--fr") == ["--fresh"])
    #expect(try words("check", "") == ["1", "2"])
    #expect(try words("check", "--color", "=", "nev") == ["never"])
    #expect(try words("flow", "1", "an em") == [#"an\ empty\ name\ is\ nobody"#])
    #expect(try words("flow", "1", "\"an em") == ["an empty name is nobody"])
    #expect(try words("flow", "1", "--svg", "Pack") == ["Package.swift"])
    #expect(try words("help", "weak") == ["weak-back"])
  }

  @Test(.enabled("no zsh here; CI has it") { isAsked(.zsh) })
  func `zsh completes what is typed, to its one end`() throws {
    func typed(_ text: String) throws -> String? {
      try ask(
        .zsh,
        """
        zmodload zsh/zpty
        zpty shell 'zsh -f -i'
        zpty -w shell 'PS1=; autoload -Uz compinit; compinit -u -D; source ./zsh; \
        shown() { print -r -- "$BUFFER" >asked; exit }; zle -N shown; bindkey "^X" shown; \
        print ready'
        while zpty -r shell line; do [[ $line != *ready$'\\r'* ]] || break; done
        zpty -w -n shell $'\(text)\\t\\x18'
        while zpty -r shell line; do :; done
        cat asked
        """
      ).last
    }
    #expect(try typed("./kata chec") == "./kata check ")
    #expect(try typed("./kata check --fr") == "./kata check --fresh ")
    #expect(try typed("./kata check Exercise02") == "./kata check Exercise02 ")
    #expect(try typed("./kata flow 1 an\\\\ em") == #"./kata flow 1 an\ empty\ name\ is\ nobody "#)
    #expect(try typed("./kata flow 1 --svg Pack") == "./kata flow 1 --svg Package.swift ")
    #expect(try typed("./kata help weak") == "./kata help weak-back ")
  }

  @Test(.enabled("no fish here; CI has it") { isAsked(.fish) })
  func `fish completes, and tells what each stands for`() throws {
    func typed(_ text: String) throws -> [String] {
      try ask(.fish, "source ./fish\ncomplete -C '\(text)'")
    }
    #expect(
      try typed("./kata chec") == [
        "check\tJudges exercises: those of your path, or those that are named."
      ])
    #expect(try typed("./kata check --fr").first?.hasPrefix("--fresh\t") == true)
    #expect(try typed("./kata check ") == ["1\tHello", "2\tYour own suite"])
    #expect(try typed("./kata flow 1 \"an em").first?.hasPrefix("an empty name is nob") == true)
    #expect(try typed("./kata flow 1 --svg Pack").first?.hasPrefix("Package.swift") == true)
    #expect(try typed("./kata help weak").first?.hasPrefix("weak-back\t") == true)
  }
}
