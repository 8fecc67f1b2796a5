import Foundation
@testable import Common
@testable import Shared
import Testing

/// The parts of `"plays"` in `course.json`, held against the scenes of `Checker/Play`.
///
/// `kata play app` plays all scenes in one, so a name says whose a part is only if no other has it.
@Suite struct PlayedPartsTests {
  private static let root = TemporaryCourse.origin

  private static func scenes() throws -> [PlayScene] {
    let text = try Data(contentsOf: URL(fileURLWithPath: "\(root)/Exercises/course.json"))
    return try #require(try JSONDecoder().decode(Course.self, from: text).plays)
  }

  /// The names of parts in a scene's files, also of those that are given.
  private static func names(in scene: PlayScene) throws -> Set<String> {
    let folder = "\(root)/Checker/Play/\(scene.scene)"
    let texts = try FileManager.default.contentsOfDirectory(atPath: folder).map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
    return Set(
      texts.flatMap { $0.matches(of: #/(?:PlayPart|\.init)\("([a-z -]+)"\)/#) }.map {
        String($0.output.1)
      })
  }

  @Test func `a scene has each part that course json names`() throws {
    for scene in try Self.scenes() {
      let names = try Self.names(in: scene)
      #expect(scene.parts.map(\.name).filter { !names.contains($0) } == [], "\(scene.name)")
    }
  }

  @Test func `a part of an exercise shares its name with no part of another scene`() throws {
    let scenes = try Self.scenes()
    #expect(scenes.count == 4)
    for scene in scenes {
      let names = try Self.names(in: scene)
      for other in scenes where other != scene {
        #expect(names.intersection(other.parts.map(\.name)) == [], "\(scene.name), \(other.name)")
      }
    }
  }
}
