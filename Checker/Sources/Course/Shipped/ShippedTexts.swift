package import Basics
import Foundation
package import Host

/// Finds the texts of stubs and suites as they were shipped, which `shipped.txt` has digests of.
package struct ShippedTexts {
  let root: String
  let host: HostSystem

  package init(in root: String, _ host: HostSystem) { (self.root, self.host) = (root, host) }

  private var kept: String { "\(root)/.kata/shipped-texts.txt" }

  /// The texts that lie in the course, or that git has; if asked to, what was searched is kept.
  package func found(_ course: Course, keeps: Bool = false) throws(Complaint) -> ShippedFiles {
    func data(_ path: String) throws(Complaint) -> Data { try host.files.read(path) ?? Data() }
    var shipped = ShippedFiles(reading: try data("\(root)/\(ShippedFiles.path)"))
    guard shipped.isIncomplete else { return shipped }
    shipped.take(try data("\(root)/\(ShippedFiles.textsPath)"))
    shipped.take(try data(kept))
    guard shipped.isIncomplete else { return shipped }
    for exercise in course.exercises {
      for name in shipped.missing(of: exercise.id) {
        let path = "\(exercise.layout.folder)/\(name)"
        let text = try? host.files.text("\(root)/\(path)")
        guard !shipped.find(name, of: exercise.id, text ?? "") else { continue }
        _ = past(path).first { shipped.find(name, of: exercise.id, $0) }
      }
    }
    // A course may lie where nobody can write.
    if keeps { try? keep(shipped) }
    return shipped
  }

  /// Keeps texts for later, when others lie in their places.
  package func keep(_ shipped: ShippedFiles) throws(Complaint) {
    try host.files.write(kept, Data((shipped.written ?? "").utf8))
  }

  /// The texts that a file has had in git's history, the newest first.
  private func past(_ path: String) -> some Sequence<String> {
    let program = host.processes.find("git", host.environment["PATH"] ?? "")
    func git(_ words: String...) -> String? {
      guard let program else { return nil }
      let command = Command(
        words: [program, "-C", root] + words,
        environment: host.environment.filter { !$0.key.hasPrefix("GIT_") },
        limit: Limits.copySeconds, keep: 4 << 20)
      let finished = try? host.processes.run(command)
      return finished?.ending == .exited(0) ? finished?.output : nil
    }
    let commits = git("log", "--all", "--format=%H", "--", path)?.split(separator: "\n") ?? []
    return commits.lazy.compactMap { git("show", "\($0):./\(path)") }
  }
}
