// What expressions of births are of one chart, worked by hand: values, choices between them, measures, labels, makers, traces.

import { describe, expect, test } from 'vitest';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import type { BirthResults } from '../../../compiler/runtime/births.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import { type Chart, chartAt } from '../../../engine/jyotisha/chart.ts';
import { givenChart } from '../../../engine/jyotisha/given-chart.ts';
import { openBundledSource } from '../../../ephemeris/bundled.ts';

const head = `pack: TRIAL
works: {w: {title: A work}}
tables: {t: {1: 2, 7: 4}, u: {7: seven}}
`;
const cite = 'cite: [{work: w, level: VERIFIED}]';

function birthsOf(rules: string): BirthResults {
  const { pack, diagnostics } = readPackSet([sourceFile('trial.yaml', `${head}rules:\n${rules}`)], {
    dataVersion: '',
  }).compile('TRIAL');
  expect(diagnostics.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []))).toEqual([]);
  if (pack === undefined) throw new Error('no pack');
  return pack.birthResults;
}

const yoga = (holds: string, code = 'YOGA_A'): string =>
  `  ${code}:\n    type: YOGA\n    name: A\n    holds: |\n      ${holds}\n    ${cite}\n`;

// Karka rises. Sun and Mercury in Simha, the 2nd; Moon, Mars and Ketu in Kanya, the 3rd; Jupiter in the lagna; Venus in Tula, the
// 4th; Saturn in Makara, the 7th; Rahu in Mina, the 9th. In D9: lagna Simha; Sun and Venus in Vrishabha and Vrishchika; Moon Mesha;
// Mars and Mercury Karka; Jupiter and Rahu Simha; Saturn Mesha; Ketu Kumbha.
const chart: Chart = givenChart({
  lagna: 95,
  longitude: [125, 160, 170, 130, 95, 185, 280, 335, 155],
  speed: [1, 13, 1, 1, 0.1, 1, -0.05, -0.05, -0.05],
});

const holds = (expression: string, of: Chart = chart): boolean | undefined =>
  birthsOf(yoga(expression)).yoga(of, 'YOGA_A')?.holds;

describe('of grahas, houses and signs', () => {
  test.each([
    ['lord of Moon is Mercury', true],
    ['lord of lagna is Moon', true],
    ['[1, 5] in kendra', true],
    ['[2, 5] in kendra', false],
    ['1 in [Mesha, Karka]', true],
    ['Moon aspects [Mars, Rahu]', true],
    ['Moon aspects [Mars, Sun]', false],
    ['Jupiter is not exalted', false],
    ['Moon is not exalted', true],
    ['rashi of Moon is Kanya', true],
    ['rashi of Moon is Mars', true],
    ['rashi of Moon is not Sun', true],
    ['rashi of Moon in [Mesha, Kanya]', true],
    ['lagna is 1', true],
    ['lagna is 3', false],
    ['Moon = Mars', false],
    ['Moon != Mars', true],
    ['rashi of Moon = rashi of Mars', true],
    ['lord of nakshatra of Moon is Moon', true],
    ['rashis of [Moon, Mars] is Kanya', true],
    ['all of [Jupiter, Saturn] aspects 7', false],
    ['Jupiter aspects all of [7, 9]', true],
    ['Jupiter aspects all of [7, 10]', false],
    ['Moon with all of [Mars, Ketu]', true],
    ['Moon with all of [Mars, Sun]', false],
    ['Moon exchanges with any of planets', false],
    ['Moon in ([1, 3, 7] except [3])', false],
    ['Moon in ([1, 3, 7] except [1])', true],
    ['Mercury in friendly sign', true],
    ['Sun in friendly sign', false],
    ['Moon in enemy sign', false],
    ['Moon hemmed by all of [Sun, Venus]', true],
  ])('%s', (expression, expected) => expect(holds(expression)).toBe(expected));
});

