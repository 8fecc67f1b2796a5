package import Core
import Host

extension Workspace {
  /// The right answers beside the reference: each is a folder, or a file if one is to be edited.
  package func alternatives(
    of exercise: Course.Exercise
  ) throws(Complaint) -> [(name: String, texts: [String: String])] {
    let files = host.files
    let folder = "\(solution(exercise.id))/Alternatives"
    var alternatives: [(name: String, texts: [String: String])] = []
    for name in files.list(folder) ?? [] where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      let texts =
        files.list(path) == nil
        ? [exercise.edit[0]: try files.text(path) ?? ""] : try files.texts(in: path)
      alternatives.append((name.replacing(".swift", with: ""), texts))
    }
    return alternatives
  }
}
