// The main thread's way to what is computed: tasks go to the threads of their lane; refusals and the failures of threads
// come back as the errors that the service answers with.

import { Refusal, unsupported } from '@nirnaya/app/requests';
import {
  DeadlineExceeded,
  type Host,
  HostBusy,
  type HostLoad,
  HostUnavailable,
  OutOfMemory,
} from '@nirnaya/host';
import { busy } from '../http/busy.ts';
import { type Lane, lanes } from './lanes.ts';
import type { Computing, ComputingName, Outcome } from './tasks.ts';
import type { LaneState, ThreadState } from './thread-state.ts';

/** How a computation is run. */
export interface RunOptions {
  /** whose share of the threads it uses: an account, an address, a part of the service */
  readonly caller: string;
  /** default `quick` */
  readonly lane?: Lane | undefined;
  /** requests of one key meet the caches of one thread */
  readonly affinity?: string | undefined;
  /** aborted when nobody waits for the result any more */
  readonly signal?: AbortSignal | undefined;
}

/** Runs computations in threads. */
export interface Compute {
  /**
   * Runs one. Rejects with its `Refusal`; with a 503 where too much waits, a thread cannot be had, or the computation takes
   * too much time or memory; in the lane of texts that is a 422, since it is the text that does.
   */
  run<N extends ComputingName>(
    name: N,
    input: Computing[N]['input'],
    options: RunOptions,
  ): Promise<Computing[N]['output']>;
  /** the threads of each lane at the moment */
  load(): Readonly<Record<Lane, HostLoad>>;
  /** replaces what computations are opened with */
  setState(state: ThreadState): void;
  close(): Promise<void>;
}

/** The computations of a service by its hosts; lanes may share one. */
export function openCompute(hosts: Readonly<Record<Lane, Host>>): Compute {
  const distinct = [...new Set(lanes.map((lane) => hosts[lane]))];
  return {
    run: async (name, input, { lane = 'quick', caller, affinity, signal }) => {
      const task = {
        name,
        input,
        caller,
        ...(affinity === undefined ? {} : { affinity }),
        ...(signal === undefined ? {} : { signal }),
      };
      let outcome: Outcome<typeof name>;
      try {
        outcome = (await hosts[lane].run(task)) as Outcome<typeof name>;
      } catch (error) {
        throw answered(error, lane);
      }
      if (!('refusal' in outcome)) return outcome.value;
      const { reason, code, message, errors } = outcome.refusal;
      throw new Refusal(reason, code, message, errors);
    },
    load: () => ({ quick: hosts.quick.load(), long: hosts.long.load(), texts: hosts.texts.load() }),
    setState: (state) => {
      for (const lane of lanes) hosts[lane].setState({ ...state, lane } satisfies LaneState);
    },
    close: async () => {
      await Promise.all(distinct.map((host) => host.close()));
    },
  };
}

// What a failure of a host is answered with; what a computation threw stays what it is.
function answered(error: unknown, lane: Lane): unknown {
  const ofText = lane === 'texts';
  if (error instanceof HostBusy) {
    return busy(
      ofText
        ? 'Too many texts are waiting for evaluation. Try again later.'
        : 'Too many concurrent requests. Try again later.',
    );
  }
  if (error instanceof DeadlineExceeded) {
    return ofText
      ? unsupported('evaluation_too_long', `The text takes longer than ${error.ms / 1000} s to evaluate.`)
      : busy(`The computation takes longer than ${error.ms / 1000} s. Request less, or try again later.`);
  }
  if (error instanceof OutOfMemory) {
    return ofText
      ? unsupported('evaluation_too_large', 'The evaluation of the text exceeds its memory limit.')
      : busy('The computation exceeds its memory limit. Request less.');
  }
  if (error instanceof HostUnavailable) {
    return busy(
      ofText
        ? 'Evaluation is not available at the moment. Try again later.'
        : 'Computation is not available at the moment. Try again later.',
    );
  }
  return error;
}
