// The declarations of UIKit that the documents' Swift uses, for .ci/documents on Linux; also what
// Linux's Foundation lacks, and a little of Core Data and Security. They are written after Apple's
// documentation, by hand: they prove the documents' own names and types, and no more. On a Mac the
// SDK takes their place.
//
// A class is open here, because a class of UIKit can be subclassed. What came after iOS 15 says so:
// `@available(iOS …)` is a check on Linux, too (see blocks.py).

@_exported import Foundation

@MainActor open class UIResponder {
  public init() {}
  @discardableResult open func becomeFirstResponder() -> Bool { fatalError() }
}

/// The expansion of `#Preview`; blocks.py calls it, since Linux lacks the macro.
@available(iOS 17, *)
@MainActor public struct Preview {
  public init(_ name: String? = nil, body: @escaping @MainActor () -> UIViewController) {}
}

// The app, its scenes and windows

@MainActor public protocol UIApplicationDelegate: AnyObject {
  init()
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public static func main() {}
}

open class UIApplication: UIResponder {}

@MainActor open class UISceneConfiguration {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  open var delegateClass: AnyClass?
}

@MainActor public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

public protocol UIWindowSceneDelegate: UISceneDelegate {}

open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions {}
}

open class UIWindowScene: UIScene {}

@MainActor open class UISceneSession {
  public struct Role: Sendable {}
  open var role: Role { fatalError() }
}

open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}

// Controllers

open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { fatalError() }
  open var title: String?
  open var view: UIView! { fatalError() }
  open var tabBarItem: UITabBarItem!
  open var navigationItem: UINavigationItem { fatalError() }
  open var navigationController: UINavigationController? { fatalError() }
  open var presentedViewController: UIViewController? { fatalError() }
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidDisappear(_ animated: Bool) {}
  @available(iOS 26, *)
  open func updateProperties() {}
  open func present(
    _ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  open func addChild(_ child: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor open class UINavigationItem {
  open var prompt: String?
  open var leftBarButtonItem: UIBarButtonItem?
}

@MainActor open class UIBarButtonItem {
  public enum SystemItem { case cancel }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) { fatalError() }
}

open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) { fatalError() }
  open var viewControllers: [UIViewController] = []
  open func pushViewController(_ next: UIViewController, animated: Bool) {}
  open func setViewControllers(_ all: [UIViewController], animated: Bool) {}
}

open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedViewController: UIViewController?
  open var selectedIndex = 0
  @available(iOS 18, *)
  open var tabs: [UITab] { fatalError() }
}

@available(iOS 18, *)
@MainActor open class UITab {}

@MainActor open class UITabBarItem {
  public init(title: String?, image: UIImage?, tag: Int) {}
}

open class UIImage {
  public init?(systemName: String) {}
}

open class UIAlertController: UIViewController {
  public enum Style { case alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    fatalError()
  }
  open func addAction(_ action: UIAlertAction) {}
}

@MainActor open class UIAlertAction {
  public enum Style { case `default`, cancel, destructive }
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { fatalError() }
}

// Views

@MainActor open class NSLayoutConstraint {
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor open class NSLayoutAnchor {
  open func constraint(equalTo other: NSLayoutAnchor, constant: Double = 0)
    -> NSLayoutConstraint
  { fatalError() }
}

@MainActor open class UILayoutGuide {
  open var topAnchor: NSLayoutAnchor { fatalError() }
  open var bottomAnchor: NSLayoutAnchor { fatalError() }
  open var leadingAnchor: NSLayoutAnchor { fatalError() }
  open var trailingAnchor: NSLayoutAnchor { fatalError() }
  open var widthAnchor: NSLayoutAnchor { fatalError() }
}

open class UIColor {
  open class var systemBackground: UIColor { fatalError() }
  open class var systemRed: UIColor { fatalError() }
}

open class UIFont {
  public enum TextStyle { case body, footnote }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
}

open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 2)
  }
  public init(frame: CGRect) { fatalError() }
  public convenience override init() { fatalError() }
  open var backgroundColor: UIColor?
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var autoresizingMask = AutoresizingMask()
  open var isHidden = false
  open var translatesAutoresizingMaskIntoConstraints = true
  open var layoutMarginsGuide: UILayoutGuide { fatalError() }
  open var keyboardLayoutGuide: UILayoutGuide { fatalError() }
  open var topAnchor: NSLayoutAnchor { fatalError() }
  open var bottomAnchor: NSLayoutAnchor { fatalError() }
  open var leadingAnchor: NSLayoutAnchor { fatalError() }
  open var trailingAnchor: NSLayoutAnchor { fatalError() }
  open var widthAnchor: NSLayoutAnchor { fatalError() }
  open func addSubview(_ view: UIView) {}
}

