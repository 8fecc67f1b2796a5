@testable import Host
@testable import Basics
@testable import Common
import PlayWire
@testable import Shared
import Testing

@testable import Playing

/// The keys and lines of a player, and what becomes of them.
@Suite struct PlayTests {
  private static let form = PlayScreen(
    title: "Log in",
    controls: [
      .init(.field, "Email"), .init(.secret, "Password"), .init(.text, "Two fields."),
      .init(.toggle, "Remember me", isOn: false), .init(.button, "Log in", isOn: false),
      .init(.button, "Sign up"),
    ])

  /// A play that shows the form, or this screen.
  private static let login = PlayScene(
    name: "login", scene: "Login",
    parts: [("presenter", 1), ("interactor", 3), ("view", 4)].map {
      PlayScene.Part(name: $0, exercise: ExerciseID(number: $1))
    })

  private func play(_ screen: PlayScreen = form, own: [Int] = []) -> Game {
    var play = Game(
      Self.login, own: Set(own.map(ExerciseID.init(number:))), renderer: Renderer(color: false))
    _ = play.take(.said(.screen(screen)))
    return play
  }

  private func press(_ keys: [Key], in play: inout Game) -> [Game.Action] {
    keys.flatMap { play.take(.pressed($0)) }
  }

  @Test func `an exercise is played in the scene that has its part, and one without is told so`()
    throws
  {
    var course = Course.sample
    course.plays = [Self.login]
    #expect(try course.sceneToPlay("1") == Self.login)
    #expect(try course.sceneToPlay("Login") == Self.login)
    #expect(try course.sceneToPlay(nil) == Self.login)
    let none = #expect(throws: Complaint.self) { try course.sceneToPlay("2") }
    #expect(none?.sentence == "Exercise 2 has no part in the scene login.")
    #expect(none?.next == "kata play login")
    let unknown = #expect(throws: Complaint.self) { try course.sceneToPlay("nowhere") }
    #expect(unknown?.next == "kata play, with one of: login")
  }

  private static let weather = PlayScene(
    name: "weather", scene: "Weather",
    parts: [.init(name: "degrees", exercise: ExerciseID(number: 10))],
    given: [ExerciseID(number: 2)])

  @Test func `several scenes can be played as one app, which has all of their parts`() throws {
    var course = Course.sample
    course.plays = [Self.login, Self.weather]
    let app = try course.sceneToPlay("app")
    #expect(app.parts == Self.login.parts + Self.weather.parts)
    #expect(app.exercises == Set([1, 2, 3, 4, 10].map(ExerciseID.init(number:))))
    #expect(try course.sceneToPlay("10") == Self.weather)
    course.plays = [Self.login]
    #expect(throws: Complaint.self) { try course.sceneToPlay("app") }
  }

