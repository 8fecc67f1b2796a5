/// The files of a submission that are graded: those in which the learner writes, and no others.
///
/// A submission is a list of untrusted paths. Only the Swift files chosen here are run: no
/// manifest, plug-in, resource or link is ever read.
package struct HandIn: Equatable, Sendable {
  /// A path in a submission, as it was listed.
  package struct Entry: Equatable, Sendable {
    package var path: String
    /// False for links, pipes and devices.
    package var isFile: Bool
    /// The size; nil if the list does not say.
    package var bytes: Int?

    package init(path: String, isFile: Bool = true, bytes: Int? = nil) {
      (self.path, self.isFile, self.bytes) = (path, isFile, bytes)
    }
  }

  /// A file to be read, and its name in the folder in which the learner writes.
  package struct Choice: Equatable, Sendable {
    package var id: ExerciseID
    package var name: String
    package var path: String
  }

  /// A file that is not graded, though it lies in a learner's folder or would change the build.
  package struct Ignored: Codable, Equatable, Sendable {
    package var path: String
    package var reason: String
  }

  package private(set) var chosen: [Choice] = []
  package private(set) var ignored: [Ignored] = []
  /// The folders of several copies of the course, none of which is nearer than the others.
  private(set) var copies: Set<String> = []
  /// Of each exercise, the sources in its place that can't be read, with the reasons.
  private(set) var unread: [ExerciseID: [String: String]] = [:]

  /// Chooses from the entries of one submission, for these exercises.
  package init(_ entries: [Entry], exercises: [Course.Exercise]) {
    let places = entries.filter { !Self.isHidden($0.path) }.sorted { $0.path < $1.path }
    let counts = Dictionary(places.map { ($0.path, 1) }, uniquingKeysWith: +)
    for exercise in exercises {
      let found = places.compactMap { entry in Self.place(of: entry, in: exercise) }
      // A copy of the course inside another one is not the one that was handed in.
      let nearest = found.min {
        ($0.isReadable ? 0 : 1, $0.depth, $0.prefix.dropLast())
          < ($1.isReadable ? 0 : 1, $1.depth, $1.prefix.dropLast())
      }
      let near = found.filter { $0.isReadable && $0.depth == nearest?.depth }.map(\.prefix)
      if Set(near).count > 1 { copies.formUnion(near) }
      for place in found {
        guard place.prefix == nearest?.prefix else {
          ignore(place.entry, "\(nearest?.prefix ?? "")\(exercise.own) was read in its place")
          continue
        }
        // The programs that unpack would give all texts of one name as one.
        let isDoubled = counts[place.entry.path] != 1
        let own = chosen.filter { $0.id == exercise.id }
        if let reason = refusal(of: place, beside: own, isDoubled: isDoubled) {
          ignore(place.entry, reason)
          guard place.name.hasSuffix(".swift") else { continue }
          unread[exercise.id, default: [:]][place.name] = reason
        } else {
          chosen.append(Choice(id: exercise.id, name: place.name, path: place.entry.path))
        }
      }
    }
    for entry in places {
      let names = entry.path.split(separator: "/", omittingEmptySubsequences: false)
      if names.first == "" || names.contains("..") {
        ignore(entry, Self.leadsOut)
      } else if exercises.contains(where: { $0.isFolder(names.map(String.init)) }) {
        ignore(entry, Self.isLink)
      }
    }
  }

  /// Reasons that are told to a trainer by name: somebody may have tried to read more.
  package static let (leadsOut, isLink) = (
    "its name leads out of the submission", "it is a link, which is not followed"
  )

  /// The prefix that `kata submit` puts before the learner's name.
  package static let prefix = "kata-"

  /// The largest numbers: of files in one exercise, and of bytes in one file.
  static let mostFiles = 40
  package static let mostBytes = 256 << 10

  /// Moves a file to the ignored ones once it was read: it is no text, or too long.
  package mutating func drop(_ choice: Choice, _ reason: String) {
    chosen.removeAll { $0 == choice }
    ignored.append(Ignored(path: choice.path, reason: reason))
    unread[choice.id, default: [:]][choice.name] = reason
  }

  private struct Place {
    var entry: Entry
    /// The path above the exercise's folder, without the course's own `Exercises`.
    var prefix: String
    var depth: Int
    /// The path inside the folder in which the learner writes.
    var name: String

    /// True for a source; a place that holds none does not hide another.
    var isReadable: Bool { entry.isFile && name.hasSuffix(".swift") && name.allSatisfy(isPlain) }
  }

  /// The reason why a file isn't read beside these others; nil if it is.
  private func refusal(of place: Place, beside own: [Choice], isDoubled: Bool) -> String? {
    guard !isDoubled else { return "the archive holds it more than once" }
    guard place.entry.isFile else { return Self.isLink }
    guard place.name.hasSuffix(".swift") else { return "it is not written in Swift" }
    guard place.isReadable else { return "its name has characters that no source needs" }
    if let twin = own.first(where: { $0.name.lowercased() == place.name.lowercased() }) {
      return "\(twin.path) has the same name but for case"
    }
    guard place.entry.bytes ?? 0 <= Self.mostBytes else { return Self.isTooLong }
    return own.count == Self.mostFiles ? "an exercise has at most \(Self.mostFiles) files" : nil
  }

  static let isTooLong = "it is longer than \(mostBytes >> 10) KiB"

  private mutating func ignore(_ entry: Entry, _ reason: String) {
    ignored.append(Ignored(path: entry.path, reason: reason))
  }

  /// The place of an entry in an exercise's `03-the-workers-answer/Sources/`, at any depth.
  private static func place(of entry: Entry, in exercise: Course.Exercise) -> Place? {
    let names = entry.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      .filter { $0 != "." }
    let isOutside = names.first == "" || names.contains("..") || names.contains("Solutions")
    let found = names.indices.lazy.compactMap { index -> (index: Int, name: String)? in
      guard names[index] == exercise.layout.name else { return nil }
      let inside = names[(index + 1)...].joined(separator: "/")
      return exercise.handInName(of: inside).map { (index, $0) }
    }.first
    guard let (index, name) = found, !isOutside else { return nil }
    let before = names[..<index]
    // The course's own folder `Exercises` does not tell two copies apart.
    let prefix = before.last == "Exercises" ? before.dropLast() : before
    return Place(
      entry: entry, prefix: prefix.map { "\($0)/" }.joined(), depth: prefix.count,
      name: name)
  }

  /// True if a name in the path is hidden, or `__MACOSX`: systems and editors leave such files.
  private static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { name in
      ![".", ".."].contains(name) && name.hasPrefix(".") || name == "__MACOSX"
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "/_-+. ".contains(character)
  }
}

extension Course.Exercise {
  /// True if a path ends at the exercise's folder, or at one in which the learner writes.
  fileprivate func isFolder(_ names: [String]) -> Bool {
    let own = tasks.map { $0.ownFolder.split(separator: "/").map(String.init) }
    return ([[]] + own).contains { names.suffix($0.count + 1) == [layout.name] + $0 }
  }
}

extension Course.Exercise {
  /// The beginning of the names by which a side's files are handed in: own tests are told apart.
  func handInPrefix(of side: Course.Exercise) -> String {
    side.writes == writes ? "" : "\(side.ownFolder)/"
  }

  /// The name by which a file is handed in, by its path in the exercise's folder; nil if it is not.
  func handInName(of path: String) -> String? {
    tasks.first { path.hasPrefix("\($0.ownFolder)/") }.map { side in
      handInPrefix(of: side) + path.dropFirst(side.ownFolder.count + 1)
    }
  }

  /// The path of a file that is handed in by this name, from the course's root.
  package func path(ofHandedIn name: String) -> String {
    let isOwnTest = ownSuite.map { name.hasPrefix(handInPrefix(of: $0)) } ?? false
    return isOwnTest ? "\(layout.folder)/\(name)" : "\(own)/\(name)"
  }
}