public enum UIAccessibility {
  public struct Notification: Sendable {
    public static let announcement = Notification()
  }
  @MainActor public static func post(notification: Notification, argument: Any?) {}
}

open class UIStackView: UIView {
  public enum Axis { case vertical }
  public convenience init(arrangedSubviews: [UIView]) { fatalError() }
  open var axis = Axis.vertical
  open var spacing = 0.0
}

open class UIScrollView: UIView {
  open var contentLayoutGuide: UILayoutGuide { fatalError() }
  open var frameLayoutGuide: UILayoutGuide { fatalError() }
}

open class UILabel: UIView {
  open var text: String?
  open var font: UIFont!
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
}

open class UIActivityIndicatorView: UIView {
  open func startAnimating() {}
  open func stopAnimating() {}
}

open class UIControl: UIView {
  public struct Event: Sendable {
    public static let editingChanged = Event()
    public static let editingDidEndOnExit = Event()
    public static let primaryActionTriggered = Event()
    public static let valueChanged = Event()
  }
  open var isEnabled = true
  open func addAction(_ action: UIAction, for event: Event) {}
  open func sendActions(for event: Event) {}
}

@MainActor open class UIAction {
  open var sender: Any? { nil }
  public convenience init(title: String = "", handler: @escaping (UIAction) -> Void) {
    fatalError()
  }
}

open class UIButton: UIControl {
  public struct Configuration {
    public static func filled() -> Configuration { fatalError() }
    public static func plain() -> Configuration { fatalError() }
    public var title: String?
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    fatalError()
  }
  open var configuration: Configuration?
}

public struct UITextContentType: Hashable, Sendable {
  let rawValue: String
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
}

public enum UIKeyboardType { case emailAddress }
public enum UIReturnKeyType { case done, go, next }
public enum UITextAutocapitalizationType { case none }
public enum UITextAutocorrectionType { case no }

open class UITextField: UIControl {
  public enum BorderStyle { case roundedRect }
  open var text: String?
  open var hasText: Bool { fatalError() }
  open var placeholder: String?
  open var font: UIFont?
  open var adjustsFontForContentSizeCategory = false
  open var borderStyle = BorderStyle.roundedRect
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var keyboardType = UIKeyboardType.emailAddress
  open var returnKeyType = UIReturnKeyType.done
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.no
}

open class UISwitch: UIControl {
  open var isOn = false
}

open class UIRefreshControl: UIControl {
  open func endRefreshing() {}
}

// Tables

open class UITableView: UIScrollView {
  public enum Style { case plain }
  open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath)
    -> UITableViewCell
  { fatalError() }
  open func deselectRow(at path: IndexPath, animated: Bool) {}
  open func reloadData() {}
}

public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
}

open class UITableViewCell: UIView {
  public enum EditingStyle { case none, delete, insert }
  open func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
  open var contentConfiguration: (any UIContentConfiguration)?
}

@MainActor public protocol UITableViewDataSource: AnyObject {}

open class UITableViewController: UIViewController, UITableViewDataSource {
  public init(style: UITableView.Style) { fatalError() }
  public override init(nibName: String?, bundle: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var tableView: UITableView!
  open var refreshControl: UIRefreshControl?
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { fatalError() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

@MainActor open class UISwipeActionsConfiguration {
  public convenience init(actions: [UIContextualAction]) { fatalError() }
}

@MainActor open class UIContextualAction {
  public enum Style { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    fatalError()
  }
  open var backgroundColor: UIColor!
}

@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: UITableViewDataSource {
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {}
  open func itemIdentifier(for path: IndexPath) -> Item? { fatalError() }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {}
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    fatalError()
  }
}

public struct NSDiffableDataSourceSnapshot<
  Section: Hashable & Sendable, Item: Hashable & Sendable
> {
  public init() {}
  public mutating func appendSections(_ sections: [Section]) {}
  public mutating func appendItems(_ items: [Item], toSection: Section? = nil) {}
  public mutating func reconfigureItems(_ items: [Item]) {}
}

extension IndexPath {
  public var row: Int { fatalError() }
  public var section: Int { fatalError() }
}

// Foundation's, which Linux lacks

extension String {
  public init(
    localized text: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { fatalError() }

  public struct LocalizationValue: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
  }
}

extension URL {
  public static var applicationSupportDirectory: URL { fatalError() }
}
