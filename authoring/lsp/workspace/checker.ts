// When a project is checked: the chain of the pack being written as soon as the keys rest for a moment, the other chains
// once they rest for longer, one at a time, so that requests and keys come between them.

import type { Project } from './project.ts';
import { packOf } from './read.ts';

/** How long the keys must rest before a file is checked, in milliseconds: as long as a check takes, within bounds. */
const shortestRest = 20;
const longestRest = 250;
/** Keys that never rest are not waited for any longer. */
const longestWait = 500;
/** How long the keys must rest before the other chains are checked. */
const restOfOthers = 150;

/** Called with a project that has been checked. */
export interface CheckListener {
  /** some or all chains have been checked */
  checked(project: Project): void;
  /** checking failed, which is a bug in the compiler */
  failed(error: unknown): void;
}

/** Checks one project. */
export class Checker {
  private readonly project: Project;
  private readonly listener: CheckListener;
  private timer: NodeJS.Timeout | undefined;
  private idle: NodeJS.Immediate | undefined;
  private lastCost = 0;
  /** when the first of the changes came that are not checked yet */
  private uncheckedSince: number | undefined;
  /** chains at which the compiler failed, which would fail again */
  private readonly failed = new Set<string>();

  constructor(project: Project, listener: CheckListener) {
    this.project = project;
    this.listener = listener;
  }

  /** A file has changed: its chain is checked once the keys rest. */
  changed(path: string): void {
    this.stop();
    this.failed.clear();
    const now = performance.now();
    this.uncheckedSince ??= now;
    const rest = Math.min(longestRest, Math.max(shortestRest, this.lastCost));
    const left = this.uncheckedSince + longestWait - now;
    this.timer = setTimeout(() => this.checkFirst(path), Math.max(0, Math.min(rest, left)));
  }

  /** Checks every chain in idle time. */
  start(): void {
    this.stop();
    this.idle = setImmediate(() => this.checkNext());
  }

  /** Cancels what is under way. */
  stop(): void {
    clearTimeout(this.timer);
    clearImmediate(this.idle);
  }

  private checkFirst(path: string): void {
    const startedAt = performance.now();
    this.uncheckedSince = undefined;
    this.attempt(() => {
      const read = this.project.read(path);
      if (read !== undefined) this.check(packOf(read));
      this.listener.checked(this.project);
    });
    this.lastCost = performance.now() - startedAt;
    this.timer = setTimeout(() => this.start(), restOfOthers);
  }

  private checkNext(): void {
    this.attempt(() => {
      const [next, ...rest] = this.project.stale().filter((name) => !this.failed.has(name));
      if (next !== undefined) this.check(next);
      if (rest.length === 0) this.listener.checked(this.project);
      else this.start();
    });
  }

  // A chain that cannot be compiled keeps no other from being.
  private check(name: string): void {
    try {
      this.project.check(name);
    } catch (error) {
      this.failed.add(name);
      this.listener.failed(error);
    }
  }

  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.listener.failed(error);
    }
  }
}
