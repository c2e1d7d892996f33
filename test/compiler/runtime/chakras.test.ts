import { describe, expect, it } from 'vitest';
import { compileRules } from '../language-bench.ts';

const pack = compileRules(
  `  CHAKRA_TRIAL:
    name: Trial
    inputs: {star: nakshatra28, other?: nakshatra28, motion?: [FORWARD, BACKWARD], planet?: graha, age?: number}
    let:
      place: count from star to other over 28
    result:
      place: place
      ring: rings by (place mod 2 + 1)
      pair: pairs by star
      is_pair: other is pairs by star
      star: star
      sides: sides by motion by planet
      side: ((ways by motion) when place >= 2) else "at home"
      forward: motion is not "BACKWARD"
      grown: age >= 12
      half: age / 2
    cite: [{work: drik, level: VERIFIED}]
`,
  `tables:
  rings: [outer, inner]
  pairs: {Ashwini: Abhijit, Abhijit: Ashwini, Rohini: none}
  sides: {FORWARD: {Sun: left}, BACKWARD: {Sun: [right, left], Moon: none}}
  ways: {FORWARD: left, BACKWARD: right}
`,
);
const [ashwini, rohini, abhijit] = [0, 3, 27];
const evaluate = (inputs: Readonly<Record<string, number | string>>) =>
  pack.chakraResults.of('CHAKRA_TRIAL', inputs);

describe('a chakra', () => {
  it('returns numbers, texts, names of labels, truths and lists', () => {
    expect(evaluate({ star: ashwini, other: abhijit, motion: 'BACKWARD', planet: 0, age: 13 })).toEqual({
      place: 22,
      ring: 'outer',
      pair: 'Abhijit',
      is_pair: true,
      star: 'Ashwini',
      sides: ['right', 'left'],
      side: 'right',
      forward: false,
      grown: true,
      half: 6.5,
    });
    // A table of lists yields lists, of one as well.
    expect(evaluate({ star: ashwini, motion: 'FORWARD', planet: 0 })?.sides).toEqual(['left']);
  });

  it('returns null for what a table lacks or calls none, and for what was not given', () => {
    expect(evaluate({ star: rohini })).toEqual({
      place: null,
      ring: null,
      pair: null,
      is_pair: null,
      star: 'Rohini',
      sides: null,
      side: 'at home',
      forward: null,
      grown: null,
      half: null,
    });
    expect(evaluate({ star: rohini, other: rohini, motion: 'BACKWARD', planet: 1 })).toMatchObject({
      sides: null,
      is_pair: false,
    });
  });

  it('refuses a missing input and a value of another kind', () => {
    expect(() => evaluate({})).toThrow('CHAKRA_TRIAL needs the input star, a nakshatra28');
    const wrongs: Readonly<Record<string, number | string>>[] = [
      { star: 28 },
      { star: '0' },
      { star: 0, motion: 'UP' },
      { star: 0, planet: 9 },
      { star: 0, age: Number.NaN },
    ];
    for (const wrong of wrongs) {
      expect(() => evaluate(wrong), JSON.stringify(wrong)).toThrow(RangeError);
    }
    expect(pack.chakraResults.of('CHAKRA_NONE', { star: 0 })).toBeUndefined();
  });

  it('returns the steps: its lets, then its result, each with its text and its place', () => {
    const steps = pack.chakraResults.stepsOf('CHAKRA_TRIAL', { star: ashwini, other: rohini }) ?? [];
    expect(steps.map((s) => `${s.role} ${s.name}`).slice(0, 3)).toEqual([
      'let place',
      'result place',
      'result ring',
    ]);
    expect(steps[0]).toMatchObject({ text: 'count from star to other over 28', value: 4, pack: 'TRIAL' });
    for (const { range, name } of steps) {
      const line = range.file.text.slice(range.file.text.lastIndexOf('\n', range.start) + 1, range.start);
      expect(line.trim()).toBe(`${name}:`);
    }
    const values = Object.fromEntries(steps.filter((s) => s.role === 'result').map((s) => [s.name, s.value]));
    expect(values).toEqual(evaluate({ star: ashwini, other: rohini }));
  });
});
