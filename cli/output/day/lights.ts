// The Sun and the Moon of a day: when they rise and set, and how the Moon looks.

import { glued } from '../text/wrap.ts';
import { listed, type PageLine } from './layout.ts';
import { lengthOf, momentOf, untilOf } from './moments.ts';
import type { FullDay, PageDay } from './panchang.ts';

/** One line for each of the two. */
export function lightLines(
  { timings, astronomical: { sun, moon } }: FullDay,
  { day, lengths }: PageDay,
): PageLine[] {
  const lines: PageLine[] = [];
  if (sun !== null) {
    const times = [
      sun.sunrise === null ? 'does not rise' : `rises ${sun.sunrise}`,
      sun.noon && `noon ${sun.noon}`,
      sun.sunset === null ? 'does not set' : `sets ${sun.sunset}`,
      Number.isNaN(lengths.day) ? null : `day ${lengthOf(lengths.day)}`,
      Number.isNaN(lengths.night) ? null : `night ${lengthOf(lengths.night)}`,
    ];
    lines.push(['Sun', listed(times.map((time) => time && glued(time)))]);
  }
  if (moon !== null) {
    const { phase } = moon;
    const times = [
      timings.moonrise_at === null ? 'does not rise' : `rises ${momentOf(timings.moonrise_at, day)}`,
      timings.moonset_at === null ? 'does not set' : `sets ${momentOf(timings.moonset_at, day)}`,
      phase.name.toLowerCase(),
      `${Math.round(phase.illumination_percent)} % lit`,
      ...moon.rashis.map(({ rashi, period }) => `in ${rashi} ${untilOf(period.end, day)}`),
    ];
    lines.push(['Moon', listed(times.map(glued))]);
  }
  return lines;
}
