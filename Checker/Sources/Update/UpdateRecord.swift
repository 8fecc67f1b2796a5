import Basics
import Common
import Host

/// Tells the copy's repository of an update: the branch then holds the newer course.
///
/// Nothing that was committed is lost, and what was not committed stays so.
struct UpdateRecord {
  let git: Git
  /// The newer course's commit.
  let commit: String
  /// The files that stayed as they are in the copy.
  let left: [String]
  /// The index that holds the commit's files, from when it was unpacked.
  let index: String

  static func index(in room: String) -> String { "\(room)/index" }

  func write() throws(Complaint) {
    guard try !isAncestor(commit, of: "HEAD"),
      let head = try git.answer(["rev-parse", "-q", "--verify", "HEAD"])
    else { return }
    let tip = try isAncestor(head, of: commit) ? commit : merge(head)
    _ = try git.demand(["reset", "-q", tip], next: Git.again)
  }

  private func isAncestor(_ commit: String, of other: String) throws(Complaint) -> Bool {
    try git.answer(["merge-base", "--is-ancestor", commit, other]) != nil
  }

  /// A commit with the newer course's files, but for those that stay: these are as in `head`.
  private func merge(_ head: String) throws(Complaint) -> String {
    let own = ["GIT_INDEX_FILE": index]
    let listed = try git.demand(["ls-tree", "-r", "-z", head], next: Git.again)
    var entries: [String: String] = [:]
    for line in listed.split(separator: "\0") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      let facts = parts[0].split(separator: " ")
      entries[String(parts[1])] = "\(facts[0]),\(facts[2]),\(parts[1])"
    }
    for path in left {
      let words = entries[path].map { ["--add", "--cacheinfo", $0] } ?? ["--force-remove", path]
      _ = try git.demand(["update-index"] + words, with: own, next: Git.again)
    }
    let tree = try git.demand(["write-tree"], with: own, next: Git.again)
    return try git.demand(
      git.committer() + ["commit-tree", tree, "-p", head, "-p", commit, "-m", "Update the course"],
      next: Git.again)
  }
}
