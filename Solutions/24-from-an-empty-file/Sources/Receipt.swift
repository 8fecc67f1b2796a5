import IceCreamScene

/// Shows one order, and decides nothing: so it needs no parts.
final class Receipt: IceCreamReceiptScreen {
  let title: String
  let lines: [IceCream.Order.ViewModel.Line]
  let total: String

  init(title: String, lines: [IceCream.Order.ViewModel.Line], total: String) {
    self.title = title
    self.lines = lines
    self.total = total
  }
}
