import { describe, expect, it } from 'vitest';
import { readPackSet } from '../../../../compiler/compile/compile.ts';
import type { ExpressionStep } from '../../../../compiler/runtime/expression-steps.ts';
import { sourceFile } from '../../../../dsl/source/source-file.ts';
import type { PlaceYear } from '../../../../engine/almanac/place-year.ts';
import { grahaLongitude } from '../../../../engine/observe/graha-tracks.ts';
import { yearOf } from '../../language-bench.ts';

const text = `pack: T
works: {almanac: {title: An almanac}}
kala:
  noon: part 3 of 5 of day
  eighth: part (share by weekday) of 8 of day
  eighths: part (pair by weekday) of 8 of day
divisions:
  hora: {divide: "day into 12, night into 12", label: "cycle [Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars] from lord of weekday"}
  third: {divide: day into 3, label: thirds by weekday}
tables:
  share: {Sunday: 1, Monday: 2, Tuesday: 3, Wednesday: 4, Thursday: 5, Friday: 6, Saturday: 7}
  pair: {Sunday: [5, 2], Monday: [1, 3], Tuesday: 3, Wednesday: 4, Thursday: 5, Friday: 6, Saturday: none}
  quarter: {Sunday: West, Monday: East, Tuesday: North, Wednesday: North, Thursday: South, Friday: West, Saturday: East}
  thirds: {Sunday: [a, b, c], Monday: [a, b, c], Tuesday: [b, c, a], Wednesday: [a, b, c], Thursday: [c, a, b], Friday: [a, b, c], Saturday: [a, b, c]}
  stars: {Sunday: Rohini, Monday: Hasta, Tuesday: [Mula, Magha], Wednesday: Pushya, Thursday: Ashlesha, Friday: Chitra, Saturday: Revati}
rules:
  FESTIVAL_X: {name: X, type: FESTIVAL, observe: Gregorian 10 January, cite: [{work: almanac, level: VERIFIED}]}
  FESTIVAL_Y: {name: Y, type: FESTIVAL, observe: Gregorian 20 January, cite: [{work: almanac, level: VERIFIED}]}
`;
const { pack, expression } = readPackSet([sourceFile('t.yaml', text)], { dataVersion: 'test' }).compile('T');

const delhi = yearOf(2025);
/** Where the Sun does not rise in January. */
const tromso = yearOf(2025, { lat: 69.6492, lon: 18.9553, zone: 'Europe/Oslo' });

/** An expression on a day of January 2025. */
function stepOf(written: string, date: number, py: PlaceYear = delhi): ExpressionStep {
  const term = expression?.(written, []).term;
  if (pack === undefined || term === undefined) throw new Error(`\`${written}\` has errors`);
  return pack.evaluate(py, term, py.firstDay + py.yearStart + date - 1);
}

/** The spans in days from the sunrise of the day, to three places. */
function spansOf(written: string, date: number, py: PlaceYear = delhi): readonly (readonly number[])[] {
  const sunrise = py.sunrise[py.yearStart + date - 1];
  const from = (jd: number): number => Math.round((jd - sunrise) * 1000) / 1000;
  return (stepOf(written, date, py).spans ?? []).map(({ start, end }) => [from(start), from(end)]);
}

// 2025-01-11 is a Saturday; Rohini and Shukla 12 are at its sunrise, Mrigashira and Shukla 13 at its sunset.
describe('a value', () => {
  it.each([
    ['longitude of Sun', [grahaLongitude(delhi.sky, 'Sun', delhi.sunrise[delhi.yearStart + 10])]],
    ['longitude of Moon at sunset', [grahaLongitude(delhi.sky, 'Moon', delhi.sunset[delhi.yearStart + 10])]],
    ['hora', ['Saturn']],
    ['hora at sunset', ['Mercury']],
    ['third at start of noon', ['b']],
    ['third at sunset', []],
    ['tithi at sunset', ['Shukla Trayodashi']],
    ['quarter by weekday', ['East']],
    ['(quarter by weekday) at sunset', ['East']],
    ['stars by weekday', ['Revati']],
    ['(count from Rohini to nakshatra) at sunset', [2]],
    ['number of nakshatra', [4]],
    ['number of (nakshatra at sunset)', [5]],
    ['house 5 of Moon at sunset', ['Kanya']],
    ['7 mod 3', [1]],
    ['(0 - 7) mod 3', [2]],
    ['7 / 2 * 4 - 1', [13]],
    ['(3 when sunset before sunrise) else 4', [4]],
    ['(3 when sunrise before sunset) else 4', [3]],
    ['sky', ['drik']],
  ])('%s', (written, values) => expect(stepOf(written, 11).values).toEqual(values));

  it.each([
    'longitude of Sun at sunrise',
    'rashi of Moon at sunrise',
    '(count from Rohini to nakshatra) at sunrise',
    'count from rashi of Sun to rashi of Moon at sunrise',
    'house 5 of Moon at sunrise',
    '(quarter by weekday) at sunrise',
    'hora at sunrise',
  ])('%s: none where there is no sunrise', (written) => {
    expect(stepOf(written, 6, tromso).values).toEqual([]);
  });

  it('of a quantity has its names in the time that it lasts', () => {
    expect(stepOf('tithi', 11).spans?.map(({ label }) => label)).toEqual([
      'Shukla Dwadashi',
      'Shukla Trayodashi',
      'Shukla Chaturdashi',
    ]);
  });
});

