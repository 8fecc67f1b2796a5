// Attempts to get out of a box. Each one runs in a process of its own, once without a box and once
// in it: it may end, replace or spoil that process. An attempt returns 1 if it succeeded.
//
//   escape-probe                                      prints a line for each: expectation and name
//   escape-probe NUMBER OUTSIDE INSIDE HOME VICTIM    makes one; 0 if it succeeded, else 1
#ifdef __linux__
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/netlink.h>
#include <linux/perf_event.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

/// The folders and the process of an attempt.
typedef struct {
  /// A folder with the file `canary`, which the box must protect.
  const char *outside;
  /// The process's own folder, with the file `input`.
  const char *inside;
  /// The user's home.
  const char *home;
  /// A process of the same user.
  int victim;
} place;

/// The path of a name in a folder.
static const char *in(const char *folder, const char *name) {
  static char paths[2][4096];
  static int turn;
  char *path = paths[turn++ % 2];
  snprintf(path, sizeof paths[0], "%s/%s", folder, name);
  return path;
}

static const char *canary(const place *at) { return in(at->outside, "canary"); }

static int opens(const char *path, int flags) { return open(path, flags, 0700) >= 0; }

/// Returns 1 if at least one byte can be read.
static int reads(const char *path) {
  char byte;
  int file = open(path, O_RDONLY);
  return file >= 0 && read(file, &byte, 1) == 1;
}

static int lists(const char *path) { return opens(path, O_RDONLY | O_DIRECTORY); }

/// The path of a file about the victim.
static const char *of_victim(const place *at, const char *name) {
  static char folder[32];
  snprintf(folder, sizeof folder, "/proc/%d", at->victim);
  return in(folder, name);
}

// MARK: Files outside

static int follow_link(const place *at) {
  const char *link = in(at->inside, "link");
  return symlink(canary(at), link) == 0 && reads(link);
}

static int take_handle(const place *at) {
  struct { struct file_handle handle; char bytes[128]; } space = {.handle = {.handle_bytes = 128}};
  int mount;
  return name_to_handle_at(AT_FDCWD, canary(at), &space.handle, &mount, 0) == 0;
}

static int write_shared_memory(void) {
  const char *path = "/dev/shm/kata-probe";
  int is_made = opens(path, O_CREAT | O_RDWR);
  if (is_made) unlink(path);
  return is_made;
}

static int use_inherited(void) {
  char byte;
  return read(9, &byte, 1) == 1;
}

// MARK: Other processes

static int read_memory(const place *at) {
  char byte;
  struct iovec own = {&byte, 1}, other = {(void *)&read_memory, 1};
  return process_vm_readv(at->victim, &own, 1, &other, 1, 0) >= 0 || errno == EFAULT;
}

static int own_pipe_for_other(const place *at) {
  int ends[2];
  return pipe(ends) == 0 && fcntl(ends[0], F_SETOWN, at->victim) == 0;
}

// MARK: Network

static int opens_socket(int family, int type) { return socket(family, type | SOCK_CLOEXEC, 0) >= 0; }

static int pair(void) {
  int ends[2];
  return socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0;
}

// MARK: New processes and programs

/// Ends the child; in the parent, returns 1 if there was a child.
static int ends_child(pid_t pid) {
  if (pid == 0) _exit(0);
  return pid > 0 && waitpid(pid, NULL, 0) == pid;
}

static int make_process_by_clone3(void) {
  uint64_t arguments[8] = {[4] = SIGCHLD};
  return ends_child((pid_t)syscall(435, arguments, sizeof arguments));
}

static int make_process_by_vfork(void) {
  pid_t pid = vfork();
  if (pid == 0) _exit(0);
  return pid > 0;
}

static int spawn(void) {
  char *words[] = {"true", NULL};
  pid_t pid;
  return posix_spawn(&pid, "/bin/true", NULL, NULL, words, NULL) == 0;
}

/// Becomes a program that exits with 0, as this attempt does when it succeeds.
static int become(const char *path, char *const words[]) {
  execv(path, words);
  return 0;
}

static int become_by_loader(void) {
#ifdef __x86_64__
  const char *loader = "/lib64/ld-linux-x86-64.so.2";
#else
  const char *loader = "/lib/ld-linux-aarch64.so.1";
#endif
  return become(loader, (char *[]){"ld", "/bin/true", NULL});
}

