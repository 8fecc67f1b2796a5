import KataCore
import KataCourse
import KataHost

/// SwiftPM's commands of earlier builds, kept by module.
///
/// Modules of the exercises are compiled by them into folders of their own. Those of the scenes,
/// and the program around the tests, are used as SwiftPM has built them.
struct PlanStore {
  let workspace: Workspace
  let toolchain: Toolchain

  struct Plan {
    /// Each stands behind those that it imports.
    var modules: [PlannedBuild.Module]
    var link: PlannedBuild.Link
    /// The manifest and toolchain, and the texts of given modules.
    var facts: [String: String]
  }

  /// A command, and what must be as it was for it to hold.
  private struct Entry<Value: Codable>: Codable {
    var value: Value
    /// Of the folder that a given module is compiled from; of manifest and toolchain for the linker.
    var digest: String
    /// Of the files that SwiftPM has built and direct builds use.
    var stamps: [String]
  }

  /// The name of the linker's command, among those of modules.
  static let link = "link"

  private var files: Files { workspace.host.files }
  private var folder: String { "\(workspace.scratch)/direct" }

  /// The commands for these modules and what they import; nil if one is not known, or is no longer
  /// what SwiftPM would start today, or if what it has built is no longer there.
  func plan(for names: Set<String>) throws(Complaint) -> Plan? {
    let circumstances = try workspace.circumstances(toolchain)
    guard let link: Entry<PlannedBuild.Link> = try files.json(path(Self.link)),
      link.digest == circumstances, stamps(link.value.runner) == link.stamps
    else { return nil }
    var plan = Plan(modules: [], link: link.value, facts: [Self.link: circumstances])
    var open = names
    while let name = open.popFirst() {
      guard let entry: Entry<PlannedBuild.Module> = try files.json(path(name)) else { return nil }
      plan.modules.append(entry.value)
      if let given = given(name) {
        guard try workspace.digest([given]) == entry.digest,
          stamps(entry.value.products) == entry.stamps
        else { return nil }
        plan.facts[name] = entry.digest
      }
      let known = Set(plan.modules.map(\.name))
      open.formUnion(entry.value.imports.filter { !known.contains($0) })
    }
    plan.modules.sort { ($0.imports.count, $0.name) < ($1.imports.count, $1.name) }
    return plan
  }

  /// Keeps the commands of a build that SwiftPM has ended just now; nothing of an unknown form.
  func take(_ record: BuildRecord) throws(Complaint) {
    guard let circumstances = record.circumstances,
      let yaml = try files.text("\(workspace.scratch)/debug.yaml"),
      let planned = PlannedBuild(description: yaml)
    else { return }
    let link: Entry<PlannedBuild.Link>? = try files.json(path(Self.link))
    if link?.digest != circumstances { try files.remove(folder) }
    for module in planned.modules {
      let products = given(module.name) == nil ? [] : module.products
      try keep(module, as: module.name, record.modules[module.name] ?? "", products)
    }
    try keep(planned.link, as: Self.link, circumstances, planned.link.runner)
  }

  private func keep(
    _ value: some Codable, as name: String, _ digest: String, _ products: [String]
  ) throws(Complaint) {
    let entry = Entry(value: value, digest: digest, stamps: stamps(products))
    try files.write(json: entry, to: path(name))
  }

  private func path(_ name: String) -> String { "\(folder)/commands/\(name).json" }

  private func stamps(_ paths: [String]) -> [String] { paths.map { files.stamp($0) ?? "" } }

  /// The folder of a module that no exercise brings; nil for those of exercises.
  private func given(_ name: String) -> String? {
    let folder = workspace.path("Sources/\(name)")
    return files.exists(folder) ? folder : nil
  }
}

extension PlannedBuild.Module {
  fileprivate var products: [String] { objects + [interface] }
}
