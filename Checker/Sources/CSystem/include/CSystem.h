// Every call that the program makes to the operating system's C library.
//
// Linux and macOS give the same calls other types, names and flags. Swift shows each of these
// differences, and code that one system compiles may be an error on the other. So Swift sees the
// functions below, whose types are the same everywhere. Code for Linux alone stands under
// `#ifdef __linux__` in the .c files; there is none here.
#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <stddef.h>
#include <stdint.h>

// MARK: Processes (processes.c)

/// Options for a new process.
typedef enum {
  /// It leads a process group of its own.
  csystem_own_group = 1,
  /// It stays on one processor, if the system can arrange that.
  csystem_one_processor = 2,
} csystem_options;

/// The ending of a child process.
typedef struct {
  /// The exit code; 0 after a signal.
  int code;
  /// The signal that ended it; 0 after an exit.
  int signal;
  /// Seconds of processor time that it used.
  double processor;
} csystem_ending;

/// Starts a program, which is looked for on the PATH unless it is a path.
///
/// Descriptors below 0 become /dev/null. Returns 0, or the error that kept it from starting.
int csystem_spawn(
    char *const words[], char *const variables[], int input, int output, int errors, int options,
    int *pid);

/// Returns 1 when the child has ended, 0 while it runs or when a signal arrives during the wait, and
/// -1 when there is no such child.
int csystem_wait(int pid, int waits, csystem_ending *ending);

/// Kills a running child, and the process group that it leads.
void csystem_kill(int pid);

/// Kills the processes that an ended child has left running in its process group.
void csystem_kill_group(int pid);

/// Asks a process to end, as SIGTERM does.
void csystem_terminate(int pid);

/// Makes a pipe whose ends no program inherits; returns 0, or the error that kept it from that.
///
/// For a program's input, reading waits, and writing to a program that has ended is from then on an
/// error, and no signal. Otherwise the reading end never waits.
int csystem_pipe(int ends[2], int is_input);

/// Returns the number of bytes read, 0 at the end and -1 when nothing is there yet.
long csystem_read(int descriptor, void *bytes, long count);

/// Writes all bytes; returns 0, or the error at which it gave up.
int csystem_write(int descriptor, const void *bytes, long count);

void csystem_close(int descriptor);

/// Waits until one of the descriptors can be read, a signal arrives, or the time is over.
///
/// `readable` receives a 1 or a 0 for each of them; those below 0 are left out.
void csystem_select(const int *descriptors, int count, int milliseconds, uint8_t *readable);

// MARK: Signals and orphans (signals.c)

/// Returns 1 on Linux, which alone has a guardian, adopted orphans and boxes; 0 on macOS.
int csystem_is_linux(void);

/// Restores the default action of SIGCHLD, which the parent process may have ignored.
void csystem_reset_signals(void);

/// Listens to Control-C, SIGTERM and SIGHUP.
///
/// The process exits with this code `seconds` after the first one, and at a second one.
void csystem_listen_for_interrupts(int code, unsigned seconds);

int csystem_is_interrupted(void);

/// Splits this process in two: a worker, in which this returns, and a guardian, which waits for it.
///
/// After the worker's end, the guardian kills the processes that it left running, restores the
/// terminal, and exits with the worker's exit code. When the guardian is killed, the worker gets
/// SIGTERM. With `adopts`, processes that lose their parent become children of worker and guardian.
/// Does nothing on macOS.
void csystem_begin_guardian(int adopts);

/// Kills all children but the wanted ones, and the children that they leave behind in turn.
///
/// Gives up after so many seconds. Does nothing if no orphans are adopted.
void csystem_kill_orphans(const int *wanted, int count, double seconds);

// MARK: Box (box.c)
//
// A process closes a box around itself in this order, before it has a second thread and becomes
// another program. Unless noted otherwise, a function returns 0 or its error. macOS has no boxes.

/// The version of Landlock, which keeps files from a process; 0 without Landlock.
int csystem_box_landlock_version(void);

/// Returns 1 if a filter can refuse system calls.
int csystem_box_has_seccomp(void);

