@testable import Common
@testable import Shared

/// A pair of flows; drawings of some are kept in `Tests/Fixtures/Flow`.
struct FlowCase: Sendable, CustomStringConvertible {
  var description: String
  var expected: [Message]
  var recorded: [Message]
  var asides: [Aside] = []

  init(_ name: String, expected: [String], recorded: [String], asides: [Aside] = []) {
    description = name
    self.expected = expected.map(Message.sample)
    self.recorded = recorded.map(Message.sample)
    self.asides = asides
  }

  var diagram: FlowDiagram {
    var diagram = FlowDiagram(expected: expected, recorded: recorded, cast: .sample)
    diagram.show(asides, expected: nil)
    return diagram
  }
}

extension FlowCase {
  static let all = [
    screen, scene, wide, same, nothing, numbered, answered, answeredLate,
  ]

  static let screen = FlowCase(
    "screen",
    expected: [
      shows(greeting: "nil", alert: problem),
      #"interactor logIn(email: "ann@x.org", password: "s3cret")"#,
      shows(greeting: #""Welcome, Ann!""#, alert: "nil"), "router routeToHome()",
    ],
    recorded: [
      shows(greeting: "nil", alert: problem),
      #"interactor logIn(email: "ann@x.org", password: "s3cret")"#,
      shows(greeting: #""Welcome, Ann!""#, alert: problem),
      "router routeToHome()",
    ])

  private static let problem = #"("No entry", "The email or the password is wrong.")"#

  private static func shows(greeting: String, alert: String) -> String {
    #"screen shows(email: "ann@x.org", password: "s3cret", canLogIn: true, isLoading: false, "#
      + "greeting: \(greeting), alert: \(alert))"
  }

  static let scene = FlowCase(
    "scene",
    expected: [
      #"interactor logIn(email: "ann@x.org", password: "s3cret")"#,
      #"worker authenticate(email: "ann@x.org", password: "s3cret")"#,
      #"presenter presentLogin(.success(name: "Ann"))"#,
      #"view displayWelcome(greeting: "Welcome, Ann!")"#, "router routeToHome()",
    ],
    recorded: [
      #"interactor logIn(email: "ann@x.org", password: "s3cret")"#,
      #"worker authenticate(email: "ann@x.org", password: "s3cret")"#,
      #"presenter presentLogin(.success(name: "Ann"))"#,
      #"view displayProblem(title: "Welcome", message: "Ann <ann@x.org> & \"friends\"")"#,
    ])

  static let wide = FlowCase(
    "wide",
    expected: [
      #"worker authenticate(email: "日本語@x.org", password: "👩‍👩‍👧é")"#,
      #"presenter presentLogin(.success(name: "日本 花子"))"#,
    ],
    recorded: [
      #"worker authenticate(email: "日本語@x.org", password: "👩‍👩‍👧é")"#,
      #"presenter presentLogin(.success(name: "日本　花子"))"#,
    ])

  static let same = FlowCase(
    "same", expected: ["router routeToHome()"], recorded: ["router routeToHome()"])

  static let nothing = FlowCase("nothing", expected: [], recorded: [])

  /// So many parts that their names take two rows.
  static let numbered = {
    var flow = FlowCase("numbered", expected: [], recorded: [])
    let sent = [
      ("interactor 2", "logIn(email: \"a\")"), ("worker 2", "authenticate(email: \"a\")"),
      ("presenter 2", "presentLogin(.success(name: \"Bob\"))"), ("view 2", "displayWelcome()"),
      ("router 2", "routeToHome()"),
    ].map { Message(receiver: $0, text: $1) }
    let last = Message(receiver: "router 1", text: "routeToHome()")
    flow.expected = sent + [Message(receiver: "navigator 2", text: "replaceRoot(.home)"), last]
    flow.recorded = sent + [Message(receiver: "router 2", text: "has a user"), last]
    return flow
  }()

  static let answered = FlowCase(
    "answered",
    expected: [
      #"worker authenticate(email: "ann@x.org", password: "s3cret")"#,
      "presenter presentLogin(.failure(.offline))", "worker authenticate(email: \"b\")",
    ],
    recorded: [
      #"worker authenticate(email: "ann@x.org", password: "s3cret")"#,
      "presenter presentLogin(.failure(.unknown))", "worker authenticate(email: \"b\")",
    ],
    asides: [
      Aside(question: 0, place: 1, text: "throws Login.Failure.offline"),
      Aside(question: 2, place: 3, text: "returns \"Ann\""),
    ])

  /// Several calls wait, and an answer has no room on its arrow.
  static let answeredLate = FlowCase(
    "answeredLate",
    expected: (1...3).map { "worker fetch(\($0))" } + ["presenter present(1)"],
    recorded: (1...3).map { "worker fetch(\($0))" } + ["presenter present(3)"],
    asides: [
      Aside(
        question: 2, place: 3,
        text: "returns (place: \"Oslo\", temperature: -2, condition: .snow, wind: (speed: 12))"),
      Aside(question: 1, place: 4, text: "throws \(String(repeating: "Very", count: 30))Long"),
      Aside(question: 0, place: 4, text: "returns \u{1B}[2J"),
    ])
}
