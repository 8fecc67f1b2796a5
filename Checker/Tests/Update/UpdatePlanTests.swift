import Testing

@testable import Update

/// What becomes of each file, by what the copy has, got and shall have.
@Suite struct UpdatePlanTests {
  private static let place = UpdatePlan.Own(
    folder: "Exercises/01/Sources", isTouched: true,
    shipped: ["Exercises/01/Sources/A.swift", "Exercises/01/Sources/B.swift"])

  /// The plan for one file; a base that is not whole knows what it holds, and no more.
  private func plan(
    _ path: String = "Docs/A.md", mine: String?, base: String?, new: String?, isWhole: Bool = true,
    shared: [String] = [], own: [UpdatePlan.Own] = []
  ) -> UpdatePlan {
    func tree(_ text: String?) -> UpdatePlan.Tree { text.map { [path: $0] } ?? [:] }
    return UpdatePlan(
      tree(mine), from: .init(tree: tree(base), isWhole: isWhole, shared: shared), to: tree(new),
      own: own)
  }

  private let path = "Docs/A.md"

  @Test func `a file that the learner left alone becomes the course's`() {
    #expect(plan(mine: "a", base: "a", new: "b") == .init(written: [path]))
    #expect(plan(mine: "a", base: "a", new: nil) == .init(removed: [path]))
    #expect(plan(mine: nil, base: nil, new: "b") == .init(written: [path]))
    #expect(plan(mine: "b", base: "a", new: "b") == .init())
  }

  @Test func `a file that both have changed is kept aside and named`() {
    #expect(plan(mine: "c", base: "a", new: "b") == .init(written: [path], named: [path]))
    #expect(plan(mine: "c", base: "a", new: nil) == .init(removed: [path], named: [path]))
    #expect(plan(mine: "c", base: nil, new: "b") == .init(written: [path], named: [path]))
  }

  @Test func `what the course has not changed stays as the learner has it`() {
    #expect(plan(mine: "c", base: "a", new: "a") == .init(left: [path]))
    #expect(plan(mine: "c", base: nil, new: nil) == .init(left: [path]))
    #expect(plan(mine: nil, base: "a", new: "a") == .init(left: [path]))
  }

  @Test func `what nobody knows of is kept aside, and a page that the course lost stays`() {
    #expect(
      plan(mine: "c", base: nil, new: "b", isWhole: false)
        == .init(written: [path], unknown: [path]))
    #expect(plan(mine: "c", base: nil, new: nil, isWhole: false) == .init(left: [path]))
  }

  @Test func `a source that the course lost goes, or it would be built`() {
    let path = "Sources/LoginScene/Old.swift"
    #expect(
      plan(path, mine: "c", base: nil, new: nil, isWhole: false)
        == .init(removed: [path], unknown: [path]))
    #expect(plan(path, mine: "a", base: "a", new: nil, isWhole: false) == .init(removed: [path]))
  }

  @Test func `a test that the learner added stays beside the given ones`() {
    let mine = "Exercises/01/Tests/Mine.swift"
    #expect(
      plan(mine, mine: "c", base: nil, new: nil, isWhole: false, shared: ["Exercises/01/Tests"])
        == .init(left: [mine]))
  }

  @Test func `begun work stays, whatever the stub is now`() {
    let (a, other) = ("Exercises/01/Sources/A.swift", "Exercises/01/Sources/Mine.swift")
    #expect(plan(a, mine: "c", base: "a", new: "b", own: [Self.place]) == .init(left: [a]))
    #expect(plan(a, mine: nil, base: "a", new: "b", own: [Self.place]) == .init(left: [a]))
    #expect(plan(other, mine: "c", base: nil, new: nil, own: [Self.place]) == .init(left: [other]))
  }

  @Test func `a stub's new file comes to begun work, which may not compile without it`() {
    let path = "Exercises/01/Sources/C.swift"
    #expect(plan(path, mine: nil, base: nil, new: "b", own: [Self.place]) == .init(written: [path]))
  }

  @Test func `an untouched stub becomes the new one`() {
    var place = Self.place
    place.isTouched = false
    let path = "Exercises/01/Sources/A.swift"
    #expect(plan(path, mine: "a", base: nil, new: "b", own: [place]) == .init(written: [path]))
    #expect(plan(path, mine: "a", base: nil, new: nil, own: [place]) == .init(removed: [path]))
  }
}
