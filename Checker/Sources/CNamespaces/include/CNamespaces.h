#ifndef CBOX_H
#define CBOX_H

/// Returns 1 if a user without rights can have namespaces; tries it in a child process.
int box_has_namespaces(void);

/// Continues in a process with /proc, network and shared memory of its own, which sees no other
/// processes.
///
/// The caller stays as a supervisor: it ends as the new process does, and kills it at SIGTERM.
/// Returns 0 or an error, after which the namespaces are not undone.
int box_enter_namespaces(void);

#endif
