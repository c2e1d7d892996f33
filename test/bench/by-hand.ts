// A rule of the packs written out by hand, for comparison: Ganesh Chaturthi, on the day whose madhyahna Bhadrapada
// Shukla 4 covers most of; the earlier of two alike.

import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { trackIndexAt } from '../../engine/sky/track.ts';

const BHADRAPADA = 6;
const SHUKLA_4 = 3;

/** The same rule in the language. */
export const ganeshChaturthi = `pack: BY_HAND
works: {almanac: {title: An almanac}}
kala: {madhyahna: part 3 of 5 of day}
rules:
  FESTIVAL_GANESH_CHATURTHI:
    name: Ganesh Chaturthi
    type: FESTIVAL
    observe: Bhadrapada Shukla 4
    decide: |
      prefer most of madhyahna
      then first
    cite: [{work: almanac, level: VERIFIED}]
`;

/** Civil day numbers of the year on which it falls. */
export function ganeshChaturthiDays(py: PlaceYear): number[] {
  const { sky, dayStart, sunrise, sunset } = py;
  const results: number[] = [];
  for (const { start, end, months, adhika } of sky.lunations) {
    if (adhika || !months.includes(BHADRAPADA)) continue;
    if (start < sky.from || end > sky.to) continue;
    // From the middle of the first tithi on.
    let i = trackIndexAt(sky.tithi, start + 0.4);
    while ((sky.tithi.first + i) % 30 !== SHUKLA_4) i++;
    const [from, to] = [sky.tithi.starts[i], sky.tithi.starts[i + 1]];
    let day = Math.floor(from - dayStart[0]);
    while (dayStart[day] > from) day--;
    while (dayStart[day + 1] <= from) day++;
    let best = -1;
    let most = -1;
    for (; dayStart[day] < to; day++) {
      const fifth = (sunset[day] - sunrise[day]) / 5;
      const noon = sunrise[day] + 2 * fifth;
      const share = Math.max(0, Math.min(to, noon + fifth) - Math.max(from, noon)) / fifth;
      if (share > most) [best, most] = [day, share];
    }
    if (best >= py.yearStart && best < py.yearEnd) results.push(py.firstDay + best);
  }
  return results;
}
