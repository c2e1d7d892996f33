// Where computations run: a task is a name and plain data, its result is plain data or bytes.

/** A computation to run. */
export interface Task {
  /** which computation */
  readonly name: string;
  /** plain data, as the structured clone algorithm copies it */
  readonly input: unknown;
  /** whose share of the threads it uses */
  readonly caller: string;
  /** tasks of one key go to one thread where that does not make them wait, so that each thread's caches hold other keys */
  readonly affinity?: string;
  /** milliseconds that it may run, from when its thread can have begun it; then the thread is ended. Default: the host's */
  readonly deadlineMs?: number;
  /** aborted when nobody waits for the result any more: a waiting task is dropped, a running one is left to end */
  readonly signal?: AbortSignal;
  /** whether it may be run again when its thread dies for a reason that is not known to be the task's. Default: true */
  readonly isRepeatable?: boolean;
}

/** Runs tasks. */
export interface Host {
  /**
   * Runs a task and gives its result. Rejects with what the computation throws; with `HostBusy` where too much waits,
   * `DeadlineExceeded` and `OutOfMemory` where the task took too much, `HostUnavailable` where no thread can be had; and
   * with the reason of its signal where the task is dropped.
   */
  run(task: Task): Promise<unknown>;
  /** What the host has to do at the moment. */
  load(): HostLoad;
  /** Replaces what computations are opened with: each task begun after this call sees the new state. Plain data. */
  setState(state: unknown): void;
  /** Ends all threads. What waits or runs rejects with `HostUnavailable`. */
  close(): Promise<void>;
}

/** What a host has to do, and what became of its threads. */
export interface HostLoad {
  /** threads that there may be, that are started, and that run a task */
  readonly mostThreads: number;
  readonly startedThreads: number;
  readonly busyThreads: number;
  /** tasks that wait for a thread */
  readonly waiting: number;
  /** milliseconds that the oldest of them has waited, 0 where none waits */
  readonly oldestWaitMs: number;
  /** tasks that ended since the host was opened, with a result or an error of their computation */
  readonly tasksDone: number;
  /** tasks that were run again, since the host was opened */
  readonly tasksRepeated: number;
  /** threads that died since the host was opened */
  readonly deaths: Readonly<Record<DeathReason, number>>;
}

/**
 * Why a thread died: its task ran past its deadline; it took more memory than it may; it could not be started or opened;
 * or it ended by itself or was ended from outside.
 */
export type DeathReason = 'deadline' | 'memory' | 'start' | 'unexpected';
