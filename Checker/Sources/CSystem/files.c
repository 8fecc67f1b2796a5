#ifdef __linux__
#define _GNU_SOURCE
#endif
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __APPLE__
#define st_mtim st_mtimespec
#define st_ctim st_ctimespec
#endif

int csystem_look(const char *path, csystem_facts *facts) {
  struct stat status;
  if (lstat(path, &status) != 0) return -1;
  facts->kind = S_ISREG(status.st_mode) ? csystem_file
      : S_ISDIR(status.st_mode)         ? csystem_folder
      : S_ISLNK(status.st_mode)         ? csystem_link
                                        : csystem_other;
  facts->size = status.st_size;
  facts->number = status.st_ino;
  facts->modified_seconds = status.st_mtim.tv_sec;
  facts->modified_nanoseconds = status.st_mtim.tv_nsec;
  facts->changed_seconds = status.st_ctim.tv_sec;
  facts->changed_nanoseconds = status.st_ctim.tv_nsec;
  return 0;
}

int csystem_can_execute(const char *path) {
  struct stat status;
  return access(path, X_OK) == 0 && stat(path, &status) == 0 && S_ISREG(status.st_mode);
}

// Foundation's own function omits "/private" on macOS; the compiler does not.
char *csystem_resolve(const char *path) { return realpath(path, NULL); }

void csystem_free(char *text) { free(text); }

int csystem_open_lock(const char *path) {
  int file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0644);
  return file < 0 ? -errno : file;
}

int csystem_lock(int descriptor, int waits) {
  if (flock(descriptor, LOCK_EX | (waits ? 0 : LOCK_NB)) == 0) return 0;
  return errno == EWOULDBLOCK || errno == EINTR ? 1 : -1;
}

void csystem_unlock(int descriptor) { flock(descriptor, LOCK_UN); close(descriptor); }

const char *csystem_words(int error) { return strerror(error); }

int csystem_replace(const char *from, const char *to) {
  int file = open(from, O_RDONLY | O_CLOEXEC);
  if (file < 0) return errno;
  int error = fsync(file) == 0 ? 0 : errno;
  close(file);
  if (error != 0) return error;
  return rename(from, to) == 0 ? 0 : errno;
}

int csystem_place(const char *from, const char *to) {
#ifdef __APPLE__
  int error = renamex_np(from, to, RENAME_EXCL) == 0 ? 0 : errno;
#else
  int error = renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0 ? 0 : errno;
#endif
  if (error != EINVAL && error != ENOSYS && error != ENOTSUP) return error;
  // This disk knows no such renaming: two steps do the same, all but at once.
  int file = open(to, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
  if (file < 0) return errno;
  close(file);
  return rename(from, to) == 0 ? 0 : errno;
}
