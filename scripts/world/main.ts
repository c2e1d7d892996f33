/**
 * Writes what listing the festivals of the world needs to know of all years: the dates of the rules that need the sky, and
 * how many records each rule has in each stretch of years. `npx tsx scripts/world/main.ts`, after the rules of the chain `world` have changed. Out:
 * `app/world/data/kept-dates.ts`. It needs the sky of every year and takes minutes.
 */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newDelhi } from '../../app/places/locations.ts';
import { openWorkspace } from '../../app/workspace/workspace.ts';
import { worldEntries } from '../../app/world/entries.ts';
import { packedCounts, packedDates, STRETCHES, stretchOf } from '../../app/world/packed-dates.ts';
import { calendarYear } from '../../engine/almanac/calendar-year.ts';
import { buildPlaceYear } from '../../engine/almanac/place-year.ts';
import { civilDay } from '../../engine/civil/civil.ts';
import { buildSkyYear } from '../../engine/sky/sky.ts';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '../../engine/sky/year-range.ts';

const workspace = openWorkspace();
const pack = workspace.pack('world');
if (pack === undefined) throw new Error('the chain world has errors');
const entries = worldEntries(pack);
const place = { lat: newDelhi.latitude, lon: newDelhi.longitude, zone: newDelhi.timezone };
const dates = new Map(entries.map(({ digest }) => [digest, [] as number[]]));
const counts = new Map(entries.map(({ digest }) => [digest, new Array<number>(STRETCHES).fill(0)]));
for (let year = FIRST_SKY_YEAR; year <= LAST_SKY_YEAR; year++) {
  const plain = calendarYear(year);
  const seen = buildPlaceYear(buildSkyYear(workspace.sky, year), place);
  const from = civilDay(year, 1, 1);
  const end = civilDay(year + 1, 1, 1);
  const done = new Set<string>();
  for (const { code, digest, needsSky } of entries) {
    if (done.has(digest)) continue;
    done.add(digest);
    const py = needsSky ? seen : plain;
    const days = pack.decisions.between(py, code, { from, to: end - 1 }).flatMap(({ outcome }) => {
      const day = outcome.kind === 'decided' ? py.firstDay + outcome.first : -Infinity;
      return day >= from && day < end ? [day] : [];
    });
    dates.get(digest)?.push(...days.sort((a, b) => a - b));
    const ofRule = counts.get(digest);
    if (ofRule !== undefined) ofRule[stretchOf(year)] = (ofRule[stretchOf(year)] ?? 0) + days.length;
  }
  if (year % 100 === 0) console.log(year);
}
workspace.close();

const skyDigests = new Set(entries.filter(({ needsSky }) => needsSky).map(({ digest }) => digest));
const inOrder = [...dates].sort(([a], [b]) => (a < b ? -1 : 1));
const kept = inOrder
  .filter(([digest]) => skyDigests.has(digest))
  .map(([digest, days]) => {
    const { gaps, letters } = packedDates(days);
    return `  ['${digest}', { gaps: [${gaps.join(', ')}], letters: '${letters}' }],`;
  });
const counted = [...counts]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([digest, ofRule]) => `  ['${digest}', '${packedCounts(ofRule)}'],`);
writeFileSync(
  fileURLToPath(new URL('../../app/world/data/kept-dates.ts', import.meta.url)),
  `// Written by scripts/world/main.ts.

import type { KeptDates } from '../packed-dates.ts';

/** By the digest of a rule that needs the sky. */
export const keptDates: ReadonlyMap<string, KeptDates> = new Map<string, KeptDates>([
${kept.join('\n')}
]);

/** How many records each rule has in each stretch of years, by its digest. */
export const keptCounts: ReadonlyMap<string, string> = new Map<string, string>([
${counted.join('\n')}
]);
`,
);
