// The errors of hosts, one class each.

/** Which bound of waiting was met: tasks of the caller, tasks of all callers, or time. */
export type BusyReason = 'caller' | 'all' | 'time';

/** Too many tasks wait, or the task waited too long for a thread. It was not begun. */
export class HostBusy extends Error {
  readonly reason: BusyReason;

  constructor(reason: BusyReason) {
    super(busyMessages[reason]);
    this.name = 'HostBusy';
    this.reason = reason;
  }
}

const busyMessages: Readonly<Record<BusyReason, string>> = {
  caller: 'too many tasks of this caller are waiting',
  all: 'too many tasks are waiting',
  time: 'the task waited too long for a thread',
};

/** The task ran past its deadline, and its thread was ended. */
export class DeadlineExceeded extends Error {
  /** the deadline, in milliseconds */
  readonly ms: number;

  constructor(ms: number) {
    super(`the task ran longer than ${ms} ms`);
    this.name = 'DeadlineExceeded';
    this.ms = ms;
  }
}

/** The task took more memory than its thread has, and the thread was ended. */
export class OutOfMemory extends Error {
  /** what the heap of the thread may hold, in megabytes */
  readonly megabytes: number;

  constructor(megabytes: number) {
    super(`the task took more memory than ${megabytes} MB`);
    this.name = 'OutOfMemory';
    this.megabytes = megabytes;
  }
}

/**
 * No thread can be had: none can be started, the host is closed, or the threads of this task died again and again. The
 * cause is what was thrown, where something was.
 */
export class HostUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HostUnavailable';
  }
}
