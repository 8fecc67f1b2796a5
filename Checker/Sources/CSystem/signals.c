#include "CSystem.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#endif

int csystem_is_linux(void) {
#ifdef __linux__
  return 1;
#else
  return 0;
#endif
}

static void handle(int number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  sigset_t open;
  sigemptyset(&open);
  sigaddset(&open, number);
  sigprocmask(SIG_UNBLOCK, &open, NULL);
}

static const int interrupts[] = {SIGINT, SIGTERM, SIGHUP};

static void handle_interrupts(void (*handler)(int)) {
  for (int i = 0; i < 3; i++) {
    struct sigaction now;
    // `nohup` has it ignored.
    if (interrupts[i] == SIGHUP && !sigaction(SIGHUP, NULL, &now) && now.sa_handler == SIG_IGN)
      continue;
    handle(interrupts[i], handler);
  }
}

static double seconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

// With SIGCHLD ignored, no child's end can be waited for.
void csystem_reset_signals(void) { signal(SIGCHLD, SIG_DFL); }

// MARK: Interrupts

/// The time of the first interrupt, in seconds; 0 before it.
static atomic_long first;
static int interrupted_code;
static unsigned grace;

static void give_up(int number) {
  (void)number;
  _exit(interrupted_code);
}

/// Notes the first interrupt and sets an alarm; exits at a second one.
///
/// Code that waits checks `csystem_is_interrupted`. Code that computes does not, so the alarm ends
/// it.
static void interrupt(int number) {
  (void)number;
  long none = 0, now = (long)seconds_now() + 1;
  if (atomic_compare_exchange_strong(&first, &none, now)) {
    alarm(grace);
  } else if (now > none + 1) {
    // One Control-C can arrive twice, from the terminal and from the guardian.
    _exit(interrupted_code);
  }
}

void csystem_listen_for_interrupts(int code, unsigned seconds) {
  interrupted_code = code;
  grace = seconds;
  handle_interrupts(interrupt);
  handle(SIGALRM, give_up);
}

int csystem_is_interrupted(void) { return atomic_load(&first) != 0; }

// MARK: Guardian and orphans

#ifdef __linux__
static int adopts_orphans;

static void adopt(void) { adopts_orphans = prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0; }

static volatile pid_t worker;

static void pass_on(int number) { kill(worker, number); }

void csystem_begin_guardian(int adopts) {
  if (adopts) adopt();
  csystem_remember_terminal();
  pid_t guardian = getpid();
  pid_t pid = fork();
  // If the fork fails, this process works without a guardian.
  if (pid < 0) return;
  if (pid == 0) {
    if (prctl(PR_SET_PDEATHSIG, SIGTERM) != 0 || getppid() != guardian) _exit(1);
    if (adopts) adopt();
    return;
  }
  worker = pid;
  handle_interrupts(pass_on);
  csystem_ending ending = {0};
  while (csystem_wait(pid, 1, &ending) == 0) continue;
  csystem_kill_orphans(NULL, 0, 5);
  csystem_restore_terminal_of_worker(ending.signal != 0);
  static const char killed[] = "\nkata: The system or a person has killed it.\nnext: run it again\n";
  if (ending.signal == SIGKILL) csystem_write(2, killed, sizeof killed - 1);
  _exit(ending.signal == 0 ? ending.code : 128 + ending.signal);
}

static int is_among(const int *pids, int count, int pid) {
  for (int i = 0; i < count; i++) {
    if (pids[i] == pid) return 1;
  }
  return 0;
}

/// Returns a child that is not wanted; 0 if all are wanted.
static int unwanted_child(const int *wanted, int count) {
  char path[64], list[1 << 14];
  snprintf(path, sizeof path, "/proc/self/task/%d/children", getpid());
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, list, sizeof list - 1);
  close(file);
  list[length > 0 ? length : 0] = 0;
  char *rest = list, *end;
  // A number without a space behind it may have been cut off.
  for (long pid; (pid = strtol(rest, &end, 10)) > 0 && *end == ' '; rest = end) {
    if (!is_among(wanted, count, (int)pid)) return (int)pid;
  }
  return 0;
}

void csystem_kill_orphans(const int *wanted, int count, double seconds) {
  if (!adopts_orphans) return;
  double deadline = seconds_now() + seconds;
  int child;
  while ((child = unwanted_child(wanted, count)) != 0 && seconds_now() < deadline) {
    // A process group dies at once: none of its processes can fork in between.
    pid_t group = getpgid(child);
    if (group > 0 && group != getpgrp() && !is_among(wanted, count, group)) kill(-group, SIGKILL);
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
  }
}
#else
void csystem_begin_guardian(int adopts) { (void)adopts; }

void csystem_kill_orphans(const int *wanted, int count, double seconds) {
  (void)wanted, (void)count, (void)seconds;
}
#endif
