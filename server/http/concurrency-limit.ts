// A limit of concurrency: so many at the same time, in all and of one caller.

import { tooManyRequests } from './busy.ts';
import { counts } from './counts.ts';

/** How many may be in at the same time. */
interface ConcurrencyLimits {
  readonly inAll: number;
  readonly ofCaller: number;
}

/** Lets a caller in and gives what lets it out again, to be called once; throws a 503 at the limit. */
type Enter = (caller: string) => () => void;

/** Makes a limit. */
export function concurrencyLimit({ inAll, ofCaller }: ConcurrencyLimits): Enter {
  const callers = counts<string>();
  let all = 0;
  return (caller) => {
    if (all >= inAll || callers.of(caller) >= ofCaller) throw tooManyRequests();
    all += 1;
    const leave = callers.add(caller);
    return () => {
      all -= 1;
      leave();
    };
  };
}
