// Saturn over the rashis around the Moon of birth, written.

import type { sadeSatiShape } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { isoDate, jdOfCivilDay } from '@nirnaya/engine/civil';
import { type Chart, G, type SaturnStay, saturnOverMoon } from '@nirnaya/engine/jyotisha';
import { LAST_SKY_YEAR, newYear } from '@nirnaya/engine/sky';
import type { CastContext } from './cast.ts';
import { instantText } from './dashas.ts';

/** How much of a life is looked at, days. */
const life = 100 * 365.25;

/** The phase of sade sati by the house from the Moon. */
const phases = { 12: 'first', 1: 'second', 2: 'third' } as const;

/** What a stay in the fourth and in the eighth is called. */
const dhaiyas = { 4: 'kantaka', 8: 'ashtama' } as const;

const phaseOf = (house: number) => phases[house as keyof typeof phases];
const dhaiyaOf = (house: number) => dhaiyas[house as keyof typeof dhaiyas];

const writtenStay = ({ house, start, end, back }: SaturnStay) => ({
  house,
  start_at: instantText(start),
  end_at: instantText(end),
  came_back: back,
});

/**
 * Saturn over the Moon in the first hundred years of a life, as far as the sky is served: the rounds of sade sati with their
 * phases, the stays in the fourth and the eighth; and what runs on a civil day number.
 */
export function sadeSatiOf(
  { workspace }: CastContext,
  chart: Chart,
  on: number | undefined,
): z.output<typeof sadeSatiShape> {
  const { sky } = workspace;
  const to = Math.min(chart.jd + life, newYear(LAST_SKY_YEAR + 1));
  // The zodiac of the chart lies behind that of Lahiri by as much.
  const ahead = sky.ephemeris.meanAyanamsa(chart.jd) - chart.ayanamsa;
  const { sadeSati, kantaka, ashtama } = saturnOverMoon(sky.planets, chart.sign[G.moon], {
    from: chart.jd,
    to,
    ahead,
  });
  const dhaiya = [...kantaka, ...ashtama].sort((a, b) => a.start - b.start);
  const runningOn = (day: number, stays: readonly SaturnStay[]): SaturnStay | undefined => {
    const noon = jdOfCivilDay(day) + 0.5;
    return stays.find(({ start, end }) => noon >= start && noon < end);
  };
  const running =
    on === undefined
      ? undefined
      : runningOn(
          on,
          sadeSati.flatMap(({ stays }) => stays),
        );
  const lesser = on === undefined ? undefined : runningOn(on, dhaiya);
  return {
    rounds: sadeSati.map(({ start, end, stays }) => ({
      start_at: instantText(start),
      end_at: instantText(end),
      stays: stays.map((stay) => ({ phase: phaseOf(stay.house), ...writtenStay(stay) })),
    })),
    dhaiya: dhaiya.map((stay) => ({ kind: dhaiyaOf(stay.house), ...writtenStay(stay) })),
    on:
      on === undefined
        ? null
        : {
            date: isoDate(on),
            is_running: running !== undefined,
            house: running?.house ?? null,
            phase: running === undefined ? null : phaseOf(running.house),
            dhaiya: lesser === undefined ? null : dhaiyaOf(lesser.house),
          },
    source: 'Phaladeepika 26: Saturn in the twelfth, first, second, fourth and eighth from the Moon',
  };
}