static int become_script(const place *at) {
  const char *path = in(at->inside, "script"), text[] = "#!/bin/sh\nexit 0\n";
  int file = open(path, O_CREAT | O_WRONLY, 0700);
  if (file < 0 || write(file, text, sizeof text - 1) < 0) return 0;
  close(file);
  return become(path, (char *[]){"script", NULL});
}

static int become_memory(void) {
  char bytes[1 << 14];
  int source = open("/bin/true", O_RDONLY), copy = memfd_create("probe", 0);
  if (source < 0 || copy < 0) return 0;
  for (ssize_t count; (count = read(source, bytes, sizeof bytes)) > 0;) {
    if (write(copy, bytes, (size_t)count) != count) return 0;
  }
  fexecve(copy, (char *[]){"true", NULL}, (char *[]){NULL});
  return 0;
}

// MARK: Namespaces and the kernel

static int io_uring(void) {
  char parameters[120] = {0};
  return syscall(425, 1, parameters) >= 0;
}

static int bpf(void) {
  uint32_t attributes[18] = {1 /* a hash map */, 4, 4, 1};
  return syscall(SYS_bpf, 0, attributes, sizeof attributes) >= 0;
}

static int perf(void) {
  struct perf_event_attr attributes = {
      .type = PERF_TYPE_SOFTWARE, .size = sizeof attributes, .exclude_kernel = 1, .exclude_hv = 1};
  return syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0) >= 0;
}

static int type_key(void) {
  int terminal = posix_openpt(O_RDWR);
  return terminal >= 0 && ioctl(terminal, TIOCSTI, "x") == 0;
}

/// Returns 1 if there is something with this number, and removes it by that system call.
static int removes(long number, long control) {
  if (number >= 0) syscall(control, number, 0, 0, NULL);
  return number >= 0;
}

static int posix_queue(void) {
  long queue = syscall(SYS_mq_open, "kata-probe", O_CREAT | O_RDWR, 0600, NULL);
  if (queue >= 0) syscall(SYS_mq_unlink, "kata-probe");
  return queue >= 0;
}

// MARK: Limits

static int write_far(const place *at) {
  int file = open(in(at->inside, "large"), O_CREAT | O_WRONLY, 0600);
  signal(SIGXFSZ, SIG_IGN);
  return pwrite(file, "x", 1, (off_t)1 << 32) == 1;
}

static int take_addresses(void) {
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  return mmap(NULL, (size_t)1 << 36, PROT_READ, flags, -1, 0) != MAP_FAILED;
}

static int take_descriptors(void) {
  for (int i = 0; i < 512; i++) {
    if (dup(0) < 0) return 0;
  }
  return 1;
}

// MARK: Needs of a program

static int write_own(const place *at) {
  int file = open(in(at->inside, "output"), O_CREAT | O_TRUNC | O_WRONLY, 0600);
  return file >= 0 && write(file, "x", 1) == 1;
}

static void *in_thread(void *value) { return value; }

static int start_thread(const place *at) {
  pthread_t thread;
  void *value = NULL;
  return pthread_create(&thread, NULL, in_thread, (void *)at) == 0 &&
         pthread_join(thread, &value) == 0 && value == at;
}

static int signal_itself(void) {
  signal(SIGUSR1, SIG_IGN);
  return raise(SIGUSR1) == 0;
}

static int look_at_file(const place *at) {
  struct stat status;
  return stat(canary(at), &status) == 0;
}

// MARK: The list

typedef struct {
  const char *name;
  /// Whether a box must prevent it ("fails"), one with namespaces must ("namespaces"), a program
  /// needs it ("succeeds"), or no box prevents it ("open").
  const char *expectation;
  int succeeded;
} attempt;

#define ATTEMPT(name, expectation, ...) \
  if (number == next++) return (attempt){name, expectation, at != NULL && (__VA_ARGS__)};
#define FORBIDDEN(name, ...) ATTEMPT(name, "fails", __VA_ARGS__)