describe('of divisions', () => {
  test.each([
    ['navamsa of Moon is Mesha', true],
    ['navamsa of Mars is Karka', true],
    ['Mars in D9 debilitation sign', true],
    ['Saturn in D9 debilitation sign', true],
    ['Moon in D9 own sign', false],
    ['D9 (Moon in 9)', true],
    ['D9 (Moon in 3)', false],
    ['D9 (vargottama Moon in 9)', false],
    ['vargottama Moon', false],
    ['D9 (strong Moon in 9)', false],
  ])('%s', (expression, expected) => expect(holds(expression)).toBe(expected));

  test('a graha in one sign in both is vargottama in both', () => {
    // The first part of Mesha and the fifth of Vrishabha are their own signs.
    const own = givenChart({ lagna: 1, longitude: [1, 45, 100, 130, 95, 185, 280, 335, 155] });
    expect(holds('vargottama Sun and vargottama Moon and D9 (vargottama Sun in 1)', own)).toBe(true);
    expect(holds('vargottama Mars', own)).toBe(false);
  });
});

describe('of numbers, angles, texts and labels', () => {
  test.each([
    ['number of planets is 7', true],
    ['number of planets is not 7', false],
    ['number of planets in [1, 7]', true],
    ['t by number of planets = 4', true],
    ['t by 3 = 2', false],
    ['t by 3 != 2', false],
    ['t by 3 is not 2', false],
    ['(t by 3) + 1 = 3', false],
    ['((t by 3) else 9) = 9', true],
    ['t by (t by 3) = 2', false],
    ['"a" is "b"', false],
    ['navamsa is Mesha', true],
    ['number of ([1, 3] except [3]) = 1', true],
    ['(longitude of Moon * 2) = (longitude of Venus * 2)', false],
    ['((t by 1) else 9) = 2', true],
    ['u by number of planets is "seven"', true],
    ['u by number of planets is not "seven"', false],
    ['u by number of planets in ["six", "eight"]', false],
    ['longitude of Moon > 159 deg', true],
    ['longitude of Moon >= 160 deg', true],
    ['longitude of Moon <= 160 deg', true],
    ['longitude of Moon < 160 deg', false],
    ['longitude of Moon = 160 deg', true],
    ['longitude of Moon != 160 deg', false],
    ['longitude of Moon / longitude of Sun = 1.28', true],
    ['longitude of Moon / 0 > 1 deg', false],
    ['longitude of Moon * 2 = 320 deg', true],
    ['longitude of Moon / 2 = 80 deg', true],
    ['longitude of Saturn + longitude of Moon = 80 deg', true],
    ['longitude of Moon mod 30 deg = 10 deg', true],
    ['1 + 2 = 3', true],
    ['2 * 3 = 6', true],
    ['6 / 3 = 2', true],
    ['(2 - 5) mod 4 = 1', true],
    ['nakshatra of Moon = nakshatra of Mars', true],
    ['nakshatra of Moon is not Hasta', false],
    ['number of nakshatra of Moon = 13', true],
    ['count from Moon to Mars = 1', true],
    ['count from Moon to Sun = 12', true],
    ['count from nakshatra of Sun to nakshatra of Moon over 27 = 4', true],
    ['yoga is Sadhya', true],
    ['karana is Garaja', true],
    ['paksha is Krishna', false],
    ['weekday is Sunday', false],
    ['weekday is not Sunday', false],
    ['number of weekday = 1', false],
    ['day', false],
    ['night', false],
  ])('%s', (expression, expected) => expect(holds(expression)).toBe(expected));

  test('the half after Purnima is Krishna', () => {
    const waning = givenChart({ lagna: 0, longitude: [0, 200, 0, 0, 0, 0, 0, 0, 180] });
    expect(holds('paksha is Krishna', waning)).toBe(true);
  });

  test('a moment has a weekday, and is by day or by night', () => {
    // 2451545.0 is noon of a Saturday at Greenwich: 17:30 at Ujjain, before sunset; half a day later it is a Sunday's morning.
    const place = { lat: 23.1793, lon: 75.7849, zone: 'Asia/Kolkata' };
    const [noon, midnight] = [2451544.75, 2451545.25].map((jd) => chartAt(openBundledSource(), jd, place));
    expect(holds('day and not night and weekday is Saturday', noon)).toBe(true);
    expect(holds('night and not day and weekday is Saturday', midnight)).toBe(true);
  });
});

