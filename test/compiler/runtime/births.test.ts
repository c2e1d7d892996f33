import { describe, expect, test } from 'vitest';
import { openBundle } from '../../../compiler/artifact/pack-bundle.ts';
import { bundleOf } from '../../../compiler/artifact/write-bundle.ts';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import { type Chart, chartAt } from '../../../engine/jyotisha/chart.ts';
import { givenChart } from '../../../engine/jyotisha/given-chart.ts';
import { shadbalaInput } from '../../../engine/jyotisha/strength/shadbala/input.ts';
import { shadbala } from '../../../engine/jyotisha/strength/shadbala/shadbala.ts';
import { openBundledSource } from '../../../ephemeris/bundled.ts';

const head = 'pack: TRIAL\nworks: {w: {title: A work}}\n';
const cite = 'cite: [{work: w, level: VERIFIED}]';

const setOf = (text: string) => readPackSet([sourceFile('trial.yaml', head + text)], { dataVersion: '' });
const compilationOf = (text: string) => setOf(text).compile('TRIAL');

const yoga = (holds: string, more = ''): string =>
  `rules:\n  YOGA_A:\n    type: YOGA\n    name: A\n    holds: |\n      ${holds}\n    ${more}\n    ${cite}\n`;

function packOf(text: string): CompiledPack {
  const { pack, diagnostics } = compilationOf(text);
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual(
    [],
  );
  if (pack === undefined) throw new Error('no pack');
  return pack;
}

const errorsOf = (text: string): readonly string[] =>
  compilationOf(text)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

// Karka rises. Sun and Mercury in the 2nd (Simha, own), Moon in the 3rd with Mars, Jupiter exalted in the lagna, Venus in the
// 4th, its own, Saturn in the 7th, its own, Rahu in the 9th.
const chart: Chart = givenChart({
  lagna: 95,
  longitude: [125, 160, 170, 130, 95, 185, 280, 335, 155],
  speed: [1, 13, 1, 1, 0.1, 1, -0.05, -0.05, -0.05],
});

const holds = (expression: string): boolean | undefined =>
  packOf(yoga(expression)).birthResults.yoga(chart, 'YOGA_A')?.holds;

