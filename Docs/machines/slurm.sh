#!/usr/bin/env bash
# Grades a class on a Slurm cluster: an array of shards, and a job that writes their gradebook.
# Run it in the course, on a file system that the nodes share:
#   Docs/machines/slurm.sh SUBMISSIONS RESULTS SHARDS [kata grade's other options]
# One shard again, then the gradebook again, by the same line:
#   ONLY=3 Docs/machines/slurm.sh SUBMISSIONS RESULTS SHARDS [kata grade's other options]
# SBATCH_PARTITION, SBATCH_ACCOUNT, SBATCH_TIMELIMIT and others are sbatch's own variables.
set -euo pipefail
: "${3:?usage: Docs/machines/slurm.sh SUBMISSIONS RESULTS SHARDS [OPTION…]}"
mkdir -p "$2"
submissions=$(realpath "$1") results=$(realpath "$2") count=$3
shift 3
roster=() options=()
while [ $# -gt 0 ]; do
  case $1 in
    --roster) roster=(--roster "$(realpath "$2")") && shift ;;
    --roster=*) roster=(--roster "$(realpath "${1#*=}")") ;;
    *) options+=("$1") ;;
  esac
  shift
done

case ${KATA_JOB:-submit} in
grade)
  # Nodes don't build in one folder: each shard has a copy of the course to itself.
  shard=$SLURM_ARRAY_TASK_ID course=$(mktemp -d)
  trap 'rm -rf "$course"' EXIT
  tar -cf - --exclude=./.build --exclude=./.kata . | tar -xf - -C "$course"
  cd "$course"
  ./kata grade "$submissions" --out "$results/$shard" --shard "$shard/$count" \
    --jobs "${SLURM_CPUS_PER_TASK:-1}" ${roster[@]+"${roster[@]}"} ${options[@]+"${options[@]}"}
  exit
  ;;
report)
  shopt -s nullglob
  exec ./kata report "$results"/[0-9]* --format csv --out "$results/grades.csv" ${roster[@]+"${roster[@]}"}
  ;;
esac

./kata help report
self=$0
send() { # a job of this script, with sbatch's options
  local kind=$1
  shift
  KATA_JOB=$kind sbatch --parsable --export=ALL --chdir="$PWD" --open-mode=append "$@"
}
job=$(send grade --job-name=kata-grade --array="${ONLY:-1-$count}" --requeue \
  --cpus-per-task="${CPUS:-2}" --output="$results/shard-%a.txt" \
  "$self" "$submissions" "$results" "$count" ${roster[@]+"${roster[@]}"} ${options[@]+"${options[@]}"})
# The report says who is missing, so it waits for the shards' end, whatever that is.
report=$(send report --job-name=kata-report --dependency="afterany:$job" \
  --output="$results/report.txt" "$self" "$submissions" "$results" "$count" ${roster[@]+"${roster[@]}"})
echo "grading: job $job; then job $report writes $results/grades.csv, and says so in $results/report.txt"
