import Common

/// Names of libraries that aren't here, which say by their spelling what a part reaches.
struct AppWords {
  var parts: [SceneRole]
  var pattern: String
  var rule: Rule
  /// The end of a sentence, in which a star stands for what was found.
  var does: String
  var instead: String

  private static let outside = "where no test can answer."

  /// A call that shows a screen, and a name of what makes one.
  static let shows = #"\b(present|push|show|pushViewController|setViewControllers)\("#
  static let makes =
    #"\b[A-Z]\w*(Assembly|Configurator|Builder|ViewController|VC|Wireframe|Router)\b(?=[.(])"#

  static let shared =
    #"\b[A-Z]\w*\.(shared|sharedInstance|sharedManager|default|current|instance|main|standard)\b"#
  static let madeWorker = #"\b[A-Z]\w*Worker\b(?=\([^()]*\)[?!]?\.)"#
  /// The way to words in a language.
  nonisolated(unsafe) static let words =
    /(?i)^(L10n|Localiz\w*|\w*Strings|\w*Localization)\.|\.locali[sz]ed?$/

  static let all = [
    AppWords(
      parts: [.interactor, .view], pattern: #"\bUserDefaults\.\w+\b"#, rule: .workers,
      does: "reaches stored settings itself with `*`, \(outside)",
      instead: Rule.workers.instead),
    AppWords(
      parts: [.interactor], pattern: #"\bDispatchQueue\.(main|global\([^)]*\))\.async\b"#,
      rule: .workers,
      does: "goes on in `*` after its caller has returned, when another request may have come.",
      instead: "Let the worker come back on the right queue, or await it in the caller's task."),
    AppWords(
      parts: [.interactor, .presenter, .view],
      pattern:
        #"\b((AF|Alamofire|SessionManager\.default)\.(request|upload|download)|Firestore\.firestore|Database\.database|Auth\.auth|Storage\.storage|Firestore|Alamofire\.Session|MoyaProvider<\w+>|ApolloClient|GIDSignIn\.sharedInstance)\b(?=\()"#,
      rule: .workers, does: "reaches the network itself with `*`, \(outside)",
      instead: Rule.workers.instead),
    AppWords(
      parts: [.interactor, .presenter, .view],
      pattern:
        #"\b(Realm(?=\()|NSFetchRequest\b(?!\w)|NSManagedObjectContext\b|NSPersistentContainer\b|\w+\.persistentContainer\b|KeychainSwift(?=\()|KeychainWrapper\.\w+|Keychain(?=\())"#,
      rule: .workers, does: "reaches the app's store itself with `*`, \(outside)",
      instead: Rule.workers.instead),
    AppWords(
      parts: [.interactor, .presenter],
      pattern:
        #"\b(UIApplication\.shared|UIDevice\.current|UIPasteboard\.general|CLLocationManager(?=\()|UNUserNotificationCenter\.current|PHPhotoLibrary\.shared|LAContext(?=\())"#,
      rule: .workers, does: "reaches the device itself with `*`, \(outside)",
      instead: Rule.workers.instead),
    AppWords(
      parts: [.interactor, .presenter],
      pattern:
        #"\b(UIAlertController|UIAlertAction|UIStoryboard|UITableView(Cell|Delegate|DataSource)?|UICollectionView(Cell|Delegate|DataSource)?|UILabel|UIButton|UITextField|UIImageView|SVProgressHUD|MBProgressHUD)\b"#,
      rule: .oneWay, does: "knows `*`, and what is on the screen is the View's.",
      instead: "Say what happened, and let the View show it."),
    AppWords(
      parts: [.interactor],
      pattern: #"\b(UINavigationController|UIViewController|UIView|UIColor|UIFont)\b"#,
      rule: .oneWay, does: "knows `*`, and what is on the screen is the View's.",
      instead: "Say what happened, and let the View show it."),
    AppWords(
      parts: [.router],
      pattern: #"\b(indexPathForSelectedRow|indexPathsForSelected(Rows|Items))\b"#,
      rule: .oneWay, does: "reads `*` from the View, to find out what was chosen.",
      instead: "Let the View send a Request that chooses, and read the data store."),
    AppWords(
      parts: [.view], pattern: #"\b(interactor|presenter)[?!]? as[?!] \w+"#, rule: .protocols,
      does: "casts (`*`), so it needs more than the protocol by which it holds it.",
      instead: "Put what is needed into the protocol by which it's held."),
    AppWords(
      parts: [.presenter], pattern: #"\b(view|viewController)[?!]? as[?!] \w+"#, rule: .protocols,
      does: "casts (`*`), so it needs more than the protocol by which it holds it.",
      instead: "Put what is needed into the View's protocol, and leave screens to the Router."),
  ]
}
