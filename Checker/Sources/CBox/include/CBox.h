#ifndef CBOX_H
#define CBOX_H

// MARK: Namespaces (namespaces.c)

/// Returns 1 if a user without rights can have namespaces; tries it in a child process.
int box_has_namespaces(void);

/// Continues in a process with /proc, network and shared memory of its own, which sees no other
/// processes.
///
/// The caller stays as a supervisor: it ends as the new process does, and kills it at SIGTERM.
/// Returns 0 or an error, after which the namespaces are not undone.
int box_enter_namespaces(void);

// MARK: Attempts to get out of a box (probe.c)

/// The folders and the process of a probe.
typedef struct {
  /// A folder with the file `canary`, which the box must protect.
  const char *outside;
  /// The process's own folder, with the file `input`.
  const char *inside;
  /// The user's home.
  const char *home;
  /// A process of the same user.
  int victim;
} probe_place;

/// The name of an attempt; NULL above the last one.
const char *probe_attempt_name(int number);

/// The result that an attempt must have in a box.
typedef enum {
  /// A box must prevent it.
  probe_must_fail,
  /// A box with namespaces must prevent it.
  probe_must_fail_in_namespaces,
  /// A program needs it.
  probe_must_succeed,
  /// No box prevents it.
  probe_not_prevented,
} probe_expectation;

probe_expectation probe_attempt_expectation(int number);

/// Returns 1 if the attempt succeeded. It may change or replace this process.
int probe_attempt(int number, const probe_place *place);

#endif
