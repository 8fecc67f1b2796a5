import Basics
import Host

// Skips what was compiled before: a module's folder is named for all that goes into the module.
extension CompilerBuild {
  func unit(_ module: SourceModule, _ work: Work) -> Compiled {
    var facts = [toolchain.version, toolchain.stamp, "\(module.isCounted)"] + module.settings.words
    for name in module.imports.sorted() {
      facts += [name, work.compiled[name]?.record.interface ?? ""]
    }
    for (path, text) in module.texts.sorted(by: { $0.key < $1.key }) { facts += [path, text] }
    let inputs = SHA256.hex(facts.joined(separator: "\u{0}"))
    return Compiled(
      folder: "\(folder)/modules/\(module.name)/\(inputs.prefix(20))", inputs: inputs,
      record: Record())
  }

  /// The module that alone is to be compiled, if it probably looks to others as it did the last time.
  func onlyChange(
    in modules: [SourceModule]
  ) throws(Complaint) -> (module: SourceModule, unit: Compiled, work: Work)? {
    var work = Work()
    var found: (module: SourceModule, unit: Compiled)?
    for module in modules {
      var unit = unit(module, work)
      if let record = record(of: unit.folder, names: names(of: module)) {
        unit.record = record
      } else {
        let last: Last? = try files.json(last(of: module))
        guard found == nil, let last, last.outline == module.outline else { return nil }
        unit.record.interface = last.interface
        found = (module, unit)
      }
      work.compiled[module.name] = unit
    }
    return found.map { ($0.module, $0.unit, work) }
  }

  /// A module's last compilation, as it is remembered.
  struct Last: Codable {
    var interface: String
    var outline: String
  }

  /// The file that holds this.
  func last(of module: SourceModule) -> String { "\(folder)/modules/\(module.name)/last.json" }

  /// The note in a folder; nil unless all that was made there is still as it was.
  func record(of folder: String, names: [String]) -> Record? {
    let record = (try? files.json("\(folder)/record.json")) as Record?
    guard let record, record.stamps == stamps(in: folder, names) else { return nil }
    return record
  }

  func end(
    _ record: inout Record, in folder: String, names: [String]
  ) throws(Complaint) {
    record.stamps = stamps(in: folder, names)
    try files.write(json: record, to: "\(folder)/record.json")
  }

  private func stamps(in folder: String, _ names: [String]) -> [String] {
    names.map { files.stamp("\(folder)/\($0)") ?? "" }
  }

  /// Removes the folders that were made first, once there are many; what has no note may be in the
  /// making, by another process, which may also remove the same.
  func prune(_ folder: String, keeping count: Int) {
    let made = (files.list(folder) ?? []).compactMap { name in
      files.stamp("\(folder)/\(name)/record.json").map { (name: name, stamp: $0) }
    }
    guard made.count > count else { return }
    for (name, _) in made.sorted(by: { $0.stamp < $1.stamp }).prefix(made.count - count / 2) {
      try? files.remove("\(folder)/\(name)")
    }
  }
}

extension SourceModule {
  /// The lines outside of bodies, as far as braces tell: as long as they stay the same, other modules
  /// usually see the same.
  var outline: String {
    texts.sorted { $0.key < $1.key }.flatMap { _, text in
      var depth = 0
      return text.split(whereSeparator: \.isNewline).filter { line in
        defer { depth += line.count { $0 == "{" } - line.count { $0 == "}" } }
        return depth < 2
      }
    }.joined(separator: "\n")
  }
}
