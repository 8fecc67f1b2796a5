import Basics
import Foundation
import Host

/// The files of the course's `Checker/Templates`; a program without a course carries them along.
struct Templates {
  private let host: HostSystem
  /// Nil for a program that lies in no course.
  private let course: String?

  static let folder = "Checker/Templates"

  init(_ host: HostSystem) {
    self.host = host
    var course = host.files.resolved(host.executable)
    while course.count > 1, !host.files.exists("\(course)/\(Self.folder)") {
      course = (course as NSString).deletingLastPathComponent
    }
    self.course = course.count > 1 ? course : nil
  }

  /// The paths of a template's files, from its folder.
  func paths(of template: String) -> [String] {
    guard let course else {
      let start = "\(template)/"
      return Self.carried.keys.filter { $0.hasPrefix(start) }.sorted()
        .map { String($0.dropFirst(start.count)) }
    }
    return host.files.tree("\(course)/\(Self.folder)/\(template)")
  }

  /// The text of a file; nil if there is none.
  func text(_ path: String) throws(Complaint) -> String? {
    guard let course else { return Self.carried[path] }
    return try host.files.text("\(course)/\(Self.folder)/\(path)")
  }
}
