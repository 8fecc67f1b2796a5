package import CommandKit

extension Program {
  package static let trainer = Program(
    [.export, .grade, .merge, .report, .boxDoctor], hidden: [.gradeShare],
    single: [BoxProbe.command: BoxProbe.run])
}