/// Makes an attempt; without a place, it is only looked up.
static attempt make(int number, const place *at) {
  int next = 0;
  // Files outside
  FORBIDDEN("read a file", reads(canary(at)))
  FORBIDDEN("write a file", opens(canary(at), O_WRONLY))
  FORBIDDEN("append to a file", opens(canary(at), O_WRONLY | O_APPEND))
  FORBIDDEN("make a file", opens(in(at->outside, "new"), O_CREAT | O_WRONLY))
  FORBIDDEN("truncate a file", truncate(canary(at), 0) == 0)
  FORBIDDEN("open a file, truncating it", opens(canary(at), O_RDONLY | O_TRUNC))
  FORBIDDEN("rename a file", rename(canary(at), in(at->outside, "new")) == 0)
  FORBIDDEN("move a file in", rename(canary(at), in(at->inside, "new")) == 0)
  FORBIDDEN("move a file out", rename(in(at->inside, "input"), in(at->outside, "new")) == 0)
  FORBIDDEN("link a file in", link(canary(at), in(at->inside, "new")) == 0)
  FORBIDDEN("remove a file", unlink(canary(at)) == 0)
  FORBIDDEN("make a folder", mkdir(in(at->outside, "new"), 0700) == 0)
  FORBIDDEN("make a symbolic link", symlink("canary", in(at->outside, "new")) == 0)
  FORBIDDEN("make a named pipe", mkfifo(in(at->outside, "new"), 0600) == 0)
  FORBIDDEN("read through a symbolic link", follow_link(at))
  FORBIDDEN("change a file's mode", chmod(canary(at), 0666) == 0)
  FORBIDDEN("change a file's owner", chown(canary(at), getuid(), getgid()) == 0)
  FORBIDDEN("change a file's time", utimensat(AT_FDCWD, canary(at), NULL, 0) == 0)
  FORBIDDEN("set a file's attribute", setxattr(canary(at), "user.probe", "1", 1, 0) == 0)
  FORBIDDEN("watch files", syscall(SYS_inotify_init1, 0) >= 0)
  FORBIDDEN("take a file's handle", take_handle(at))
  FORBIDDEN("list a folder", lists(at->outside))
  FORBIDDEN("list /", lists("/"))
  FORBIDDEN("list /tmp", lists("/tmp"))
  FORBIDDEN("list the home folder", lists(at->home))
  FORBIDDEN("read /etc/passwd", reads("/etc/passwd"))
  FORBIDDEN("write to /dev/shm", write_shared_memory())
  FORBIDDEN("use an inherited descriptor", use_inherited())

  // Other processes
  FORBIDDEN("read a process's environment", reads(of_victim(at, "environ")))
  ATTEMPT(
      "read a process's command", "namespaces",
      reads(of_victim(at, "cmdline")))
  FORBIDDEN("read the kernel's memory", reads("/proc/kcore"))
  FORBIDDEN("read a process's memory map", reads(of_victim(at, "maps")))
  FORBIDDEN("open a process's memory", opens(of_victim(at, "mem"), O_RDWR))
  FORBIDDEN("read a process's memory", read_memory(at))
  FORBIDDEN("trace a process", ptrace(PTRACE_SEIZE, at->victim, 0, 0) == 0)
  FORBIDDEN("ask to be traced", ptrace(PTRACE_TRACEME, 0, 0, 0) == 0)
  FORBIDDEN("signal a process", kill(at->victim, SIGCONT) == 0)
  FORBIDDEN("signal a process's thread", syscall(SYS_tgkill, at->victim, at->victim, SIGCONT) == 0)
  FORBIDDEN("signal a thread", syscall(SYS_tkill, at->victim, SIGCONT) == 0)
  FORBIDDEN("queue a signal", sigqueue(at->victim, SIGCONT, (union sigval){0}) == 0)
  FORBIDDEN("open a process", syscall(434, at->victim, 0) >= 0)
  FORBIDDEN(
      "read a process's limits",
      syscall(SYS_prlimit64, at->victim, 7, NULL, (uint64_t[2]){0}) == 0)
  FORBIDDEN("have a pipe signal a process", own_pipe_for_other(at))
  FORBIDDEN("change its priority", setpriority(PRIO_PROCESS, 0, 1) == 0)
  FORBIDDEN("leave the session", setsid() >= 0 || setpgid(0, 0) == 0)

  // Network
  FORBIDDEN("open a TCP socket", opens_socket(AF_INET, SOCK_STREAM))
  FORBIDDEN("open a TCP socket for IPv6", opens_socket(AF_INET6, SOCK_STREAM))
  FORBIDDEN("open a UDP socket", opens_socket(AF_INET, SOCK_DGRAM))
  FORBIDDEN("open a raw socket", opens_socket(AF_PACKET, SOCK_RAW))
  FORBIDDEN("open a Unix socket", opens_socket(AF_UNIX, SOCK_STREAM))
  FORBIDDEN("open a netlink socket", opens_socket(AF_NETLINK, SOCK_RAW))
  FORBIDDEN("open a vsock socket", opens_socket(AF_VSOCK, SOCK_STREAM))
  FORBIDDEN("open a pair of sockets", pair())

  // New processes and programs
  FORBIDDEN("fork", ends_child(fork()))
  FORBIDDEN("vfork", make_process_by_vfork())
  FORBIDDEN("clone", ends_child((pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0)))
  FORBIDDEN("clone3", make_process_by_clone3())
  FORBIDDEN("posix_spawn", spawn())
  FORBIDDEN("become a shell", become("/bin/sh", (char *[]){"sh", "-c", "exit 0", NULL}))
  FORBIDDEN("become a program by the loader", become_by_loader())
  FORBIDDEN("become its own script", become_script(at))
  FORBIDDEN("become a program in memory", become_memory())
  FORBIDDEN("make a file in memory", memfd_create("probe", 0) >= 0)

  // Namespaces and the kernel
  FORBIDDEN("get a user namespace", unshare(CLONE_NEWUSER) == 0)
  FORBIDDEN("get a network namespace", unshare(CLONE_NEWUSER | CLONE_NEWNET) == 0)
  FORBIDDEN("join a process's namespace", setns(open(of_victim(at, "ns/uts"), O_RDONLY), 0) == 0)
  FORBIDDEN("mount", mount("none", at->inside, "tmpfs", 0, NULL) == 0 && umount(at->inside) == 0)
  FORBIDDEN("chroot", chroot(at->inside) == 0)
  FORBIDDEN("io_uring", io_uring())
  FORBIDDEN("bpf", bpf())
  FORBIDDEN("perf", perf())
  FORBIDDEN("add a key", syscall(SYS_add_key, "user", "kata-probe", "1", 1, -2) >= 0)
  FORBIDDEN("read the session's keys", syscall(SYS_keyctl, 0, -3, 1) >= 0)
  FORBIDDEN("userfaultfd", syscall(SYS_userfaultfd, 1 /* for its own faults */) >= 0)
  FORBIDDEN("type into a terminal", type_key())
  FORBIDDEN("shared memory", removes(syscall(SYS_shmget, 0, 4096, 01600), SYS_shmctl))
  FORBIDDEN("a message queue", removes(syscall(SYS_msgget, 0, 01600), SYS_msgctl))
  FORBIDDEN("a semaphore", removes(syscall(SYS_semget, 0, 1, 01600), SYS_semctl))
  FORBIDDEN("a POSIX message queue", posix_queue())
  FORBIDDEN(
      "change the personality",
      syscall(SYS_personality, 0x0040000 /* no random addresses */) >= 0)

  // Limits
  FORBIDDEN("write past the limit of files", write_far(at))
  FORBIDDEN("take more addresses than allowed", take_addresses())
  FORBIDDEN("take more descriptors than allowed", take_descriptors())

  // Needs of a program
  ATTEMPT("write its own file", "succeeds", write_own(at))
  ATTEMPT("read its own input", "succeeds", reads(in(at->inside, "input")))
  ATTEMPT(
      "rename its own file", "succeeds",
      rename(in(at->inside, "input"), in(at->inside, "new")) == 0)
  ATTEMPT("start a thread", "succeeds", start_thread(at))
  ATTEMPT("signal itself", "succeeds", signal_itself())
  ATTEMPT("look at a file's size and time", "open", look_at_file(at))
  return (attempt){0};
}

int main(int count, char **words) {
  if (count == 1) {
    attempt next;
    for (int number = 0; (next = make(number, NULL)).name != NULL; number++) {
      printf("%s %s\n", next.expectation, next.name);
    }
    return 0;
  }
  if (count != 6) return 2;
  place at = {words[2], words[3], words[4], atoi(words[5])};
  return make(atoi(words[1]), &at).succeeded == 1 ? 0 : 1;
}
#else
int main(void) { return 2; }
#endif
