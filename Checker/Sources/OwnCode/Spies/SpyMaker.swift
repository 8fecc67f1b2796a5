import Basics
import Common
import Foundation
import Host

/// Makes the spies of one test target, in a file that is nobody else's.
struct SpyMaker {
  private let package: OwnPackage
  private let target: PackageModules.Tests
  private let spies: SpiesText
  private var skipped: [(name: String, reason: String)] = []

  init(_ package: OwnPackage, target name: String?, endings: PartEndings) throws(Complaint) {
    self.package = package
    let modules = try package.modules()
    let targets = modules.tests.filter { name == nil || $0.name == name }
    guard targets.count == 1, let target = targets.first else {
      let names = modules.tests.map(\.name).joined(separator: ", ")
      if modules.tests.isEmpty {
        throw Complaint(
          "The package has no test target with a file in it.", details: Self.needs,
          next: "add one, and a file that imports Testing", exit: .usage)
      }
      throw .usage("Which test target: \(names)?", next: "add --target NAME")
    }
    self.target = target
    var protocols: [Requirements] = []
    var seen: (modules: Set<String>, imports: Set<String>) = ([], [])
    let visible = try Self.visible(to: target, of: modules, in: package)
    for dump in try package.dumps(of: modules) where visible.contains(dump.module) {
      let reader = RequirementsReader(try package.facts(of: dump, endings))
      if !reader.protocols.isEmpty { seen.modules.insert(dump.module) }
      seen.imports.formUnion(reader.imports)
      protocols += reader.protocols
      skipped += reader.skipped
    }
    let others = try Self.texts(of: target, in: package)
    let name = String(target.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      .replacing(/Tests$/, with: "")
    let isTaken = ["Log", "Call", "Spy"].contains { Self.declares(others, name + $0) }
    let stem = isTaken ? "Made\(name)" : name
    func text(of protocols: [Requirements]) -> SpiesText {
      SpiesText(name: stem, modules: seen.modules, imports: seen.imports, protocols: protocols)
    }
    let all = text(of: protocols)
    let taken = protocols.compactMap { made in
      let name = all.spyName(made)
      return (Self.declares(others, name) ? name : Self.double(of: made.name, in: others))
        .map { (made, name: $0) }
    }
    skipped += taken.map { ($0.0.name, "there is a \($0.name) already") }
    spies = text(of: protocols.filter { made in !taken.contains { $0.0 == made } })
  }

  /// The modules that a test target imports, and those that these export again.
  private static func visible(
    to target: PackageModules.Tests, of modules: PackageModules, in package: OwnPackage
  ) throws(Complaint) -> Set<String> {
    var visible: Set<String> = []
    var open = target.modules
    while let name = open.popLast() {
      guard visible.insert(name).inserted else { continue }
      for file in modules.modules.first(where: { $0.name == name })?.files ?? [] {
        let text = try package.host.files.text("\(package.folder)/\(file)") ?? ""
        open += text.matches(of: /(?m)^[ \t]*@_exported import (\w+)/).map { String($0.1) }
      }
    }
    return visible
  }

  private static let file = "MadeSpies.swift"

  private var path: String { "\(target.path)/\(Self.file)" }

  /// The other files of the test target.
  private static func texts(
    of target: PackageModules.Tests, in package: OwnPackage
  ) throws(Complaint) -> [String] {
    let folder = "\(package.folder)/\(target.path)"
    var texts: [String] = []
    for path in package.host.files.tree(folder) where path.hasSuffix(".swift") && path != file {
      texts.append(try package.host.files.text("\(folder)/\(path)") ?? "")
    }
    return texts
  }

  private static func declares(_ texts: [String], _ name: String) -> Bool {
    let pattern = #"\b(class|struct|enum|actor|typealias)\s+\#(name)\b"#
    return texts.contains { $0.range(of: pattern, options: .regularExpression) != nil }
  }

  /// The spy or stub that has adopted a protocol by another name than ours.
  static func double(of name: String, in texts: [String]) -> String? {
    let pattern = #"\b(?:class|struct|actor)\s+\w+(?:Spy|Stub)\s*:[^{]*\b\#(name)\b"#
    return texts.lazy.compactMap { text in
      text.range(of: pattern, options: .regularExpression).map {
        text[$0].split(whereSeparator: { " :".contains($0) })[1]
      }
    }.first.map(String.init)
  }

  func write() throws(Complaint) -> [Line] {
    let left = skipped.map {
      Line(Span("  left out  ", .doubtful), Span("\($0.name): \($0.reason)"))
    }
    guard !spies.protocols.isEmpty else {
      return [Line("\(target.name) sees no protocol that a spy can be made of.", .doubtful)] + left
    }
    let (files, place) = (package.host.files, "\(package.folder)/\(path)")
    if let old = try files.text(place), MadeFile(reading: old)?.isUntouched != true {
      throw Complaint(
        "\(path) isn't as kata wrote it.",
        next: "move what is yours into another file, delete \(path), and run this again",
        exit: .notPassed)
    }
    try files.write(place, Data(MadeFile(spies.text).whole.utf8))
    let names = spies.protocols.map { spies.spyName($0) }
    let count = names.count == 1 ? "1 spy" : "\(names.count) spies"
    return [Line("\(path): \(count)", .strong)] + names.map { Line("  \($0)") } + left
      + (spies.omissions == 0 ? [] : [Line(Self.words(spies.omissions))])
      + (target.products.contains("SpyKit") ? [] : Self.needs.map { Line($0) })
  }

  private static func words(_ omissions: Int) -> String {
    "\(omissions) value\(omissions == 1 ? " isn't" : "s aren't") kept; comments in the file say why."
  }

  private static let needs = """
    Add SpyKit to the package's dependencies, with the way to the course's folder:
        .package(name: "KataVIP", path: "../kata-vip"),
    and to the test target's:
        .product(name: "SpyKit", package: "KataVIP"),
    """.split(separator: "\n").map { String($0) }
}

/// A file that `kata` makes, and knows again: its first line holds a sum of the others.
struct MadeFile {
  private let body: String
  private let sum: String

  init(_ body: String) { (self.body, sum) = (body, Self.sum(of: body)) }

  /// Nil for a text that has no such line.
  init?(reading text: String) {
    guard let end = text.firstIndex(of: "\n"), text.hasPrefix(Self.mark) else { return nil }
    sum = String(text[..<end].dropFirst(Self.mark.count))
    body = String(text[text.index(after: end)...])
  }

  var whole: String { "\(Self.mark)\(sum)\n\(body)" }
  var isUntouched: Bool { sum == Self.sum(of: body) }

  private static let mark =
    "// Made by kata new spies: run it again, and don't edit this. Checksum "

  private static func sum(of body: String) -> String {
    String(body.utf8.reduce(5381 as UInt64) { $0 &* 33 &+ UInt64($1) }, radix: 16)
  }
}
