// The declarations of UIKit that the documents' Swift uses, for .ci/documents on Linux; also what
// Linux's Foundation lacks. They are written from memory of Apple's: they prove the documents' own
// names and types, and no more. On a Mac the SDK takes their place.

@_exported import Foundation

@MainActor open class UIResponder {
  public init() {}
  @discardableResult open func becomeFirstResponder() -> Bool { fatalError() }
}

// Scenes and windows

@MainActor public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

public protocol UIWindowSceneDelegate: UISceneDelegate {}

open class UIScene: UIResponder {
  public struct ConnectionOptions {}
}

public final class UIWindowScene: UIScene {}
@MainActor public final class UISceneSession {}

public final class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { fatalError() }
  public var rootViewController: UIViewController?
  public func makeKeyAndVisible() {}
}

// Controllers

open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { fatalError() }
  public var title: String?
  public var view: UIView! { fatalError() }
  public var tabBarItem: UITabBarItem!
  public var navigationItem: UINavigationItem { fatalError() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidDisappear(_ animated: Bool) {}
  public func present(
    _ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  public func addChild(_ child: UIViewController) {}
  public func didMove(toParent parent: UIViewController?) {}
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor public final class UINavigationItem {
  public var prompt: String?
}

open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) { fatalError() }
  public func pushViewController(_ next: UIViewController, animated: Bool) {}
}

open class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]?
  public var selectedViewController: UIViewController?
  public var selectedIndex = 0
}

@MainActor public final class UITabBarItem {
  public init(title: String?, image: UIImage?, tag: Int) {}
}

public final class UIImage {
  public init?(systemName: String) {}
}

public final class UIAlertController: UIViewController {
  public enum Style { case alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    fatalError()
  }
  public func addAction(_ action: UIAlertAction) {}
}

@MainActor public final class UIAlertAction {
  public enum Style { case `default` }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}

// Views

@MainActor public final class NSLayoutConstraint {
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor public final class NSLayoutAnchor {
  public func constraint(equalTo other: NSLayoutAnchor, constant: Double = 0)
    -> NSLayoutConstraint
  { fatalError() }
}

@MainActor public final class UILayoutGuide {
  public var topAnchor: NSLayoutAnchor { fatalError() }
  public var leadingAnchor: NSLayoutAnchor { fatalError() }
  public var trailingAnchor: NSLayoutAnchor { fatalError() }
}

public struct UIColor {
  public static var systemBackground: UIColor { fatalError() }
}

open class UIView: UIResponder {
  public var backgroundColor: UIColor?
  public var translatesAutoresizingMaskIntoConstraints = true
  public var layoutMarginsGuide: UILayoutGuide { fatalError() }
  public var topAnchor: NSLayoutAnchor { fatalError() }
  public var leadingAnchor: NSLayoutAnchor { fatalError() }
  public var trailingAnchor: NSLayoutAnchor { fatalError() }
  public func addSubview(_ view: UIView) {}
}

public final class UIStackView: UIView {
  public enum Axis { case vertical }
  public init(arrangedSubviews: [UIView]) {}
  public var axis = Axis.vertical
  public var spacing = 0.0
}

public final class UILabel: UIView {
  public var text: String?
}

open class UIControl: UIView {
  public struct Event {
    public static var editingChanged: Event { fatalError() }
    public static var primaryActionTriggered: Event { fatalError() }
    public static var valueChanged: Event { fatalError() }
  }
  public var isEnabled = true
  public func addAction(_ action: UIAction, for event: Event) {}
  public func sendActions(for event: Event) {}
}

@MainActor public final class UIAction {
  public var sender: Any? { nil }
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}

public final class UIButton: UIControl {
  public struct Configuration {
    public static func filled() -> Configuration { fatalError() }
    public static func plain() -> Configuration { fatalError() }
    public var title: String?
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    fatalError()
  }
  public var configuration: Configuration?
}

public struct UITextContentType: Sendable {
  public static var username: UITextContentType { fatalError() }
  public static var password: UITextContentType { fatalError() }
}

public final class UITextField: UIControl {
  public enum Autocapitalization { case none }
  public var text: String?
  public var hasText: Bool { fatalError() }
  public var placeholder: String?
  public var isSecureTextEntry = false
  public var textContentType: UITextContentType!
  public var autocapitalizationType = Autocapitalization.none
}

public final class UISwitch: UIControl {
  public var isOn = false
}

// Tables

public final class UITableView: UIView {
  public enum Style { case plain }
  public func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}
  public func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath)
    -> UITableViewCell
  { fatalError() }
  public func deselectRow(at path: IndexPath, animated: Bool) {}
  public func reloadData() {}
}

public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
}

open class UITableViewCell: UIView {
  public enum EditingStyle { case none, delete, insert }
  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
  public var contentConfiguration: (any UIContentConfiguration)?
}

open class UITableViewController: UIViewController {
  public init(style: UITableView.Style) { fatalError() }
  public override init(nibName: String?, bundle: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public var tableView: UITableView!
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

@MainActor public final class UISwipeActionsConfiguration {
  public init(actions: [UIContextualAction]) {}
}

@MainActor public final class UIContextualAction {
  public enum Style { case destructive }
  public init(
    style: Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) {}
}

@MainActor
public final class UITableViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
> {
  public init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, Item) -> UITableViewCell?
  ) {}
  public func itemIdentifier(for path: IndexPath) -> Item? { fatalError() }
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true
  ) {}
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
