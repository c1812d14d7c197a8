#include "Picture.h"

#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define ALLOW_CALL(name) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, 1), ALLOW

/// Refuses all calls of the system but those that a decoder needs: to read, to write, to get memory and to end.
static void filter_calls(void) {
#ifdef ARCHITECTURE
  struct sock_filter filter[] = {
      LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      LOAD(nr),
      ALLOW_CALL(read),
      ALLOW_CALL(write),
      ALLOW_CALL(brk),
      ALLOW_CALL(munmap),
      ALLOW_CALL(mremap),
      ALLOW_CALL(madvise),
      ALLOW_CALL(futex),
      ALLOW_CALL(clock_gettime),
      ALLOW_CALL(getrandom),
      ALLOW_CALL(rt_sigreturn),
      ALLOW_CALL(exit),
      ALLOW_CALL(exit_group),
      // Memory that can be run is none that a picture needs.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_mmap, 0, 3),
      LOAD(args[2]),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 1, 0),
      ALLOW,
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
  };
  struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
#endif
}
#else
static void filter_calls(void) {}
#endif

static void limit(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit now;
  if (getrlimit(resource, &now) == 0 && now.rlim_max < hard) hard = now.rlim_max;
  setrlimit(resource, &(struct rlimit){soft < hard ? soft : hard, hard});
}

static void limit_to(int resource, rlim_t most) { limit(resource, most, most); }

void close_sandbox(void) {
  // What was open where it was started is none of its business.
  for (int descriptor = 3; descriptor < 1024; descriptor++) close(descriptor);
  limit_to(RLIMIT_CORE, 0);
  limit_to(RLIMIT_AS, 512 << 20);
  // At the first the system says why, at the second it only kills.
  limit(RLIMIT_CPU, 5, 6);
  limit_to(RLIMIT_FSIZE, 0);
  limit_to(RLIMIT_NPROC, 0);
  limit_to(RLIMIT_NOFILE, 0);
  filter_calls();
}


_Noreturn void probe_time(void) {
  close_sandbox();
  for (volatile unsigned turn = 0;; turn++) continue;
}

_Noreturn void probe_sandbox(void) {
  close_sandbox();
#ifdef __linux__
  if (open("/dev/null", O_RDONLY) >= 0) fail("a file was opened");
  if (socket(AF_INET, SOCK_STREAM, 0) >= 0) fail("a socket was opened");
  if (dup(STDOUT_FILENO) >= 0) fail("a descriptor was copied");
  if (fork() >= 0) fail("a process was started");
  if (execl("/bin/true", "true", (char *)NULL) == 0) fail("a program was started");
  if (kill(getppid(), 0) == 0) fail("a signal was sent");
  if (mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED) {
    fail("memory can be run");
  }
  void *memory = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) fail("there is no memory");
  if (mprotect(memory, 4096, PROT_READ | PROT_EXEC) == 0) fail("memory was made to be run");
  if (mmap(NULL, 600 << 20, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED) fail("memory has no limit");
#endif
  fail("all was refused");
}
