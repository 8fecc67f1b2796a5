// Attempts to get out of a box. Each one runs in a process of its own, once without a box and once
// in it: it may end, replace or spoil that process. An attempt returns 1 if it succeeded.
#ifdef __linux__
#define _GNU_SOURCE
#include <sched.h>
#endif

#include "CSystem.h"

#ifdef __linux__
#include <errno.h>
#include <fcntl.h>
#include <linux/netlink.h>
#include <linux/perf_event.h>
#include <pthread.h>
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

// Not every attempt needs a place.
#pragma GCC diagnostic ignored "-Wunused-parameter"

typedef csystem_place place;

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

/// Returns 1 if a file about the victim can be read.
static int reads_of_victim(const place *at, const char *name) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", at->victim, name);
  return reads(path);
}

// MARK: Files outside

static int read_file(const place *at) { return reads(canary(at)); }
static int write_file(const place *at) { return opens(canary(at), O_WRONLY); }
static int append_file(const place *at) { return opens(canary(at), O_WRONLY | O_APPEND); }
static int make_file(const place *at) { return opens(in(at->outside, "new"), O_CREAT | O_WRONLY); }
static int truncate_file(const place *at) { return truncate(canary(at), 0) == 0; }
static int open_truncating(const place *at) { return opens(canary(at), O_RDONLY | O_TRUNC); }
static int rename_file(const place *at) { return rename(canary(at), in(at->outside, "new")) == 0; }
static int move_in(const place *at) { return rename(canary(at), in(at->inside, "new")) == 0; }
static int move_out(const place *at) {
  return rename(in(at->inside, "input"), in(at->outside, "new")) == 0;
}
static int link_in(const place *at) { return link(canary(at), in(at->inside, "new")) == 0; }
static int remove_file(const place *at) { return unlink(canary(at)) == 0; }
static int make_folder(const place *at) { return mkdir(in(at->outside, "new"), 0700) == 0; }
static int make_link(const place *at) { return symlink("canary", in(at->outside, "new")) == 0; }
static int make_pipe(const place *at) { return mkfifo(in(at->outside, "new"), 0600) == 0; }
static int follow_link(const place *at) {
  const char *link = in(at->inside, "link");
  return symlink(canary(at), link) == 0 && reads(link);
}
static int change_mode(const place *at) { return chmod(canary(at), 0666) == 0; }
static int change_owner(const place *at) { return chown(canary(at), getuid(), getgid()) == 0; }
static int change_time(const place *at) { return utimensat(AT_FDCWD, canary(at), NULL, 0) == 0; }
static int set_attribute(const place *at) {
  return setxattr(canary(at), "user.probe", "1", 1, 0) == 0;
}
static int watch_file(const place *at) {
  return syscall(SYS_inotify_init1, 0) >= 0;
}
static int take_handle(const place *at) {
  struct { struct file_handle handle; char bytes[128]; } space = {.handle = {.handle_bytes = 128}};
  int mount;
  return name_to_handle_at(AT_FDCWD, canary(at), &space.handle, &mount, 0) == 0;
}
static int list_outside(const place *at) { return lists(at->outside); }
static int list_root(const place *at) { return lists("/"); }
static int list_temporary(const place *at) { return lists("/tmp"); }
static int list_home(const place *at) { return lists(at->home); }
static int read_users(const place *at) { return reads("/etc/passwd"); }
static int write_shared_memory(const place *at) {
  const char *path = "/dev/shm/kata-probe";
  int is_made = opens(path, O_CREAT | O_RDWR);
  if (is_made) unlink(path);
  return is_made;
}
static int use_inherited(const place *at) {
  char byte;
  return read(9, &byte, 1) == 1;
}

// MARK: Other processes

static int read_environment(const place *at) { return reads_of_victim(at, "environ"); }
static int read_words(const place *at) { return reads_of_victim(at, "cmdline"); }
static int read_kernel(const place *at) { return reads("/proc/kcore"); }
static int read_map(const place *at) { return reads_of_victim(at, "maps"); }
static int open_memory(const place *at) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/mem", at->victim);
  return opens(path, O_RDWR);
}
static int read_memory(const place *at) {
  char byte;
  struct iovec own = {&byte, 1}, other = {(void *)&read_memory, 1};
  return process_vm_readv(at->victim, &own, 1, &other, 1, 0) >= 0 || errno == EFAULT;
}
static int trace(const place *at) { return ptrace(PTRACE_SEIZE, at->victim, 0, 0) == 0; }
static int be_traced(const place *at) {
  return ptrace(PTRACE_TRACEME, 0, 0, 0) == 0;
}
static int send_signal(const place *at) { return kill(at->victim, SIGCONT) == 0; }
static int send_to_thread(const place *at) {
  return syscall(SYS_tgkill, at->victim, at->victim, SIGCONT) == 0;
}
static int send_to_any_thread(const place *at) {
  return syscall(SYS_tkill, at->victim, SIGCONT) == 0;
}
static int queue_signal(const place *at) {
  return sigqueue(at->victim, SIGCONT, (union sigval){0}) == 0;
}
static int open_process(const place *at) { return syscall(434, at->victim, 0) >= 0; }
static int read_limits(const place *at) {
  return syscall(SYS_prlimit64, at->victim, 7, NULL, (uint64_t[2]){0}) == 0;
}
static int own_pipe_for_other(const place *at) {
  int ends[2];
  return pipe(ends) == 0 && fcntl(ends[0], F_SETOWN, at->victim) == 0;
}
static int change_priority(const place *at) { return setpriority(PRIO_PROCESS, 0, 1) == 0; }
static int leave_session(const place *at) {
  return setsid() >= 0 || setpgid(0, 0) == 0;
}

