import Foundation
import KataCore

/// Plans of SwiftPM's that were carried out, with what they made of the given modules.
struct PlanStore {
  let workspace: Workspace
  let toolchain: Toolchain

  /// A plan, and all that has to be as it was for it to hold.
  struct Entry: Codable {
    var planned: PlannedBuild
    /// Manifest, toolchain, and the course's place.
    var circumstances: String
    /// The folders of modules that are given, and their digests.
    var given: [String: String]
    /// The compiled interfaces of given modules, by their digests.
    var interfaces: [String: String]
    /// Where its given modules and the runner lie.
    var folder = ""
  }

  private var files: Files { workspace.host.files }
  private var folder: String { "\(workspace.state)/build/direct/plans" }

  func circumstances() throws(Complaint) -> String {
    try workspace.digest(
      ["\(workspace.root)/Package.swift"],
      and: [toolchain.path, toolchain.version, toolchain.stamp, workspace.root])
  }

  /// A plan for these modules with these sources, if one holds today, cut down to what they need.
  func entry(for sources: [String: [String]]) throws(Complaint) -> Entry? {
    let today = try circumstances()
    for name in (files.list(folder) ?? []).reversed() where !name.hasPrefix(".") {
      guard let data = try files.read("\(folder)/\(name)/plan.json"),
        var entry = try? JSONDecoder().decode(Entry.self, from: data),
        entry.circumstances == today,
        let planned = entry.planned.with(sources)?.narrowed(to: Set(sources.keys))
      else { continue }
      entry.planned = planned
      entry.folder = "\(folder)/\(name)"
      guard try isGiven(entry) else { continue }
      return entry
    }
    return nil
  }

  /// Whether the given modules that it needs are as they were.
  private func isGiven(_ entry: Entry) throws(Complaint) -> Bool {
    for (folder, digest) in entry.given where try workspace.digest([folder]) != digest {
      return false
    }
    return true
  }

  /// Keeps what SwiftPM has planned and built; nothing where its plan is of an unknown form.
  func keep(_ yaml: String) throws(Complaint) {
    guard let planned = PlannedBuild(description: yaml) else { return }
    var entry = Entry(
      planned: planned, circumstances: try circumstances(), given: [:], interfaces: [:])
    let new = "\(folder)/.new"
    try files.remove(new)
    for module in planned.modules where isGiven(module) {
      let interface = try copy(module.interface, to: new)
      entry.interfaces[module.name] = SHA256.hex(interface)
      let folder = workspace.path("Sources/\(module.name)")
      entry.given[folder] = try workspace.digest([folder])
      for object in module.objects { _ = try copy(object, to: "\(new)/\(module.name)") }
    }
    for object in planned.link.runner { _ = try copy(object, to: "\(new)/runner") }
    guard let data = try? JSONEncoder().encode(entry) else { return }
    try files.write("\(new)/plan.json", data)
    let names = (files.list(folder) ?? []).filter { !$0.hasPrefix(".") }
    for name in names.dropLast(Limits.keptPlans - 1) { try files.remove("\(folder)/\(name)") }
    let number = (names.last.flatMap { Int($0) } ?? 100_000) + 1
    try files.move(new, "\(folder)/\(number)")
  }

  /// Whether the module is given: its sources are neither an exercise's nor a solution's.
  func isGiven(_ module: PlannedBuild.Module) -> Bool {
    module.sources.contains { $0.hasPrefix("\(workspace.root)/Sources/") }
  }

  private func copy(_ path: String, to folder: String) throws(Complaint) -> Data {
    let data = try files.read(path) ?? Data()
    try files.write("\(folder)/\((path as NSString).lastPathComponent)", data)
    return data
  }
}

extension PlanStore.Entry {
  func objects(of module: PlannedBuild.Module) -> [String] {
    module.objects.map { "\(folder)/\(module.name)/\(($0 as NSString).lastPathComponent)" }
  }

  var runner: [String] {
    planned.link.runner.map { "\(folder)/runner/\(($0 as NSString).lastPathComponent)" }
  }
}
