package import Basics
import Host

/// The mistakes that people make in an exercise, as its pages of mutants hold them.
///
/// In an exercise where the learner writes the suite, these are the wrong implementations.
package struct Mutants {
  /// The mutants that can be applied, in the order of their pages, each with the files that it
  /// makes.
  package private(set) var all: [(mutant: Mutant, texts: [String: String])] = []
  /// The mutants that can't be read or applied, each with its place.
  package private(set) var faults: [String] = []

  package init(of exercise: Course.Exercise, in workspace: Workspace) throws(Complaint) {
    let files = workspace.host.files
    let layout = exercise.layout
    let areSubjects = exercise.writes == .suite
    // The diffs are against these files.
    let base =
      areSubjects
      ? workspace.shipped[exercise.id, "Sources"]
      : try files.texts(in: workspace.path(layout.reference))
    let paths = areSubjects ? [layout.givenWrong, layout.wrong] : [layout.mutants]
    for path in paths {
      let page = MutantPage(try files.text(workspace.path(path)) ?? "", withReports: !areSubjects)
      faults += page.faults.map { "\(path): \($0)" }
      for mutant in page.mutants {
        do throws(DiffFault) {
          all.append((mutant, try mutant.diff.applied(to: base)))
        } catch {
          faults.append("\(path): \(mutant.name): \(error.text)")
        }
      }
    }
    all.sort { $0.mutant.order < $1.mutant.order }
  }
}

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
