import Foundation
@testable import Shared
import Testing

/// The sources of `kata`, read for places where a learner's files might be written.
struct WritersTests {
  private static let sources = "\(TemporaryCourse.origin)/Checker/Sources"

  /// Folders and files whose code writes only into `.kata`, into what it has made, or where it's
  /// told to.
  private static let others = [
    "Authors", "Building", "Class", "Commands", "Host", "OwnCode",
    "Checking/CheckSession.swift", "Checking/Workspace+Verdicts.swift", "Grades/GradeFile.swift",
    "Verdicts/Milestones/MilestoneRecord.swift", "Verdicts/Processes/ProcessWorld.swift",
    "Verdicts/Rules/Each/SystemDeclarations.swift", "Verdicts/Scripts/ScriptStage.swift",
  ]

  /// All other lines that change files, beside `FileChange`, and where they do so.
  private static let known = [
    "Course/Repairs.swift": [
      #"_ = try host.files.place(path, "\(again)/damaged-\(number).json")"#,
      "try host.files.write(json: repairs, to: path(repairsPath))",
      "if let kept = repair.kept { try host.files.remove(path(kept)) }",
    ],
    "Course/Shipped/ShippedTexts.swift": [
      // In `.kata`, by the name `kept`.
      #"try host.files.write(kept, Data((shipped.written ?? "").utf8))"#
    ],
    "Course/Workspace.swift": [
      #"try host.files.write(pathMemory, Data("\(path.name)\n".utf8))"#
    ],
    "Learner/Doctor/Doctor.swift": [
      #"try host.files.write(probe, Data("probe".utf8))"#, "try host.files.remove(probe)",
    ],
    "Learner/Course/Hint.swift": ["try? host.files.write(json: seen, to: memory)"],
    // A trainer's table, where there is none of somebody else's.
    "Learner/Course/List.swift": [
      #"try host.files.write(room, Data("\(line.text)\n".utf8))"#
    ],
    "Learner/Course/Reset.swift": [
      "if !isGivenOnly { try workspace.host.files.remove(workspace.changeRecord(of: exercise)) }"
    ],
    "Submissions/HandInTexts.swift": [
      // On a desk of `kata grade`.
      "try host.files.remove(path(side.own))",
      "try host.files.lay(Dictionary(uniqueKeysWithValues: own), in: path(side.own))",
    ],
    "Submissions/Submit.swift": [
      "try host.files.write(file, bytes)",
      #"try host.files.write(submitted, Data("\(known)\(SHA256.hex(bytes))\n".utf8))"#,
    ],
    "Practice/Review.swift": [
      "try host.files.remove(folder)",
      #"try host.files.write("\(folder)/\(letter).swift", Data(text.utf8))"#,
      "try host.files.write(json: review, to: record)",
      "try host.files.remove(record)",
      "try host.files.remove(folder)",
    ],
    "Update/NewerCourse.swift": [
      #"if host.files.exists(room) { try host.files.move(room, "\(room)-\(host.clock())") }"#,
      #"try? host.files.remove("\(workspace.state)/\(name)")"#,
    ],
  ]

  private func lines(_ pattern: some RegexComponent, besides others: [String]) throws -> [String:
    [String]]
  {
    let enumerator = FileManager.default.enumerator(atPath: Self.sources)
    let paths = (enumerator?.allObjects as? [String] ?? []).filter { path in
      path.hasSuffix(".swift") && path != "Course/FileChange.swift"
        && !others.contains { path == $0 || path.hasPrefix("\($0)/") }
    }
    try #require(paths.count > 50)
    return try paths.reduce(into: [:]) { found, path in
      let text = try String(contentsOfFile: "\(Self.sources)/\(path)", encoding: .utf8)
      let lines = text.split(separator: "\n").filter { $0.firstMatch(of: pattern) != nil }
      if !lines.isEmpty { found[path] = lines.map { $0.trimmingCharacters(in: .whitespaces) } }
    }
  }

  @Test func `only FileChange writes where a learner may have written`() throws {
    let writes =
      #/files\.(write|remove|move|copy|replace|place|lay|setTime)\(|FileManager|write\(to/#
    let found = try lines(writes, besides: Self.others)
    #expect(found.keys.sorted() == Self.known.keys.sorted())
    for (path, lines) in found { #expect(lines == Self.known[path], "\(path)") }
  }

  @Test func `no git is asked to change files`() throws {
    let words = #/"(checkout|clean|stash|restore|rm|mv|apply|am|rebase|pull|--hard)"/#
    #expect(try lines(words, besides: []) == [:])
  }
}
