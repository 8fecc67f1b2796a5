/// Makes the parts, and links them; the caller holds the View, and so the scene.
public func makeSampleScene(
  items: [String]?,
  // [ways
  destinations: any SampleDestinations,
  // ]
  // [routes
  navigator: any SampleNavigator,
  // ]
) -> SampleView {
  let presenter = SamplePresenter()
  let interactor = SampleInteractor(presenter: presenter, items: items)
  // [routes
  let router = SampleRouter(
    navigator: navigator,
    // [ways
    destinations: destinations,
    // ]
    // [push
    dataStore: interactor,
    // ]
  )
  // ]
  let view = SampleView(
    interactor: interactor,
    // [routes
    router: router,
    // ]
  )
  presenter.view = view
  return view
}
