import Basics
import Common

extension Watch {
  /// Each key acts at once, whatever is under way.
  mutating func press(_ key: Key) -> [Action] {
    notice = nil
    if page == .question { return answer(key) }
    let number = typed
    typed = ""
    switch key {
    case .letter(let letter) where letter.isNumber:
      typed = number + "\(letter)"
      return say("Enter goes to exercise \(typed).")
    case .letter(let letter): return press(letter)
    case .enter where !number.isEmpty: return go(to: number)
    case .down: scroll(by: 1)
    case .up: scroll(by: -1)
    case .pageDown: scroll(by: pageRows)
    case .pageUp: scroll(by: -pageRows)
    case .enter where page == .verdict && answer != nil:
      let lines = Report.after(answer ?? "")
      show(.text(lines))
      return [.say(lines)]
    case .back, .enter: show(.verdict)
    case .end: return [.leave(.interrupted)]
    case .suspend, .tab, .backTab, .erase: break
    }
    return []
  }

  private mutating func press(_ letter: Character) -> [Action] {
    // The same key, also with Caps Lock on.
    switch Character(letter.lowercased()) {
    case "n": return next()
    case "p":
      guard let before = preceding?.id else { return say("This is the first exercise.") }
      return move(to: before)
    case "h": return [.ask(["hint", "\(id.number)"])]
    case "d": return [.ask(["diff", "\(id.number)"])]
    case "l": return [.ask(["list"])]
    case "s": return [.ask(["show", "\(id.number)"])]
    case "f":
      guard let judgement else { return say(unjudged) }
      return [.flow(judgement.verdict)]
    case "o": return place.map { [.open($0)] } ?? []
    case "r":
      show(.verdict)
      return check(isFresh: true)
    case "a":
      guard let judgement else { return say(unjudged) }
      let lines = verdictLines(judgement, .all)
      show(.text(lines))
      return [.say(lines)]
    case "c":
      begin(.all)
      show(.verdict)
      return [.checkAll]
    case "x":
      show(.question)
      return [.say(question)]
    case "?":
      let lines = Self.help
      show(page == .text(lines) ? .verdict : .text(lines))
      return [.say(lines)]
    case "q": return [.leave(.success)]
    case " ":
      scroll(by: pageRows)
      return []
    default: return []
    }
  }

  /// Only from a green one, and never by itself.
  private mutating func next() -> [Action] {
    guard judgement != nil else { return say(unjudged) }
    guard isGreen else { return say(notGreen) }
    guard let next = following?.id else { return say(nothingLeft) }
    return move(to: next)
  }

  private mutating func go(to number: String) -> [Action] {
    guard let id = states.first(where: { $0.id == ExerciseID(number) })?.id else {
      return say("There is no exercise \(number) here; l lists them.")
    }
    return id == self.id ? [] : move(to: id)
  }

  private mutating func move(to next: ExerciseID) -> [Action] {
    id = next
    (snapshot, judgement) = (nil, nil)
    begin(nil)
    show(.verdict)
    return [.cancel, .follow(next)]
  }

  private mutating func answer(_ key: Key) -> [Action] {
    show(.verdict)
    switch key {
    case .letter("y"), .letter("Y"):
      isResetting = true
      // A check that runs has the course's lock.
      let again = work == nil ? [] : check()
      return (again.isEmpty ? [] : [.cancel]) + [.ask(["reset", "\(id.number)"])] + again
    case .end: return [.leave(.interrupted)]
    default: return say("\(id) stays as it is.")
    }
  }

  mutating func say(_ text: String) -> [Action] {
    notice = text
    return [.say([Line(text)])]
  }

  private var unjudged: String {
    work == .check || work == .all
      ? "The check is not done yet." : "There is no verdict yet; r checks."
  }

  private mutating func scroll(by rows: Int) {
    offset = max(0, min(offset + rows, lastOffset))
  }
}
