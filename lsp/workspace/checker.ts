// When a project is checked: the chain of the pack being written shortly after the last key, the other chains in idle time
// after it, one at a time, so that requests come between them.

import type { Project } from './project.ts';
import { packOf } from './read.ts';

/** From the last key to the faults of the file, in milliseconds, checking included. */
const latency = 75;
/** The shortest time without a key after which a file is checked. */
const shortestWait = 10;

/** Who hears of a project that has been checked. */
export interface CheckListener {
  /** some or all chains have been checked */
  checked(project: Project): void;
  /** checking failed, which is a fault of the compiler */
  failed(error: unknown): void;
}

/** Checks one project. */
export class Checker {
  private readonly project: Project;
  private readonly listener: CheckListener;
  private timer: NodeJS.Timeout | undefined;
  private idle: NodeJS.Immediate | undefined;
  private lastCost = 0;

  constructor(project: Project, listener: CheckListener) {
    this.project = project;
    this.listener = listener;
  }

  /** A file has changed: its chain is checked once the keys rest. */
  changed(path: string): void {
    this.stop();
    // What took long the last time begins the sooner.
    const wait = Math.max(shortestWait, latency - this.lastCost);
    this.timer = setTimeout(() => this.checkFirst(path), wait);
  }

  /** Checks every chain in idle time. */
  start(): void {
    this.stop();
    this.idle = setImmediate(() => this.checkNext());
  }

  /** Gives up what is under way. */
  stop(): void {
    clearTimeout(this.timer);
    clearImmediate(this.idle);
  }

  private checkFirst(path: string): void {
    const begun = performance.now();
    this.attempt(() => {
      const read = this.project.read(path);
      if (read !== undefined) this.project.check(packOf(read));
      this.listener.checked(this.project);
    });
    this.lastCost = performance.now() - begun;
    this.start();
  }

  private checkNext(): void {
    this.attempt(() => {
      const [next, ...rest] = this.project.stale();
      if (next !== undefined) this.project.check(next);
      if (rest.length === 0) this.listener.checked(this.project);
      else this.start();
    });
  }

  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.listener.failed(error);
    }
  }
}
