/// A command of `kata`, as all of its programs know it: the learner's tells of the others' by this.
package struct CommandName: Sendable, Equatable {
  /// As it is typed behind `kata`; nothing for plain `kata`.
  package let words: String
  package let summary: String

  private init(_ words: String, _ summary: String) { (self.words, self.summary) = (words, summary) }

  /// Nil for a command by which `kata` starts itself.
  package static func named(_ words: String) -> Self? { all.first { $0.words == words } }

  package static var all: [Self] { groups.flatMap(\.commands) }

  /// Each group's reader has a program of their own; those of the first two are the learner's.
  package struct Group: Sendable {
    package let heading: String
    package let program: String
    package let commands: [CommandName]
  }

  /// In the order in which one meets them.
  package static let groups = [
    Group(
      heading: "", program: "kata",
      commands: [
        Self("", "Says where you are and what comes next."),
        Self("watch", "Checks an exercise whenever you save; ? shows the keys."),
        Self("check", "Judges exercises: those of your path, or the ones you name."),
        Self("show", "Shows an exercise's task; without NN, the next one's."),
        Self("hint", "Shows the next hint; each gives away more."),
        Self("flow", "Draws the messages of a failing test or script: expected beside recorded."),
        Self("diff", "Compares your code with the reference and says why, once yours is green."),
        Self("list", "Lists the exercises of your path and how far each of them is."),
        Self("reset", "Puts an exercise back to its stub; your work is kept."),
      ]),
    Group(
      heading: "now and then", program: "kata",
      commands: [
        Self("path", "Chooses which exercises come next: for half a day, a day, or all of them."),
        Self("teeth", "Shows which mistakes your own tests notice."),
        Self("submit", "Packs your work into one file for your trainer."),
        Self("doctor", "Checks that this machine and this copy have what they need."),
        Self("help", "Explains a command."),
        Self("version", "Prints kata's version."),
      ]),
    Group(
      heading: "when the course has changed", program: "kata-update",
      commands: [
        Self("update", "Moves your copy to a newer course; your work and your progress stay.")
      ]),
    Group(
      heading: "to practice", program: "kata-practice",
      commands: [
        Self("again", "Breaks one thing in code of yours that passed: a two-minute repair."),
        Self("ask", "Shows what a right solution sends in a script, without its code."),
      ]),
    Group(
      heading: "to see it run", program: "kata-play",
      commands: [
        Self("play", "Runs a scene made of your own parts, and shows its messages as they pass.")
      ]),
    Group(
      heading: "for code of your own", program: "kata-code",
      commands: [
        Self("rules", "Checks any Swift code against the rules of VIP."),
        Self("new scene", "Makes a scene for your app, with a suite that says what's left."),
        Self("new use-case", "Adds a use case to such a scene."),
        Self("new spies", "Makes spies for the protocols of a package of yours."),
      ]),
    Group(
      heading: "for trainers", program: "kata-class",
      commands: [
        Self("export", "Makes a learner's copy of the course in a new folder."),
        Self("grade", "Grades a folder of submissions."),
        Self("report", "Writes a class's grades as a page, or for other programs."),
      ]),
    Group(
      heading: "for the course's authors", program: "kata-authors",
      commands: [
        Self("verify", "Proves the course sound."),
        Self("mutant", "Lists an exercise's mutants, or tries one."),
        Self("new exercise", "Creates an exercise, with all the files that verify asks for."),
      ]),
  ]
}
