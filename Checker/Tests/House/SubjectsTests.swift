import Foundation
@testable import Shared
import Testing

/// The table of subjects in ARCHITECTURE, held against the files.
@Suite struct SubjectsTests {
  private static let root = TemporaryCourse.origin

  /// A row of the table.
  struct Subject {
    let title: String
    /// The words with which its files' names begin or end.
    let names: [String]
    let folders: [String]

    /// Nil for a line that is no row with names in it.
    init?(_ line: Substring) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), cells.count == 3, cells[1].hasPrefix("`") else { return nil }
      title = cells[0]
      names = cells[1].matches(of: #/`([^`]+)`/#).map { String($0.output.1) }
      folders = cells[2].matches(of: #/`([^`]+)`/#).map { String($0.output.1) }
    }

    func has(_ file: String) -> Bool {
      let words = (file as NSString).deletingPathExtension.split(separator: "+")
      return words.contains { word in names.contains { word.hasPrefix($0) || word.hasSuffix($0) } }
    }
  }

  private static func subjects() throws -> [Subject] {
    let page = try String(contentsOfFile: "\(root)/ARCHITECTURE.md", encoding: .utf8)
    let start = try #require(page.range(of: "\n## Where is all that")).upperBound
    return page[start...].prefix(upTo: try #require(page.range(of: "\n## Words")).lowerBound)
      .split(separator: "\n").compactMap(Subject.init)
  }

  @Test func `what belongs to one subject lies in two folders at most`() throws {
    let sources = "\(Self.root)/Checker/Sources"
    let all = FileManager.default.enumerator(atPath: sources)?.allObjects as? [String] ?? []
    let files = all.filter { $0.hasSuffix(".swift") }
    let subjects = try Self.subjects()
    #expect(subjects.count > 9)
    for subject in subjects {
      #expect((1...2).contains(subject.folders.count), "\(subject.title)")
      let own = files.filter { subject.has(($0 as NSString).lastPathComponent) }
      let astray = own.filter { file in !subject.folders.contains { file.hasPrefix("\($0)/") } }
      #expect(astray == [], "\(subject.title)")
      for folder in subject.folders {
        #expect(own.contains { $0.hasPrefix("\(folder)/") }, "\(subject.title): \(folder)")
      }
    }
  }
}
