import { describe, expect, test } from 'vitest';
import { evaluateExpression } from '../../../../authoring/evaluate/expression/evaluate-expression.ts';
import type { EvaluatedStep } from '../../../../contract/rules/expression-answer.ts';
import { civilDay } from '../../../../engine/civil/civil.ts';
import { clockIn } from '../../../../explain/dates/clock.ts';
import { sharedWorkspace } from '../../../shared-workspace.ts';

const workspace = sharedWorkspace();

const place = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
const py = workspace.almanac.placeYear(place, 2026);
const day = civilDay(2026, 3, 3);

const evaluated = (text: string, inputs: Record<string, string> = {}, pack = 'conditions') =>
  evaluateExpression(workspace.packs(), py, { text, pack, day, inputs, mode: 'standard', zone: place.zone });

function result(text: string, inputs: Record<string, string> = {}, pack?: string): EvaluatedStep {
  const { answer } = evaluated(text, inputs, pack);
  if (answer.result === undefined) throw new Error(answer.diagnostics.map((d) => d.message).join('; '));
  return answer.result;
}

const flat = (step: EvaluatedStep): EvaluatedStep[] => [step, ...step.steps.flatMap(flat)];

describe('the value of an expression', () => {
  test('every kala of the chain is what the pack lists of it on the day', () => {
    const pack = workspace.pack('conditions');
    const clock = clockIn(place.zone);
    const kalas = [...(pack?.kalas.keys() ?? [])];
    expect(kalas.length).toBeGreaterThan(30);
    for (const kala of kalas) {
      const { spans = [], type } = result(kala);
      expect([kala, type === 'spans' || type === 'instant']).toEqual([kala, true]);
      for (const jd of pack?.dayWindows.listedKala(py, kala, day) ?? []) {
        const at = clock.iso(jd) ?? '';
        expect({
          kala,
          at,
          known: spans.some(({ start_at: start, end_at: end }) => start === at || end === at),
        }).toEqual({
          kala,
          at,
          known: true,
        });
      }
    }
  });

  test.each([
    ['sunrise', 'instant', { spans: [{ start_at: expect.stringMatching(/^2026-03-03T06:44/) }] }],
    ['tithi is Purnima', 'spans', { holds: true }],
    ['tithi Purnima at sunrise', 'truth', { holds: true }],
    ['not tithi Purnima at sunrise', 'truth', { holds: false }],
    ['2 + 3 * 4', 'number', { values: [14] }],
    ['length of always >= 1 days', 'truth', { holds: true }],
    ['24 min', 'duration', { values: [24], unit: 'minutes' }],
    ['nakshatra at sunrise', 'nakshatra', { values: ['Magha'] }],
    ['tithi at sunset', 'tithi', { values: ['Krishna Pratipada'] }],
    ['disha_shool by weekday', 'text', { values: ['North'] }],
    ['"a text"', 'text', { values: ['a text'] }],
  ])('%s is %s', (text, type, given) => {
    expect(result(text)).toMatchObject({ type, ...given });
  });

  test('a quantity has its spans with their names, and its value at sunrise', () => {
    const { spans, values } = result('nakshatra');
    expect(values).toEqual(['Magha']);
    expect(spans?.map(({ label }) => label)).toEqual(['Magha', 'Purva Phalguni']);
  });

  test('what does not touch the day names the next time', () => {
    const { spans, next } = result('nakshatra Rohini');
    expect(spans).toEqual([]);
    expect(next?.start_at.slice(0, 10)).toBe('2026-03-23');
  });

  test('a part of the next day is the next day\u2019s, and its content is read there', () => {
    const { spans, steps } = result('madhyahna of next day');
    expect(spans?.[0]?.start_at.slice(0, 10)).toBe('2026-03-04');
    expect(steps[0]?.spans).toEqual(spans);
  });

  test('the steps are the expressions in it, kalas written out', () => {
    const steps = flat(result('pradosha and not bhadra'));
    expect(steps.map(({ text, is_definition: definition }) => (definition ? `= ${text}` : text))).toEqual([
      'pradosha and not bhadra',
      'pradosha',
      '= from sunset for 3 muhurta of night',
      'sunset',
      '3 muhurta of night',
      'night',
      'not bhadra',
      'bhadra',
      '= karana Vishti',
    ]);
  });
});

describe('inputs', () => {
  test('have the kind of their name in the chain', () => {
    expect(result('janma_nakshatra', { janma_nakshatra: 'Magha' })).toMatchObject({
      type: 'nakshatra',
      values: ['Magha'],
    });
    expect(result('CONDITION_TARA_BALA', { janma_nakshatra: 'Rohini' }).type).toBe('spans');
  });

  test('others have the kind of their value, or the kind before it', () => {
    const text = 'count from star to nakshatra';
    expect(result(text, { star: 'Rohini' }).values).toEqual([7]);
    expect(result(text, { star: 'nakshatra Shravana' }).values).toEqual([16]);
    expect(result('n + 1', { n: '5' }).values).toEqual([6]);
    expect(result('way is "EAST"', { way: 'text EAST' }).holds).toBe(true);
  });

  test.each([
    ['n + 1', { n: 'nakshatra Mesha' }, '"Mesha" is not a nakshatra'],
    ['n + 1', { n: 'five' }, 'neither a number nor a name'],
    ['janma_nakshatra', { janma_nakshatra: 'Mesha' }, 'must be a nakshatra'],
    ['day', { n: '5' }, 'inputs.n: the expression does not use this input'],
    ['day', { N: '5' }, 'consist of lowercase letters'],
  ])('%s with %o is refused', (text, inputs, message) => {
    expect(() => evaluated(text, inputs)).toThrow(new RegExp(message));
  });
});

test.each([
  ['pradsha and day', 'unknown-kala', 1],
  ['day and (night', 'syntax', 14],
  ['day and\n  target', 'unknown-anchor', 3],
  ['CONDITION_TARA_BALA', 'missing-input', 1],
  ['', 'syntax', 1],
])('%j is an error with its place', (text, code, column) => {
  const { answer } = evaluated(text);
  expect(answer).toMatchObject({ ok: false, diagnostics: [{ code, severity: 'error', column }] });
  expect(answer.result).toBeUndefined();
});

test('an expression of many parts stays within its bound of steps', () => {
  const text = Array.from({ length: 300 }, () => 'day').join(' or ');
  expect(flat(result(text)).length).toBeLessThanOrEqual(200);
});
