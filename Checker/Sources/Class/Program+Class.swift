import CBox
package import CommandKit
import Host

extension Program {
  package static let trainer = Program(
    [.export, .grade, .merge, .report, .boxDoctor], hidden: [.gradeShare],
    single: [
      BoxProbe.command: BoxProbe.run,
      Box.command: { BoxStart.run($0, namespaces: box_enter_namespaces) },
    ])
}
