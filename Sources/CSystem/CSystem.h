// What Swift does not import from the system's own headers: calls that take any number of arguments,
// and `fork`, behind which Swift itself could not go on.
#ifndef CSYSTEM_H
#define CSYSTEM_H

#ifdef __linux__
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/inotify.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/// From here on, a grandchild whose parent died becomes a child of this process; 0 when it worked.
static inline int csystem_adopt_orphans(void) {
  return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
}

/// Splits this process in two, of which the child is sent the signal when its parent is gone.
static inline pid_t csystem_split(int signal) {
  pid_t parent = getpid();
  pid_t pid = fork();
  if (pid == 0 && (prctl(PR_SET_PDEATHSIG, signal) != 0 || getppid() != parent)) _exit(signal);
  return pid;
}

/// Has the process that calls, and all that it starts, stay on the processor that it is on now.
static inline void csystem_stay(void) {
  enum { most = 1024, bits = 8 * sizeof(unsigned long) };
  unsigned long mask[most / bits] = {0};
  unsigned cpu = 0;
  if (syscall(SYS_getcpu, &cpu, 0, 0) != 0 || cpu >= most) return;
  mask[cpu / bits] = 1UL << cpu % bits;
  syscall(SYS_sched_setaffinity, 0, sizeof mask, mask);
}

/// Starts a program in a group of its own that does not outlive this process; without an input (-1)
/// it has nothing to read.
///
/// `posix_spawn` can't ask for the second. Until the program has begun, the caller waits; what kept
/// it from that is in `failure`.
static inline pid_t csystem_spawn(
    const char *program, char *const words[], char *const variables[], int input, int output,
    int errors, int stays, int *failure) {
  volatile int code = 0;
  pid_t parent = getpid();
  pid_t pid = vfork();
  if (pid == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, 0);
    if (stays) csystem_stay();
    if (input < 0) input = open("/dev/null", O_RDONLY);
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == parent && setpgid(0, 0) == 0
        && input >= 0 && dup2(input, 0) == 0 && dup2(output, 1) == 1 && dup2(errors, 2) == 2) {
      if (input > 2) close(input);
      execve(program, words, variables);
    }
    code = errno;
    _exit(127);
  }
  *failure = pid < 0 ? errno : code;
  return pid;
}

/// A descriptor that can be read when something in a folder that was added has changed.
static inline int csystem_folder_events(void) {
  return inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
}

/// Has it hear of files that were written, came, went or changed their names.
static inline int csystem_add_folder(int events, const char *path) {
  return inotify_add_watch(
      events, path,
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR);
}
#endif

#endif
