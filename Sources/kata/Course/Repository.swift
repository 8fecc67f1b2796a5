import Foundation
import KataCore

/// A course that was cloned by git.
struct Repository {
  let workspace: Workspace
  private let program: String

  /// Nil where there is no git, or no branch that this one follows.
  init?(_ workspace: Workspace) throws(Complaint) {
    let host = workspace.host
    guard let git = host.processes.find("git", host.environment["PATH"] ?? "") else { return nil }
    self.workspace = workspace
    program = git
    let top = try run("rev-parse", "--show-toplevel")
    guard top.ending == .exited(0),
      host.files.resolved(top.output.trimmingCharacters(in: .newlines)) == workspace.root,
      try run("rev-parse", "--verify", "-q", "@{u}").ending == .exited(0)
    else { return nil }
  }

  func fetch() throws(Complaint) {
    let finished = try run("fetch", "-q")
    guard finished.ending != .exited(0) else { return }
    throw .machine(
      "git could not fetch the course.", details: Self.words(finished),
      next: "see with git fetch what keeps it from that")
  }

  /// Whether nothing is to be had that is not here.
  func isNewest() throws(Complaint) -> Bool {
    try run("merge-base", "--is-ancestor", "@{u}", "HEAD").ending == .exited(0)
  }

  /// Puts folders back to what was committed last.
  func restore(_ folders: [String]) throws(Complaint) {
    guard !folders.isEmpty else { return }
    _ = try run(["checkout", "-q", "HEAD", "--"] + folders)
    _ = try run(["clean", "-f", "-d", "-q", "--"] + folders)
  }

  /// Takes what was fetched; where both sides have committed the same lines, this one's stay.
  func merge() throws(Complaint) {
    var finished = try run("merge", "-q", "--ff-only", "@{u}")
    if finished.ending != .exited(0), try !isBehind() {
      finished = try run("merge", "-q", "--no-edit", "-X", "ours", "@{u}")
    }
    guard finished.ending != .exited(0) else { return }
    _ = try run("merge", "--abort")
    throw .machine(
      "git could not bring the course up to date; everything is as it was.",
      details: Self.words(finished),
      next: "kata reset NN --given, where given files were changed; git status names them")
  }

  private func isBehind() throws(Complaint) -> Bool {
    try run("merge-base", "--is-ancestor", "HEAD", "@{u}").ending == .exited(0)
  }

  private static func words(_ finished: Finished) -> [String] {
    (finished.errors + finished.output).split(separator: "\n").prefix(8).map(String.init)
  }

  private func run(_ words: String...) throws(Complaint) -> Finished { try run(words) }

  private func run(_ words: [String]) throws(Complaint) -> Finished {
    var environment = workspace.host.environment
    environment["GIT_TERMINAL_PROMPT"] = "0"
    return try workspace.host.processes.run(
      Command(
        words: [program, "-C", workspace.root] + words, environment: environment,
        limit: Limits.gitSeconds))
  }
}
