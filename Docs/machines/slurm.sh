#!/usr/bin/env bash
# Grades a class on a Slurm cluster: an array of shards, and a job that merges them.
# Run it in the course, on a file system that the nodes share:
#   Docs/machines/slurm.sh SUBMISSIONS RESULTS SHARDS [kata grade's other options]
# One shard again, then the merge again, by the same line:
#   ONLY=3 Docs/machines/slurm.sh SUBMISSIONS RESULTS SHARDS [kata grade's other options]
# SBATCH_PARTITION, SBATCH_ACCOUNT, SBATCH_TIMELIMIT and others are sbatch's own variables.
set -euo pipefail
: "${3:?usage: Docs/machines/slurm.sh SUBMISSIONS RESULTS SHARDS [OPTION…]}"
submissions=$1 results=$2 count=$3
shift 3

case ${KATA_JOB:-submit} in
grade)
  shard=$SLURM_ARRAY_TASK_ID
  exec ./kata grade "$submissions" --out "$results/$shard" --shard "$shard/$count" \
    --jobs "${SLURM_CPUS_PER_TASK:-1}" "$@"
  ;;
merge)
  roster=()
  while [ $# -gt 0 ]; do
    case $1 in --roster) roster=(--roster "$2") ;; --roster=*) roster=("$1") ;; esac
    shift
  done
  shopt -s nullglob
  exec ./kata merge "$results"/[0-9]* --out "$results/all" "${roster[@]}"
  ;;
esac

# Many nodes at once must not build the program.
./kata help grade
mkdir -p "$results"
self=$0
send() { # a job of this script, with sbatch's options
  local kind=$1
  shift
  KATA_JOB=$kind sbatch --parsable --export=ALL --chdir="$PWD" --open-mode=append "$@"
}
job=$(send grade --job-name=kata-grade --array="${ONLY:-1-$count}" --requeue \
  --cpus-per-task="${CPUS:-2}" --output="$results/shard-%a.txt" \
  "$self" "$submissions" "$results" "$count" "$@")
# The merge says which shards are missing, so it waits for their end, whatever that is.
merge=$(send merge --job-name=kata-merge --dependency="afterany:$job" \
  --output="$results/merge.txt" "$self" "$submissions" "$results" "$count" "$@")
echo "grading: job $job; merging: job $merge, into $results/all and $results/merge.txt"
