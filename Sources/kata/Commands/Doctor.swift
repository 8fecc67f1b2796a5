import Foundation
import KataCore

extension KataCommand {
  static let doctor = KataCommand(
    spec: CommandSpec("doctor", "Looks whether this machine and this checkout have all they need."),
    options: { _ in },
    run: { _, output, host throws(Complaint) in
      let findings = Doctor(host: host).findings()
      output.write(Report.doctor(findings))
      let isFine = findings.allSatisfy { if case .success = $0 { true } else { false } }
      return isFine ? .success : .machine
    })
}

/// Looks at one thing after another; what is wrong in one does not keep it from the next.
private struct Doctor {
  let host: KataHost

  func findings() -> [Finding] {
    var workspace: Workspace?
    var findings = [
      finding { () throws(Complaint) in
        workspace = try Workspace(around: host.directory, host: host)
        return "a course with \(workspace?.course.exercises.count ?? 0) exercises"
      }
    ]
    findings.append(
      finding { () throws(Complaint) in
        let toolchain = try Toolchain(host, remembered: nil)
        return "Swift \(toolchain.version) at \(toolchain.path)"
      })
    guard let workspace else { return findings }
    findings.append(finding { () throws(Complaint) in try canWrite(workspace) })
    for exercise in workspace.course.exercises {
      findings.append(
        finding { () throws(Complaint) in
          try workspace.checkWhole(exercise)
          _ = try workspace.expected(exercise.id)
          let reference = workspace.hasReference(exercise.id)
          return "\(exercise.id)\(reference ? "" : " (without its reference)")"
        })
    }
    return findings
  }

  private func canWrite(_ workspace: Workspace) throws(Complaint) -> String {
    let probe = "\(workspace.state)/probe"
    try host.files.write(probe, Data("probe".utf8))
    try host.files.remove(probe)
    return "\(workspace.relative(workspace.state)) can be written"
  }

  private func finding(_ look: () throws(Complaint) -> String) -> Finding {
    Result(catching: look)
  }
}
