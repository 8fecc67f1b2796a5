extension Gather {
  /// The use cases of the list from which two teams are chosen.
  package enum Players {}
}

extension Gather.Players {
  /// Interactor → Presenter: the whole list as it is now.
  package struct Response: Equatable, Encodable, Sendable {
    package let members: [Member]
    /// True if a tap puts a player into a team.
    package let isChoosing: Bool
    /// True if the mode can be switched now, on or off.
    package let canSwitch: Bool

    package init(members: [Member], isChoosing: Bool, canSwitch: Bool) {
      self.members = members
      self.isChoosing = isChoosing
      self.canSwitch = canSwitch
    }
  }

  /// A player, and the team; nil for the bench.
  package struct Member: Equatable, Encodable, Sendable {
    package let player: Gather.Player
    package let team: Gather.Team?

    package init(player: Gather.Player, team: Gather.Team?) {
      self.player = player
      self.team = team
    }
  }

  /// Interactor → Presenter: what did not work; the words for it are the Presenter's.
  package enum Problem: Equatable, Encodable, Sendable {
    case notLoaded
    case notDeleted
    /// A team without players can't play.
    case emptyTeam(Gather.Team)
  }

  /// Interactor → Presenter: the screen that comes next.
  package enum Step: Equatable, Encodable, Sendable, CaseIterable {
    /// The details of the player in the data store.
    case details
    /// A form for a new player.
    case add
    /// The match of the line-up in the data store.
    case match
  }

  /// Presenter → View: the list in finished words.
  package struct ViewModel: Equatable, Encodable, Sendable {
    package let rows: [Row]
    /// On the button that switches the mode.
    package let modeTitle: String
    package let canSwitch: Bool
    /// On the button below the list.
    package let actionTitle: String

    package init(rows: [Row], modeTitle: String, canSwitch: Bool, actionTitle: String) {
      self.rows = rows
      self.modeTitle = modeTitle
      self.canSwitch = canSwitch
      self.actionTitle = actionTitle
    }

    /// A player's row; the id is the player's.
    package struct Row: Equatable, Encodable, Sendable, Identifiable {
      package let id: Int
      package let name: String
      /// Empty for a player on the bench.
      package let team: String

      package init(id: Int, name: String, team: String) {
        self.id = id
        self.name = name
        self.team = team
      }
    }

    package struct Problem: Equatable, Encodable, Sendable {
      package let title: String
      package let message: String

      package init(title: String, message: String) {
        self.title = title
        self.message = message
      }
    }
  }
}

/// Interactor → Presenter.
@MainActor package protocol GatherPlayersPresentationLogic: AnyObject {
  func presentPlayers(_ response: Gather.Players.Response)
  func presentProblem(_ problem: Gather.Players.Problem)
  func presentStep(_ step: Gather.Players.Step)
}

/// Presenter → View.
@MainActor package protocol GatherPlayersDisplayLogic: AnyObject {
  func displayPlayers(_ viewModel: Gather.Players.ViewModel)
  func displayProblem(_ viewModel: Gather.Players.ViewModel.Problem)
  func displayDetails()
  func displayAdd()
  func displayMatch()
}

/// Interactor → Worker: the one that asks the service; any error means that it did not work.
@MainActor package protocol GatherPlayersWorkerLogic: AnyObject {
  /// All players, in the order in which they are shown; no id comes twice.
  func fetchPlayers() async throws -> [Gather.Player]
  func deletePlayer(id: Int) async throws
}
