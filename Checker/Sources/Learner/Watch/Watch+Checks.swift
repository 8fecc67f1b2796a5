import Basics
import Common

/// When a check begins, and what its messages change.
extension Watch {
  /// Whatever was saved since is judged anew; a text that is the same as the one judged is not.
  mutating func see(_ now: FileSnapshot) -> [Action] {
    guard now != snapshot else { return [] }
    snapshot = now
    let staysOnPage = isResetting
    isResetting = false
    // During a check even the same text is judged again: another one may have been read in between.
    if work == nil, judgement?.snapshot.content == now.content {
      judgement?.snapshot = now
      return []
    }
    notice =
      work == .all ? "You saved, so the check of all exercises stopped; c starts it again." : nil
    if !staysOnPage { show(.verdict) }
    return check()
  }

  mutating func check(isFresh: Bool = false) -> [Action] {
    judgement = nil
    begin(.check)
    if page == .verdict { offset = 0 }
    return [.check(id, isFresh: isFresh)]
  }

  mutating func begin(_ work: Work?) { (self.work, refusal, progress) = (work, nil, nil) }

  mutating func hear(_ message: CheckMessage) -> [Action] {
    switch (message, work) {
    case (.progress(let text, let isLong), .check), (.progress(let text, let isLong), .all):
      progress = text
      return isLong ? [.say([Line("\(text) …")])] : []
    case (.judged(let judged), .check):
      // If other files were judged than are there now, there is no verdict yet.
      guard judged.verdict.id == id, judged.snapshot == snapshot else { return check() }
      work = nil
      notice = nil
      judgement = judged
      note(judged.verdict)
      report = verdictLines(judged)
      if page == .verdict { show(.verdict) }
      return [.say(report + [progressLine])]
    case (.judgedAll(let verdicts), .all):
      work = nil
      verdicts.forEach { note($0) }
      let lines = verdicts.flatMap { Report.brief($0, offers) } + Report.closing(verdicts)
      show(.text(lines))
      // There is no verdict on this one yet when all was asked for during its check.
      return [.say(lines)] + (judgement == nil ? check() : [])
    case (.refused(let complaint), .check), (.refused(let complaint), .all):
      work = nil
      refusal = complaint
      return [.say(Report.complaint(complaint))]
    // From a process that was given up.
    default: return []
    }
  }

  private mutating func note(_ verdict: Verdict) {
    guard let index = states.firstIndex(where: { $0.id == verdict.id }) else { return }
    path.exercises[index].outcome = verdict.outcome
    path.exercises[index].reference = verdict.reference.state
    path.exercises[index].changed = false
  }
}