describe('what is read of a chart', () => {
  test.each([
    ['Jupiter in 1', true],
    ['Jupiter in [2, 3]', false],
    ['Saturn in kendra', true],
    ['Moon in 3 from Jupiter', true],
    ['Moon in kendra from Saturn', false],
    ['lord of 1 with Mars', true],
    ['lord of 4 in 4', true],
    ['lord of 5 from Moon in 7', true],
    ['dispositor of Mercury is Sun', true],
    ['Saturn aspects lagna', true],
    ['Saturn aspects 9', true],
    ['Saturn aspects 4', true],
    ['Saturn aspects 3', false],
    ['Jupiter aspects Rahu', true],
    ['Jupiter with or aspects Saturn', true],
    ['Venus is exalted', false],
    ['exalted Jupiter', true],
    ['exalted Jupiter in kendra', true],
    ['retrograde Saturn and not Jupiter is retrograde', true],
    ['Mercury is combust', true],
    ['Sun in own sign', true],
    ['Jupiter in exaltation sign', true],
    ['all of [Sun, Saturn, Venus] in own sign', true],
    ['all of planets in own sign', false],
    ['at least 3 of planets in own sign', true],
    ['exactly 3 of planets in own sign', true],
    ['at most 2 of planets in own sign', false],
    ['any of [Mars, Rahu] in 9', true],
    ['lagna in movable sign', true],
    ['lagna in watery sign', true],
    ['lagna is Karka', true],
    ['number of rashis of planets = 5', true],
    ['number of (planets in kendra) = 3', true],
    ['3 hemmed by [Sun, Venus]', true],
    ['Moon hemmed by [Sun, Venus]', true],
    ['Moon hemmed by [Saturn, Venus]', false],
    ['Mars within 10 deg of Moon', true],
    ['Mars within 9 deg of Moon', false],
    ['longitude of Moon - longitude of Sun = 35 deg', true],
    ['longitude of Sun - longitude of Moon = 325 deg', true],
    ['nakshatra of Moon is Hasta', true],
    ['pada of lagna is 1', true],
    ['tithi is Shukla Tritiya', true],
    ['paksha is Shukla', true],
    ['house 8 is empty', undefined],
    ['house 8 of lagna is empty', true],
    ['house 9 of lagna is not empty', true],
    ['planets except [Moon] in 3', undefined],
    ['any of (planets except Moon) in 3', true],
    ['any of (planets except [Moon, Mars]) in 3', false],
    ['Sun in D9 Vrishabha', true],
    ['lord of D9 Sun is Venus', true],
    ['D9 (Sun in Vrishabha)', true],
    ['atmakaraka is Mars', true],
  ])('%s', (expression, expected) => {
    if (expected === undefined) expect(errorsOf(yoga(expression))).not.toEqual([]);
    else expect(holds(expression)).toBe(expected);
  });

  test('strong is who has the shadbala that is required; of places without a moment none', () => {
    const actual = packOf(
      `${yoga('Sun in 1')}  SET_TRIAL: {type: SET, name: S, holds: strong planets, ${cite}}\n`,
    );
    const ephemeris = openBundledSource();
    const place = { lat: 23.1793, lon: 75.7849, zone: 'Asia/Kolkata' };
    const seen = new Set<boolean>();
    for (const jd of [2447000.2, 2448026.9, 2451545.4, 2455000.7, 2459000.1]) {
      const born = chartAt(ephemeris, jd, place);
      const expected = shadbala(shadbalaInput(born)).grahas.flatMap(({ graha, ratio }) => {
        seen.add(ratio >= 1);
        return ratio >= 1 ? [graha] : [];
      });
      expect(actual.birthResults.grahas(born, 'SET_TRIAL')).toEqual(expected);
    }
    expect([...seen].sort()).toEqual([false, true]);
    expect(actual.birthResults.grahas(chart, 'SET_TRIAL')).toEqual([]);
    expect(holds('Jupiter is strong')).toBe(false);
  });

  test('an exchange is that of signs', () => {
    const exchanged = givenChart({ lagna: 5, longitude: [125, 35, 280, 130, 95, 95, 5, 335, 155] });
    const pack = packOf(yoga('Mars exchanges with Saturn and not Sun exchanges with Moon'));
    expect(pack.birthResults.yoga(exchanged, 'YOGA_A')?.holds).toBe(true);
  });
});

describe('errors', () => {
  test.each([
    ['planets in kendra', 'expected a truth value, found several grahas (state how many of them must fit)'],
    ['Jupitr in kendra', '`Jupitr` is not the name of a graha or of a rashi'],
    ['Jupiter in kendr', 'unknown window or value `kendr`'],
    ['Jupiter in 13', 'a house must be a whole number from 1 to 12'],
    ['Jupiter in D8 and Moon in D13 own sign', undefined],
    [
      'bride (Jupiter in 1)',
      'expected a property of the one chart, found `bride` (only kutas compare two charts)',
    ],
    ['sunrise', 'unknown window or value `sunrise`'],
    ['Jupiter in kendra at sunrise', undefined],
    ['YOGA_B', 'no rule has the code `YOGA_B` in this chain'],
  ])('%s', (expression, message) => {
    const errors = errorsOf(yoga(expression));
    expect(errors.length).toBeGreaterThan(0);
    if (message !== undefined) expect(errors.join('\n')).toContain(message.split(',')[0]);
  });

  test('stand where the word stands', () => {
    const [actual] = compilationOf(yoga('Moon in 1 and Jupitr in kendra')).diagnostics;
    const { file, start, end } = actual.range;
    expect(file.text.slice(start, end)).toBe('Jupitr');
    expect(actual.suggestion?.text).toBe('Jupiter');
  });

  test('rules in a circle', () => {
    const rule = (code: string, other: string): string =>
      `  ${code}:\n    type: YOGA\n    name: A\n    holds: ${other}\n    ${cite}\n`;
    expect(errorsOf(`rules:\n${rule('YOGA_A', 'YOGA_B')}${rule('YOGA_B', 'YOGA_A')}`).join()).toContain(
      'YOGA_A -> YOGA_B',
    );
  });

  test('words of births in rules of days', () => {
    const text = `rules:\n  CONDITION_A:\n    name: A\n    holds: exalted Venus\n    ${cite}\n`;
    expect(errorsOf(text).join()).toContain('allowed only in rules of births');
  });
});

