#ifdef __linux__
#define _GNU_SOURCE
#include <sched.h>
#endif

#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

int csystem_run_program(char *const words[], const char *folder) {
  if (folder != NULL && chdir(folder) != 0) return errno;
  execv(words[0], words);
  return errno;
}

#ifdef __linux__
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>

// MARK: Descriptors and limits

void csystem_box_close_descriptors(void) {
  // 436 is close_range, new in Linux 5.9.
  if (syscall(436, 3U, ~0U, 0U) == 0) return;
  struct rlimit limit = {1024, 1024};
  getrlimit(RLIMIT_NOFILE, &limit);
  for (int descriptor = 3; descriptor < (int)limit.rlim_cur; descriptor++) close(descriptor);
}

int csystem_box_limit(csystem_resource resource, uint64_t value) {
  static const int resources[] = {RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_AS, RLIMIT_NOFILE, RLIMIT_CORE};
  struct rlimit limit;
  if (getrlimit(resources[resource], &limit) != 0) return errno;
  // A lower limit stays.
  if (value < limit.rlim_max) limit.rlim_max = value;
  limit.rlim_cur = limit.rlim_max;
  return setrlimit(resources[resource], &limit) == 0 ? 0 : errno;
}

int csystem_box_end_with_parent(void) {
  return prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 ? 0 : errno;
}

// MARK: Landlock

enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };

// Constants of <linux/landlock.h>, which some machines that build this lack.
enum {
  may_execute = 1 << 0, may_write = 1 << 1, may_read = 1 << 2, may_list = 1 << 3,
  may_make_character = 1 << 6, may_make_block = 1 << 11,
  may_refer = 1 << 13, may_truncate = 1 << 14, may_control_devices = 1 << 15,
  may_bind_and_connect = 3, may_reach_sockets_and_signals = 3,
};
static const uint64_t first_rights = (1 << 13) - 1;
static const uint64_t rights_of_files =
    may_execute | may_write | may_read | may_truncate | may_control_devices;

typedef struct {
  uint64_t files, net, scoped;
} ruleset;

typedef struct {
  uint64_t allowed;
  int32_t descriptor;
} __attribute__((packed)) path_rule;

int csystem_box_landlock_version(void) {
  long version = syscall(create_ruleset, NULL, 0, 1U);
  return version < 0 ? 0 : (int)version;
}

/// Everything that this version of Landlock can forbid.
static ruleset everything(int version) {
  ruleset rules = {.files = first_rights};
  if (version >= 2) rules.files |= may_refer;
  if (version >= 3) rules.files |= may_truncate;
  if (version >= 4) rules.net = may_bind_and_connect;
  if (version >= 5) rules.files |= may_control_devices;
  if (version >= 6) rules.scoped = may_reach_sockets_and_signals;
  return rules;
}

static size_t size_of_ruleset(int version) { return version >= 6 ? 24 : version >= 4 ? 16 : 8; }

/// Allows these rights for a path and everything below it; a missing path needs no rule.
static int allow(int rules, const char *path, uint64_t rights) {
  int descriptor = open(path, O_PATH | O_CLOEXEC);
  if (descriptor < 0) return 0;
  struct stat status;
  int is_folder = fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode);
  path_rule rule = {is_folder ? rights : rights & rights_of_files, descriptor};
  int error = syscall(add_rule, rules, 1, &rule, 0) == 0 ? 0 : errno;
  close(descriptor);
  return error;
}

static int allow_all(int rules, char *const paths[], uint64_t rights) {
  int error = 0;
  for (; *paths != NULL && error == 0; paths++) error = allow(rules, *paths, rights);
  return error;
}

int csystem_box_landlock(
    char *const readable[], char *const writable[], char *const executable[]) {
  int version = csystem_box_landlock_version();
  ruleset all = everything(version);
  int rules = (int)syscall(create_ruleset, &all, size_of_ruleset(version), 0);
  if (rules < 0) return errno;
  uint64_t reading = may_read | may_list;
  uint64_t writing = all.files & ~(uint64_t)(may_execute | may_make_character | may_make_block);
  int error = allow_all(rules, readable, reading);
  if (error == 0) error = allow_all(rules, writable, writing);
  if (error == 0) error = allow_all(rules, executable, reading | may_execute);
  if (error == 0 && syscall(restrict_self, rules, 0) != 0) error = errno;
  close(rules);
  return error;
}

