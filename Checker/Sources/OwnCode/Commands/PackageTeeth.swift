import Host
import CommandKit
import Core
import Reports

extension Subcommand {
  /// `kata teeth --package PATH`.
  static let packageTeeth = Subcommand(
    spec: .teeth,
    options: { invocation throws(Complaint) in
      guard let folder = invocation.value("--package"), invocation.operands.isEmpty else {
        throw .usage("kata teeth takes an exercise, or --package.", next: "kata help teeth")
      }
      return (folder: folder, isJSON: invocation.has("--json"))
    },
    run: { options, output, host throws(Complaint) in
      output.note(.long("builds the package, and tries changes of its code"))
      let folder = host.files.resolved(host.place(options.folder))
      let package = try EditedPackage(folder, host, progress: output.note)
      let report = try EditStage(package, progress: output.note).run()
      output.clearProgress()
      if options.isJSON { try output.json(report) } else { output.write(Report.edits(report)) }
      return report.edits.allSatisfy(\.isNoticed) ? .success : .notPassed
    })
}
