// A thread for tests of the pool: it gives back what it is sent, or does what a thread should not.

import { readFileSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import { threadId } from 'node:worker_threads';
import { withTransfer } from '../../../host/computations.ts';
import { serveTasks } from '../../../host/threads/serve-tasks.ts';
import { Refused } from './refused.ts';

/** Waits without giving way, until a flag that is shared with the test is set. */
function waitFor(flag: Int32Array): void {
  Atomics.wait(flag, 0, 0);
}

function fillMemory(): never {
  for (let stored: unknown = null, i = 0; ; i++) stored = { kept: stored, i };
}

const recurse = (n: number): number => 1 + recurse(n + 1);

const isBetween = (value: number, least: number, most: number): boolean => least <= value && value <= most;

const later = (act: () => void): void => void setImmediate(act);

serveTasks(
  (state, emit) => {
    if (state instanceof Int32Array && Atomics.sub(state, 0, 1) > 0) throw new Error('not yet');
    // Milliseconds that it takes.
    if (typeof state === 'number') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, state);
    if (state instanceof Uint32Array && isBetween(Atomics.add(state, 0, 1), 1, 4)) process.exit(1);
    if (state === 'unusable') throw new Refused('damaged_packs', 'The packs are damaged.');
    if (state === 'exit') process.exit(1);
    if (state === 'endless') for (;;);
    return (name, input) => {
      switch (name) {
        case 'echo':
          return input;
        case 'state':
          return state;
        case 'thread':
          return threadId;
        case 'environment':
          return { env: { ...process.env }, execArgv: process.execArgv };
        case 'heap limit':
          return getHeapStatistics().heap_size_limit;
        case 'niceness':
          // The 19th field, as proc(5) counts them; the name of a thread, in brackets, may have spaces.
          return Number(readFileSync('/proc/thread-self/stat', 'utf8').split(') ')[1]?.split(' ')[16]);
        case 'bytes':
          return bytes(input);
        case 'wait':
          waitFor(input as Int32Array);
          return threadId;
        case 'wait forever':
          return new Promise(() => undefined);
        case 'load':
          return new Promise((resolve) => setImmediate(resolve, input));
        case 'endless':
          for (;;);
        case 'fill memory':
          return fillMemory();
        case 'recurse':
          return recurse(0);
        case 'emit':
          emit(input);
          return 'emitted';
        case 'exit':
          return process.exit(3);
        case 'die once':
          if (Atomics.sub(input as Int32Array, 0, 1) > 0) process.exit(3);
          return 'survived';
        case 'throw later':
          later(() => {
            throw new Error('thrown by nobody');
          });
          return 'done';
        case 'refuse':
          throw new Refused('unknown_place', 'There is no such place.');
        case 'fail':
          throw Object.assign(new RangeError('out of range'), { code: 'ERR_RANGE' });
        case 'throw text':
          throw 'no error';
        case 'function':
          return () => input;
        default:
          throw new Error(`no computation ${name}`);
      }
    };
  },
  {
    encodeError: (error) =>
      error instanceof Refused ? { code: error.code, message: error.message } : undefined,
  },
);

/** Bytes that are handed over, and whether those handed over before have left the thread. */
let last: Uint8Array | undefined;
function bytes(length: unknown): unknown {
  const haveLeft = last?.byteLength === 0;
  last = new Uint8Array(Number(length)).fill(7);
  return withTransfer({ haveLeft, bytes: last }, [last.buffer as ArrayBuffer]);
}
