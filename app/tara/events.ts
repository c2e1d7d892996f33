// Asta and udaya of a planet within a stretch of dates at a place.

import type { z } from '@nirnaya/contract/schema';
import type { taraEvent, taraEventsAnswer } from '@nirnaya/contract/tara';
import { isoDate, JD_OF_CIVIL_DAY_0, jdOfCivilDay, offsetAt, zoneOffsets } from '@nirnaya/engine/civil';
import {
  FIRST_SKY_YEAR,
  LAST_SKY_YEAR,
  newYear,
  type Planet,
  VISIBILITY_LATITUDE,
  type VisibilityEvent,
  visibilityEvents,
} from '@nirnaya/engine/sky';
import type { LocalClock } from '@nirnaya/explain/dates';
import { engineFacts } from '../context/engine-facts.ts';
import { grahaPack } from '../context/graha-rules.ts';
import { echoOfSite, type SkySite } from '../context/sky-place.ts';
import { unsupported } from '../requests/refusal.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { sanskritNames } from './planets.ts';
import { type KalamsaSet, kalamsaSet, writtenSet } from './sets.ts';

/** The part of the service that asta needs. */
export type TaraService = Pick<AppContext, 'workspace' | 'version'>;

/** Which planet, by which set. */
export interface TaraQuery {
  readonly planet: Planet;
  readonly kalamsa_set?: string | undefined;
}

/** The events on the civil days from..to of a place, both inclusive and served. Refuses what cannot be computed there. */
export function taraEvents(
  service: TaraService,
  { planet, kalamsa_set, from, to }: TaraQuery & { readonly from: number; readonly to: number },
  site: SkySite,
): z.output<typeof taraEventsAnswer> {
  const { sky } = service.workspace;
  const set = kalamsaSet(service.workspace, planet, kalamsa_set);
  const why = whyNotAt(set, site.place.lat);
  if (why !== undefined) throw unsupported('beyond_latitude', `lat: ${why}`);
  // The clocks of a place are less than a day off those of UT.
  const begin = Math.max(jdOfCivilDay(from) - 1, newYear(FIRST_SKY_YEAR));
  const end = Math.min(jdOfCivilDay(to) + 2, newYear(LAST_SKY_YEAR + 1));
  const dateOf = datesIn(site.place.zone, begin, end);
  const events = visibilityEvents(sky, { lat: site.place.lat, planet, rule: set.rule }, begin, end).filter(
    ({ instant }) => {
      const day = dateOf(instant);
      return day >= from && day <= to;
    },
  );
  return {
    planet,
    planet_sa: sanskritNames[planet],
    start_date: isoDate(from),
    end_date: isoDate(to),
    count: events.length,
    events: events.map((event) => writtenEvent(event, set, site)),
    kalamsa: writtenSet(set),
    location: echoOfSite(site),
    engine: engineWith(service, set),
  };
}

/** Why a set cannot be applied at a latitude; undefined where it can. */
export function whyNotAt({ name, rule }: KalamsaSet, lat: number): string | undefined {
  if (rule.measure === 'longitude' || Math.abs(lat) <= VISIBILITY_LATITUDE) return undefined;
  return `The set ${name} needs planets that rise and set daily, so it applies up to ${VISIBILITY_LATITUDE} degrees of latitude; use kalamsa_set=kalamsha elsewhere.`;
}

/** An event as answered: its instant by the clock of the answer, its date by that of the place. */
export function writtenEvent(
  { kind, side, instant }: Pick<VisibilityEvent, 'kind' | 'side' | 'instant'>,
  { name }: KalamsaSet,
  { place, clock }: { readonly place: SkySite['place']; readonly clock: LocalClock },
): z.output<typeof taraEvent> {
  return {
    kind,
    side,
    at: `${clock.iso(instant)}`,
    astronomical_date: isoDate(datesIn(place.zone, instant - 1, instant + 1)(instant)),
    provenance: {
      date_assignment: 'local_civil_date_of_instant',
      day_zone: place.zone,
      kalamsa_set: name,
      pack: grahaPack,
    },
  };
}

/** The engine and the rules of an answer. */
export const engineWith = (service: TaraService, { rules }: KalamsaSet) => ({
  ...engineFacts(service),
  rules_snapshot_version: rules.pack.fingerprint,
});

// The civil day number that contains an instant, which is not rounded.
function datesIn(zone: string, from: number, to: number): (jd: number) => number {
  const offsets = zoneOffsets(zone, from, to);
  return (jd) => Math.floor(jd + offsetAt(offsets, jd) - JD_OF_CIVIL_DAY_0);
}
