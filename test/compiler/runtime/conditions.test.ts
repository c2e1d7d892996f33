import { describe, expect, it } from 'vitest';
import { compileRules, rule, yearOf } from '../language-bench.ts';

const py = yearOf(2025);
const day = py.firstDay + py.yearStart + 10;

const words = '    inputs: {one: [A, A B], other: [C, B C]}\n';
const pack = compileRules(
  rule('CONDITION_PARTS', '    holds: (tithi Trayodashi and Saturday) and (day or night)') +
    rule('CONDITION_WHOLE', '    holds: tithi Trayodashi or Saturday') +
    rule(
      'CONDITION_GIVEN',
      '    inputs: {star: nakshatra}\n    let:\n      own: nakshatra is star\n    holds: own and day',
    ) +
    rule('CONDITION_WORDS', `${words}    holds: tithi is Trayodashi and (one is "A" and other is "B C")`) +
    rule('CONDITION_WINDOWS', '    holds: two_parts\n    windows: {start: from sunrise for 1 hour}'),
  'kala: {two_parts: "part 1 of 8 of day or part 3 of 8 of day"}\n',
);
const { conditions } = pack;

describe('the parts of a condition', () => {
  it('are what all must hold', () => {
    expect(conditions.partsOf(py, 'CONDITION_PARTS', day)?.map(({ text }) => text)).toEqual([
      'tithi Trayodashi',
      'Saturday',
      'day or night',
    ]);
    expect(conditions.partsOf(py, 'CONDITION_WHOLE', day)?.map(({ text }) => text)).toEqual([
      'tithi Trayodashi or Saturday',
    ]);
  });

  it('hold together where it does', () => {
    const parts = conditions.partsOf(py, 'CONDITION_PARTS', day) ?? [];
    const [whole] = conditions.ofRule(py, 'CONDITION_PARTS', day)?.spans ?? [];
    expect(parts.map(({ spans }) => spans.length > 0)).toEqual([true, true, true]);
    for (const { spans } of parts) {
      expect(Math.min(...spans)).toBeLessThanOrEqual(whole?.start ?? 0);
      expect(Math.max(...spans)).toBeGreaterThanOrEqual(whole?.end ?? 0);
    }
  });

  it('with an input, too', () => {
    const parts = conditions.partsOf(py, 'CONDITION_GIVEN', day, { star: 3 });
    expect(parts?.map(({ text, spans }) => [text, spans.length])).toEqual([
      ['own', 2],
      ['day', 2],
    ]);
    expect(() => conditions.partsOf(py, 'CONDITION_GIVEN', day)).toThrow(RangeError);
  });

  it('are none of a rule that is not there', () => {
    expect(conditions.partsOf(py, 'CONDITION_NOT_THERE', day)).toBeUndefined();
    expect(conditions.ofRule(py, 'CONDITION_NOT_THERE', day)).toBeUndefined();
  });
});

it('words that join to the same text are not the same inputs', () => {
  const holds = (one: string, other: string): boolean =>
    conditions.ofRule(py, 'CONDITION_WORDS', day, { one, other }) !== undefined;
  expect(holds('A B', 'C')).toBe(false);
  expect(holds('A', 'B C')).toBe(true);
  expect(holds('A B', 'C')).toBe(false);
});

it('the windows of several spans are those of each, under their names', () => {
  const actual = conditions.ofRule(py, 'CONDITION_WINDOWS', day);
  expect(actual?.spans).toHaveLength(2);
  expect(actual?.windows.map(({ name, spans }) => [name, spans.length])).toEqual([['start', 2]]);
});
