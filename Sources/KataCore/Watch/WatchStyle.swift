/// How a watch speaks: to whom, and with which signs.
package struct WatchStyle: Sendable {
  package var renderer: Renderer
  package var offers: Offers
  /// Whether nothing is redrawn, and nothing drawn with lines.
  package var isPlain: Bool
  /// Whether somebody is there to press keys.
  package var hasKeys: Bool

  package init(renderer: Renderer, offers: Offers, isPlain: Bool, hasKeys: Bool) {
    self.renderer = renderer
    self.offers = offers
    self.isPlain = isPlain
    self.hasKeys = hasKeys
  }

  var signs: Signs { Signs(isUnicode: renderer.unicode && !isPlain) }
}
