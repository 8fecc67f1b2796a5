// Namespaces, in which a process sees no others.
#ifdef __linux__
#define _GNU_SOURCE
#include <sched.h>
#endif

#include "CNamespaces.h"

#include <errno.h>

#ifdef __linux__
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/// Writes a few bytes, which the system takes at once or not at all.
static int write_all(int file, const void *bytes, size_t count) {
  return write(file, bytes, count) == (ssize_t)count ? 0 : errno;
}

static int write_line(const char *path, const char *line) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return errno;
  int error = write_all(file, line, strlen(line));
  close(file);
  return error;
}

/// Maps one number to itself.
static int map(const char *path, unsigned number) {
  char line[64];
  snprintf(line, sizeof line, "%u %u 1", number, number);
  return write_line(path, line);
}

/// Unshares and checks each step: some systems let `unshare` succeed, but refuse the next steps.
static int unshare_all(void) {
  unsigned user = geteuid(), group = getegid();
  int parts = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC |
              CLONE_NEWUTS;
  if (unshare(parts) != 0) return errno;
  int error = write_line("/proc/self/setgroups", "deny");
  if (error == 0) error = map("/proc/self/uid_map", user);
  return error == 0 ? map("/proc/self/gid_map", group) : error;
}

/// Shows the namespace's own processes in /proc; to be called in its first process.
static int mount_processes(void) {
  if (mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return errno;
  int flags = MS_NOSUID | MS_NODEV | MS_NOEXEC;
  return mount("proc", "/proc", "proc", flags, NULL) == 0 ? 0 : errno;
}

static volatile pid_t below;

static void pass_on(int number) { kill(below, number); }

/// Kills the program alone: if the whole namespace were killed, its processor time would be lost.
static void end_program(int number) {
  (void)number;
  kill(below, SIGKILL);
}

static void at_end(pid_t pid, void (*handler)(int)) {
  below = pid;
  struct sigaction action = {.sa_handler = handler};
  sigaction(SIGTERM, &action, NULL);
}

static void wait_for_end(pid_t pid, int *status) {
  while (waitpid(pid, status, 0) < 0 && errno == EINTR) continue;
}

/// Waits for the namespace's first process, and ends as the program in it ended.
static void supervise(pid_t first, int result) {
  at_end(first, pass_on);
  int status;
  ssize_t count;
  while ((count = read(result, &status, sizeof status)) < 0 && errno == EINTR) continue;
  wait_for_end(first, count == sizeof status ? NULL : &status);
  if (WIFEXITED(status)) _exit(WEXITSTATUS(status));
  signal(WTERMSIG(status), SIG_DFL);
  kill(getpid(), WTERMSIG(status));
  _exit(128 + WTERMSIG(status));
}

int box_enter_namespaces(void) {
  int error = unshare_all(), result[2], status = 0;
  if (error != 0) return error;
  if (pipe2(result, O_CLOEXEC) != 0) return errno;
  pid_t first = fork();
  if (first < 0) return errno;
  if (first > 0) {
    close(result[1]);
    supervise(first, result[0]);
  }
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if ((error = mount_processes()) != 0) return error;
  // The first process of a namespace can't end itself by abort(), so it starts another one.
  pid_t program = fork();
  if (program < 0) _exit(1);
  if (program == 0) {
    close(result[0]), close(result[1]);
    return 0;
  }
  at_end(program, end_program);
  wait_for_end(program, &status);
  write_all(result[1], &status, sizeof status);
  _exit(0);
}

int box_has_namespaces(void) {
  pid_t pid = fork();
  if (pid == 0) {
    if (unshare_all() != 0) _exit(1);
    pid_t first = fork();
    if (first == 0) _exit(mount_processes() == 0 ? 0 : 1);
    int status = 1;
    if (first > 0) wait_for_end(first, &status);
    _exit(status == 0 ? 0 : 1);
  }
  int status = 1;
  if (pid > 0) wait_for_end(pid, &status);
  return status == 0;
}
#else
int box_has_namespaces(void) { return 0; }
int box_enter_namespaces(void) { return ENOSYS; }
#endif
