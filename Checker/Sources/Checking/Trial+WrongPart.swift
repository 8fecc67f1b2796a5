import Basics
import Host

extension Trial {
  /// The file that alone keeps the exercise from passing; nil if several do, or if each of two could.
  ///
  /// Each file costs a build, so nothing is tried while a file is as it was given.
  func wrongPart(_ list: ScriptList) throws(Complaint) -> String? {
    let own = try workspace.sources(of: exercise)
    let right = try workspace.host.files.texts(in: workspace.path(exercise.layout.reference))
    let stub = workspace.stub(of: exercise)
    let parts = exercise.edit
    guard parts.count > 1, parts.allSatisfy({ right[$0] != nil && own[$0] != stub[$0] }) else {
      return nil
    }
    var found: [String] = []
    for part in parts where own[part] != right[part] {
      let texts = own.merging([part: right[part] ?? ""]) { $1 }
      if try results(of: texts, in: list)?.outcome == .passed { found.append(part) }
    }
    return found.count == 1 ? found[0] : nil
  }
}

extension Report {
  static func wrong(_ file: String) -> String {
    "only \(file) is wrong: with the reference's file in its place, everything passes"
  }
}
