import Basics
import Common
import PlayWire

/// A scene at play, as the player sees it: the screen, and the messages that have passed.
struct Game: Sendable {
  enum Event: Sendable, Equatable {
    case said(PlayLine)
    case printed(String)
    case pressed(Key)
    case sized(columns: Int, rows: Int)
  }

  enum Action: Sendable, Equatable {
    case send(PlayCommand)
    case leave(ExitCode)
  }

  /// A message that has passed, or a line that was printed.
  struct Passed: Sendable, Equatable {
    var from: PlayPart?
    var to: PlayPart?
    var text: String
  }

  let scene: PlayScene
  /// The exercises whose part is the learner's.
  let own: Set<ExerciseID>
  let renderer: Renderer
  private(set) var columns = 80
  private(set) var rows = 24
  /// Nil before the first one.
  package private(set) var screen: PlayScreen?
  private(set) var passed: [Passed] = []
  /// The messages whose parts have not returned, by number, in the order in which they came.
  private var open: [(number: Int, message: Passed)] = []
  /// The place of the control that has the keys, among all controls.
  private(set) var focus = 0
  /// Commands that the scene has not taken yet: until then its fields are behind what was typed.
  private var pending = 0
  /// True if the command that was sent last fills a field.
  private var isFilling = false
  /// Keys that wait until the scene has taken what was typed before them.
  private var waiting: [Key] = []

  init(_ scene: PlayScene, own: Set<ExerciseID>, renderer: Renderer) {
    (self.scene, self.own, self.renderer) = (scene, own, renderer)
  }

  /// True if everything that was asked for was at least begun.
  var isSettled: Bool { screen != nil && pending == 0 }

  /// The part that got the last message and has not returned from it, if any.
  var atWork: (part: PlayPart, message: String)? {
    guard let message = open.last?.message, let part = message.to else { return nil }
    return (part, message.text)
  }

  mutating func take(_ event: Event) -> [Action] {
    switch event {
    case .said(let line): return take(line)
    case .printed(let text): note(Passed(text: text))
    case .sized(let columns, let rows): (self.columns, self.rows) = (columns, rows)
    case .pressed(let key): return press(key)
    }
    return []
  }

  private mutating func take(_ line: PlayLine) -> [Action] {
    let message = message(of: line)
    if let message { note(message) }
    switch line {
    case .began(let number, _, _, _): message.map { open.append((number, $0)) }
    case .ended(let number, _): open.removeAll { $0.number == number }
    case .taken:
      pending = max(0, pending - 1)
      var actions: [Action] = []
      while pending == 0, !waiting.isEmpty { actions += press(waiting.removeFirst()) }
      return actions
    case .screen(let new): show(new)
    }
    return []
  }

  /// The message that a line tells of, or the answer to one.
  func message(of line: PlayLine) -> Passed? {
    switch line {
    case .began(_, let from, let to, let text): Passed(from: from, to: to, text: text)
    case .ended(let number, let answer?):
      open.first { $0.number == number }.map {
        Passed(from: $0.message.to, to: $0.message.from, text: answer)
      }
    default: nil
    }
  }

  private mutating func note(_ message: Passed) {
    passed.append(message)
    passed.removeFirst(max(0, passed.count - Self.kept))
  }

  /// More messages than any terminal has rows.
  private static let kept = 500

  private mutating func show(_ new: PlayScreen) {
    let old = screen
    screen = new
    guard old?.title == new.title else {
      focus = new.controls.firstIndex(where: \.takesKeys) ?? 0
      return
    }
    let controls = old?.controls ?? []
    let typed = pending > 0 && isFilling && controls.indices.contains(focus) ? controls[focus] : nil
    follow(in: controls)
    if let typed, typed.isField, new.controls.indices.contains(focus),
      new.controls[focus].isField
    {
      screen?.controls[focus].value = typed.value
    }
    if !new.controls.indices.contains(focus) || !new.controls[focus].takesKeys { move(by: -1) }
  }

  /// Keeps the keys with a control that now stands elsewhere, since others came or went before it.
  private mutating func follow(in old: [PlayScreen.Control]) {
    guard let new = screen?.controls, old.indices.contains(focus),
      !(new.indices.contains(focus) && new[focus].isLike(old[focus])),
      let place = new.firstIndex(where: { $0.isLike(old[focus]) })
    else { return }
    focus = place
  }

