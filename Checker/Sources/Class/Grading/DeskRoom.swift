import Core
import Course
import Host

/// A folder of desks that one `kata grade` has to itself.
///
/// The machines of a cluster may share the course's folder: each takes the first room that is free,
/// so there are as many as have ever worked at once.
struct DeskRoom {
  /// From 1.
  let number: Int
  private let lock: FileLock?

  /// The folder of a room's desks; the first room was there before there were others.
  static func folder(_ number: Int, of workspace: Workspace) -> String {
    "\(workspace.state)/grade" + (number == 1 ? "" : "/room-\(number)")
  }

  /// The first room that is free or, if it is not shared, the first of all as soon as it is free.
  init(
    in workspace: Workspace, isShared: Bool, _ busy: () -> Void
  ) throws(Complaint) {
    var number = 1
    func path() throws(Complaint) -> String {
      let folder = Self.folder(number, of: workspace)
      try workspace.host.files.createFolder(folder)
      return "\(folder)/lock"
    }
    guard isShared else {
      (self.number, lock) = (number, try workspace.host.files.lock(path(), busy))
      return
    }
    var lock = try workspace.host.files.tryLock(path())
    while lock == nil {
      number += 1
      lock = try workspace.host.files.tryLock(path())
    }
    (self.number, self.lock) = (number, lock)
  }
}
