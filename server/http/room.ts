// Room for so many at the same time, in all and of one caller.

import { tooManyRequests } from './busy.ts';

/** How many may be in at the same time. */
interface RoomLimits {
  readonly inAll: number;
  readonly ofCaller: number;
}

/** Lets a caller in and gives what lets it out again, to be called once; throws a 503 where there is no room. */
type Enter = (caller: string) => () => void;

/** Makes a room. */
export function room({ inAll, ofCaller }: RoomLimits): Enter {
  const callers = new Map<string, number>();
  let all = 0;
  return (caller) => {
    const own = callers.get(caller) ?? 0;
    if (all >= inAll || own >= ofCaller) throw tooManyRequests();
    all += 1;
    callers.set(caller, own + 1);
    return () => {
      all -= 1;
      const left = (callers.get(caller) ?? 1) - 1;
      if (left > 0) callers.set(caller, left);
      else callers.delete(caller);
    };
  };
}
