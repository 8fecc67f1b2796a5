import Foundation
import Basics
import Common
import Host

/// The reference's messages in scripts, without its code.
struct AskStage {
  let session: CheckSession
  let exercise: Course.Exercise

  private var workspace: Workspace { session.workspace }

  /// The recording of one script, or of all; another kata waits until it's there, not until it's read.
  func recording(of script: String?) throws(Complaint) -> Recording {
    let lock = try session.lock()
    defer { withExtendedLifetime(lock) {} }
    let isDarwin = session.toolchain.info.isDarwin
    guard workspace.hasReference(exercise.id) else {
      guard let path = workspace.recording(exercise.id, isDarwin: isDarwin), script == nil,
        let bytes = try workspace.host.files.read(path)
      else {
        throw Complaint(
          "This copy has no Solutions, so it can't answer that.",
          next: "kata show \(exercise.id.number)", exit: .notPassed)
      }
      return Recording(reading: String(decoding: bytes, as: UTF8.self))
    }
    session.progress(.short("asking the reference"))
    let binary = try ReferencePrograms(builder: session.builder).binary(of: exercise)
    let world = session.world
    defer { try? world.clean() }
    let scripts =
      if let script { ScriptList(scenarios: [script]) } else {
        try ScriptList.all(of: exercise, in: workspace)
      }
    guard script.map({ JSONValue(reading: $0) != nil }) ?? true else {
      throw .usage(
        "That script isn't valid JSON.", next: "kata ask \(exercise.id.number) --json shows scripts"
      )
    }
    let stage = ScriptStage(world: world, id: exercise.id, reference: binary)
    return Recording(reading: String(decoding: try stage.record(scripts).bytes, as: UTF8.self))
  }
}
