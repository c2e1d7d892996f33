/**
 * Writes what listing the festivals of the world needs to know of all years: the dates of the rules that need the sky, and
 * how many records each rule has in each stretch of years. `npm run world`, after the rules of the chain `world` have changed.
 * Out: `data/world`. It needs the sky of every year and takes minutes.
 */

import { packedDates, STRETCHES, stretchOf } from '../../app/data/packed-dates.ts';
import { worldDatesBytes, worldDatesFile } from '../../app/data/world-dates.ts';
import { newDelhi } from '../../app/places/locations.ts';
import { openWorkspace } from '../../app/workspace/open-workspace.ts';
import { worldEntries } from '../../app/world/entries.ts';
import { calendarYear } from '../../engine/almanac/calendar-year.ts';
import { buildPlaceYear } from '../../engine/almanac/place-year.ts';
import { civilDay } from '../../engine/civil/civil.ts';
import { buildSkyYear } from '../../engine/sky/sky.ts';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '../../engine/sky/year-range.ts';
import { dataFolder, writeData } from '../manifest.ts';

const workspace = openWorkspace();
const pack = workspace.pack('world');
if (pack === undefined) throw new Error('the chain world has errors');
const entries = worldEntries(pack);
const { calendars } = workspace.almanac;
const place = { lat: newDelhi.latitude, lon: newDelhi.longitude, zone: newDelhi.timezone };
const dates = new Map(entries.map(({ digest }) => [digest, [] as number[]]));
const counts = new Map(entries.map(({ digest }) => [digest, new Array<number>(STRETCHES).fill(0)]));
for (let year = FIRST_SKY_YEAR; year <= LAST_SKY_YEAR; year++) {
  const plain = calendarYear(year, calendars);
  const seen = buildPlaceYear(buildSkyYear(workspace.sky, year), place, { calendars });
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
const inOrder = <T>(all: ReadonlyMap<string, T>): [string, T][] =>
  [...all].sort(([a], [b]) => (a < b ? -1 : 1));
const ofSky = inOrder(dates).filter(([digest]) => skyDigests.has(digest));
writeData(
  dataFolder('world'),
  {
    file: 'dates.bin',
    what: `dates of the festivals of the world that the sky decides, ${FIRST_SKY_YEAR} to ${LAST_SKY_YEAR} at New Delhi, and how many records each festival has`,
    source: 'computed from data/sky, data/calendars and the rules of the chain `world`',
    licence: 'AGPL-3.0-or-later',
    version: String(worldDatesFile.version),
    generator: 'scripts/world/main.ts (npm run world)',
  },
  worldDatesBytes(
    new Map(ofSky.map(([digest, days]) => [digest, packedDates(days)])),
    new Map(inOrder(counts)),
  ),
);
