import Core
import Course
import Host

extension Workspace {
  /// Puts the broken texts in the place of the learner's own, which are never without a place.
  func begin(_ repair: Repair) throws(Complaint) {
    var repairs = try repairs()
    repairs.open = repair
    try host.files.remove("\(again)/own")
    try save(repairs)
    for (path, data) in repair.broken.sorted(by: { $0.key < $1.key }) {
      try putAside(path, in: "own")
      try host.files.write(self.path(path), data)
      // A save may have come in between.
      if let latest = try host.files.read("\(again)/own/\(path)") {
        repairs.open?.own[path] = latest
      }
    }
    repairs.open?.isLaid = true
    try save(repairs)
  }
}
