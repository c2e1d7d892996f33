// One occurrence of an observance decided at any place, on no more days than its rule reads.

import { reachOf } from '@nirnaya/compiler/front';
import type { CompiledPack, Decision, FestivalMode } from '@nirnaya/compiler/runtime';
import { buildPlaceDays, buildPlaceYear, type PlaceYear } from '@nirnaya/engine/almanac';
import type { WorldCalendars } from '@nirnaya/engine/calendars';
import { civilDay, JD_OF_CIVIL_DAY_0 } from '@nirnaya/engine/civil';
import type { Place } from '@nirnaya/engine/place';
import type { SkyYear } from '@nirnaya/engine/sky';

/** What is decided, wherever. */
export interface Decided {
  readonly pack: CompiledPack;
  readonly mode: FestivalMode;
  readonly code: string;
  /** the year of the occurrence, on today's ephemerides */
  readonly sky: SkyYear;
  readonly calendars: WorldCalendars;
  /** the occurrence as one place has it, JD UT */
  readonly occurrence: { readonly start: number; readonly end: number };
}

/** What an occurrence comes to at a place; days are civil day numbers. */
export type PlaceOutcome =
  | { readonly kind: 'decided'; readonly first: number; readonly last: number }
  /** the authority leaves these days open */
  | { readonly kind: 'undecided'; readonly candidates: readonly number[] }
  /** the Sun or the Moon does not rise or set on any of these days */
  | { readonly kind: 'undecidable'; readonly absent: string; readonly candidates: readonly number[] }
  /** no day of the occurrence meets the rule */
  | { readonly kind: 'not_observed' };

/** Days by which the same occurrence may begin earlier or later elsewhere: one that is made of days begins with them. */
const apart = 3;

/** Days of a year that a place-year has beside it. */
const margin = 40;

/** Decides an occurrence at places. */
export function deciderOf(decided: Decided): (place: Place) => PlaceOutcome {
  const decide = decidedAt(decided);
  if (!isSameEverywhere(decided)) return decide;
  let outcome: PlaceOutcome | undefined;
  return (place) => {
    outcome ??= decide(place);
    return outcome;
  };
}

// A rule that is tied to a place, or made of dates of calendars and weekdays alone.
const isSameEverywhere = ({ pack, code }: Decided): boolean =>
  pack.rules.get(code)?.linked.fields.place !== undefined || pack.skyless.has(code);

function decidedAt(decided: Decided): (place: Place) => PlaceOutcome {
  const { pack, mode, code, occurrence } = decided;
  const daysAt = placeDaysOf(decided);
  return (place) => {
    const py = daysAt(place);
    const days = { from: dayAt(occurrence.start) - apart, to: dayAt(occurrence.end) + apart };
    const [nearest] = pack.decisions
      .between(py, code, { ...days, mode })
      .map((decision) => ({ decision, away: Math.abs(decision.occurrence.start - occurrence.start) }))
      .filter(({ away }) => away <= apart)
      .sort((a, b) => a.away - b.away);
    return nearest === undefined ? { kind: 'not_observed' } : outcomeOf(nearest.decision, py);
  };
}

// The days that the rule reads, or the whole year where that is not known.
function placeDaysOf({ pack, code, sky, calendars, occurrence }: Decided): (place: Place) => PlaceYear {
  const reach = reachOf(code, pack);
  if (reach === undefined) return (place) => buildPlaceYear(sky, place, { calendars });
  const newYear = civilDay(sky.year, 1, 1);
  const days = {
    from: Math.max(dayAt(occurrence.start) - reach, newYear - margin),
    to: Math.min(dayAt(occurrence.end) + reach, civilDay(sky.year + 1, 1, 1) + margin),
  };
  return (place) => buildPlaceDays(sky, place, days, { calendars });
}

const dayAt = (jd: number): number => Math.floor(jd - JD_OF_CIVIL_DAY_0);

function outcomeOf({ outcome }: Decision, { firstDay }: PlaceYear): PlaceOutcome {
  switch (outcome.kind) {
    case 'decided':
      return { kind: 'decided', first: firstDay + outcome.first, last: firstDay + outcome.last };
    case 'nothing':
      return { kind: 'not_observed' };
    case 'undecided':
      return { kind: 'undecided', candidates: outcome.candidates.map((day) => firstDay + day) };
    case 'undecidable':
      return {
        kind: 'undecidable',
        absent: outcome.absent,
        candidates: outcome.candidates.map((day) => firstDay + day),
      };
  }
}
