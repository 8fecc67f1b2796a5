package import Basics
package import Foundation
package import Host

/// The texts of one submission, by their names in the folders in which the learner writes.
package struct HandInTexts: Equatable {
  package var texts: [ExerciseID: [String: String]] = [:]
  package var ignored: [HandIn.Ignored] = []
  /// Of each exercise, the sources in its place that can't be read, with the reasons.
  package var unread: [ExerciseID: [String: String]] = [:]
  /// The exercises whose given files are in it, and were edited.
  package var edited: [ExerciseID] = []
  /// The reason why nothing could be read.
  package var fault: String?

  package init(fault: String) { self.fault = fault }

  /// Reads what is chosen of these entries.
  package init(
    _ entries: [HandIn.Entry], _ exercises: [Course.Exercise],
    _ read: (HandIn.Choice) throws(Complaint) -> Data?
  ) throws(Complaint) {
    var handIn = HandIn(entries, exercises: exercises)
    for choice in handIn.chosen {
      guard let data = try read(choice) else {
        handIn.drop(choice, HandIn.isLink)
        continue
      }
      if data.count > HandIn.mostBytes {
        handIn.drop(choice, HandIn.isTooLong)
      } else if let text = String(bytes: data, encoding: .utf8), !text.contains("\0") {
        texts[choice.id, default: [:]][choice.name] = text
      } else {
        handIn.drop(choice, "it isn't UTF-8 text")
      }
    }
    (ignored, unread) = (handIn.ignored, handIn.unread)
    fault = texts.isEmpty && ignored.isEmpty ? "no folder of these exercises was found in it" : nil
    if !handIn.copies.isEmpty {
      let copies = handIn.copies.sorted().map { $0.isEmpty ? "the folder itself" : $0 }
      texts = [:]
      fault = "it holds more than one copy of the course: \(copies.joined(separator: ", "))"
    }
  }

  /// Reads what is chosen of the files below a folder.
  package init(
    below folder: String, _ exercises: [Course.Exercise], _ files: Files
  ) throws(Complaint) {
    try self.init(files.entries(in: folder), exercises) { choice throws(Complaint) in
      files.readPrefix("\(folder)/\(choice.path)", HandIn.mostBytes + 1)
    }
  }
}

extension Files {
  private static let mostEntries = 20_000
  private static let deepest = 10

  /// The files below a folder, without hidden ones; no link is followed.
  package func entries(in folder: String) -> [HandIn.Entry] {
    var entries: [HandIn.Entry] = []
    var open = [(path: "", depth: 0)]
    while let next = open.popLast(), entries.count < Self.mostEntries {
      for name in list(folder + next.path) ?? [] where !name.hasPrefix(".") {
        let path = "\(next.path)/\(name)"
        guard let mark = mark(folder + path) else { continue }
        if mark.kind == .folder {
          if next.depth < Self.deepest { open.append((path, next.depth + 1)) }
        } else {
          entries.append(
            HandIn.Entry(
              path: String(path.dropFirst()), isFile: mark.kind == .file, bytes: mark.bytes))
        }
      }
    }
    return entries
  }
}

extension Workspace {
  /// The files that the learner begins with, by the names under which they are handed in.
  package func handedInStub(of exercise: Course.Exercise) -> [String: String] {
    exercise.tasks.reduce(into: [:]) { texts, side in
      for (name, text) in stub(of: side) { texts[exercise.handInPrefix(of: side) + name] = text }
    }
  }

  /// Lays out files that were handed in, in place of the learner's.
  package func lay(_ handedIn: [String: String], of exercise: Course.Exercise) throws(Complaint) {
    for side in exercise.tasks {
      let folder = "\(side.own)/"
      let own = handedIn.map { (exercise.path(ofHandedIn: $0), $1) }
        .filter { $0.0.hasPrefix(folder) }.map { (String($0.dropFirst(folder.count)), $1) }
      try host.files.remove(path(side.own))
      try host.files.lay(Dictionary(uniqueKeysWithValues: own), in: path(side.own))
    }
  }
}
