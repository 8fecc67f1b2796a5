import Basics
import Common
import Host
import Foundation

/// Reads submissions: folders, checkouts and archives of unknown origin.
struct SubmissionReader {
  let host: HostSystem
  let exercises: [Course.Exercise]
  /// The files that exercises give beside the learner's own.
  var shipped = ShippedFiles()
  /// The ids of the roster.
  var people: [String] = []
  /// Puts a program that unpacks into a box.
  var boxed: (Command) -> Command = { $0 }

  /// A folder or an archive.
  struct Place: Equatable {
    var path: String
    /// The learner's name: two places may have the same.
    var person: String
    /// The name of its grades.
    var name: String
    /// True if another place with the same person comes before it.
    var isRepeated = false
  }

  /// All submissions in a folder, sorted by name.
  func places(in folder: String) throws(Complaint) -> [Place] {
    guard let names = host.files.list(folder) else {
      throw .usage("There is no folder \(folder).", next: "kata help grade")
    }
    guard !host.files.exists("\(folder)/Exercises/course.json") else {
      throw .usage(
        "\(folder) is one copy of the course, and no folder of submissions.",
        next: "put it into a folder, and name that one")
    }
    var places: [Place] = []
    // Of a folder and an archive of one name, the folder keeps it.
    let folders = names.filter { host.files.kind("\(folder)/\($0)") == .folder }
    // A file that a browser has numbered comes behind the one of its name.
    let files = names.filter { !folders.contains($0) }.sorted {
      Archive.nameWithoutEnding($0).count - $0.count > Archive.nameWithoutEnding($1).count
        - $1.count
    }
    for name in folders + files
    where !name.hasPrefix(".") && !name.hasPrefix("__MACOSX") {
      let path = "\(folder)/\(name)"
      guard isPlace(path) else { continue }
      let kind = host.files.kind(path)
      let person = kind == .folder ? name : Archive.nameWithoutEnding(name)
      // Names that differ in case alone are one person's in a roster.
      let isRepeated = places.contains { $0.person.lowercased() == person.lowercased() }
      let isTaken = { name in places.contains { $0.name == name } }
      var ownName = isTaken(person) ? name : person
      while isTaken(ownName) { ownName += "-2" }
      places.append(Place(path: path, person: person, name: ownName, isRepeated: isRepeated))
    }
    guard !places.isEmpty else {
      throw .usage(
        "\(folder) holds no submission: no folder, .zip, .tar or .tar.gz.", next: "kata help grade")
    }
    return places.sorted { $0.name < $1.name }
  }

  /// Names of files in the folder that are no submissions.
  func others(in folder: String) -> [String] {
    (host.files.list(folder) ?? []).filter { !$0.hasPrefix(".") && !isPlace("\(folder)/\($0)") }
  }

  /// The reason why a person's file can't be read; nil if the folder holds none of that name.
  func fault(of person: String, in folder: String) -> String? {
    others(in: folder).first { file in
      let owners = (people + [person]).filter { id in
        [id, HandIn.prefix + id].contains { file.lowercased().hasPrefix("\($0.lowercased()).") }
      }
      return owners.max { $0.count < $1.count }?.lowercased() == person.lowercased()
    }.map { "\(Visible.text($0)) can't be read: it takes a folder, .zip, .tar or .tar.gz" }
  }

  private func isPlace(_ path: String) -> Bool {
    let kind = host.files.kind(path)
    return kind == .folder || kind == .file && Archive(path) != nil
  }

  func contents(of path: String) throws(Complaint) -> HandInTexts {
    guard let archive = Archive(path), host.files.kind(path) == .file else {
      return try texts(of: host.files.entries(in: path)) { name, most in
        let file = "\(path)/\(name)"
        return host.files.kind(file) == .file ? host.files.readPrefix(file, most) : Data()
      }
    }
    let list = try host.processes.run(command(archive.listing, keep: Limits.listingBytes))
    guard list.ending == .exited(0) else {
      let said = list.errors.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        .first { !$0.isEmpty && !$0.hasPrefix("[") }.map { $0.prefix { $0 != "." } }
      return HandInTexts(
        fault: "it can't be unpacked: \(Visible.text(said.map(String.init) ?? "it is no archive"))")
    }
    guard list.output.utf8.count < Limits.listingBytes else {
      return HandInTexts(fault: "its list of files is too long; pack it without .build and .kata")
    }
    let entries = list.output.split(separator: "\n").filter { !$0.hasSuffix("/") }
      .map { HandIn.Entry(path: String($0)) }
    var isUnpacked = true
    let contents = try texts(of: entries) { name, most throws(Complaint) in
      let isHeld = entries.contains { $0.path == name }
      // The archives' programs take these characters for patterns.
      guard isHeld, isUnpacked, !name.contains(where: "*?[]\\".contains) else { return Data([0]) }
      let file = try host.processes.run(command(archive.reading(name), keep: most))
      // Of a link, tar gives nothing, and unzip the name that it leads to.
      if !file.output.contains("\n"), try isLink(name, in: archive) { return nil }
      // With 1, unzip warns of something.
      let isWhole = file.ending == .exited(0) || archive.isZip && file.ending == .exited(1)
      if !isWhole, file.output.utf8.count < most { isUnpacked = false }
      return Data(file.output.utf8)
    }
    let why = "a file in it is damaged, or needs a password or another program"
    return isUnpacked ? contents : HandInTexts(fault: "it can't be unpacked: \(why)")
  }