  // MARK: Keys

  private mutating func press(_ key: Key) -> [Action] {
    if key == .end { return [.leave(.interrupted)] }
    guard let screen, key != .suspend else { return [] }
    // A button may be off until a field's text has come to the scene.
    if pending > 0, !waiting.isEmpty || !isTyping(key) {
      waiting.append(key)
      return []
    }
    if screen.alert != nil, key != .enter, key != .back { return [] }
    switch key {
    case .enter where screen.alert != nil, .back where screen.alert != nil:
      return send(.dismissAlert)
    case .back: return send(.back)
    case .tab, .down: move(by: 1)
    case .backTab, .up: move(by: -1)
    case .enter where focused?.isField == true: move(by: 1)
    case .enter: return act()
    case .erase: return type { String($0.dropLast()) }
    case .letter(" ") where focused?.isField != true: return act()
    case .letter(let letter): return type { $0 + "\(letter)" }
    default: break
    }
    return []
  }

  private func isTyping(_ key: Key) -> Bool {
    guard focused?.isField == true else { return false }
    if case .letter = key { return true }
    return key == .erase
  }

  var focused: PlayScreen.Control? {
    screen.flatMap { $0.controls.indices.contains(focus) ? $0.controls[focus] : nil }
  }

  private mutating func move(by step: Int) {
    guard let controls = screen?.controls, controls.contains(where: \.takesKeys) else { return }
    let count = controls.count
    focus = min(max(0, focus), count - 1)
    repeat { focus = (focus + step + count) % count } while !controls[focus].takesKeys
  }

  private mutating func act() -> [Action] {
    guard let focused, focused.takesKeys, !focused.isField else { return [] }
    return send(.press(place: focus, label: focused.label))
  }

  private mutating func type(_ change: (String) -> String) -> [Action] {
    guard let focused, focused.isField else { return [] }
    return enter(change(focused.value), at: focus)
  }

  private mutating func enter(_ text: String, at place: Int) -> [Action] {
    guard let label = screen?.controls[place].label else { return [] }
    screen?.controls[place].value = text
    return send(.type(place: place, label: label, text: text))
  }

  private mutating func send(_ command: PlayCommand) -> [Action] {
    pending += 1
    if case .type = command { isFilling = true } else { isFilling = false }
    return [.send(command)]
  }

  // MARK: Lines, where there are no keys

  /// Does what a typed line says, such as `2 ann`; nil if it says nothing that can be done here.
  mutating func obey(_ line: String) -> [Action]? {
    guard let screen else { return nil }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let word = words.first else { return nil }
    if screen.alert != nil { return word == "ok" ? send(.dismissAlert) : nil }
    if word == "back" { return send(.back) }
    guard let number = Int(word), let place = screen.place(of: number) else { return nil }
    let control = screen.controls[place]
    if control.isField { return enter(words.count > 1 ? words[1] : "", at: place) }
    return send(.press(place: place, label: control.label))
  }
}

extension Game {
  /// The reason why a line that was typed does nothing.
  func refusal(of line: String) -> String {
    guard let number = Int(line), let screen, screen.alert == nil,
      let place = screen.numbers.firstIndex(of: number)
    else { return "Nothing here is called \"\(line)\"." }
    return "\(screen.controls[place].label) is off."
  }
}

extension PlayScreen.Control {
  fileprivate func isLike(_ other: Self) -> Bool { kind == other.kind && label == other.label }

  var isField: Bool { kind == .field || kind == .secret }

  /// True if it can be chosen by keys.
  var takesKeys: Bool { kind != .text && (kind != .button || isOn) }
}

extension PlayScreen {
  /// The numbers of the controls, counted from 1; a text has none.
  var numbers: [Int?] {
    var count = 0
    return controls.map { control in
      guard control.kind != .text else { return nil }
      count += 1
      return count
    }
  }

  fileprivate func place(of number: Int) -> Int? {
    numbers.firstIndex(of: number).flatMap { controls[$0].takesKeys ? $0 : nil }
  }
}
