// What Swift does not import from the system's own headers, since it takes any number of arguments.
#ifndef CSYSTEM_H
#define CSYSTEM_H

#ifdef __linux__
#include <sys/prctl.h>

/// From here on, a grandchild whose parent died becomes a child of this process; 0 when it worked.
static inline int csystem_adopt_orphans(void) {
  return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
}
#endif

#endif