describe('`when` and `else`', () => {
  test.each([
    ['Moon in 3 when Mars in 3', true],
    ['Moon in 3 when Mars in 2', false],
    ['(Moon in 1) else (Mars in 3)', true],
    ['(Moon in 1) else (Mars in 2)', false],
    ['(exalted Moon else Mars) in 3', true],
    ['(exalted Moon else Sun) in 3', false],
    ['(Moon when Mars in 1) in 3', false],
    ['(Moon when Mars in 3) in 3', true],
    ['((nakshatra of Moon when Mars in 1) else nakshatra of Sun) is Magha', true],
    ['((nakshatra of Moon when Mars in 3) else nakshatra of Sun) is Magha', false],
    // A sign that there is none of has no number, and is not counted from.
    ['count from rashi of Moon to (rashi of Mars when Mars in 1) = 1', false],
  ])('%s', (expression, expected) => expect(holds(expression)).toBe(expected));
});

describe('who makes a yoga', () => {
  const makers = (expression: string, more = ''): readonly number[] =>
    birthsOf(yoga(expression) + more).makers(chart, 'YOGA_A');
  // 0 Sun, 1 Moon, 2 Mars, 3 Mercury, 4 Jupiter, 5 Venus, 6 Saturn, 7 Rahu, 8 Ketu.
  test.each([
    ['Moon in 3', [1]],
    ['Moon in 4', []],
    ['Moon in 3 and Sun in 2', [0, 1]],
    ['Moon in 3 or Sun in 4', [1]],
    ['Moon in 4 or Sun in 2', [0]],
    ['not Moon in 4', []],
    ['Moon in 3 when Mars in 3', [1, 2]],
    ['(Moon in 4) else (Sun in 2)', [0]],
    ['(Moon in 3) else (Sun in 2)', [1]],
    ['D9 (Moon in 9)', [1]],
    // What is counted from belongs to it.
    ['Moon in 3 from Jupiter', [1, 4]],
    ['Moon with any of [Mars, Sun]', [1, 2]],
    ['Moon aspects 9', [1]],
    ['Mars within 10 deg of [Moon, Sun]', [1, 2]],
    ['exalted Jupiter in kendra', [4]],
    ['any of planets in 3', [1, 2]],
    ['[1, 5] in kendra', []],
    ['any of planets is exalted', [4]],
    ['any of planets is retrograde', [6]],
    ['any of exalted planets in 1', [4]],
    ['any of (planets in 3) is exalted', []],
    ['lord of 1 is Moon', [1]],
    ['lagna is Karka', []],
    ['number of planets = 7', [0, 1, 2, 3, 4, 5, 6]],
    ['longitude of Moon > longitude of Sun', [0, 1]],
  ])('%s', (expression, expected) => expect(makers(expression)).toEqual(expected));

  test('by a let of grahas that are somewhere, of a place, and of a truth', () => {
    const rule = (bindings: string, expression: string) =>
      `  YOGA_A:\n    type: YOGA\n    name: A\n    let: {${bindings}}\n    holds: ${expression}\n    ${cite}\n`;
    const makersBy = (bindings: string, expression: string) =>
      birthsOf(rule(bindings, expression)).makers(chart, 'YOGA_A');
    expect(makersBy('some: planets', 'any of some is exalted')).toEqual([4]);
    expect(makersBy('where: own sign', 'Saturn in where')).toEqual([6]);
    expect(makersBy('a: Moon in 3', 'a and Sun in 2')).toEqual([0, 1]);
  });

  test('by a let, by another rule and by a set', () => {
    const rules =
      `  YOGA_A:\n    type: YOGA\n    name: A\n    let: {a: Moon in 3, some: planets}\n` +
      `    holds: a and YOGA_B and any of some in 2 and any of trial in 4\n    ${cite}\n` +
      `${yoga('Saturn in 7', 'YOGA_B')}  SET_TRIAL: {type: SET, name: S, holds: 'Venus', ${cite}}\n`;
    expect(birthsOf(rules).makers(chart, 'YOGA_A')).toEqual([0, 1, 3, 5, 6]);
    expect(birthsOf(rules).makers(chart, 'YOGA_C')).toEqual([]);
    expect(birthsOf(rules).makers(chart, 'SET_TRIAL')).toEqual([]);
  });
});