describe('a division', () => {
  it('of words has them in the time of each part, and the word of the sunrise', () => {
    const { spans, values } = stepOf('third', 11);
    expect(spans?.map(({ label }) => label)).toEqual(['a', 'b', 'c']);
    expect(values).toEqual(['a']);
    expect(stepOf('third', 6, tromso)).toMatchObject({ spans: [], values: [] });
  });

  it('of grahas has that of the sunrise', () => {
    expect(stepOf('hora', 12).values).toEqual(['Sun']);
  });
});

describe('a truth', () => {
  it.each([
    ['sunrise before sunset', true],
    ['sunrise after sunset', false],
    ['(sunrise after sunset) of next day', false],
    ['(weekday is Sunday) at sunrise of next day', true],
    ['hora at sunset is Mercury', true],
    ['third at sunset is not "a"', false],
    ['third is "a"', true],
    ['nakshatra in stars by (weekday at sunrise)', false],
    ['nakshatra is not stars by (weekday at sunrise)', true],
    ['quarter by weekday = "East"', true],
    ['quarter by weekday != "East"', false],
    ['longitude of Sun >= 260 deg', true],
    ['longitude of Sun < 260 deg', false],
    ['Moon in house [1, 5] of Jupiter', true],
    ['sky is "drik"', true],
    ['((count from Rohini to nakshatra) at sunset) = 2', true],
    ['((count from Rohini to nakshatra) at sunset) > 2', false],
    ['house 5 of Moon at sunset is Kanya', true],
    ['house 5 of Moon at sunset is not Kanya', false],
    ['(pair by weekday) = 3', false],
    ['(pair by (weekday at sunrise of previous day)) = 6', true],
    ['hora is Saturn', true],
    ['(Sun enters Makara) before sunset', false],
    ['(Pausha Shukla 12) at sunrise', true],
  ])('%s: %s', (written, holds) => expect(stepOf(written, 11).holds).toBe(holds));

  it('about what is not there does not hold', () => {
    expect(stepOf('sunrise before sunset', 6, tromso).holds).toBe(false);
    expect(stepOf('day covers noon', 6, tromso).holds).toBe(false);
    expect(stepOf('((count from Rohini to nakshatra) at sunrise) >= 1', 6, tromso).holds).toBe(false);
    expect(stepOf('house 5 of Moon at sunrise is Kanya', 6, tromso).holds).toBe(false);
    expect(stepOf('hora at sunrise is Saturn', 6, tromso).holds).toBe(false);
    expect(stepOf('longitude of Sun at sunrise >= 1 deg', 6, tromso).holds).toBe(false);
    expect(stepOf('(day) is vriddhi', 6, tromso).holds).toBe(false);
  });
});

describe('spans', () => {
  it.each([
    ['eighth', 11, [[0.327, 0.382]]],
    [
      'eighths',
      13,
      [
        [0, 0.055],
        [0.109, 0.164],
      ],
    ],
    // Of two parts the table names the later one first.
    [
      'eighths',
      12,
      [
        [0.055, 0.109],
        [0.218, 0.273],
      ],
    ],
    ['eighths', 11, []],
    ['middle of noon', 11, [[0.218, 0.218]]],
    ['from sunset for length of noon', 11, [[0.436, 0.523]]],
    ['from FESTIVAL_X to FESTIVAL_Y', 11, [[-1, 9.999]]],
    ['(moonrise when sunset before sunrise) else sunset', 11, [[0.436, 0.436]]],
    ['day when day covers noon', 11, [[0, 0.436]]],
    ['day when night covers noon', 11, []],
    [
      'hora is Venus',
      11,
      [
        [0.145, 0.182],
        [0.4, 0.436],
        [0.718, 0.765],
      ],
    ],
  ])('%s on January %i', (written, date, spans) => expect(spansOf(written, date)).toEqual(spans));

  it.each([
    'start of noon',
    'middle of noon',
    'end of day',
    'next moonrise after sunrise',
    'hora is Venus',
    'eighth',
  ])('%s: none where there is no day', (written) => expect(spansOf(written, 6, tromso)).toEqual([]));

  it('of what belongs to no day are cut to the days on which a truth holds', () => {
    const monday = 'every (Purnima when weekday is Monday)';
    // Purnima of January 2025 was all of Monday but its first hours, and ended before the sunrise of Tuesday.
    expect(spansOf(monday, 13)).toEqual(spansOf('Purnima and Monday', 13));
    expect(spansOf(monday, 13)).toHaveLength(1);
    expect(spansOf('every (noon when weekday is Monday)', 13)).toEqual(spansOf('noon', 13));
    expect(spansOf('every (noon when weekday is Monday)', 14)).toEqual([]);
  });

  it('of what is chosen within months are the chosen ones', () => {
    const all = (written: string): readonly number[] =>
      (stepOf(written, 11).next === undefined ? [] : [stepOf(written, 11).next?.start ?? 0]).map(
        (jd) => Math.round(jd - delhi.dayStart[delhi.yearStart]) + 1,
      );
    expect(all('2nd Monday within Gregorian January')).toEqual([13]);
    expect(all('last Monday within Gregorian January')).toEqual([27]);
    expect(all('Monday within Gregorian January')).toEqual([13]);
  });
});
