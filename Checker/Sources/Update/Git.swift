package import Basics
import Common
package import Host

/// The git of this machine, at work in one folder.
package struct Git {
  package var folder: String
  private let program: String
  private let host: HostSystem

  /// Nil if this machine has none.
  package init?(_ host: HostSystem, in folder: String) {
    guard let program = host.processes.find("git", host.environment["PATH"] ?? "") else {
      return nil
    }
    (self.host, self.folder, self.program) = (host, folder, program)
  }

  package func run(
    _ words: [String], with variables: [String: String] = [:]
  ) throws(Complaint) -> Finished {
    let own = host.environment.filter { !$0.key.hasPrefix("GIT_") }
    return try host.processes.run(
      Command(
        words: [program, "-C", folder] + words,
        environment: own.merging(["GIT_TERMINAL_PROMPT": "0"].merging(variables) { $1 }) { $1 },
        limit: Limits.copySeconds))
  }

  /// The text that git prints; nil if it fails.
  package func answer(
    _ words: [String], with variables: [String: String] = [:]
  ) throws(Complaint) -> String? {
    Self.answer(try run(words, with: variables))
  }

  /// The text that git prints; complains in git's own words if it fails.
  package func demand(
    _ words: [String], with variables: [String: String] = [:], next: String
  ) throws(Complaint) -> String {
    let finished = try run(words, with: variables)
    if let answer = Self.answer(finished) { return answer }
    let said = finished.errors.split(separator: "\n").map(String.init)
    throw .machine("git has failed: git \(words.joined(separator: " "))", details: said, next: next)
  }

  private static func answer(_ finished: Finished) -> String? {
    guard finished.ending == .exited(0) else { return nil }
    return finished.output.hasSuffix("\n") ? String(finished.output.dropLast()) : finished.output
  }

  /// The options that name who commits, where nobody is named.
  package func committer() throws(Complaint) -> [String] {
    let isNamed = try answer(["config", "user.email"]) != nil
    let name = ["-c", "user.name=Kata VIP", "-c", "user.email=kata@localhost"]
    return (isNamed ? [] : name) + ["-c", "commit.gpgSign=false", "-c", "core.hooksPath=/dev/null"]
  }

  /// Complains about a repository in the middle of something, whose index would be lost.
  package func demandRest(then command: String) throws(Complaint) {
    let marks = [
      "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply", "sequencer",
      "BISECT_START", "index.lock",
    ]
    let paths = try answer(["rev-parse"] + marks.flatMap { ["--git-path", $0] }) ?? ""
    let isBusy = paths.split(separator: "\n").contains { path in
      host.files.exists(path.hasPrefix("/") ? String(path) : "\(folder)/\(path)")
    }
    guard !isBusy else {
      throw .usage(
        "\(folder) is in the middle of a merge, or of something like it.",
        next: "git status says how to finish it, or to leave it; then \(command)")
    }
    guard try answer(["diff", "--cached", "--quiet"]) != nil else {
      throw .usage(
        "What is staged in \(folder) would be lost from the index.",
        next: "commit it, or take it back with git restore --staged :/; then \(command)")
    }
  }

  /// True if the folder is the root of a repository.
  package func isRoot() throws(Complaint) -> Bool {
    guard let root = try answer(["rev-parse", "--show-toplevel"]) else { return false }
    return host.files.resolved(root) == host.files.resolved(folder)
  }

  /// Writes all files of a commit below a folder, by an index of its own.
  package func unpack(_ commit: String, into folder: String, index: String) throws(Complaint) {
    let own = ["GIT_INDEX_FILE": index]
    _ = try demand(["read-tree", commit], with: own, next: Self.again)
    _ = try demand(
      ["checkout-index", "--all", "--force", "--prefix=\(folder)/"], with: own, next: Self.again)
  }

  package static let again = "run the same command again; git fsck tells whether the copy is whole"
}
