import Build
import CBox
import CommandKit
import Core
import Host
import Reports

extension Subcommand {
  /// `kata doctor --box`: tries the strongest box that this machine has.
  static let boxDoctor = Subcommand(
    spec: .doctor,
    options: { $0.has("--json") },
    run: { isJSON, output, host throws(Complaint) in
      let layers = host.features.box ? host.layers(box_has_namespaces() == 1) : BoxLayers()
      guard layers.level != .none else {
        throw .machine(
          "This machine has no box for a learner's code.",
          next: "Linux has one, from its version 5.13 on")
      }
      output.note(.short("trying to get out of the box"))
      let toolchain = try Toolchain(host, remembered: nil)
      let result = try BoxTest(host: host, toolchain: toolchain, layers: layers).run()
      output.clearProgress()
      if isJSON { try output.json(result) } else { output.write(Report.box(result)) }
      return result.isFine ? .success : .notPassed
    })
}
