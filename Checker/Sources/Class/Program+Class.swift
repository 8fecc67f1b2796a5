import CNamespaces
package import Common
import Host

extension Program {
  package static let trainer = Program(
    [.export, .grade, .report], hidden: [.gradeShare],
    single: [Box.command: { BoxStart.run($0, namespaces: box_enter_namespaces) }])
}
