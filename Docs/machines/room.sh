#!/bin/sh
# The class as a table that follows: who is where, which edge is red, and who is silent.
# ROOM is a folder with a file for each person (KATA_ROOM=ROOM/ann ./kata watch writes it at each
# check), or a file with a pasted `kata list --line` a line, behind the person's name.
set -eu
export LC_ALL=C
tab=$(printf '\t')
room=${1:?usage: Docs/machines/room.sh ROOM}
[ -e "$room" ] || { printf 'room.sh: there is no %s\n' "$room" >&2; exit 1; }

# A name, whether it's silent, and its line.
lines() {
  # shellcheck disable=SC2016  # a backtick of a chat is no command
  [ -d "$room" ] || { sed -n 's/^\(\[[^]]*\] *\)*\([^`]*[^` :]\)[` :]*kata \([0-9][^`]*\).*/\2'"$tab$tab"'\3/p' "$room"; return; }
  for file in "$room"/*; do
    [ -f "$file" ] || continue
    line=$(head -n 1 "$file" | cut -c 1-200 | sed -n 's/^kata //p')
    [ -z "$line" ] ||
      printf '%s\t%s\t%s\n' "${file##*/}" "$(find "$file" -mmin +9 -exec echo silent \;)" "$line"
  done
}

draw() {
  lines | tr -d '\000-\010\013-\037\177' | awk -F '\t' '
    # Columns of characters, of which each has one byte that continues none.
    function cell(text, width,  bare) {
      bare = text; gsub(/[\200-\277]/, "", bare)
      for (; width > length(bare); width--) text = text " "
      return text
    }
    # Behind all who are at an exercise, those who have passed all.
    function rank(at) { return (at == "done" ? 99 : at + 0) "\t" }
    {
      n = split($3, part, " · "); split(part[n], count, " of ")
      passed[$1] = part[n]; silent[$1] = $2
      last[$1] = part[1] ~ / / || count[1] + 0 == count[2] + 0 ? "done" : part[1]
    }
    END {
      sorted = "sort -n | cut -f 2-"
      for (name in last) {
        at = last[name]; here[at]++
        print rank(at) cell(at, 8) cell(passed[name], 11) cell(silent[name], 9) name | sorted
      }
      close(sorted)
      for (at in here) print rank(at) at ": " here[at] | (sorted " | paste -s -d , -")
    }'
}

while [ -t 1 ]; do
  printf '\033[2J\033[H'
  draw
  sleep 5
done
draw
