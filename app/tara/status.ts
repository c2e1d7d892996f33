// Whether a planet is lost in the light of the Sun at an instant, and by which event.

import type { z } from '@nirnaya/contract/schema';
import type { taraEvent, taraStatusAnswer } from '@nirnaya/contract/tara';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR, newYear, setSpans, visibilityEvents } from '@nirnaya/engine/sky';
import { echoOfSite, type SkySite } from '../context/sky-place.ts';
import { engineWith, type TaraQuery, type TaraService, whyNotAt, writtenEvent } from './events.ts';
import { sanskritNames } from './planets.ts';
import { type KalamsaSet, kalamsaSet, writtenSet } from './sets.ts';

/** Days back in which the last asta lies: Mars returns to the Sun after 780 days. */
const reach = 820;

/** How near to an event an instant is taken for it, days: a second. */
const near = 1 / 86_400;

/** Status and event, and why either is not known. */
interface AstaState {
  readonly isAsta: boolean | undefined;
  readonly event: z.output<typeof taraEvent> | undefined;
  readonly why: string | undefined;
}

/** The status of a planet at an instant (JD UT) of the years served. */
export function taraStatus(
  service: TaraService,
  { planet, kalamsa_set, at }: TaraQuery & { readonly at: number },
  site: SkySite,
): z.output<typeof taraStatusAnswer> {
  const set = kalamsaSet(service.workspace, planet, kalamsa_set);
  const { isAsta, event, why } = astaState(service, { planet, at }, set, site);
  return {
    planet,
    planet_sa: sanskritNames[planet],
    at: `${site.clock.iso(at)}`,
    is_asta: isAsta ?? null,
    status: isAsta === undefined ? 'indeterminate' : isAsta ? 'Asta' : 'visible',
    governing_event: event ?? null,
    kalamsa: writtenSet(set),
    ...(why === undefined
      ? {}
      : {
          unavailable: {
            ...(isAsta === undefined ? { is_asta: why } : {}),
            ...(event === undefined ? { governing_event: why } : {}),
          },
        }),
    location: echoOfSite(site),
    engine: engineWith(service, set),
  };
}

function astaState(
  service: TaraService,
  { planet, at }: Pick<TaraQuery, 'planet'> & { readonly at: number },
  set: KalamsaSet,
  site: SkySite,
): AstaState {
  const { lat } = site.place;
  const cannot = whyNotAt(set, lat);
  if (cannot !== undefined) return { isAsta: undefined, event: undefined, why: cannot };
  const { sky } = service.workspace;
  const first = newYear(FIRST_SKY_YEAR);
  const last = newYear(LAST_SKY_YEAR + 1);
  const from = Math.max(at - reach, first);
  const spans = setSpans(sky, { lat, planet, rule: set.rule }, from, Math.min(at + near, last));
  // The last span that has begun: either it still runs, or its end is what the planet is seen since.
  let start: number | undefined;
  let end = Number.NaN;
  for (let i = 0; i < spans.length && spans[i] <= at; i += 2) [start, end] = [spans[i], spans[i + 1]];
  const isAsta = start !== undefined && at < end;
  const since = start === undefined ? undefined : isAsta ? start : end;
  const kind = isAsta ? 'asta' : 'udaya';
  const events =
    since === undefined
      ? []
      : visibilityEvents(
          sky,
          { lat, planet, rule: set.rule },
          Math.max(since - near, first),
          Math.min(since + near, last),
        );
  const next = events.find((event) => event.kind === kind);
  return {
    isAsta,
    event: next && writtenEvent(next, set, site),
    why: next === undefined ? `The event is before ${FIRST_SKY_YEAR}, the first supported year.` : undefined,
  };
}