/// Closes all descriptors but 0, 1 and 2.
void csystem_box_close_descriptors(void);

typedef enum {
  csystem_processor_seconds,
  csystem_file_bytes,
  csystem_address_bytes,
  csystem_descriptors,
  csystem_core_bytes,
} csystem_resource;

/// Lowers a limit of this process.
int csystem_box_limit(csystem_resource resource, uint64_t value);

/// Has this process killed when its parent ends, in any way.
int csystem_box_end_with_parent(void);

/// Drops all of root's rights except the one to open files, and keeps programs from regaining any.
int csystem_box_drop_rights(void);

/// Allows access only to these paths and everything below them; each list ends in NULL.
///
/// Writable paths can be read, but not executed; executable ones can be read.
int csystem_box_landlock(
    char *const readable[], char *const writable[], char *const executable[]);

/// Refuses system calls that no program under judgement needs.
///
/// With `only_threads`, it also refuses new processes and changes of a file's owner, mode or time.
int csystem_box_seccomp(int only_threads);

/// Becomes another program, in a folder if that is not NULL; returns only with an error.
int csystem_run_program(char *const words[], const char *folder);

// MARK: Terminal (terminal.c)

/// Takes the places of closed streams, so that no file that is opened later gets what is printed.
void csystem_hold_streams(void);

int csystem_is_terminal(int descriptor);

/// Remembers the terminal's settings; returns 0 if there is a terminal.
int csystem_remember_terminal(void);

/// Reads keys one by one: no echo, no waiting for Enter; Control-C and Control-Z are keys, too.
void csystem_take_terminal(void);

/// Restores the remembered settings, unless the terminal belongs to another process group by now.
void csystem_restore_terminal(void);

/// Restores the settings for a worker that ended without doing so; begins a new line if it was
/// killed.
void csystem_restore_terminal_of_worker(int was_killed);

/// The size of the terminal; 80 by 24 if it is not known.
void csystem_terminal_size(int *columns, int *rows);

/// Listens to the terminal's signals, and gives crashes their default action.
void csystem_listen_to_terminal(void);

/// Returns 1 if the terminal got another size since the last call.
int csystem_take_resized(void);

/// Returns 1 if the process was stopped and continued since the last call.
int csystem_take_resumed(void);

/// Stops this process group, as Control-Z does; returns when it is continued.
void csystem_stop(void);

// MARK: Files (files.c)

typedef enum { csystem_file, csystem_folder, csystem_link, csystem_other } csystem_kind;

/// The facts about a file that change when it is saved.
typedef struct {
  csystem_kind kind;
  int64_t size;
  uint64_t number;
  int64_t modified_seconds, modified_nanoseconds;
  int64_t changed_seconds, changed_nanoseconds;
} csystem_facts;

/// Reads the facts without following a link; 0 when something lies there.
int csystem_look(const char *path, csystem_facts *facts);

int csystem_can_execute(const char *path);

/// The path with all links followed, to be freed with `csystem_free`; NULL when nothing lies there.
char *csystem_resolve(const char *path);

void csystem_free(char *text);

/// Flushes a file to the disk and renames it to another's path; returns 0, or the error.
int csystem_replace(const char *from, const char *to);

/// Moves a file, or a link itself, to a place where nothing lies; returns 0, or the error.
int csystem_place(const char *from, const char *to);

/// Opens a file to be locked. Returns its descriptor, or the error below 0.
int csystem_open_lock(const char *path);

/// Returns 0 when this process has the lock, 1 when another one has it or a signal arrived during
/// the wait, and -1 when the file can't be locked.
int csystem_lock(int descriptor, int waits);

/// Gives a lock back and closes its file, of which a child that just starts may hold a copy.
void csystem_unlock(int descriptor);

/// The system's words for an error.
const char *csystem_words(int error);

// MARK: Digests (sha256.c)

/// Takes blocks of 64 bytes into the state of a SHA-256 (FIPS 180-4).
void csystem_sha256(uint32_t state[8], const uint8_t *bytes, size_t blocks);

#endif
