#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static struct termios found;
static int is_known;

void csystem_hold_streams(void) {
  // Whatever is printed there is still an error: the place can only be read.
  for (int stream = 0; stream <= 2; stream++)
    if (fcntl(stream, F_GETFD) == -1) open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY);
}

int csystem_is_terminal(int descriptor) { return isatty(descriptor); }

int csystem_remember_terminal(void) {
  is_known = tcgetattr(0, &found) == 0;
  return is_known ? 0 : -1;
}

void csystem_take_terminal(void) {
  struct termios raw = found;
  raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ISIG | IEXTEN);
  raw.c_iflag &= ~(tcflag_t)IXON;
  while (tcsetattr(0, TCSADRAIN, &raw) != 0 && errno == EINTR) continue;
}

void csystem_restore_terminal(void) {
  if (is_known && tcgetpgrp(0) == getpgrp()) tcsetattr(0, TCSADRAIN, &found);
}

void csystem_restore_terminal_of_worker(int was_killed) {
  struct termios now;
  if (!is_known || tcgetattr(0, &now) != 0 || now.c_lflag == found.c_lflag) return;
  csystem_restore_terminal();
  if (was_killed) csystem_write(1, "\r\n", 2);
}

void csystem_terminal_size(int *columns, int *rows) {
  struct winsize size;
  int is_told = ioctl(1, TIOCGWINSZ, &size) == 0;
  *columns = is_told && size.ws_col > 0 ? size.ws_col : 80;
  *rows = is_told && size.ws_row > 0 ? size.ws_row : 24;
}

static volatile sig_atomic_t is_resized, is_resumed;

static void note_size(int number) {
  (void)number;
  is_resized = 1;
}

static void note_resumption(int number) {
  (void)number;
  is_resumed = 1;
}

void csystem_listen_to_terminal(void) {
  struct sigaction resized = {.sa_handler = note_size}, resumed = {.sa_handler = note_resumption};
  sigaction(SIGWINCH, &resized, NULL);
  sigaction(SIGCONT, &resumed, NULL);
  // Swift's own backtracer would wait for keys, in a terminal that is not set up for it.
  const int crashes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP};
  for (int i = 0; i < 7; i++) signal(crashes[i], SIG_DFL);
}

static int take(volatile sig_atomic_t *flag) {
  int was = *flag;
  *flag = 0;
  return was;
}

int csystem_take_resized(void) { return take(&is_resized); }
int csystem_take_resumed(void) { return take(&is_resumed); }

void csystem_stop(void) { kill(0, SIGTSTP); }