int csystem_box_drop_rights(void) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct rights[2];
  if (syscall(SYS_capget, &header, rights) != 0) return errno;
  // Root must still open files in the folders of other users.
  unsigned kept = rights[0].permitted & (1U << CAP_DAC_OVERRIDE);
  rights[0] = (struct __user_cap_data_struct){kept, kept, 0};
  rights[1] = (struct __user_cap_data_struct){0, 0, 0};
  return syscall(SYS_capset, &header, rights) == 0 ? 0 : errno;
}

// MARK: Calls to the system

#if defined(__x86_64__)
static const unsigned architecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
static const unsigned architecture = AUDIT_ARCH_AARCH64;
#else
static const unsigned architecture = 0;
#endif

/// The highest system call that was considered here; higher ones are newer, or those of x32.
static const unsigned last_known = 462;

/// The system calls that every box refuses.
///
/// Numbers from 424 on are the same on all processors.
static const int refused[] = {
    // Other processes
    SYS_tkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_ptrace, SYS_kcmp,
    SYS_process_vm_readv, SYS_process_vm_writev, SYS_migrate_pages, SYS_move_pages,
    424 /* pidfd_send_signal */, 434 /* pidfd_open */, 438 /* pidfd_getfd */,
    440 /* process_madvise */, 448 /* process_mrelease */,
    // Network
    SYS_socket, SYS_socketpair,
    // Namespaces and file systems
    SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot,
    428 /* open_tree */, 429 /* move_mount */, 430 /* fsopen */, 431 /* fsconfig */,
    432 /* fsmount */, 433 /* fspick */, 442 /* mount_setattr */, SYS_swapon, SYS_swapoff,
    SYS_acct, SYS_quotactl, 443 /* quotactl_fd */, SYS_name_to_handle_at, SYS_open_by_handle_at,
    SYS_fanotify_init, SYS_inotify_init1,
    // The kernel
    425 /* io_uring_setup */, 426 /* io_uring_enter */, 427 /* io_uring_register */, SYS_bpf,
    SYS_perf_event_open, SYS_userfaultfd, SYS_add_key, SYS_request_key, SYS_keyctl,
    SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot,
    SYS_sethostname, SYS_setdomainname, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex,
    SYS_clock_adjtime, SYS_syslog, SYS_personality, SYS_vhangup,
    // Memory that others can see
    SYS_memfd_create, 447 /* memfd_secret */, SYS_shmget, SYS_shmat, SYS_shmctl, SYS_msgget,
    SYS_msgctl, SYS_semget, SYS_semctl, SYS_mq_open, SYS_mq_unlink,
#ifdef __x86_64__
    SYS_inotify_init, SYS_iopl, SYS_ioperm, SYS_modify_ldt,
#endif
};

/// The calls that a run box refuses, too: they concern processes, or a file's owner, mode or time.
///
/// A build must end its own processes; namespaces, or Landlock from version 6 on, protect all
/// others.
static const int refused_in_run_box[] = {
    SYS_kill,
    SYS_fchmod, SYS_fchmodat, 452 /* fchmodat2 */, SYS_fchown, SYS_fchownat, SYS_utimensat,
    SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr,
    SYS_fremovexattr, SYS_setsid, SYS_setpgid, SYS_setpriority, SYS_sched_setaffinity,
    SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr, SYS_ioprio_set,
#ifdef __x86_64__
    SYS_fork, SYS_vfork, SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
};

typedef struct {
  struct sock_filter lines[512];
  unsigned short count;
} filter;

static void add(filter *filter, unsigned code, unsigned value, int if_true, int if_false) {
  filter->lines[filter->count++] = (struct sock_filter){
      (unsigned short)code, (unsigned char)if_true, (unsigned char)if_false, value};
}

static void load(filter *filter, size_t offset) {
  add(filter, BPF_LD | BPF_W | BPF_ABS, (unsigned)offset, 0, 0);
}

static void load_number(filter *filter) { load(filter, offsetof(struct seccomp_data, nr)); }

/// Loads the lower half of an argument, which both processors keep first.
static void load_argument(filter *filter, int index) {
  load(filter, offsetof(struct seccomp_data, args) + 8 * (size_t)index);
}

