// The next festivals of New Delhi: for the page at the root and the greeting of a server.

import { requestContext } from '@nirnaya/app/context';
import { upcoming } from '@nirnaya/app/festivals';
import { newDelhi } from '@nirnaya/app/places';
import { civilDayAt } from '@nirnaya/app/requests';
import { isoDate } from '@nirnaya/engine/civil';
import type { ComputeService } from './compute-service.ts';
import type { NextFestivals } from './tasks.ts';

/** Today at New Delhi and the next festivals, at most `limit`. */
export function nextFestivals(service: ComputeService, limit: number): NextFestivals {
  const context = requestContext(service, { location_id: newDelhi.id }, newDelhi);
  const today = civilDayAt(service.now(), context.zone);
  return {
    today: isoDate(today),
    festivals: upcoming(context, today, limit).map(({ code, date, name, reason }) => ({
      code,
      date,
      name,
      reason,
    })),
  };
}
