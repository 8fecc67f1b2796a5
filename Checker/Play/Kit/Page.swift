package import PlayWire

/// A page of a scene at play: what a screen's code would read from the View, and what it would call.
@MainActor
package final class Page {
  package let title: String
  let controls: () -> [PageControl]
  let alert: () -> PlayScreen.Alert?
  let dismissAlert: () -> Void
  /// Work that lasts as long as the page is there, as SwiftUI's `task` does.
  let task: () async -> Void
  /// The objects that the page keeps alive.
  private let holds: [AnyObject]
  private var running: [Task<Void, Never>] = []

  package init(
    _ title: String, holding holds: [AnyObject] = [],
    alert: @escaping () -> PlayScreen.Alert? = { nil },
    dismissAlert: @escaping () -> Void = {},
    task: @escaping () async -> Void = {},
    controls: @escaping () -> [PageControl]
  ) {
    (self.title, self.holds, self.controls) = (title, holds, controls)
    (self.alert, self.dismissAlert, self.task) = (alert, dismissAlert, task)
  }

  func start(_ work: @escaping () async -> Void, then after: @escaping () -> Void) {
    running.append(
      Task {
        await work()
        after()
      })
  }

  /// Cancels all that was begun here.
  func close() {
    running.forEach { $0.cancel() }
    running = []
  }
}

/// A control of a page, and what it does.
@MainActor
package enum PageControl {
  case text(String, value: String = "")
  case field(String, text: String, isSecret: Bool = false, set: (String) -> Void)
  case toggle(String, isOn: Bool, set: (Bool) -> Void)
  case button(String, isOn: Bool = true, act: () async -> Void)

  var shown: PlayScreen.Control {
    switch self {
    case .text(let label, let value): .init(.text, label, value: value)
    case .field(let label, let text, let isSecret, _):
      .init(isSecret ? .secret : .field, label, value: text)
    case .toggle(let label, let isOn, _): .init(.toggle, label, isOn: isOn)
    case .button(let label, let isOn, _): .init(.button, label, isOn: isOn)
    }
  }
}
