import Foundation
@testable import Shared
import Testing

/// The sources of `kata`, read for files that may do more than compute: read, write, start, wait.
///
/// All others hold values. They know nothing of `Host`, so the same text gives the same words.
@Suite struct EffectsTests {
  private static let sources = "\(TemporaryCourse.origin)/Checker/Sources"

  /// Folders of what all programs share: `Host` is made of effects, and commands have them all.
  private static let folders = [
    "Basics", "Terminal", "Course", "Building", "Verdicts", "Checking", "Progress", "Grades",
    "Submissions",
  ]

  /// The files with effects, by their folders.
  private static let known = [
    "Building": [
      "AttemptBuild", "BuildRequest", "Builder", "FailedBuild", "ReferencePrograms",
      "Workspace+Modules",
    ],
    "Building/Compiler": [
      "CompilerBuild", "CompilerBuild+Programs", "CompilerBuild+Reuse",
    ],
    "Building/SwiftBuild": ["BuildProbe", "SwiftBuild"],
    "Building/Toolchain": ["Toolchain+Demangling", "Toolchain"],
    "Checking": [
      "Attempt", "CheckSession", "Judge", "Trial", "Trial+WrongPart", "Workspace+Verdicts",
    ],
    "Course": ["FileChange", "Repairs", "Workspace"],
    "Course/Shipped": ["GivenSuite", "ShippedTexts", "Workspace+Shipped"],
    "Grades": ["GradeFile"],
    "Progress": ["Workspace+States"],
    "Submissions": ["HandInTexts", "Packing", "Submit"],
    "Terminal": ["TerminalLoop"],
    "Verdicts/Milestones": ["MilestoneRecord"],
    "Verdicts/Mistakes": ["Mutants", "Subcommand+Teeth", "Trial+Teeth"],
    "Verdicts/OwnTests": ["OwnTestsStage", "SubjectFolder", "SubjectStage"],
    "Verdicts/Rules": ["RuleStage"],
    "Verdicts/Processes": ["ProcessWorld"],
    "Verdicts/Scripts": ["ScriptList", "ScriptStage"],
    "Verdicts/Suite": ["SuiteStage"],
    "Verdicts/Untried": ["CoverageStage"],
  ]

  /// Imports and names by which a file can have effects: by itself, or by what holds a host.
  private static let marks = [
    #"(?m)^(package )?import (Host|CSystem|CNamespaces|Dispatch|Synchronization)$"#,
    #"\b(FileManager|FileHandle|ProcessInfo|Process|Thread|UserDefaults|URLSession|Bundle)[(.]"#,
    #"\b(contentsOf|contentsOfFile|contentsOfDirectory): |\bDate\(\)|\bprint\(|\bexit\("#,
    #"\b(Workspace|HostSystem|Builder|ProcessWorld|Toolchain|CheckSession|ReferencePrograms)\b"#,
  ]

  /// A file's code: of comments and strings, nothing is run.
  private static func code(_ text: String) -> String {
    text.replacing(#/(?s)""".*?"""/#, with: "").replacing(#/"(?:[^"\\\n]|\\.)*"/#, with: "")
      .replacing(#/\/\/[^\n]*/#, with: "")
  }

  @Test func `only the files that are named here have effects`() throws {
    var found: [String: [String]] = [:]
    for folder in Self.folders {
      let names = FileManager.default.enumerator(atPath: "\(Self.sources)/\(folder)")
      for name in names?.allObjects as? [String] ?? [] where name.hasSuffix(".swift") {
        let path = "\(folder)/\(name)"
        let code = Self.code(try String(contentsOfFile: "\(Self.sources)/\(path)", encoding: .utf8))
        // SHA-256 is C, and computes.
        guard path != "Basics/Text/SHA256.swift",
          Self.marks.contains(where: { code.range(of: $0, options: .regularExpression) != nil })
        else { continue }
        let place = (path as NSString).deletingLastPathComponent
        let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        found[place, default: []].append(file)
      }
    }
    for place in Set(found.keys).union(Self.known.keys).sorted() {
      let (has, may) = (Set(found[place] ?? []), Set(Self.known[place] ?? []))
      #expect(has.subtracting(may) == [], "these have effects, and may not: \(place)")
      #expect(may.subtracting(has) == [], "these have none any more: \(place)")
    }
  }
}
