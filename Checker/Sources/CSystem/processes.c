#ifdef __linux__
#define _GNU_SOURCE
#include <sched.h>
#endif

#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
/// Starts the program on this thread's processor, and then gives the thread all of its own back.
static int spawn_on_one_processor(
    pid_t *pid, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
    char *const words[], char *const variables[]) {
  cpu_set_t before, one;
  int cpu = sched_getcpu();
  int is_bound = cpu >= 0 && cpu < CPU_SETSIZE && sched_getaffinity(0, sizeof before, &before) == 0;
  if (is_bound) {
    CPU_ZERO(&one);
    CPU_SET(cpu, &one);
    sched_setaffinity(0, sizeof one, &one);
  }
  int error = posix_spawnp(pid, words[0], actions, attributes, words, variables);
  if (is_bound) sched_setaffinity(0, sizeof before, &before);
  return error;
}
#endif

static void wire(posix_spawn_file_actions_t *actions, int descriptor, int source) {
  if (source < 0) {
    posix_spawn_file_actions_addopen(actions, descriptor, "/dev/null", O_RDWR, 0);
  } else {
    posix_spawn_file_actions_adddup2(actions, source, descriptor);
  }
}

int csystem_spawn(
    char *const words[], char *const variables[], int input, int output, int errors, int options,
    int *pid) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  wire(&actions, 0, input);
  wire(&actions, 1, output);
  wire(&actions, 2, errors);

  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
  if (options & csystem_own_group) {
    posix_spawnattr_setpgroup(&attributes, 0);
    flags |= POSIX_SPAWN_SETPGROUP;
  }
  posix_spawnattr_setflags(&attributes, flags);

  pid_t child = 0;
  int error;
#ifdef __linux__
  if (options & csystem_one_processor) {
    error = spawn_on_one_processor(&child, &actions, &attributes, words, variables);
  } else
#endif
    error = posix_spawnp(&child, words[0], &actions, &attributes, words, variables);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  *pid = child;
  return error;
}

int csystem_wait(int pid, int waits, csystem_ending *ending) {
  int status = 0;
  struct rusage usage;
  pid_t ended = wait4(pid, &status, waits ? 0 : WNOHANG, &usage);
  if (ended == 0 || (ended < 0 && errno == EINTR)) return 0;
  if (ended < 0) return -1;
  ending->code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  ending->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  ending->processor = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
  return 1;
}

void csystem_kill(int pid) {
  kill(-pid, SIGKILL);
  // It may have left its group.
  kill(pid, SIGKILL);
}

void csystem_kill_group(int pid) { kill(-pid, SIGKILL); }

void csystem_terminate(int pid) { kill(pid, SIGTERM); }

int csystem_pipe(int ends[2], int is_input) {
  if (pipe(ends) != 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  if (is_input) {
    signal(SIGPIPE, SIG_IGN);
  } else {
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
  }
  return 0;
}

long csystem_read(int descriptor, void *bytes, long count) {
  ssize_t got = read(descriptor, bytes, (size_t)count);
  if (got >= 0) return got;
  return errno == EAGAIN || errno == EINTR ? -1 : 0;
}

int csystem_write(int descriptor, const void *bytes, long count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, rest, (size_t)count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return errno;
    rest += written;
    count -= written;
  }
  return 0;
}

void csystem_close(int descriptor) { close(descriptor); }

// Not `poll`, which does not support terminals on macOS.
void csystem_select(const int *descriptors, int count, int milliseconds, uint8_t *readable) {
  fd_set set;
  FD_ZERO(&set);
  int most = -1;
  for (int i = 0; i < count; i++) {
    if (descriptors[i] < 0 || descriptors[i] >= FD_SETSIZE) continue;
    FD_SET(descriptors[i], &set);
    if (descriptors[i] > most) most = descriptors[i];
  }
  struct timeval time = {.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000};
  int ready = select(most + 1, &set, NULL, NULL, &time);
  for (int i = 0; i < count; i++) {
    int is_known = descriptors[i] >= 0 && descriptors[i] < FD_SETSIZE;
    readable[i] = ready > 0 && is_known && FD_ISSET(descriptors[i], &set);
  }
}