test('a set has its grahas, and what is no set has none', () => {
  const births = birthsOf(
    `${yoga('Moon in 1')}  SET_TRIAL: {type: SET, name: S, holds: '[Venus, Mars]', ${cite}}\n`,
  );
  expect(births.grahas(chart, 'SET_TRIAL')).toEqual([2, 5]);
  expect(births.grahas(chart, 'YOGA_A')).toBeUndefined();
});

test('a reading has values of every kind, and a trace of what they were read from', () => {
  const births = birthsOf(`  READING_A:
    type: READING
    name: A
    let: {half: longitude of Moon / 2, its_own: grahas in own sign}
    result:
      lord: lord of 3
      sign: rashi of Moon
      star: nakshatra of Moon
      those: its_own
      signs: rashis of [Sun, Mars]
      none: exalted Moon
      missing: t by 3
      text: u by 7
      points: t by 1
      measure: half
      truth: Moon in 3
    ${cite}
`);
  const reading = births.reading(chart, 'READING_A', { trace: true });
  expect(reading?.values).toEqual({
    lord: 'Mercury',
    sign: 'Kanya',
    star: 'Hasta',
    those: ['Sun', 'Venus', 'Saturn'],
    signs: ['Simha', 'Kanya'],
    none: null,
    missing: null,
    text: 'seven',
    points: 2,
    measure: 80,
    truth: true,
  });
  const traced = Object.fromEntries((reading?.trace ?? []).map(({ name, value }) => [name, value]));
  expect(traced).toMatchObject({
    half: '80.00 deg',
    its_own:
      'Sun in Simha, house 2, own sign; Venus in Tula, house 4, own sign; Saturn in Makara, house 7, own sign, retrograde',
    lord: 'Mercury in Simha, house 2, combust',
    sign: 'Kanya',
    star: 'Hasta',
    signs: 'Simha; Kanya',
    none: 'none',
    missing: 'none',
    text: 'seven',
    points: '2',
    truth: 'true',
  });
  expect(births.readings(chart)).toMatchObject([{ code: 'READING_A', values: { lord: 'Mercury' } }]);
  expect(births.readings(chart)[0]?.trace).toBeUndefined();
  expect(births.reading(chart, 'READING_B')).toBeUndefined();
});

describe('a trace', () => {
  const trace = (expression: string, more = '') =>
    birthsOf(yoga(expression) + more).yoga(chart, 'YOGA_A', { trace: true })?.trace;

  test.each([
    ['not Moon in 1', { joins: 'not', holds: true, parts: [{ text: 'Moon in 1', holds: false }] }],
    [
      'Moon in 3 when Mars in 3',
      { joins: 'and', holds: true, parts: [{ text: 'Moon in 3' }, { text: 'Mars in 3' }] },
    ],
    [
      '(Moon in 1) else (Mars in 3)',
      { joins: 'or', holds: true, parts: [{ holds: false }, { holds: true }] },
    ],
    [
      'D9 (Moon in 9)',
      {
        holds: true,
        parts: [
          {
            readings: [
              { text: 'Moon', value: 'Moon in Mesha, house 9' },
              { text: '9', value: 'Mesha' },
            ],
          },
        ],
      },
    ],
    ['YOGA_B', { joins: undefined, holds: true, parts: [{ text: 'Saturn in 7', holds: true }] }],
  ])('%s', (expression, expected) => {
    expect(trace(expression, yoga('Saturn in 7', 'YOGA_B'))).toMatchObject(expected);
  });

  test('of a let is that of its expression', () => {
    const births = birthsOf(
      `  YOGA_A:\n    type: YOGA\n    name: A\n    let: {there: Moon in 3}\n    holds: there and Sun in 2\n    ${cite}\n`,
    );
    expect(births.yoga(chart, 'YOGA_A', { trace: true })?.trace).toMatchObject({
      joins: 'and',
      parts: [
        { text: 'there', holds: true, readings: [{ text: 'Moon' }, { text: '3' }] },
        { text: 'Sun in 2' },
      ],
    });
  });

  // What is read: the text and its value.
  test.each([
    ['Moon in own sign', [['Moon', 'Moon in Kanya, house 3']]],
    ['Jupiter is exalted', [['Jupiter', 'Jupiter in Karka, house 1, exalted']]],
    ['nakshatra of Moon is Hasta', [['nakshatra of Moon', 'Hasta']]],
    ['number of planets is 7', [['number of planets', '7']]],
    ['u by 7 is "seven"', [['u by 7', 'seven']]],
    ['lagna is Karka', [['lagna', 'Karka']]],
    [
      'longitude of Moon - longitude of Sun = 35 deg',
      [
        ['longitude of Moon - longitude of Sun', '35.00 deg'],
        ['longitude of Moon', '160.00 deg'],
        ['longitude of Sun', '125.00 deg'],
      ],
    ],
    ['weekday is Sunday', [['weekday', 'none']]],
    [
      'Mars within 10 deg of Moon',
      [
        ['Mars', 'Mars in Kanya, house 3'],
        ['Moon', 'Moon in Kanya, house 3'],
      ],
    ],
    [
      'lagna aspects Moon',
      [
        ['lagna', 'lagna in Karka'],
        ['Moon', 'Moon in Kanya, house 3'],
      ],
    ],
  ])('of %s', (expression, expected) => {
    expect(trace(expression)?.readings.map(({ text, value }) => [text, value])).toEqual(expected);
  });
});

