// The panchang of a day as the service gives it.

import { locationOf } from '../../server/location-echo.ts';
import { panchangDay } from '../../server/panchang/day.ts';
import { engineOf } from '../../server/panchang/engine.ts';
import { fullPanchang } from '../../server/panchang/full.ts';
import { productVersion } from '../../server/version.ts';
import type { Session } from '../ask/session.ts';

/** Everything about a day: what `/v1/panchang/full` answers. */
export type FullDay = ReturnType<typeof fullDay>;

/** The full panchang of a civil day number. */
export function fullDay({ asked, sky }: Session, day: number) {
  const service = { workspace: { sky }, version: productVersion(), failed };
  return {
    ...fullPanchang(service, panchangDay(asked, day)),
    location: locationOf(asked, day),
    engine: engineOf(service, asked),
  };
}

// At a terminal a part that fails is no part to leave out.
function failed(error: unknown): never {
  throw error;
}
