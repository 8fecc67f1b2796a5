#!/bin/sh
# The class as a table that follows: who is where, which edge is red, and who is silent.
# ROOM is a folder with a file for each person (KATA_ROOM=ROOM/ann ./kata watch writes it at each
# check), or a file with a pasted `kata list --line` a line, behind the person's name.
set -eu
room=${1:?usage: Docs/machines/room.sh ROOM}

# A name, whether it's silent, and its line.
lines() {
  # shellcheck disable=SC2016  # a backtick of a chat is no command
  [ -d "$room" ] || { sed -n 's/^\(\[[^]]*\] *\)*\([^`]*[^` :]\)[` :]*kata \([0-9][^`]*\).*/\2\t\t\3/p' "$room"; return; }
  for file in "$room"/*; do
    [ ! -f "$file" ] || printf '%s\t%s\t%s\n' "${file##*/}" "$(find "$file" -mmin +9 -exec echo silent \;)" \
      "$(head -n 1 "$file" | cut -c 1-200 | sed 's/^kata //')"
  done
}

draw() {
  lines | LC_ALL=C tr -d '\000-\010\013-\037\177' | LC_ALL=C awk -F '\t' '
    { split($3, part, " · "); n = split($3, all, " · "); last[$1] = part[1]; passed[$1] = all[n]; silent[$1] = $2 }
    END {
      for (name in last) {
        at = last[name]; count[at]++
        printf "%-10s %-10s %-8s %s\n", at, passed[name], silent[name], name | "sort -n"
      }
      close("sort -n")
      for (at in count) print at ": " count[at] | "sort -n | paste -s -d , -"
    }'
}

while [ -t 1 ]; do
  printf '\033[2J\033[H'
  draw
  sleep 5
done
draw
