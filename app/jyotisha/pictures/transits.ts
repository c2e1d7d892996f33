// The stays of Mars to Ketu in the rashis over a year, as a birth sees them.

import { type Chart, G, houseOf, staysOf } from '@nirnaya/engine/jyotisha';
import { GRAHAS, newYear, type Planet, type Sky } from '@nirnaya/engine/sky';
import type { CastContext } from '../cast.ts';
import { rashiNamed } from '../grahas.ts';
import { vedhaIn } from '../vedha.ts';

/** The grahas whose stays are shown: those of Sun and Moon are the same every year, or too short. */
const slow = [G.saturn, G.jupiter, G.rahu, G.ketu, G.mars, G.venus, G.mercury] as const;

/** The stays of the grahas in a Gregorian year, their houses from the Moon of birth, and when they go backwards. */
export function transitsOf({ workspace }: Pick<CastContext, 'workspace'>, chart: Chart, year: number) {
  const { planets, ephemeris } = workspace.sky;
  const [from, to] = [newYear(year), newYear(year + 1)];
  // The zodiac of the chart lies behind that of Lahiri by as much.
  const ahead = ephemeris.meanAyanamsa(chart.jd) - chart.ayanamsa;
  const { node } = chart.options;
  const { houses } = vedhaIn(workspace);
  return slow.map((graha) => ({
    graha: GRAHAS[graha],
    number: graha,
    stays: staysOf(planets, graha, { from, to }, { ahead, node }).map((stay) => {
      const house = houseOf(chart.sign[G.moon], stay.sign);
      return {
        rashi: rashiNamed(stay.sign),
        house,
        start: stay.start,
        end: stay.end,
        good: houses[graha]?.has(house) ?? false,
      };
    }),
    backwards: graha >= G.rahu ? [] : backwardsOf(planets, GRAHAS[graha] as Planet, year),
  }));
}

/** When a planet goes backwards within a year, between its stations. */
function backwardsOf(planets: Sky['planets'], planet: Planet, year: number) {
  const { from, to, stations } = planets.year(planet, year);
  const edges = [from, ...stations, to];
  return edges.slice(1).flatMap((end, i) => {
    const start = edges[i] as number;
    return planets.at(planet, (start + end) / 2).speed < 0 ? [{ start, end }] : [];
  });
}
