// The good half of the conformance suite: each case's packs yield what its `expected.json` says.

import { describe, expect, it } from 'vitest';
import { readPack } from '../../dsl/pack/read-pack.ts';
import { answersOf } from './answers.ts';
import { answered, compileCase, goodCases, readCase } from './case.ts';
import { allKinds, kindsIn } from './syntax-kinds.ts';

/** How far an instant may be from the one expected, in seconds. */
const tolerance = 60;
const instant = /^\d{4}-\d\d-\d\dT[\d:]+Z$/;

/** Where an answer is not what is expected; instants may differ by the tolerance. */
function differences(actual: unknown, expected: unknown, path: string): string[] {
  if (typeof actual === 'string' && typeof expected === 'string' && instant.test(expected)) {
    const seconds = Math.abs(Date.parse(actual) - Date.parse(expected)) / 1000;
    return seconds <= tolerance ? [] : [`${path}: ${actual} for ${expected}`];
  }
  if (typeof actual !== 'object' || typeof expected !== 'object' || actual === null || expected === null)
    return actual === expected ? [] : [`${path}: ${actual} for ${expected}`];
  const [a, b] = [new Map(Object.entries(actual)), new Map(Object.entries(expected))];
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((key) =>
    differences(a.get(key), b.get(key), `${path}.${key}`),
  );
}

const cases = goodCases();

describe('a good case of the conformance suite', () => {
  it.each(cases)('%s', (name) => {
    const { files, expected } = readCase(name);
    const answers = answersOf(compileCase(files, expected), expected);
    const requested = Object.fromEntries(
      answered.filter((key) => key in expected).map((key) => [key, expected[key]]),
    );
    expect(Object.keys(requested), 'what is queried').not.toEqual([]);
    expect(differences(answers, requested, name)).toEqual([]);
    expect(expected.judged, 'how the values were verified').toMatch(/\S/);
  });
});

describe('the comparison', () => {
  it('lets instants differ by a minute, and nothing else', () => {
    const span = ['2026-09-14T00:00:00Z', '2026-09-14T01:00:00Z', 'Amrit'];
    expect(differences(['2026-09-14T00:00:59Z', ...span.slice(1)], span, '')).toEqual([]);
    expect(differences(['2026-09-14T00:01:01Z', ...span.slice(1)], span, '')).toHaveLength(1);
    expect(differences([...span.slice(0, 2), 'Kaal'], span, '')).toHaveLength(1);
    expect(differences([span, span], [span], '')).toHaveLength(1);
    expect(differences({ a: [] }, { a: [], b: [] }, '')).toHaveLength(1);
    expect(differences(['2026-09-14'], ['2026-09-15'], '')).toHaveLength(1);
  });
});

it('every kind of the syntax tree occurs in some case', () => {
  const matches = new Set(
    cases.flatMap((name) => [
      ...kindsIn(readCase(name).files.flatMap((file) => readPack(file).document ?? [])),
    ]),
  );
  expect(allKinds.filter((kind) => !matches.has(kind))).toEqual([]);
});
