// Asta and udaya of the five planets: within a stretch of dates, and at an instant.

import { siteOf } from '@nirnaya/app/context';
import { requireDateRange, requireOrder, requireServedYear } from '@nirnaya/app/requests';
import { requirePlanet, taraEvents, taraStatus } from '@nirnaya/app/tara';
import { mostTaraDates } from '@nirnaya/contract/tara';
import { jdOfMs } from '@nirnaya/engine/civil';
import { DateTime } from 'luxon';
import type { ComputeService } from '../compute/compute-service.ts';
import { long } from './operation/handler.ts';

/** The operations on asta and udaya. */
export const handlers = long({
  taraEvents: ({
    service,
    query: { planet: name, start_date: from, end_date: to, kalamsa_set, ...query },
  }) => {
    const range = { from, to, fields: ['start_date', 'end_date'] } as const;
    requireOrder(range);
    const planet = requirePlanet(name);
    requireDateRange(range, mostTaraDates);
    return taraEvents(service, { planet, kalamsa_set, from, to }, requiredSite(service, query));
  },
  taraStatus: ({ service, query: { planet: name, at, kalamsa_set, ...query } }) => {
    const planet = requirePlanet(name);
    const site = requiredSite(service, query);
    const time = at === undefined ? undefined : DateTime.fromISO(at, { zone: site.clock.zone });
    const ms = time?.toMillis() ?? service.now();
    requireServedYear(new Date(ms).getUTCFullYear());
    return taraStatus(service, { planet, kalamsa_set, at: jdOfMs(ms) }, site);
  },
});

function requiredSite(service: ComputeService, query: Parameters<typeof siteOf>[1]) {
  const site = siteOf(service, query);
  if (site === undefined) throw new Error('coordinates are required, and no place was found');
  return site;
}
