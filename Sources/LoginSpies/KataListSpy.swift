/// A list on a screen that draws itself anew only when its lines have changed, as SwiftUI's do.
package final class KataListSpy {
  private var shown: (() -> [String])?
  private let log: KataLoginLog

  package init(_ log: KataLoginLog) {
    self.log = log
  }

  /// Compares the lines with those of the model that is shown, as that model has them now.
  package func show(_ lines: @escaping () -> [String]) {
    if shown?() != lines() { log.record(.view(.draw(lines()))) }
    shown = lines
  }
}