describe('two charts', () => {
  const groom = givenChart({ lagna: 5, longitude: [5, 35, 65, 95, 125, 155, 185, 215, 35] });

  test('are read each by its own name, and traced so', () => {
    const births = birthsOf(`  KUTA_A:
    type: KUTA
    name: A
    maximum: 7
    let: {far: count from rashi of bride to rashi of groom}
    row: rashi of bride
    column: nakshatra of groom
    points: far mod 7
    cancelled:
      - {when: 'bride (Moon in 3)', because: houses}
      - {when: lord of rashi of bride is lord of rashi of groom, because: lords, points: 5}
    ${cite}
`);
    // The bride's Moon is in Kanya, the groom's in Vrishabha: from Kanya the ninth.
    const [kuta] = births.match(chart, groom, { trace: true }).kutas;
    expect(kuta).toMatchObject({
      row: 'Kanya',
      column: 'Krittika',
      points: 2,
      withExceptions: 2,
      maximum: 7,
    });
    expect(kuta.cancelled).toMatchObject([{ because: 'houses', points: undefined, trace: { holds: true } }]);
    expect(kuta.trace?.map(({ name, value }) => [name, value])).toEqual([
      ['far', '9'],
      ['row', 'Kanya'],
      ['column', 'Krittika'],
      ['points', '2'],
    ]);
    expect(births.match(chart, groom)).toMatchObject({ total: 2, totalWithExceptions: 2, maximum: 7 });
  });

  test('have the grahas of each where it stands', () => {
    const births = birthsOf(
      `  KUTA_A: {type: KUTA, name: A, maximum: 4, row: bride (lord of rashi of Moon), column: groom (Moon), points: 3, ${cite}}\n`,
    );
    const [kuta] = births.match(chart, groom, { trace: true }).kutas;
    expect(kuta.trace?.map(({ name, value }) => [name, value])).toEqual([
      ['row', 'Mercury in Simha, house 2, combust'],
      ['column', 'Moon in Vrishabha, house 2, exalted'],
      ['points', '3'],
    ]);
  });

  test('a kuta without row and column traces its points', () => {
    const births = birthsOf(
      `  KUTA_A: {type: KUTA, name: A, maximum: 4, points: number of nakshatra of bride mod 4, ${cite}}\n`,
    );
    const [kuta] = births.match(chart, groom, { trace: true }).kutas;
    expect(kuta.trace?.map(({ name, value }) => [name, value])).toEqual([['points', '1']]);
  });

  test('a table that lacks the pair gives no points', () => {
    const births = birthsOf(
      `  KUTA_A: {type: KUTA, name: A, maximum: 4, points: t by number of nakshatra of bride, ${cite}}\n`,
    );
    expect(births.match(chart, groom).kutas[0]).toMatchObject({ points: 0, row: undefined });
  });
});

test('the yogas of a chain come in its order', () => {
  const births = birthsOf(yoga('Moon in 3') + yoga('Sun in 2', 'YOGA_B'));
  expect(births.yogas(chart).map(({ code, holds }) => [code, holds])).toEqual([
    ['YOGA_A', true],
    ['YOGA_B', true],
  ]);
  expect(births.yoga(chart, 'YOGA_C')).toBeUndefined();
});
