// The muhurat of a festival on its date at a place: the window that is sought, those that are shunned, and why.

import type { festivalMuhurat } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { type ContextQuery, type RequestContext, requestContext } from '../context/request-context.ts';
import { panchangDay } from '../day/day.ts';
import { envelopeOf } from '../festivals/envelope.ts';
import { festivalRequested } from '../festivals/named-festival.ts';
import { occurrencesNamedOn } from '../festivals/named-occurrences.ts';
import { newDelhi } from '../places/locations.ts';
import { placeNear } from '../places/place-near.ts';
import { requireServedDay, utcOffset } from '../requests/dates.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { muhuratOf, undecidedMuhuratOf } from './festival-parts.ts';
import { notObserved } from './not-observed.ts';

/** What is asked. */
export interface FestivalMuhuratQuery extends ContextQuery {
  /** a code or a name in any script */
  readonly festival: string;
  /** civil day number */
  readonly date: number;
  readonly lat: number;
  readonly lon: number;
  readonly observatory?: boolean | undefined;
}

type Answer = z.output<typeof festivalMuhurat>;

/**
 * Answers. Throws a 404 for a festival that is not known, or not in the tradition that the request names, and a 422 for one that is not observed on the
 * date, which names the dates nearest to it, and for a region that is not supported.
 */
export function festivalMuhuratOf(service: AppContext, query: FestivalMuhuratQuery): Answer {
  requireServedDay(query.date);
  const named = festivalRequested(service, contextOf(service, query), query.festival, query);
  const { context } = named;
  const day = panchangDay(context, query.date);
  const { pack, mode } = context;
  const [observance] = occurrencesNamedOn(named, pack.observances.on(day.py, query.date, { mode }));
  const placeAndEngine = placed(service, context, query.date);
  if (observance !== undefined) return { ...muhuratOf(day, observance, query), ...placeAndEngine };
  const undecided = pack.undecided
    .on(day.py, query.date, { mode })
    .find(({ rule }) => named.rules.some(({ code }) => code === rule.code));
  if (undecided === undefined) throw named.ambiguous ?? notObserved(named, query.date);
  return { ...undecidedMuhuratOf(day, undecided), ...placeAndEngine };
}

/** The context, in the tradition of `region`, `pack` or `location_id`, else that of the nearest town. */
function contextOf(service: AppContext, query: FestivalMuhuratQuery): RequestContext {
  const refuse = { unsupportedRegion: 'refuse' } as const;
  const { region: requested, location_id, pack, lat, lon } = query;
  if (requested !== undefined || location_id !== undefined || pack !== undefined) {
    return requestContext(service, query, newDelhi, refuse);
  }
  const near = placeNear(service.catalogue(), lat, lon);
  const region =
    near === undefined || near.region === null ? undefined : (near.subdivision_code ?? near.region);
  const context = requestContext(service, { ...query, region }, newDelhi);
  if (region === undefined) return context;
  // Nobody asked for the region: it is that of the place.
  const tradition = { ...context.tradition, requested: null, source: 'location' } as const;
  return Object.assign(context, { tradition });
}

function placed(
  service: AppContext,
  context: RequestContext,
  day: number,
): Pick<Answer, 'location' | '_engine'> {
  const { location, _engine } = envelopeOf(service, context, day);
  return {
    location: { ...location, timezone_offset: utcOffset(context.zone, day) },
    _engine,
  };
}