// MARK: Network

static int opens_socket(int family, int type) { return socket(family, type | SOCK_CLOEXEC, 0) >= 0; }
static int tcp(const place *at) { return opens_socket(AF_INET, SOCK_STREAM); }
static int udp(const place *at) { return opens_socket(AF_INET, SOCK_DGRAM); }
static int tcp6(const place *at) { return opens_socket(AF_INET6, SOCK_STREAM); }
static int raw(const place *at) { return opens_socket(AF_PACKET, SOCK_RAW); }
static int local(const place *at) { return opens_socket(AF_UNIX, SOCK_STREAM); }
static int netlink(const place *at) { return opens_socket(AF_NETLINK, SOCK_RAW); }
static int vsock(const place *at) { return opens_socket(AF_VSOCK, SOCK_STREAM); }
static int pair(const place *at) {
  int ends[2];
  return socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0;
}

// MARK: New processes and programs

/// Ends the child; in the parent, returns 1 if there was a child.
static int ends_child(pid_t pid) {
  if (pid == 0) _exit(0);
  return pid > 0 && waitpid(pid, NULL, 0) == pid;
}
static int make_process(const place *at) { return ends_child(fork()); }
static int make_process_by_clone(const place *at) {
  return ends_child((pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
}
static int make_process_by_clone3(const place *at) {
  uint64_t arguments[8] = {[4] = SIGCHLD};
  return ends_child((pid_t)syscall(435, arguments, sizeof arguments));
}
static int make_process_by_vfork(const place *at) {
  pid_t pid = vfork();
  if (pid == 0) _exit(0);
  return pid > 0;
}
static int spawn(const place *at) {
  char *words[] = {"true", NULL};
  pid_t pid;
  return posix_spawn(&pid, "/bin/true", NULL, NULL, words, NULL) == 0;
}
/// Becomes a program that exits with 0, as this attempt does when it succeeds.
static int become(const char *path, char *const words[]) {
  execv(path, words);
  return 0;
}
static int become_shell(const place *at) {
  return become("/bin/sh", (char *[]){"sh", "-c", "exit 0", NULL});
}
static int become_by_loader(const place *at) {
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
  if (file < 0 || csystem_write(file, text, sizeof text - 1) != 0) return 0;
  close(file);
  return become(path, (char *[]){"script", NULL});
}
static int become_memory(const place *at) {
  char bytes[1 << 14];
  int source = open("/bin/true", O_RDONLY), copy = memfd_create("probe", 0);
  if (source < 0 || copy < 0) return 0;
  for (ssize_t count; (count = read(source, bytes, sizeof bytes)) > 0;) {
    if (write(copy, bytes, (size_t)count) != count) return 0;
  }
  fexecve(copy, (char *[]){"true", NULL}, (char *[]){NULL});
  return 0;
}
static int make_memory_file(const place *at) {
  return memfd_create("probe", 0) >= 0;
}

// MARK: Namespaces and the kernel

static int get_namespace(const place *at) { return unshare(CLONE_NEWUSER) == 0; }
static int get_network(const place *at) {
  return unshare(CLONE_NEWUSER | CLONE_NEWNET) == 0;
}
static int join_namespace(const place *at) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/ns/uts", at->victim);
  return setns(open(path, O_RDONLY), 0) == 0;
}
static int mount_folder(const place *at) {
  return mount("none", at->inside, "tmpfs", 0, NULL) == 0 && umount(at->inside) == 0;
}
static int change_root(const place *at) { return chroot(at->inside) == 0; }
static int io_uring(const place *at) {
  char parameters[120] = {0};
  return syscall(425, 1, parameters) >= 0;
}
static int bpf(const place *at) {
  uint32_t attributes[18] = {1 /* a hash map */, 4, 4, 1};
  return syscall(SYS_bpf, 0, attributes, sizeof attributes) >= 0;
}
static int perf(const place *at) {
  struct perf_event_attr attributes = {
      .type = PERF_TYPE_SOFTWARE, .size = sizeof attributes, .exclude_kernel = 1, .exclude_hv = 1};
  return syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0) >= 0;
}
static int keys(const place *at) {
  return syscall(SYS_add_key, "user", "kata-probe", "1", 1, -2) >= 0;
}
static int read_keys(const place *at) { return syscall(SYS_keyctl, 0, -3, 1) >= 0; }
static int userfaultfd(const place *at) {
  return syscall(SYS_userfaultfd, 1 /* for its own faults */) >= 0;
}
static int type_key(const place *at) {
  int terminal = posix_openpt(O_RDWR);
  return terminal >= 0 && ioctl(terminal, TIOCSTI, "x") == 0;
}
static int shared_memory(const place *at) {
  long number = syscall(SYS_shmget, 0, 4096, 01600);
  if (number >= 0) syscall(SYS_shmctl, number, 0 /* remove */, NULL);
  return number >= 0;
}
static int message_queue(const place *at) {
  long number = syscall(SYS_msgget, 0, 01600);
  if (number >= 0) syscall(SYS_msgctl, number, 0, NULL);
  return number >= 0;
}
static int semaphore(const place *at) {
  long number = syscall(SYS_semget, 0, 1, 01600);
  if (number >= 0) syscall(SYS_semctl, number, 0, 0, NULL);
  return number >= 0;
}
static int posix_queue(const place *at) {
  long queue = syscall(SYS_mq_open, "kata-probe", O_CREAT | O_RDWR, 0600, NULL);
  if (queue >= 0) syscall(SYS_mq_unlink, "kata-probe");
  return queue >= 0;
}
static int change_personality(const place *at) {
  return syscall(SYS_personality, 0x0040000 /* no random addresses */) >= 0;
}

