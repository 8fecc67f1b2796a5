import Basics
import Common
import Host
import Foundation

/// The folder of a class's grades.
struct Results {
  let folder: String
  let files: Files

  init(_ host: HostSystem, in folder: String) { (self.folder, files) = (folder, host.files) }

  func write(_ result: GradeResult) throws(Complaint) {
    let text = PrettyJSON.text(result)
    try files.keep(
      "\(folder)/submissions/\(Self.fileName(result.submission)).json", Data(text.utf8))
  }

  /// Keeps other machines out that would write the same grades.
  func lock(_ busy: () -> Void) throws(Complaint) -> FileLock? {
    try files.createFolder(folder)
    return try files.lock("\(folder)/.lock", busy)
  }

  private var classPath: String { "\(folder)/class.json" }

  private var openPath: String { "\(folder)/unfinished" }

  /// Writes the names of the whole class, of which these results may be one shard's.
  func begin(names: [String]) throws(Complaint) {
    try files.keep(openPath, Data())
    try files.keep(classPath, Data(PrettyJSON.text(names.sorted()).utf8))
  }

  func end() throws(Complaint) { try files.remove(openPath) }

  /// True while grades of an earlier run may lie where this one's belong.
  var isOpen: Bool { files.exists(openPath) }

  /// The names of the whole class; none if an earlier `kata grade` has not written them.
  var names: [String] {
    get throws(Complaint) {
      guard files.exists(classPath) else { return [] }
      if let names: [String] = try files.json(classPath) { return names }
      throw .machine("\(classPath) can't be read.", next: "remove it, and grade again")
    }
  }

  /// All grades that were written.
  func all() throws(Complaint) -> [GradeResult] {
    let names = (files.list("\(folder)/submissions") ?? []).filter { $0.hasSuffix(".json") }
    guard !names.isEmpty || files.exists(classPath) else {
      throw .usage("\(folder) holds no grades.", next: "kata grade FOLDER --out \(folder)")
    }
    return try names.map { name throws(Complaint) -> GradeResult in
      if let result: GradeResult = try files.json("\(folder)/submissions/\(name)") { return result }
      throw .machine(
        "\(folder)/submissions/\(name) can't be read.", next: "remove it, and grade again")
    }
  }

  /// The points that people have given in place of the program; none without their file.
  func pointsByHand(for exercises: [Course.Exercise]) throws(Complaint) -> [PointsByHand] {
    let path = "\(folder)/overrides.json"
    guard files.exists(path) else { return [] }
    func fault(_ what: String) -> Complaint {
      .usage(
        "\(path) \(what).",
        next: #"it is a list such as [{"id": "ann", "exercise": "Exercise03", "points": 1, "#
          + #""reason": "handed in on paper", "by": "Kim"}]"#)
    }
    guard let overrides: [PointsByHand] = try files.json(path) else { throw fault("can't be read") }
    var seen: Set<String> = []
    for each in overrides {
      let name = "\(Visible.text(each.id)), \(each.exercise)"
      guard exercises.contains(where: { $0.id == each.exercise }) else {
        throw fault("gives points for \(name), which is not graded here")
      }
      guard 0...1 ~= each.points else {
        throw fault("gives \(each.points) points for \(name): an exercise has from 0 to 1")
      }
      guard seen.insert(name.lowercased()).inserted else { throw fault("has \(name) twice") }
    }
    return overrides
  }

  /// The names of grades that an earlier run wrote for other submissions than these.
  func others(than names: [String]) -> [String] {
    let known = Set(names.map { "\(Self.fileName($0)).json" })
    return (files.list("\(folder)/submissions") ?? []).filter { !known.contains($0) }
  }

  func write(_ text: String, as name: String) throws(Complaint) {
    try files.keep("\(folder)/\(name)", Data(text.utf8))
  }

  /// A name that every file system takes, and no two submissions share.
  static func fileName(_ name: String) -> String {
    // One name may be written in two ways.
    let name = name.precomposedStringWithCanonicalMapping
    let plain = name.unicodeScalars.map { scalar in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
      return isPlain || "._-@+".unicodeScalars.contains(scalar) ? Character(scalar) : "_"
    }
    let text = String(plain.prefix(60))
    // Two names that differ in case alone are one file on a Mac.
    let isOwn = text == name && name.lowercased() == name && !name.hasPrefix(".")
    return isOwn ? text : "\(text)-\(SHA256.hex(name).prefix(8))"
  }
}
