// Room for so many at the same time, in all and of one caller.

import { tooManyRequests } from './busy.ts';
import { counts } from './counts.ts';

/** How many may be in at the same time. */
interface RoomLimits {
  readonly inAll: number;
  readonly ofCaller: number;
}

/** Lets a caller in and gives what lets it out again, to be called once; throws a 503 where there is no room. */
type Enter = (caller: string) => () => void;

/** Makes a room. */
export function room({ inAll, ofCaller }: RoomLimits): Enter {
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
