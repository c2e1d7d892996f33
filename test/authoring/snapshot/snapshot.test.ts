import { afterAll, expect, test } from 'vitest';
import { compareDigests, compareSnapshots } from '../../../authoring/snapshot/compare.ts';
import { type Snapshot, takeSnapshot } from '../../../authoring/snapshot/snapshot.ts';
import { NoSnapshot, readSnapshot, snapshotText } from '../../../authoring/snapshot/text.ts';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { chainsOf } from '../diff/versions.ts';

const sky = openBundledSky();
afterAll(() => sky.close());
const { placeYear } = openAlmanac(sky);

const cite = '    cite: [{work: almanac, level: VERIFIED}]\n';
const rules = `pack: UNDER
works: {almanac: {title: An almanac}}
kala: {aparahna: part 4 of 5 of day}
rules:
  FESTIVAL_LAST:
    name: Last day
    type: FESTIVAL
    observe: Gregorian 31 December
${cite}  FESTIVAL_STRETCH:
    name: A stretch
    type: FESTIVAL
    observe: from FESTIVAL_LAST to FESTIVAL_NEXT
${cite}  FESTIVAL_NEXT:
    name: New year
    type: FESTIVAL
    observe: Gregorian 1 January
${cite}  VRAT_OPEN:
    name: Open
    type: VRAT
    observe: Bhadrapada Krishna 3
    decide: |
      require target touches aparahna
      undecided
${cite}  VRAT_MOON:
    name: Moon
    type: VRAT
    observe: every Krishna 4
    decide: |
      prefer target at moonrise
      then last
${cite}  VRAT_LEFT_OUT:
    name: Left out
    type: VRAT
    observe: Magha Shukla 5
    decide: |
      prefer target at sunrise
      then first
${cite}`;
const stored = chainsOf(rules, 'pack: KEPT\nextends: UNDER\nrules:\n  disable: [VRAT_LEFT_OUT]\n').get(
  'KEPT',
);
if (stored === undefined) throw new Error('no pack');
const place = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
const take = (codes: readonly string[]): Snapshot =>
  takeSnapshot({ pack: 'KEPT', site: 'New Delhi', place, from: 2024, to: 2026 }, stored, codes, placeYear);

test('a snapshot read from its own text is the same, and has no differences', () => {
  const taken = take([...stored.rules.keys()]);
  const read = readSnapshot(snapshotText(taken));
  expect(read).toEqual({ ...taken, rules: new Map([...taken.rules].sort()) });
  expect(compareSnapshots(read, taken)).toEqual([]);
  expect(snapshotText(read)).toBe(snapshotText(taken));
});

test('one line a year: dates, stretches over the turn of the year, what is undecided, what is not observed', () => {
  const text = snapshotText(take(['FESTIVAL_LAST', 'FESTIVAL_STRETCH', 'VRAT_OPEN', 'VRAT_LEFT_OUT']));
  expect(text).toContain('\nFESTIVAL_LAST\n  2024 12-31\n  2025 12-31\n  2026 12-31\n');
  expect(text).toMatch(/\nFESTIVAL_STRETCH\n {2}2024 12-31\.\.2025-01-01\n/);
  expect(text).toMatch(
    /\nVRAT_OPEN\n( {2}\d{4} \S+\n)*? {2}2024 (\d\d-\d\d|undecided:\d\d-\d\d\|\d\d-\d\d)\n/,
  );
  expect(text).toContain('\nVRAT_LEFT_OUT\n  2024..2026 not observed\n');
});

test('of years further off a digest a quarter of a century is kept, the last with what is left over', () => {
  const head = {
    pack: 'KEPT',
    site: 'New Delhi',
    place,
    from: 2024,
    to: 2026,
    digested: { from: 1990, to: 2046 },
  };
  const codes = ['FESTIVAL_LAST', 'VRAT_MOON'];
  const taken = takeSnapshot(head, stored, codes, placeYear);
  const read = readSnapshot(snapshotText(taken));
  expect(read).toEqual(taken);
  expect([...(read.digests.get('VRAT_MOON')?.keys() ?? [])]).toEqual(['1990..2014', '2015..2046']);
  expect(compareDigests(read, taken)).toEqual([]);
  // Equal dates have equal digests, whatever the years with dates beside them.
  const nearer = takeSnapshot({ ...head, from: 2040, to: 2046 }, stored, codes, placeYear);
  expect(nearer.digests).toEqual(taken.digests);
  const elsewhere = { ...place, lon: -74 };
  const other = takeSnapshot({ ...head, place: elsewhere }, stored, codes, placeYear);
  expect(compareDigests(taken, other)).toEqual([{ code: 'VRAT_MOON', spans: ['1990..2014', '2015..2046'] }]);
});

test('differences are reported by rule and year', () => {
  const taken = take(['FESTIVAL_LAST', 'VRAT_MOON']);
  const text = snapshotText(taken).replace('  2025 12-31', '  2025 12-30').replace('VRAT_MOON', 'VRAT_GONE');
  const changes = compareSnapshots(readSnapshot(text), taken);
  expect(changes.slice(0, 1)).toEqual([
    { code: 'FESTIVAL_LAST', year: 2025, before: '12-30', after: '12-31' },
  ]);
  expect(changes.filter(({ after }) => after === undefined).map(({ code }) => code)).toEqual(
    Array(3).fill('VRAT_GONE'),
  );
  expect(changes.filter(({ before }) => before === undefined)).toHaveLength(3);
});

test.each([
  [
    'a line that is nothing',
    'pack: X\nplace: P, 1 2 Z\nyears: 2020..2021\nfingerprint: f\n\nRULE\n 2020 01-01\n',
    7,
  ],
  ['a missing field', 'pack: X\n', 1],
  ['digests of no span', 'place: P, 1 2 Z\nyears: 2020..2021\ndigests: 1950\nfingerprint: f\n', 1],
])('%s is refused with its line', (_, text, line) => {
  expect(() => readSnapshot(text)).toThrow(NoSnapshot);
  try {
    readSnapshot(text);
  } catch (error) {
    expect(error).toMatchObject({ line });
  }
});
