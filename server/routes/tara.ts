// Asta and udaya of the five planets: within a stretch of dates, and at an instant.

import { siteOf } from '@nirnaya/app/context';
import { invalidParameters, requireServedDay, requireServedYear, unsupported } from '@nirnaya/app/requests';
import { requirePlanet, taraEvents, taraStatus } from '@nirnaya/app/tara';
import {
  mostTaraDates,
  taraEventsAnswer,
  taraEventsShape,
  taraStatusAnswer,
  taraStatusShape,
} from '@nirnaya/contract/tara';
import { JD_OF_CIVIL_DAY_0 } from '@nirnaya/engine/civil';
import { DateTime } from 'luxon';
import type { ComputeService } from '../compute/compute-service.ts';
import { type Operation, operation } from './operation/operation.ts';

const sets =
  'An event is the instant at which the arc between planet and Sun passes the degrees of kalamsa_set; authorities differ, and their dates by days. Sets that count risings and settings are applied up to 60 degrees of latitude.';

/** The operations on asta and udaya. */
export function taraOperations(): Operation[] {
  const events = operation({
    id: 'taraEvents',
    lane: 'long',
    path: '/v1/tara/events',
    group: 'Tara',
    summary: `Asta and udaya of a planet within up to ${mostTaraDates} dates`,
    description: `${sets} Beyond that they are a 422. astronomical_date is the civil date at the place that contains the instant; tz only says how instants are written.`,
    query: taraEventsShape,
    params: {},
    answer: taraEventsAnswer,
    refusals: [404, 422],
    respond: ({
      service,
      query: { planet: name, start_date: from, end_date: to, kalamsa_set, ...query },
    }) => {
      if (to < from) {
        throw invalidParameters([{ field: 'end_date', message: 'must not come before start_date' }]);
      }
      const planet = requirePlanet(name);
      requireServedDay(from);
      requireServedDay(to);
      const count = to - from + 1;
      if (count > mostTaraDates) {
        throw unsupported('range_too_long', `A range has at most ${mostTaraDates} dates, not ${count}.`);
      }
      return taraEvents(service, { planet, kalamsa_set, from, to }, requiredSite(service, query));
    },
  });

  const status = operation({
    id: 'taraStatus',
    lane: 'long',
    live: true,
    path: '/v1/tara/status',
    group: 'Tara',
    summary: 'Whether a planet is lost in the light of the Sun at an instant, and since when',
    description: `${sets} Beyond that the status is indeterminate, with the reason under unavailable.`,
    query: taraStatusShape,
    params: {},
    answer: taraStatusAnswer,
    refusals: [404, 422],
    respond: ({ service, query: { planet: name, at, kalamsa_set, ...query } }) => {
      const planet = requirePlanet(name);
      const site = requiredSite(service, query);
      const time = at === undefined ? undefined : DateTime.fromISO(at, { zone: site.clock.zone });
      const ms = time?.toMillis() ?? service.now();
      requireServedYear(new Date(ms).getUTCFullYear());
      return taraStatus(service, { planet, kalamsa_set, at: ms / 86_400_000 + JD_OF_CIVIL_DAY_0 }, site);
    },
  });

  return [events, status];
}

function requiredSite(service: ComputeService, query: Parameters<typeof siteOf>[1]) {
  const site = siteOf(service, query);
  if (site === undefined) throw new Error('coordinates are required, and no place was found');
  return site;
}