// MARK: Limits

static int write_far(const place *at) {
  int file = open(in(at->inside, "large"), O_CREAT | O_WRONLY, 0600);
  signal(SIGXFSZ, SIG_IGN);
  return pwrite(file, "x", 1, (off_t)1 << 32) == 1;
}
static int take_addresses(const place *at) {
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  return mmap(NULL, (size_t)1 << 36, PROT_READ, flags, -1, 0) != MAP_FAILED;
}
static int take_descriptors(const place *at) {
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
static int read_own(const place *at) { return reads(in(at->inside, "input")); }
static int rename_own(const place *at) {
  return rename(in(at->inside, "input"), in(at->inside, "new")) == 0;
}
static void *in_thread(void *value) { return value; }
static int start_thread(const place *at) {
  pthread_t thread;
  void *value = NULL;
  return pthread_create(&thread, NULL, in_thread, (void *)at) == 0 &&
         pthread_join(thread, &value) == 0 && value == at;
}
static int signal_itself(const place *at) {
  signal(SIGUSR1, SIG_IGN);
  return raise(SIGUSR1) == 0;
}

static int look_at_file(const place *at) {
  struct stat status;
  return stat(canary(at), &status) == 0;
}

static const struct {
  const char *name;
  int (*run)(const place *at);
  csystem_expectation expectation;
} attempts[] = {
    {"read a file", read_file, csystem_must_fail},
    {"write a file", write_file, csystem_must_fail},
    {"append to a file", append_file, csystem_must_fail},
    {"make a file", make_file, csystem_must_fail},
    {"truncate a file", truncate_file, csystem_must_fail},
    {"open a file, truncating it", open_truncating, csystem_must_fail},
    {"rename a file", rename_file, csystem_must_fail},
    {"move a file in", move_in, csystem_must_fail},
    {"move a file out", move_out, csystem_must_fail},
    {"link a file in", link_in, csystem_must_fail},
    {"remove a file", remove_file, csystem_must_fail},
    {"make a folder", make_folder, csystem_must_fail},
    {"make a symbolic link", make_link, csystem_must_fail},
    {"make a named pipe", make_pipe, csystem_must_fail},
    {"read through a symbolic link", follow_link, csystem_must_fail},
    {"change a file's mode", change_mode, csystem_must_fail},
    {"change a file's owner", change_owner, csystem_must_fail},
    {"change a file's time", change_time, csystem_must_fail},
    {"set a file's attribute", set_attribute, csystem_must_fail},
    {"watch files", watch_file, csystem_must_fail},
    {"take a file's handle", take_handle, csystem_must_fail},
    {"list a folder", list_outside, csystem_must_fail},
    {"list /", list_root, csystem_must_fail},
    {"list /tmp", list_temporary, csystem_must_fail},
    {"list the home folder", list_home, csystem_must_fail},
    {"read /etc/passwd", read_users, csystem_must_fail},
    {"write to /dev/shm", write_shared_memory, csystem_must_fail},
    {"use an inherited descriptor", use_inherited, csystem_must_fail},
    {"read a process's environment", read_environment, csystem_must_fail},
    {"read a process's command", read_words, csystem_must_fail_in_namespaces},
    {"read the kernel's memory", read_kernel, csystem_must_fail},
    {"read a process's memory map", read_map, csystem_must_fail},
    {"open a process's memory", open_memory, csystem_must_fail},
    {"read a process's memory", read_memory, csystem_must_fail},
    {"trace a process", trace, csystem_must_fail},
    {"ask to be traced", be_traced, csystem_must_fail},
    {"signal a process", send_signal, csystem_must_fail},
    {"signal a process's thread", send_to_thread, csystem_must_fail},
    {"signal a thread", send_to_any_thread, csystem_must_fail},
    {"queue a signal", queue_signal, csystem_must_fail},
    {"open a process", open_process, csystem_must_fail},
    {"read a process's limits", read_limits, csystem_must_fail},
    {"have a pipe signal a process", own_pipe_for_other, csystem_must_fail},
    {"change its priority", change_priority, csystem_must_fail},
    {"leave the session", leave_session, csystem_must_fail},
    {"open a TCP socket", tcp, csystem_must_fail},
    {"open a TCP socket for IPv6", tcp6, csystem_must_fail},
    {"open a UDP socket", udp, csystem_must_fail},
    {"open a raw socket", raw, csystem_must_fail},
    {"open a Unix socket", local, csystem_must_fail},
    {"open a netlink socket", netlink, csystem_must_fail},
    {"open a vsock socket", vsock, csystem_must_fail},
    {"open a pair of sockets", pair, csystem_must_fail},
    {"fork", make_process, csystem_must_fail},
    {"vfork", make_process_by_vfork, csystem_must_fail},
    {"clone", make_process_by_clone, csystem_must_fail},
    {"clone3", make_process_by_clone3, csystem_must_fail},
    {"posix_spawn", spawn, csystem_must_fail},
    {"become a shell", become_shell, csystem_must_fail},
    {"become a program by the loader", become_by_loader, csystem_must_fail},
    {"become its own script", become_script, csystem_must_fail},
    {"become a program in memory", become_memory, csystem_must_fail},
    {"make a file in memory", make_memory_file, csystem_must_fail},
    {"get a user namespace", get_namespace, csystem_must_fail},
    {"get a network namespace", get_network, csystem_must_fail},
    {"join a process's namespace", join_namespace, csystem_must_fail},
    {"mount", mount_folder, csystem_must_fail},
    {"chroot", change_root, csystem_must_fail},
    {"io_uring", io_uring, csystem_must_fail},
    {"bpf", bpf, csystem_must_fail},
    {"perf", perf, csystem_must_fail},
    {"add a key", keys, csystem_must_fail},
    {"read the session's keys", read_keys, csystem_must_fail},
    {"userfaultfd", userfaultfd, csystem_must_fail},
    {"type into a terminal", type_key, csystem_must_fail},
    {"shared memory", shared_memory, csystem_must_fail},
    {"a message queue", message_queue, csystem_must_fail},
    {"a semaphore", semaphore, csystem_must_fail},
    {"a POSIX message queue", posix_queue, csystem_must_fail},
    {"change the personality", change_personality, csystem_must_fail},
    {"write past the limit of files", write_far, csystem_must_fail},
    {"take more addresses than allowed", take_addresses, csystem_must_fail},
    {"take more descriptors than allowed", take_descriptors, csystem_must_fail},
    {"write its own file", write_own, csystem_must_succeed},
    {"read its own input", read_own, csystem_must_succeed},
    {"rename its own file", rename_own, csystem_must_succeed},
    {"start a thread", start_thread, csystem_must_succeed},
    {"signal itself", signal_itself, csystem_must_succeed},
    {"look at a file's size and time", look_at_file, csystem_not_prevented},
};
static const int attempt_count = sizeof attempts / sizeof *attempts;

const char *csystem_attempt_name(int number) {
  return number >= 0 && number < attempt_count ? attempts[number].name : NULL;
}

csystem_expectation csystem_attempt_expectation(int number) { return attempts[number].expectation; }

int csystem_attempt(int number, const csystem_place *place) {
  return csystem_attempt_name(number) != NULL && attempts[number].run(place);
}
#else
#include <stddef.h>

const char *csystem_attempt_name(int number) {
  (void)number;
  return NULL;
}

csystem_expectation csystem_attempt_expectation(int number) {
  (void)number;
  return csystem_must_fail;
}

int csystem_attempt(int number, const csystem_place *place) {
  (void)number, (void)place;
  return 0;
}
#endif
