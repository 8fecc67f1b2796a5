import Core
import Host
import Foundation

/// The folder of a class's grades.
struct Results {
  let folder: String
  let files: Files

  init(_ host: HostSystem, in folder: String) {
    (self.folder, files) = (folder, host.files)
  }

  func write(_ result: GradeResult) throws(Complaint) {
    let text = PrettyJSON.text(result)
    try files.keep(
      "\(folder)/submissions/\(Self.fileName(result.submission)).json", Data(text.utf8))
  }

  /// All grades that were written, in the order of their names.
  func all() throws(Complaint) -> [GradeResult] {
    let names = (files.list("\(folder)/submissions") ?? []).filter { $0.hasSuffix(".json") }
    guard !names.isEmpty else {
      throw .usage("\(folder) holds no grades.", next: "kata grade FOLDER --out \(folder)")
    }
    let results = try names.map { name throws(Complaint) -> GradeResult in
      if let result: GradeResult = try files.json("\(folder)/submissions/\(name)") { return result }
      throw .machine(
        "\(folder)/submissions/\(name) can't be read.", next: "remove it, and grade again")
    }
    return results.sorted { $0.submission < $1.submission }
  }

  /// The grades of one submission; nil if they are missing or damaged.
  func grade(of name: String) -> GradeResult? {
    let path = "\(folder)/submissions/\(Self.fileName(name)).json"
    let result = try? files.json(path) as GradeResult?
    return result?.submission == name ? result : nil
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
      guard seen.insert(name).inserted else { throw fault("has \(name) twice") }
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

extension Files {
  /// Writes a file that outlives a power cut: it is as it was, or whole.
  func keep(_ path: String, _ data: Data) throws(Complaint) {
    try write("\(path).part", data)
    try replace("\(path).part", path)
  }
}
