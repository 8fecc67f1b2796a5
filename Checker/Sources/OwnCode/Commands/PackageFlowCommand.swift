import Host
import CommandKit
import Core
import Reports

extension Subcommand {
  /// `kata flow --package PATH TEST`.
  static let packageFlow = Subcommand(
    spec: .flow,
    options: { (test: $0.operands.first, folder: $0.value("--package"), file: $0.value("--svg")) },
    run: { options, output, host throws(Complaint) in
      output.note(.long("builds the package, and runs its tests"))
      let folder = host.files.resolved(host.place(options.folder ?? "."))
      let recorded = try PackageFlow(host).flow(of: options.test, in: folder)
      output.clearProgress()
      return try output.show(FlowReport(recorded), in: options.file)
    })
}
