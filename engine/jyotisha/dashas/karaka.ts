/** Karaka dasha (Jaimini): the eight chara karakas, each for as many years as its house from the lagna, less one. */
import { signCount } from '../../sky/zodiac.ts';
import type { Chart } from '../chart.ts';
import { charaKarakas } from '../points/karakas.ts';
import { signOf } from '../sign.ts';
import { type Period, periodsFrom } from './period.ts';
import { type YearLength, yearDays } from './year-length.ts';

/** Periods of grahas, the atma karaka's first; within each its own part comes last. */
export function karakaDasha(
  chart: Pick<Chart, 'longitude' | 'sign' | 'lagna'>,
  jd: number,
  year: YearLength = 'sidereal',
): readonly Period[] {
  const lagna = signOf(chart.lagna);
  const lords = charaKarakas(chart, 8).map(({ graha }) => {
    return { lord: graha, years: signCount(lagna, chart.sign[graha]) - 1 };
  });
  const total = lords.reduce((sum, { years }) => sum + years, 0);
  return periodsFrom(jd, lords, yearDays(year), (path) => {
    const own = lords.findIndex(({ lord }) => lord === path[path.length - 1]);
    return [...lords.slice(own + 1), ...lords.slice(0, own + 1)].map(({ lord, years }) => ({
      lord,
      share: years / total,
    }));
  });
}
