/// The system's declarations that the rules name, by what they do and by module: the one list.
///
/// Names are those that `Demangling.declaration` reads from USRs, so that one word holds on Linux and
/// on macOS. A word stands for the declaration and all that is inside it; one that ends in `(`, `:`
/// or `*` for all names that start so. `+` in front tells a type's own member from its values' of the
/// same name. Below `*` stand members of any type in any module.
///
/// `SystemDeclarationTests` asks the toolchain's own modules what looks as if it were missing here.
enum ForbiddenDeclarations {
  static let words: [Effect: [String: String]] = [
    .formatting: [
      "*": "formatted(",
      "Swift": """
      String.init(format: String.init(localized: String.localizedStringWithFormat(
      Error.localizedDescription Duration.TimeFormatStyle.format( Duration.UnitsFormatStyle.format(
      """,
      "Foundation": """
      String.init(format: NSLocalizedString( AttributedString.init(localized:
      Error.localizedDescription LocalizedError Locale.localizedString*
      FormatStyle.format( ListFormatStyle.format( ByteCountFormatStyle.format(
      IntegerFormatStyle.format( IntegerFormatStyle.Currency.format(
      IntegerFormatStyle.Percent.format( FloatingPointFormatStyle.format(
      FloatingPointFormatStyle.Currency.format( FloatingPointFormatStyle.Percent.format(
      Decimal.FormatStyle.format( Decimal.FormatStyle.Currency.format(
      Decimal.FormatStyle.Percent.format( Date.FormatStyle.format(
      Date.VerbatimFormatStyle.format( Date.IntervalFormatStyle.format(
      Date.RelativeFormatStyle.format( Date.AnchoredRelativeFormatStyle.format(
      Date.ComponentsFormatStyle.format( Measurement.FormatStyle.format(
      Formatter.string* NumberFormatter.string* NumberFormatter.localizedString*
      DateFormatter.string* DateFormatter.localizedString* DateIntervalFormatter.string*
      DateComponentsFormatter.string* DateComponentsFormatter.localizedString*
      RelativeDateTimeFormatter.* ListFormatter.* ByteCountFormatter.string*
      MeasurementFormatter.string* PersonNameComponentsFormatter.string*
      PersonNameComponentsFormatter.localizedString* EnergyFormatter.* LengthFormatter.*
      MassFormatter.*
      """,
      "C": "strftime* asctime* ctime* vsnprintf vsprintf",
    ],
    .network: [
      "Foundation": """
      URLSession* URLConnection URLProtocol* URLCache HTTPCookieStorage
      URLCredentialStorage Host Port PortMessage SocketPort MessagePort NetService*
      """,
      "Network": "NW*",
      "C": """
      socket* accept* bind* connect listen shutdown send sendto sendmsg recv* getsock* setsockopt
      getpeername sockatmark getaddrinfo freeaddrinfo getnameinfo gethostby* gethostent* getnet*
      getproto* getserv* getrpc* sethostent setnet* setproto* setserv* setrpc* endhostent endnet*
      endproto* endserv* endrpc* innetgr rcmd* rexec* rresvport* ruserok* iruserok* if_* getifaddrs
      freeifaddrs isfdtype
      """,
    ],
    .files: [
      "Swift": "String.init(contentsOf* StringProtocol.write( String.write(to*",
      "Foundation": """
      FileManager FileHandle FileWrapper Pipe InputStream OutputStream Data.init(contentsOf*
      Data.write( Array.init(contentsOf* Array.write( Dictionary.init(contentsOf*
      Dictionary.write( String.init(contentsOf* String.write( CharacterSet.init(contentsOf*
      XMLDocument.init(contentsOf* XMLDTD.init(contentsOf* XMLParser.init(contentsOf*
      KeyedArchiver.archiveRootObject( KeyedUnarchiver.unarchiveObject(withFile:
      JSONSerialization.writeJSONObject( URL.resourceBytes URL.lines URL.resourceValues(
      URL.getResourceValue( URL.setResourceValue* URL.setTemporaryResourceValue(
      URL.checkResourceIsReachable* URL.currentDirectory( URL.homeDirectory* URL.temporaryDirectory
      URL.applicationDirectory URL.applicationSupportDirectory URL.cachesDirectory
      URL.desktopDirectory URL.documentsDirectory URL.downloadsDirectory URL.libraryDirectory
      URL.moviesDirectory URL.musicDirectory URL.picturesDirectory URL.sharedPublicDirectory
      URL.trashDirectory URL.userDirectory URL.resolvingSymlinksInPath( URL.resolveSymlinksInPath(
      URL.DirectoryHint.checkFileSystem HomeDirectory* TemporaryDirectory(
      SearchPathForDirectories*
      """,
      "Dispatch": "DispatchIO +DispatchSource.make* DispatchSourceRead DispatchSourceWrite",
      "C": """
      fopen freopen fdopen* fmemopen open_memstream fclose fflush* fread* fwrite* fgetc*
      fgets* fputc* fputs* fgetpos fsetpos fseek* ftell* fileno* feof* ferror* clearerr* getc*
      getw getline getdelim __getdelim putc putc_unlocked putw ungetc rewind setbuf* setvbuf
      setlinebuf flockfile ftrylockfile funlockfile vfprintf vdprintf vfscanf vscanf
      stdin __stdinp tmpfile tmpnam* tempnam mktemp mkstemp* mkdtemp opendir
      open_tree creat close closedir closefrom read readv readdir* readlink* pread* write
      writev pwrite* lseek stat statvfs lstat fstat* access faccessat chmod fchmod* lchmod chown
      fchown* lchown umask mkdir* mkfifo* mknod* rmdir rename* remove unlink* link linkat symlink*
      realpath truncate ftruncate posix_fallocate posix_fadvise fsync fdatasync sync
      utime* futime* lutimes chdir fchdir chroot getcwd getwd scandir
      alphasort seekdir telldir rewinddir dirfd getdirentries glob* ftw nftw fts_* mount* umount*
      move_mount fsopen fsmount fsconfig fspick revoke acct flock lockf dup* pipe*
      poll select pselect sendfile mmap munmap msync mincore madvise posix_madvise mprotect
      mlock* munlock* shm* aio_* lio_listio inotify_* fgetpwent* fgetgrent*
      putpwent catopen catgets catclose pathconf fpathconf
      """,
      "Glibc": "open openat fcntl ioctl sem_open",
      "Darwin": "open openat fcntl ioctl sem_open",
    ],
    .resources: ["Foundation": "Bundle"],
    .defaults: [
      "Foundation": "UserDefaults UbiquitousKeyValueStore",
      "SwiftUI": "AppStorage SceneStorage",
      "C": "SecItem*",
    ],
    .clock: [
      "Swift": "Task.sleep(",
      "_Concurrency": """
      ContinuousClock.init() ContinuousClock.now ContinuousClock.sleep( ContinuousClock.systemEpoch
      ContinuousClock.Instant.now SuspendingClock.init() SuspendingClock.now
      SuspendingClock.sleep( SuspendingClock.systemEpoch SuspendingClock.Instant.now
      Clock.continuous Clock.suspending
      """,
      "Foundation": """
      Date.init() DateInterval.init() Date.init(timeIntervalSinceNow: Date.now Date.timeIntervalSinceNow
      +Date.timeIntervalSinceReferenceDate Calendar.isDateInToday( Calendar.isDateInTomorrow(
      Calendar.isDateInYesterday( Timer Thread.sleep* RunLoop.run( RunLoop.limitDate(
      ProcessInfo.systemUptime Condition.wait(until* ConditionLock.lock(before* RunLoop.runMode(
      Calendar.isDate(inToday: Calendar.isDate(inTomorrow: Calendar.isDate(inYesterday:
      """,
      "Dispatch": """
      DispatchTime.now( DispatchWallTime.now( DispatchWallTime.init( DispatchQueue.asyncAfter(
      DispatchSourceTimer +DispatchSource.makeTimerSource(
      """,
      "C": """
      time clock clock_* gettimeofday settimeofday adjtime timespec_get times timer_* getitimer
      setitimer sleep usleep nanosleep alarm ualarm pause mach_absolute_time
      CFAbsoluteTimeGetCurrent
      """,
    ],
    .processes: [
      "Foundation": "Process Thread.exit(",
      "C": """
      system execv* fexecve fork forkpty popen pclose posix_spawn* wait wait3 wait4 waitid
      waitpid daemon kill killpg raise gsignal signal ssignal sigaction sigaddset sigaltstack
      sigblock sigdelset sigemptyset sigfillset siggetmask siginterrupt sigismember sigpending
      sigprocmask sigqueue sigreturn sigsetmask sigstack sigsuspend sigtimedwait sigwait* psignal
      psiginfo exit _exit _Exit quick_exit abort on_exit atexit at_quick_exit dl* nice setuid
      seteuid setreuid setgid setegid setregid setgroups initgroups setsid setpg* setlogin setpriority setrlimit sched_set* ptrace wordexp
      wordfree msg* sem* ftok profil vhangup sbrk brk
      """,
    ],
    .environment: [
      "Swift": "CommandLine",
      "Foundation": """
      ProcessInfo Thread.threadDictionary UserName( FullUserName( Host
      """,
      "C": """
      getenv setenv putenv unsetenv clearenv getpid getppid getpg* __getpgid getsid getuid
      geteuid getgid getegid getgroup* getlogin* getpw* getgr* setpwent setgrent endpwent endgrent
      gethostname sethostname gethostid sethostid getdomainname setdomainname uname sysconf
      confstr getpagesize __getpagesize getdtablesize getrlimit getrusage getpriority getloadavg
      sched_get* sched_rr_get_interval getusershell setusershell endusershell getut* setut* endut*
      pututline pututxline updwtmp utmpname login* logout logwtmp isatty ttyname* ttyslot ctermid
      openpty tc* getpass setlocale localeconv nl_langinfo* newlocale uselocale vsyslog openlog
      closelog setlogmask optarg timezone daylight tzname
      """,
      "Glibc": "environ",
      "Darwin": "environ",
    ],
    .settings: [
      "Swift": """
      StringProtocol.localizedLowercase StringProtocol.localizedUppercase
      StringProtocol.localizedCapitalized StringProtocol.localizedCompare(
      StringProtocol.localizedCaseInsensitive* StringProtocol.localizedStandard*
      String.localizedStringWithFormat( String.localizedName( String.StandardComparator.localized*
      """,
      "Foundation": """
      String.localizedLowercase String.localizedUppercase String.localizedCapitalized
      String.localizedCompare( String.localizedCaseInsensitive* String.localizedStandard*
      String.localizedName( SortComparator.localized* Scanner.localizedScanner(
      DateFormatter.localizedString( NumberFormatter.localizedString(
      DateComponentsFormatter.localizedString( PersonNameComponentsFormatter.localizedString(
      ListFormatter.localizedString( +ByteCountFormatter.string(
      HTTPURLResponse.localizedString(
      +Locale.current +Locale.autoupdatingCurrent +Locale.preferredLanguages +Calendar.current
      +Calendar.autoupdatingCurrent +TimeZone.current +TimeZone.autoupdatingCurrent
      +TimeZone.system +TimeZone.default +TimeZone.local +TimeZone.systemTimeZone
      +TimeZone.defaultTimeZone +TimeZone.localTimeZone +Locale.Language.systemLanguages
      Bundle.preferredLocalizations
      """,
      "C": "localtime* mktime timelocal tzset strcoll* strxfrm*",
    ],
    .zoned: ["Foundation": "Calendar.init(identifier:"],
    .zone: ["Foundation": "Calendar.timeZone"],
    .style: [
      "Foundation": """
      FormatStyle.number FormatStyle.percent FormatStyle.currency( FormatStyle.dateTime
      FormatStyle.interval FormatStyle.list( FormatStyle.byteCount( FormatStyle.relative(
      FormatStyle.measurement( FormatStyle.name( FormatStyle.time( FormatStyle.units(
      """
    ],
    .chance: [
      // Each process hashes with another seed.
      "*": "random() random(in:) shuffled() shuffle() randomElement() hashValue",
      "Swift": "SystemRandomNumberGenerator Hasher.init( Hasher.finalize(",
      "C": """
      rand rand_r srand random* srandom* initstate* setstate* drand48* erand48* jrand48* lrand48*
      mrand48* nrand48* srand48* seed48* lcong48* arc4random* getentropy
      """,
    ],
    .tickets: ["Foundation": "UUID.init()"],
    .ticketText: [
      "Foundation": "UUID.uuidString UUID.uuid UUID.description UUID.debugDescription UUID.encode"
    ],
    .waiting: [
      "Swift": "Task.init( Task.detached( Task.immediate( Task.runDetached( Task.sleep(",
      "_Concurrency": "with*",
      "Dispatch": """
      DispatchQueue.async* DispatchGroup.wait( DispatchGroup.notify( DispatchSemaphore.wait(
      DispatchWorkItem.wait( DispatchWorkItem.notify( DispatchSourceTimer dispatchMain(
      """,
      "Foundation": """
      OperationQueue Operation.waitUntilFinished( Timer Thread.init( Thread.detachNewThread*
      RunLoop.perform( RunLoop.performBlock( RunLoop.performSelector( RunLoop.run( RunLoop.runMode(
      Condition.wait( NotificationQueue.enqueue( NotificationQueue.enqueueNotification(
      """,
      "C": """
      pthread_create pthread_join pthread_cond_wait pthread_cond_timedwait pthread_barrier_wait
      dispatch_main
      """,
    ],
    .state: [
      "Swift": "ManagedBuffer Unsafe* AnyIterator",
      "Synchronization": "Mutex Atomic",
      "os": "OSAllocatedUnfairLock",
      "Foundation": """
      Cache Mutable* CountedSet HashTable MapTable PointerArray Progress UndoManager Scanner
      Lock RecursiveLock Condition ConditionLock Operation BlockOperation
      """,
    ],
    .later: [
      "Swift": """
      AnySequence AnyCollection AnyBidirectionalCollection AnyRandomAccessCollection Lazy*
      UnfoldSequence AsyncStream AsyncThrowingStream
      """
    ],
  ]
}
