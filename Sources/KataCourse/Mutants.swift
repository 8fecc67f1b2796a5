package import KataCore
import KataHost

/// The mistakes that people make in an exercise, as its pages of mutants hold them.
///
/// In an exercise where the learner writes the suite, these are the wrong implementations.
package struct Mutants {
  /// The page that every copy has, if there is one, and the one that belongs to Solutions.
  package private(set) var pages: [(path: String, page: MutantPage)] = []
  /// The files that the diffs are against: the reference, or the given implementation.
  package let base: [String: String]
  /// All that can be applied, in the order of their edges, each with the files that it makes.
  package private(set) var all: [(mutant: Mutant, texts: [String: String])] = []
  /// The mutants that can't be read or applied, each with its place.
  package private(set) var faults: [String] = []

  package init(of id: ExerciseID, in workspace: Workspace) throws(Complaint) {
    let files = workspace.host.files
    let layout = workspace.layout(id)
    let areSubjects = workspace.course[id]?.writes == .suite
    base =
      areSubjects
      ? workspace.shipped[id, "Sources"] : try files.texts(in: workspace.path(layout.reference))
    // The last one is the place for new ones.
    let paths =
      areSubjects
      ? [layout.givenWrong, layout.wrong] : [layout.mutants]
    for path in paths {
      let page = MutantPage(try files.text(workspace.path(path)) ?? "")
      pages.append((path, page))
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
