extension IceCream.MenuFile {
  /// The file, as text.
  var text: String {
    switch self {
    case .pier:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": [
          {"name": "Waffle", "price": 120},
          {"name": "Cup", "price": 0}
        ],
        "flavors": [
          {"name": "Vanilla", "price": 250},
          {"name": "Pistachio", "price": 280},
          {"name": "Vanilla", "price": 250}
        ],
        "toppings": [
          {"name": "Sprinkles", "price": 50},
          {"name": "Your own cup", "price": -20}
        ]
      }

      """
    case .harbor:
      #"""
      {
        "stand": {"name": "Harbor", "opens": "11:00"},
        "toppings": [
          {"price": 150, "vegan": true, "name": "Kinako"},
          {"price": 0, "vegan": null, "name": "くろみつ"}
        ],
        "flavors": [
          {"price": 400, "name": "Matcha"},
          {"price": 380, "name": " Sea  salt\t"},
          {"price": 400, "name": "matcha"},
          {"price": 390, "name": ""}
        ],
        "cones": [{"price": 0, "name": "Cup"}],
        "currency": {"digits": 0, "symbol": "¥", "code": "JPY"}
      }

      """#
    case .noToppingsYet:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": [
          {"name": "Waffle", "price": 120},
          {"name": "Cup", "price": 0}
        ],
        "flavors": [
          {"name": "Vanilla", "price": 250},
          {"name": "Pistachio", "price": 280},
          {"name": "Vanilla", "price": 250}
        ],
        "toppings": []
      }

      """
    case .soldOut:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": [],
        "flavors": [],
        "toppings": []
      }

      """
    case .noFlavors:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": [
          {"name": "Waffle", "price": 120},
          {"name": "Cup", "price": 0}
        ],
        "toppings": [
          {"name": "Sprinkles", "price": 50},
          {"name": "Your own cup", "price": -20}
        ]
      }

      """
    case .noPrice:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": [
          {"name": "Waffle", "price": 120},
          {"name": "Cup", "price": 0}
        ],
        "flavors": [
          {"name": "Vanilla", "price": 250},
          {"name": "Pistachio"}
        ],
        "toppings": [
          {"name": "Sprinkles", "price": 50},
          {"name": "Your own cup", "price": -20}
        ]
      }

      """
    case .noName:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": [
          {"name": "Waffle", "price": 120},
          {"name": "Cup", "price": 0}
        ],
        "flavors": [
          {"name": "Vanilla", "price": 250},
          {"name": "Pistachio", "price": 280},
          {"name": "Vanilla", "price": 250}
        ],
        "toppings": [
          {"name": "Sprinkles", "price": 50},
          {"price": 30}
        ]
      }

      """
    case .capitalPrice:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": [
          {"name": "Waffle", "price": 120},
          {"name": "Cup", "price": 0}
        ],
        "flavors": [
          {"name": "Vanilla", "price": 250},
          {"name": "Pistachio", "Price": 280},
          {"name": "Vanilla", "price": 250}
        ],
        "toppings": [
          {"name": "Sprinkles", "price": 50},
          {"name": "Your own cup", "price": -20}
        ]
      }

      """
    case .nullPrice:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": [
          {"name": "Waffle", "price": 120},
          {"name": "Cup", "price": 0}
        ],
        "flavors": [
          {"name": "Vanilla", "price": 250},
          {"name": "Pistachio", "price": null}
        ],
        "toppings": [
          {"name": "Sprinkles", "price": 50},
          {"name": "Your own cup", "price": -20}
        ]
      }

      """
    case .nullCone:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": [
          {"name": "Waffle", "price": 120},
          null
        ],
        "flavors": [
          {"name": "Vanilla", "price": 250},
          {"name": "Pistachio", "price": 280},
          {"name": "Vanilla", "price": 250}
        ],
        "toppings": [
          {"name": "Sprinkles", "price": 50},
          {"name": "Your own cup", "price": -20}
        ]
      }

      """
    case .priceAsText:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": [
          {"name": "Waffle", "price": 120},
          {"name": "Cup", "price": 0}
        ],
        "flavors": [
          {"name": "Vanilla", "price": "250"},
          {"name": "Pistachio", "price": 280}
        ],
        "toppings": [
          {"name": "Sprinkles", "price": 50},
          {"name": "Your own cup", "price": -20}
        ]
      }

      """
    case .halfCents:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": [
          {"name": "Waffle", "price": 120},
          {"name": "Cup", "price": 0}
        ],
        "flavors": [
          {"name": "Vanilla", "price": 250.5},
          {"name": "Pistachio", "price": 280}
        ],
        "toppings": [
          {"name": "Sprinkles", "price": 50},
          {"name": "Your own cup", "price": -20}
        ]
      }

      """
    case .hugePrice:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": [
          {"name": "Waffle", "price": 120},
          {"name": "Cup", "price": 0}
        ],
        "flavors": [
          {"name": "Vanilla", "price": 250},
          {"name": "Pistachio", "price": 9223372036854775808},
          {"name": "Vanilla", "price": 250}
        ],
        "toppings": [
          {"name": "Sprinkles", "price": 50},
          {"name": "Your own cup", "price": -20}
        ]
      }

      """
    case .flavorAsText:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": [
          {"name": "Waffle", "price": 120},
          {"name": "Cup", "price": 0}
        ],
        "flavors": [
          {"name": "Vanilla", "price": 250},
          "Pistachio"
        ],
        "toppings": [
          {"name": "Sprinkles", "price": 50},
          {"name": "Your own cup", "price": -20}
        ]
      }

      """
    case .conesAsObject:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": {"first": {"name": "Waffle", "price": 120}},
        "flavors": [
          {"name": "Vanilla", "price": 250},
          {"name": "Pistachio", "price": 280},
          {"name": "Vanilla", "price": 250}
        ],
        "toppings": [
          {"name": "Sprinkles", "price": 50},
          {"name": "Your own cup", "price": -20}
        ]
      }

      """
    case .digitsAsText:
      """
      {
        "currency": {"code": "USD", "digits": "2"},
        "cones": [
          {"name": "Waffle", "price": 120},
          {"name": "Cup", "price": 0}
        ],
        "flavors": [
          {"name": "Vanilla", "price": 250},
          {"name": "Pistachio", "price": 280},
          {"name": "Vanilla", "price": 250}
        ],
        "toppings": [
          {"name": "Sprinkles", "price": 50},
          {"name": "Your own cup", "price": -20}
        ]
      }

      """
    case .codeAsNumber:
      """
      {
        "currency": {"code": 840, "digits": 2},
        "cones": [
          {"name": "Waffle", "price": 120},
          {"name": "Cup", "price": 0}
        ],
        "flavors": [
          {"name": "Vanilla", "price": 250},
          {"name": "Pistachio", "price": 280},
          {"name": "Vanilla", "price": 250}
        ],
        "toppings": [
          {"name": "Sprinkles", "price": 50},
          {"name": "Your own cup", "price": -20}
        ]
      }

      """
    case .cutOff:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": [
          {"name": "Waffle", "price": 120},
          {"name": "Cup", "price": 0}
        ],
        "flavors": [
      \u{20}
      """
    case .latin1:
      """
      {
        "currency": {"code": "USD", "digits": 2},
        "cones": [
          {"name": "Waffle", "price": 120},
          {"name": "Cup", "price": 0}
        ],
        "flavors": [
          {"name": "Crème brûlée", "price": 300}
        ],
        "toppings": [
          {"name": "Sprinkles", "price": 50},
          {"name": "Your own cup", "price": -20}
        ]
      }

      """
    case .empty: ""
    case .page:
      """
      <!DOCTYPE html>
      <html><body><h1>404 Not Found</h1></body></html>

      """
    }
  }
}
