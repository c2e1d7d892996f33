// The sahams of a chart and the year of life that an annual chart is of, written.

import { mostYears, type sahamsShape, type varshaphalaShape } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { jdOfMs } from '@nirnaya/engine/civil';
import {
  type Chart,
  G,
  harshaBala,
  houseOf,
  isRetrograde,
  LAGNA,
  lagnaSign,
  lordOfYear,
  muddaDasha,
  panchavargiyaBala,
  patyayiniDasha,
  SAHAM_SOURCE,
  SAHAMS,
  type SahamRule,
  sahamsIn,
  signOf,
  varshaOf,
  YEAR_DAYS,
} from '@nirnaya/engine/jyotisha';
import { GRAHAS } from '@nirnaya/engine/sky';
import { degrees } from '../day/numbers.ts';
import { requireServedDay } from '../requests/dates.ts';
import type { Cast, CastContext } from './cast.ts';
import { instantText, periodsOfLevel } from './dashas.ts';
import { grahaNamed, placeIn } from './grahas.ts';

/** The sahams of a chart; null where the Sun neither rises nor sets around it. */
export function sahamsOfChart(chart: Chart): z.output<typeof sahamsShape> | null {
  const sahams = sahamsIn(chart);
  if (chart.day === undefined || sahams === undefined) return null;
  return {
    by: chart.day.byDay ? 'day' : 'night',
    between: 'degrees',
    source: SAHAM_SOURCE,
    sahams: sahams.map(({ name, longitude, formula, rashiAdded }) => {
      const { of, disagreement }: SahamRule = SAHAMS[name];
      return {
        name,
        of,
        formula,
        rashi_added: rashiAdded,
        ...placeIn(longitude),
        house: houseIn(chart, longitude),
        ...(disagreement === undefined ? {} : { disagreement }),
      };
    }),
  };
}

const houseIn = (chart: Chart, longitude: number): number => houseOf(lagnaSign(chart), signOf(longitude));

/**
 * The year of life that begins when `years` have passed since a birth; without a number that which runs now, or the first where
 * the birth is to come. Throws a 404 where the year lies outside of the years that are served.
 */
export function varshaphalaOf(
  context: Pick<CastContext, 'workspace' | 'now'>,
  { birth, chart }: Cast,
  requested: number | undefined,
): z.output<typeof varshaphalaShape> {
  const { ephemeris } = context.workspace.sky;
  const now = jdOfMs(context.now());
  const cast = (years: number) => varshaOf(ephemeris, chart, birth.place, { years });
  const years = requested ?? yearsPassed(now - birth.jd);
  // A day more, for the zone and the return of the year after.
  for (const days of [0, YEAR_DAYS.sidereal + 1])
    requireServedDay(Math.floor(birth.date + years * YEAR_DAYS.sidereal + days));
  const varsha = cast(years);
  const { chart: annual, muntha } = varsha;
  const ends = cast(years + 1).chart.jd;
  const { day, longitude, lagna } = annual;
  return {
    years,
    start_at: instantText(annual.jd),
    end_at: instantText(ends),
    by: byOf(annual),
    lagna: placeIn(lagna),
    grahas: GRAHAS.map((graha, i) => ({
      graha,
      ...placeIn(longitude[i]),
      house: houseIn(annual, longitude[i]),
      retrograde: isRetrograde(annual, i),
    })),
    muntha: { ...placeIn(muntha), house: houseIn(annual, muntha) },
    year_lord: yearLordWritten(varsha, chart),
    strengths: strengthsWritten(annual),
    sahams: day === undefined ? null : sahamsOfChart(annual),
    dashas: dashasWritten(chart, annual, years, ends),
    conventions: {
      place: 'of_birth',
      return: 'sidereal',
      aspects: 'by_rashi',
      friends: 'by_place',
      year_lord: 'benefic_aspects_first',
      mudda: 'balance_of_birth',
    },
  };
}

/** Whole years in a number of days, of the Sun's return to a star; none before the birth. */
const yearsPassed = (days: number): number =>
  Math.min(mostYears, Math.max(0, Math.floor(days / YEAR_DAYS.sidereal)));

const byOf = ({ day }: Chart): 'day' | 'night' | null => {
  if (day === undefined) return null;
  return day.byDay ? 'day' : 'night';
};

function yearLordWritten(varsha: Parameters<typeof lordOfYear>[0], birth: Chart) {
  const result = lordOfYear(varsha, birth);
  if (result === undefined) return null;
  return {
    graha: grahaNamed(result.lord),
    chosen_by: result.by,
    office_bearers: result.bearers.flatMap(({ office, graha, aspect, strength }) =>
      office === 'of_period'
        ? []
        : [{ office, graha: grahaNamed(graha), aspect, strength: degrees(strength) }],
    ),
  };
}

function strengthsWritten({ longitude, lagna, day }: Chart) {
  const harsha = day && harshaBala({ longitude, lagna, byDay: day.byDay });
  return panchavargiyaBala(longitude).map(({ graha, ...parts }, i) => {
    const joys = harsha?.[i];
    return {
      graha: grahaNamed(graha),
      panchavargiya: {
        kshetra: degrees(parts.kshetra),
        uchcha: degrees(parts.uchcha),
        hadda: degrees(parts.hadda),
        drekkana: degrees(parts.drekkana),
        navamsha: degrees(parts.navamsha),
        total: degrees(parts.total),
      },
      harsha:
        joys === undefined
          ? null
          : { house: joys.house, dignity: joys.dignity, side: joys.side, time: joys.time, total: joys.total },
    };
  });
}

function dashasWritten(birth: Chart, { jd, longitude, lagna }: Chart, years: number, ends: number) {
  const days = ends - jd;
  const lord = (of: number): string => (of === LAGNA ? 'Lagna' : grahaNamed(of));
  return [
    { dasha: 'mudda' as const, of: muddaDasha(birth.longitude[G.moon], years, jd, days) },
    { dasha: 'patyayini' as const, of: patyayiniDasha(longitude, lagna, jd, days) },
  ].map(({ dasha, of }) => ({ dasha, year_days: degrees(days), periods: periodsOfLevel(of, lord) }));
}
