// What view controllers and Routers use of UIKit, for kata rules where it isn't. Images and colors are
// left out: they would be classes in messages.

import Foundation

open class UIResponder: NSObject {}
open class UIView: UIResponder {}
open class UIWindow: UIView { open var rootViewController: UIViewController? }
open class UIControl: UIView { open var isEnabled = true }
open class UILabel: UIView { open var text: String? }
open class UITextField: UIControl { open var text: String? }
open class UITextView: UIView { open var text: String! }
open class UIButton: UIControl {}
open class UITableView: UIView { open func reloadData() {} }
open class UICollectionView: UIView { open func reloadData() {} }
open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  open var view: UIView! = nil
  open var title: String?
  open var navigationController: UINavigationController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var storyboard: UIStoryboard? { nil }
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func awakeFromNib() {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func show(_ controller: UIViewController, sender: Any?) {}
  open func present(_ c: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}
open class UITableViewController: UIViewController { open var tableView: UITableView! = nil }
open class UICollectionViewController: UIViewController {
  open var collectionView: UICollectionView! = nil
}
open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) { self.init() }
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { nil }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
}
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? = nil
}
open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) {}
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    .init()
  }
  open func instantiateInitialViewController() -> UIViewController? { nil }
}
open class UIStoryboardSegue: NSObject {
  open var identifier: String? { nil }
  open var source: UIViewController { .init() }
  open var destination: UIViewController { .init() }
}