static void answer(filter *filter, unsigned error) {
  add(filter, BPF_RET | BPF_K, error == 0 ? SECCOMP_RET_ALLOW : SECCOMP_RET_ERRNO | error, 0, 0);
}

/// Skips so many lines unless the loaded value is this one.
static void unless_equal(filter *filter, unsigned value, int lines) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, value, 0, lines);
}

static void refuse(filter *filter, const int *numbers, size_t count) {
  for (size_t i = 0; i < count; i++) {
    unless_equal(filter, (unsigned)numbers[i], 1);
    answer(filter, EPERM);
  }
}

/// Refuses a call with one of these values as its second argument.
static void refuse_requests(filter *filter, int number, const unsigned *values, int count) {
  unless_equal(filter, (unsigned)number, 2 + 2 * count);
  load_argument(filter, 1);
  for (int i = 0; i < count; i++) {
    unless_equal(filter, values[i], 1);
    answer(filter, EPERM);
  }
  load_number(filter);
}

/// Refuses a call whose first argument is neither 0 nor this process.
static void refuse_others(filter *filter, int number) {
  unless_equal(filter, (unsigned)number, 5);
  load_argument(filter, 0);
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 2, 0);
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, (unsigned)getpid(), 1, 0);
  answer(filter, EPERM);
  load_number(filter);
}

/// Limits `clone` to threads; in a build box, to processes without namespaces of their own.
static void limit_clone(filter *filter, int only_threads) {
  const unsigned namespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                              CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
  unless_equal(filter, SYS_clone, 4);
  load_argument(filter, 0);
  if (only_threads) {
    add(filter, BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0);
  } else {
    add(filter, BPF_JMP | BPF_JSET | BPF_K, namespaces, 0, 1);
  }
  answer(filter, EPERM);
  load_number(filter);
  // No filter can read the arguments of `clone3`; without it, libraries use `clone`.
  unless_equal(filter, 435, 1);
  answer(filter, ENOSYS);
}

static void refuse_other_processors(filter *filter) {
  load(filter, offsetof(struct seccomp_data, arch));
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, architecture, 1, 0);
  add(filter, BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS, 0, 0);
  load_number(filter);
  add(filter, BPF_JMP | BPF_JGT | BPF_K, last_known, 0, 1);
  answer(filter, ENOSYS);
}

int csystem_box_has_seccomp(void) {
  unsigned action = SECCOMP_RET_ERRNO;
  return architecture != 0 && syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

int csystem_box_seccomp(int only_threads) {
  if (architecture == 0) return ENOSYS;
  // TIOCSTI, TIOCLINUX, FIOASYNC, FIOSETOWN, SIOCSPGRP: keys for the terminal, signals for others.
  static const unsigned controls[] = {0x5412, 0x541C, 0x5452, 0x8901, 0x8902};
  static const unsigned owners[] = {F_SETOWN, F_SETOWN_EX, F_SETSIG};
  filter filter = {.count = 0};
  refuse_other_processors(&filter);
  refuse(&filter, refused, sizeof refused / sizeof *refused);
  if (only_threads) {
    refuse(&filter, refused_in_run_box, sizeof refused_in_run_box / sizeof *refused_in_run_box);
  }
  limit_clone(&filter, only_threads);
  refuse_requests(&filter, SYS_ioctl, controls, 5);
  refuse_requests(&filter, SYS_fcntl, owners, 3);
  if (only_threads) {
    refuse_others(&filter, SYS_tgkill);
    refuse_others(&filter, SYS_prlimit64);
  }
  answer(&filter, 0);
  struct sock_fprog program = {filter.count, filter.lines};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0 ? 0 : errno;
}
#else
int csystem_box_landlock_version(void) { return 0; }
int csystem_box_has_seccomp(void) { return 0; }
void csystem_box_close_descriptors(void) {}
int csystem_box_drop_rights(void) { return ENOSYS; }
int csystem_box_end_with_parent(void) { return ENOSYS; }

int csystem_box_limit(csystem_resource resource, uint64_t value) {
  (void)resource, (void)value;
  return ENOSYS;
}

int csystem_box_landlock(
    char *const readable[], char *const writable[], char *const executable[]) {
  (void)readable, (void)writable, (void)executable;
  return ENOSYS;
}

int csystem_box_seccomp(int only_threads) {
  (void)only_threads;
  return ENOSYS;
}
#endif