test('a cancelled rule holds, and another that names it does not find it', () => {
  const pack = packOf(
    `rules:\n  YOGA_A:\n    type: YOGA\n    name: A\n    holds: Moon in 3\n    cancelled: [{when: Mars with Moon, because: Mars}]\n    ${cite}\n` +
      `  YOGA_B:\n    type: YOGA\n    name: B\n    holds: YOGA_A or Jupiter in 2\n    ${cite}\n`,
  );
  expect(pack.birthResults.yoga(chart, 'YOGA_A')).toMatchObject({
    holds: true,
    cancelled: [{ because: 'Mars' }],
  });
  expect(pack.birthResults.yoga(chart, 'YOGA_B')?.holds).toBe(false);
});

test('a trace tells each condition and what was found', () => {
  const pack = packOf(yoga('lord of 1 in 3 and (Venus in 5 or exalted Jupiter)'));
  const trace = pack.birthResults.yoga(chart, 'YOGA_A', { trace: true })?.trace;
  expect(trace).toMatchObject({
    joins: 'and',
    holds: true,
    parts: [
      {
        text: 'lord of 1 in 3',
        holds: true,
        readings: [
          { text: 'lord of 1', value: 'Moon in Kanya, house 3' },
          { text: '3', value: 'Kanya' },
        ],
      },
      {
        joins: 'or',
        parts: [
          { text: 'Venus in 5', holds: false },
          { text: 'exalted Jupiter', holds: true },
        ],
      },
    ],
  });
});

test('a kuta has its row, its column and its points, and may be given others by an exception', () => {
  const pack = packOf(`tables: {t: {1: {1: 0, 2: 4}, 2: {1: 3, 2: 0}}}
rules:
  KUTA_A:
    type: KUTA
    name: A
    maximum: 4
    row: number of pada of groom
    column: number of pada of bride
    points: t by row by column
    cancelled: [{when: rashi of bride is rashi of groom and row = 1, because: one sign, points: 2}]
    ${cite}
`);
  const at = (moon: number): Chart =>
    givenChart({
      lagna: Number.NaN,
      longitude: [Number.NaN, moon, ...new Array<number>(7).fill(Number.NaN)],
    });
  const points = (bride: number, groom: number) => pack.birthResults.match(at(bride), at(groom)).kutas[0];
  expect(points(4, 1)).toMatchObject({ row: 1, column: 2, points: 4, withExceptions: 4 });
  expect(points(1, 4)).toMatchObject({ row: 2, column: 1, points: 3 });
  expect(points(1, 1)).toMatchObject({ points: 0, withExceptions: 2, cancelled: [{ because: 'one sign' }] });
  const only = (...codes: string[]) =>
    pack.birthResults.match(at(4), at(1), { only: new Set(codes) }).kutas.map(({ code }) => code);
  const [whole] = pack.birthResults.match(at(4), at(1)).kutas;
  expect([only(whole?.code ?? ''), only('KUTA_OTHER')]).toEqual([[whole?.code], []]);
});

test('a stored chain answers as the compiled one', () => {
  const set = setOf(yoga('lord of 1 in 3'));
  const version = { language: '1', data: 'test' };
  const again = openBundle(bundleOf(set, version), version).chain('TRIAL');
  expect(again?.fingerprint).toBe(set.compile('TRIAL').pack?.fingerprint);
  expect(again?.birthResults.yoga(chart, 'YOGA_A')?.holds).toBe(true);
});