  private func texts(
    of entries: [HandIn.Entry], _ read: (String, _ most: Int) throws(Complaint) -> Data?
  ) throws(Complaint) -> HandInTexts {
    let list = entries.map(\.path).filter { "/\($0)".hasSuffix("/\(ShippedFiles.path)") }
    let copy = list.min { $0.count < $1.count }?.dropLast(ShippedFiles.path.count) ?? ""
    // The learner's own texts wait while a repair lies in their place.
    let state = try read("\(copy).kata/again/state.json", 8 * HandIn.mostBytes) ?? Data()
    let own = (try? JSONDecoder().decode(Repairs.self, from: state))?.open?.own ?? [:]
    var contents = try HandInTexts(entries, exercises) { choice throws(Complaint) in
      if let text = own[String(choice.path.dropFirst(copy.count))] { return text }
      return try read(choice.path, HandIn.mostBytes + 1)
    }
    var digests: [String: String] = [:]
    func data(_ path: String) throws(Complaint) -> Data {
      let found = entries.filter { $0.isFile && "/\($0.path)".hasSuffix("/\(path)") }
      guard let entry = found.min(by: { $0.path.count < $1.path.count }) else { return Data() }
      return try read(entry.path, HandIn.mostBytes + 1) ?? Data()
    }
    /// As the list of what was shipped has it; empty if there's no such file.
    func digestOf(_ path: String, _ isScene: Bool) throws(Complaint) -> String {
      let data = try data(path)
      let head = isScene ? Data("\(path)\n\(data.count)\n".utf8) : Data()
      return data.isEmpty ? "" : SHA256.hex(Array(head + data))
    }
    // A copy that wasn't updated has the files of an older version: nobody has edited these.
    let version = ShippedFiles(reading: try data(ShippedFiles.path))
    for exercise in exercises where contents.texts[exercise.id] != nil {
      let older = version.given(exercise)
      for (path, digest) in shipped.given(exercise).sorted(by: { $0.key < $1.key }) {
        let isScene = shipped.digests[path] != nil
        let found = if let known = digests[path] { known } else { try digestOf(path, isScene) }
        digests[path] = found
        if !["", digest, older[path]].contains(found) {
          contents.edited.append(exercise.id)
          break
        }
      }
    }
    return contents
  }

  private func isLink(_ name: String, in archive: Archive) throws(Complaint) -> Bool {
    let told = try host.processes.run(command(archive.details(of: name), keep: Limits.listingBytes))
    return told.output.split(separator: "\n").contains { line in
      "lh".contains(line.first ?? " ") || line.contains(" link to ")
    }
  }

  private func command(_ words: [String], keep: Int) throws(Complaint) -> Command {
    guard let path = host.processes.find(words[0], host.environment["PATH"] ?? "") else {
      throw .machine(
        "There is no \(words[0]) on this machine, and a submission needs it.",
        next: "install \(words[0]), or unpack that submission yourself")
    }
    return boxed(
      Command(
        words: [path] + words.dropFirst(), environment: ["LC_ALL": "C.UTF-8"],
        limit: Limits.unpackingSeconds, keep: keep))
  }
}

/// An archive that the system's own programs read; they write nothing to the disk.
struct Archive {
  private let path: String
  let isZip: Bool

  /// Nil for a file of another kind.
  init?(_ path: String) {
    guard Self.endings.contains(where: path.lowercased().hasSuffix) else { return nil }
    self.path = path
    isZip = path.lowercased().hasSuffix(".zip")
  }

  private static let endings = [".tar.gz", ".tgz", ".tar", ".zip"]

  static func nameWithoutEnding(_ name: String) -> String {
    let ending = endings.first(where: name.lowercased().hasSuffix) ?? ""
    let short = String(name.dropLast(ending.count))
    guard short.hasPrefix(HandIn.prefix), short != HandIn.prefix else { return short }
    // A browser numbers a file that it has downloaded once more.
    return String(short.dropFirst(HandIn.prefix.count)).replacing(#/ ?\(\d+\)$/#, with: "")
  }

  var listing: [String] { isZip ? ["unzip", "-Z1", path] : ["tar", "-tf", path] }

  /// A line that begins with the kind of file, as `ls -l` tells it.
  func details(of name: String) -> [String] {
    isZip ? ["unzip", "-Z", path, pattern(name)] : ["tar", "-tvf", path, "--", name]
  }

  func reading(_ name: String) -> [String] {
    // An empty password, or it would ask for one.
    isZip ? ["unzip", "-P", "", "-p", path, pattern(name)] : ["tar", "-xOf", path, "--", name]
  }

  /// Letters of a zip that says in no encoding how they are written.
  private func pattern(_ name: String) -> String { name.replacing("\u{FFFD}", with: "?") }
}

extension Limits {
  /// Seconds for one program that reads an archive.
  static let unpackingSeconds = 20.0
  /// Bytes of the list of an archive's files.
  static let listingBytes = 32 << 20
}

extension ShippedFiles {
  /// Digests of an exercise's given tests, or sources, and of its scene, by paths in the course.
  fileprivate func given(_ exercise: Course.Exercise) -> [String: String] {
    let own = digests(exercise.id, exercise.givenFolder)
      .map { ("\(exercise.givenPath)/\($0)", $1) }
    let scene = digests.filter { file in
      exercise.scenePaths.contains { file.key.hasPrefix("\($0)/") }
    }
    return scene.merging(own) { $1 }
  }
}
