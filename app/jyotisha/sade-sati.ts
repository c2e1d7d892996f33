// Saturn over the rashis around the Moon of birth, written.

import type { sadeSatiShape } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { isoDate, jdOfCivilDay } from '@nirnaya/engine/civil';
import { type Chart, G, saturnOverMoon } from '@nirnaya/engine/jyotisha';
import { LAST_SKY_YEAR, newYear } from '@nirnaya/engine/sky';
import type { CastContext } from './cast.ts';
import { instantText } from './dashas.ts';

/** How much of a life is looked at, days. */
const life = 100 * 365.25;

/** The rounds of sade sati in the first hundred years of a life, as far as the sky is served; on a civil day number, which runs. */
export function sadeSatiOf(
  { workspace }: CastContext,
  chart: Chart,
  on: number | undefined,
): z.output<typeof sadeSatiShape> {
  const { sky } = workspace;
  const to = Math.min(chart.jd + life, newYear(LAST_SKY_YEAR + 1));
  // The zodiac of the chart lies behind that of Lahiri by as much.
  const ahead = sky.ephemeris.meanAyanamsa(chart.jd) - chart.ayanamsa;
  const { sadeSati } = saturnOverMoon(sky.planets, chart.sign[G.moon], { from: chart.jd, to, ahead });
  const at = on === undefined ? undefined : jdOfCivilDay(on) + 0.5;
  const running = sadeSati
    .flatMap(({ stays }) => stays)
    .find(({ start, end }) => at !== undefined && at >= start && at < end);
  return {
    rounds: sadeSati.map(({ start, end, stays }) => ({
      start_at: instantText(start),
      end_at: instantText(end),
      stays: stays.map((stay) => ({
        house: stay.house,
        start_at: instantText(stay.start),
        end_at: instantText(stay.end),
        came_back: stay.back,
      })),
    })),
    on:
      on === undefined
        ? null
        : { date: isoDate(on), is_running: running !== undefined, house: running?.house ?? null },
  };
}
