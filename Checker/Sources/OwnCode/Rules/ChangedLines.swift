import Basics
import Common
import Host

/// The lines of a folder's files that differ from a commit's.
struct ChangedLines: Equatable {
  /// By the files' paths from the folder; nil stands for all of a new file.
  private(set) var lines: [String: Set<Int>?] = [:]

  /// From `git diff --unified=0 --relative`, and the files that git doesn't know yet.
  init(diff: String, untracked: String) {
    var file: String?
    for line in diff.lines {
      if line.hasPrefix("+++ ") {
        // Behind a name with a space, git writes a tab.
        file = line.hasPrefix("+++ b/") ? String(line.dropFirst(6).prefix { $0 != "\t" }) : nil
      } else if let file, let hunk = line.prefixMatch(of: /@@ -\S+ \+(\d+)(?:,(\d+))? @@/) {
        let (start, count) = (Int(hunk.1) ?? 0, hunk.2.flatMap { Int($0) } ?? 1)
        lines[file] = (lines[file] ?? [])?.union(start..<start + count)
      }
    }
    for path in untracked.split(separator: "\n") { lines[String(path)] = .some(nil) }
  }

  func hold(_ finding: RuleFinding) -> Bool {
    guard let changed = lines[finding.file] else { return false }
    return changed?.contains(finding.line) ?? true
  }
}

extension ChangedLines {
  /// Asks git, in the folder.
  init(since commit: String, in folder: String, _ host: HostSystem) throws(Complaint) {
    guard let git = host.processes.find("git", host.environment["PATH"] ?? "") else {
      throw .machine("--since needs git.", next: "install git")
    }
    func ask(_ words: String...) throws(Complaint) -> String {
      let finished = try host.processes.run(
        Command(
          words: [git, "-C", folder, "-c", "core.quotePath=false"] + words,
          environment: host.environment, limit: Limits.copySeconds, keep: 64 << 20))
      guard finished.ending == .exited(0) else {
        let reason = finished.errors.split(separator: "\n").first.map { ["git: \($0)"] } ?? []
        throw Complaint(
          "git can't compare this folder with \(commit).", details: reason,
          next: "name a commit of the folder's repository, such as --since main", exit: .usage)
      }
      return finished.output
    }
    self.init(
      diff: try ask(
        "diff", "--unified=0", "--relative", "--no-color", "--no-ext-diff", "--src-prefix=a/",
        "--dst-prefix=b/", "--end-of-options", commit, "--", "."),
      untracked: try ask("ls-files", "--others", "--exclude-standard"))
  }
}