  @Test func `each character goes to the field that has the keys`() {
    var play = play()
    let actions = press([.letter("É"), .letter(" "), .erase, .tab, .letter("x")], in: &play)

    let texts = ["É", "É ", "É"].map { PlayCommand.type(place: 0, label: "Email", text: $0) }
    #expect(actions == texts.map { .send($0) })
    #expect(play.take(.said(.taken)) == [])
    #expect(play.take(.said(.taken)) == [])
    #expect(
      play.take(.said(.taken)) == [.send(.type(place: 1, label: "Password", text: "x"))])
  }

  @Test func `a screen that is behind does not undo what was typed`() {
    var play = play()
    _ = press([.letter("a"), .letter("b")], in: &play)
    var behind = Self.form
    behind.controls[0].value = "a"
    _ = play.take(.said(.screen(behind)))

    #expect(
      press([.letter("c")], in: &play).last == .send(.type(place: 0, label: "Email", text: "abc")))
  }

  @Test func `a field that the scene fills is shown, although the last press is not done yet`() {
    var play = play()
    _ = press([.up, .enter], in: &play)
    _ = play.take(.said(.screen(PlayScreen(title: "Sign up", controls: [.init(.field, "Email")]))))
    let filled = PlayScreen.Control(.field, "Email", value: "ann@x.org")
    _ = play.take(.said(.screen(PlayScreen(title: "Sign up", controls: [filled]))))

    #expect(play.focused?.value == "ann@x.org")
  }

  @Test func `a control keeps the keys when others come before it`() {
    var play = play()
    _ = press([.tab, .letter("x")], in: &play)
    var longer = Self.form
    longer.controls.insert(.init(.button, "Help"), at: 0)
    _ = play.take(.said(.screen(longer)))

    #expect(play.focused?.label == "Password")
    #expect(play.focused?.value == "x")
    longer.controls[2].label = "Secret"
    _ = play.take(.said(.screen(longer)))
    #expect(play.focused?.label == "Secret")
  }

  @Test func `keys move past texts, and past buttons that are off`() {
    var play = play()
    var seen: [String] = []
    for key in [Key.tab, .down, .tab, .tab, .up, .backTab] {
      _ = play.take(.pressed(key))
      seen.append(play.focused?.label ?? "")
    }

    #expect(seen == ["Password", "Remember me", "Sign up", "Email", "Sign up", "Remember me"])
  }

  @Test(arguments: [Key.enter, .letter(" ")])
  func `Enter and the space bar press what has the keys`(key: Key) {
    var play = play()
    #expect(
      press([.tab, .tab, key], in: &play) == [.send(.press(place: 3, label: "Remember me"))])
  }

  @Test(arguments: [Key.enter, .back])
  func `an alert is over before anything else`(key: Key) {
    var screen = Self.form
    screen.alert = .init(title: "Oh", message: "No.")
    var play = play(screen)

    #expect(press([.letter("a"), .tab, key], in: &play) == [.send(.dismissAlert)])
  }

  @Test func `Escape goes back, and Control-C leaves, whatever is under way`() {
    var play = play()
    #expect(press([.back, .end], in: &play) == [.send(.back), .leave(.interrupted)])
  }

  @Test func `a line presses a button, fills a field, or is not understood`() {
    var play = play()
    let press = [Game.Action.send(.press(place: 5, label: "Sign up"))]
    #expect(play.obey("5") == press)
    #expect(play.obey("1 a b") == [.send(.type(place: 0, label: "Email", text: "a b"))])
    #expect(play.obey("back") == [.send(.back)])
    for line in ["4", "6", "ok", "", "Sign up"] { #expect(play.obey(line) == nil) }
  }

  @Test func `a line that does nothing is told why`() {
    #expect(play().refusal(of: "4") == "Log in is off.")
    #expect(play().refusal(of: "9") == "Nothing here is called \"9\".")
    #expect(play().refusal(of: "ok") == "Nothing here is called \"ok\".")
  }

  @Test func `the part at work is the last one that has not returned`() {
    var play = play()
    for (number, part) in ["view", "interactor", "presenter"].map(PlayPart.init).enumerated() {
      let line = PlayLine.began(number: number, from: .user, to: part, text: "m\(number)()")
      _ = play.take(.said(line))
    }
    _ = play.take(.said(.ended(number: 2)))

    #expect(play.atWork?.part.name == "interactor")
    #expect(play.atWork?.message == "m1()")

    let answer = PlayLine.ended(number: 1, answer: "returns 7")
    #expect(play.spoken(answer)?.text == "interactor to user: returns 7")
    _ = play.take(.said(answer))
    #expect(play.passed.last == .init(from: PlayPart("interactor"), to: .user, text: "returns 7"))
    #expect(play.atWork?.part.name == "view")
  }

  @Test(arguments: [(80, 24), (60, 20), (40, 10), (200, 60)])
  func `no row is wider than the terminal, and there are no more than it has`(
    columns: Int, rows: Int
  ) {
    var play = play(own: [1, 3])
    _ = play.take(.sized(columns: columns, rows: rows))
    _ = play.take(.printed(String(repeating: "long ", count: 40)))
    for number in 0..<9 {
      let text = "logIn(email: \"\(String(repeating: "é", count: 90))\")"
      _ = play.take(
        .said(
          .began(number: number, from: .init("view"), to: .init("interactor"), text: text)))
    }
    let drawing = play.drawing

    #expect(drawing.count < rows)
    #expect(drawing.allSatisfy { $0.text.columns < columns })
  }

  @Test func `whose each part is, is told`() {
    let play = play(own: [1, 3])
    let drawn = play.drawing.map(\.text).joined(separator: "\n")

    #expect(play.owners.first == "* yours: presenter 01, interactor 03")
    #expect(play.owners.last?.hasPrefix("the reference's: view 04") == true)
    #expect(drawn.contains("* yours: presenter 01"))
  }

  @Test func `of many parts, it is told how many are yours`() {
    let names = Self.login.parts.map(\.name)
    let parts = (1...20).map {
      PlayScene.Part(name: "\(names[$0 % 3]) \($0)", exercise: ExerciseID(number: ($0 + 1) / 2))
    }
    let app = PlayScene(name: "app", scene: "App", parts: parts)
    func owners(_ own: ClosedRange<Int>) -> [String] {
      Game(app, own: Set(own.map(ExerciseID.init(number:))), renderer: Renderer(color: false))
        .owners
    }

    #expect(
      owners(1...2) == [
        "* yours, 4 of 20 parts: interactor 1 01, view 2 01, presenter 3 02, interactor 4 02",
        "the reference's: 03, 04, 05, 06, 07, 08, 09, 10",
      ])
    #expect(owners(1...9).first == "* yours, 18 of 20 parts: 01, 02, 03, 04, 05, 06, 07, 08, 09")
    #expect(owners(1...9).last == "the reference's: interactor 19 10, view 20 10")
    #expect(owners(1...10) == ["* yours: all 20 parts"])
    #expect(owners(30...30) == ["the reference's: all 20 parts"])
  }

  @Test func `a page that has changed is told by what is new`() {
    var play = play()
    let all = play.spoken(since: nil).map(\.text)
    #expect(all.first == "screen: Log in")
    #expect(all.contains("  1 field Email: "))
    #expect(all.contains("  4 button Log in, off"))
    var changed = Self.form
    changed.controls[1].value = "s3cret"
    _ = play.take(.said(.screen(changed)))

    #expect(play.spoken(since: Self.form).map(\.text) == ["  2 field Password: 6 characters"])
  }

  @Test func `once an alert has gone, the page behind it is named`() {
    var alarmed = Self.form
    alarmed.alert = .init(title: "Oh", message: "No.")
    #expect(play().spoken(since: alarmed).map(\.text) == ["screen: Log in"])
  }

  @Test func `of a screen with more rows than the terminal, the focus is seen`() {
    let buttons = (0..<50).map { PlayScreen.Control(.button, "Button \($0)") }
    var play = play(PlayScreen(title: "Many", controls: buttons))
    _ = play.take(.pressed(.up))

    #expect(play.focused?.label == "Button 49")
    #expect(play.drawing.contains { $0.text.contains("Button 49") })
    #expect(!play.drawing.contains { $0.text.contains("Button 9 ") })
  }
}
