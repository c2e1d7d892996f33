// What Krishnamurti Paddhati takes from a chart, written.

import type { krishnamurtiShape } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { jdOfMs } from '@nirnaya/engine/civil';
import {
  houseHolding,
  housesIn,
  placeLords,
  rulingGrahas,
  significatorsOf,
  signOf,
} from '@nirnaya/engine/jyotisha';
import { GRAHAS } from '@nirnaya/engine/sky';
import { degrees } from '../day/numbers.ts';
import { dayZoneOf } from '../places/where.ts';
import { requireServedYear } from '../requests/dates.ts';
import { unsupported } from '../requests/refusal.ts';
import { type Cast, type CastContext, chartOf } from './cast.ts';
import { instantText } from './dashas.ts';
import { grahaNamed, rashiNamed } from './grahas.ts';

type Answer = z.output<typeof krishnamurtiShape>;

/** The moment and place of a judgment. */
export interface Judgment {
  /** milliseconds since 1970 */
  readonly at: number;
  readonly lat: number;
  readonly lon: number;
}

/**
 * Sub-lords, significators and the ruling planets of a judgment; null where the house system has no answer at the birth. Refuses with a
 * 404 a judgment in a year that is not served, and with a 422 one at coordinates without a time zone.
 */
export function krishnamurtiOf(
  context: CastContext,
  cast: Cast,
  judgment: Judgment | undefined,
): Answer | null {
  const { chart, conventions } = cast;
  const houses = housesIn(chart, conventions.options.house_system);
  if (houses === undefined) return null;
  return {
    cusps: houses.map(({ cusp }, i) => ({ house: i + 1, ...lordsAt(cusp) })),
    grahas: GRAHAS.map((graha, i) => ({
      graha,
      house: houseHolding(houses, chart.longitude[i]),
      ...lordsAt(chart.longitude[i]),
    })),
    significators: significatorsOf(chart, houses).map((of, i) => ({
      house: i + 1,
      in_stars_of_occupants: of.inStarsOfOccupants.map(grahaNamed),
      occupants: of.occupants.map(grahaNamed),
      in_stars_of_owner: of.inStarsOfOwner.map(grahaNamed),
      owner: grahaNamed(of.owner),
    })),
    ruling: judgment === undefined ? null : rulingAt(context, cast, judgment),
    ...authority,
  };
}

const authority = {
  authority:
    'K. S. Krishnamurti, Reader III, read in a transcription: the parts of stars, and that a graha gives what the lord of its star occupies, then what that lord owns. The order of the grades is quoted from Readers III and V; the ruling planets and their order are of pages on the school',
  note: 'Rahu and Ketu own no house; what the school gives them for the planets that they are joined with, or whose rashi they are in, is left to the reader, as is the weight of retrograde planets.',
} as const;

function lordsAt(longitude: number) {
  const { sign, star, sub, subSub } = placeLords(longitude);
  return {
    longitude: degrees(longitude),
    rashi: rashiNamed(signOf(longitude)),
    rashi_lord: grahaNamed(sign),
    nakshatra_lord: grahaNamed(star),
    sub_lord: grahaNamed(sub),
    sub_sub_lord: grahaNamed(subSub),
  };
}

function rulingAt(context: CastContext, { conventions }: Cast, { at, lat, lon }: Judgment): Answer['ruling'] {
  requireServedYear(new Date(at).getUTCFullYear());
  const zone = dayZoneOf(context.zones(lat, lon), undefined)?.zone;
  if (zone === undefined)
    throw unsupported(
      'unknown_zone',
      'judgment: no time zone is known at lat, lon, so that it has no weekday; use coordinates on land.',
    );
  const jd = jdOfMs(at);
  const ruling = rulingGrahas(chartOf(context, { jd, place: { lat, lon, zone } }, conventions));
  return {
    at: instantText(jd),
    lat,
    lon,
    lagna_star_lord: grahaNamed(ruling.lagnaStar),
    lagna_rashi_lord: grahaNamed(ruling.lagnaSign),
    moon_star_lord: grahaNamed(ruling.moonStar),
    moon_rashi_lord: grahaNamed(ruling.moonSign),
    day_lord: ruling.day === undefined ? null : grahaNamed(ruling.day),
  };
}
