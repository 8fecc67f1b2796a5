import LoginScene
import PlayKit
import Testing

@testable import PlayGather
@testable import PlayIceCream
@testable import PlayLogin
@testable import PlayWeather

/// No test, as in the scenes: one session, in which the user who has logged in orders.
@Test func play() async throws {
  try await PageStack.play { stack in
    let weather = try WeatherApp(stack, folder: stack.folder(of: "weather"))
    let gather = try GatherApp(stack, folder: stack.folder(of: "gather"))
    let stand = try stack.folder(of: "icecream")
    let login = try LoginApp(stack, folder: stack.folder(of: "login")) { user in
      let iceCream = IceCreamApp(stack, folder: stand, customer: user?.name)
      return [
        .button("Ice cream") { stack.push(iceCream.menu()) },
        .button("Orders so far") {
          stack.push(iceCream.menu())
          stack.push(iceCream.orders())
        },
        .button("Weather") { stack.push(weather.weather()) },
        .button("Settings") {
          stack.push(weather.weather())
          stack.push(weather.settings())
        },
        .button("Teams") { stack.push(gather.players()) },
      ]
    }
    return login.login()
  }
}
