/// A shell that `kata` writes completions for.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  package init(named name: String) throws(Complaint) {
    guard let shell = Self(rawValue: name) else {
      let all = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage(
        "kata has no completions for \"\(name)\"; there: \(all).", next: "kata help completions")
    }
    self = shell
  }

  /// Asks the `kata` that is being typed, so that it always knows the course as it is: the same for
  /// every command, with nothing of the table in it.
  package var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static let bashScript = #"""
    # bash completions of kata: source <(kata completions bash)
    _kata() {
      local word=${COMP_WORDS[COMP_CWORD]} program=$1 text help
      COMPREPLY=()
      [[ $program != "~"* ]] || program=$HOME${program#"~"}
      while IFS=$'\t' read -r text help; do
        if [[ $text == :files ]]; then
          compopt -o filenames 2>/dev/null
          while IFS= read -r text; do COMPREPLY+=("$text"); done < <(compgen -f -- "$word")
        elif [[ $word == [\"\']* ]]; then
          COMPREPLY+=("$text")
        else
          COMPREPLY+=("$(printf '%q' "$text")")
        fi
      done < <("$program" complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    }
    complete -F _kata kata

    """#

  private static let zshScript = #"""
    #compdef kata
    # zsh completions of kata: source <(kata completions zsh), behind compinit
    _kata() {
      local text help program=${~words[1]}
      local -a texts rows
      while IFS=$'\t' read -r text help; do
        if [[ $text == :files ]]; then
          _files
        else
          texts+=("$text")
          rows+=("$text${help:+  -- $help}")
        fi
      done < <("$program" complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)
      (( ! $#texts )) || compadd -l -d rows -a texts
    }
    if [[ ${funcstack[1]-} == _kata ]]; then _kata "$@"; else compdef _kata kata; fi

    """#

  private static let fishScript = #"""
    # fish completions of kata: kata completions fish | source
    function __kata_complete
      set -l words (commandline -opc)
      set -l program (string replace -r '^~' $HOME -- $words[1])
      for row in ($program complete -- $words[2..-1] (commandline -ct) 2>/dev/null)
        if test "$row" = :files
          __fish_complete_path (commandline -ct)
        else
          printf '%s\n' $row
        end
      end
    end
    complete -c kata -f -a '(__kata_complete)'

    """#
}
