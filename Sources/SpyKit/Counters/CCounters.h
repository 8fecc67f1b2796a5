// Where the compiler's counters of what has run lie, in a program of which a part counts (see
// KATA_COUNTED in Package.swift); in any other there are none. The names are the toolchain's.
#ifndef CCOUNTERS_H
#define CCOUNTERS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __ELF__
char *__llvm_profile_begin_counters(void) __attribute__((weak));
char *__llvm_profile_end_counters(void) __attribute__((weak));

static inline const uint64_t *ccounters_first(void) {
  return __llvm_profile_begin_counters ? (const uint64_t *)__llvm_profile_begin_counters() : NULL;
}

static inline ptrdiff_t ccounters_count(void) {
  if (!__llvm_profile_begin_counters || !__llvm_profile_end_counters) return 0;
  return (__llvm_profile_end_counters() - __llvm_profile_begin_counters()) / (ptrdiff_t)sizeof(uint64_t);
}
#else
// A Mac's linker wants to be told which symbols may be missing: there, nobody looks.
static inline const uint64_t *ccounters_first(void) { return NULL; }
static inline ptrdiff_t ccounters_count(void) { return 0; }
#endif

#endif
