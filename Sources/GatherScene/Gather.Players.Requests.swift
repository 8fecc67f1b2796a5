extension Gather.Players {
  package enum Load {
    package struct Request: Equatable, Encodable, Sendable {
      package init() {}
    }
  }

  /// The mode in which a tap puts a player into a team.
  package enum SwitchMode {
    package struct Request: Equatable, Encodable, Sendable {
      package init() {}
    }
  }

  package enum Pick {
    package struct Request: Equatable, Encodable, Sendable {
      package let id: Int

      package init(id: Int) {
        self.id = id
      }
    }
  }

  package enum Delete {
    package struct Request: Equatable, Encodable, Sendable {
      package let id: Int

      package init(id: Int) {
        self.id = id
      }
    }
  }

  /// A player was saved on another screen.
  package enum Replace {
    package struct Request: Equatable, Encodable, Sendable {
      package let player: Gather.Player

      package init(player: Gather.Player) {
        self.player = player
      }
    }
  }

  /// The button below the list.
  package enum Proceed {
    package struct Request: Equatable, Encodable, Sendable {
      package init() {}
    }
  }

  /// A match is over.
  package enum StartOver {
    package struct Request: Equatable, Encodable, Sendable {
      package init() {}
    }
  }
}

/// View → Interactor: those that wait return when their answer has been dealt with.
@MainActor package protocol GatherPlayersBusinessLogic: AnyObject {
  func loadPlayers(_ request: Gather.Players.Load.Request) async
  func switchMode(_ request: Gather.Players.SwitchMode.Request)
  func pickPlayer(_ request: Gather.Players.Pick.Request)
  func deletePlayer(_ request: Gather.Players.Delete.Request) async
  func replacePlayer(_ request: Gather.Players.Replace.Request)
  func proceed(_ request: Gather.Players.Proceed.Request)
  func startOver(_ request: Gather.Players.StartOver.Request) async
}
