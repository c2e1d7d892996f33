// What conditions of alerts may be: nothing beyond the bounds is let through.

import { describe, expect, test } from 'vitest';
import { conditionBounds, conditionFaults } from '../../../contract/alerts/conditions.ts';
import { alertFacts } from '../../../contract/alerts/facts.ts';

const ekadashi = { fact: 'tithi', operator: 'in', value: [11, 26] };

const nested = (depth: number): unknown => {
  let node: unknown = ekadashi;
  for (let i = 0; i < depth; i++) node = { all: [node] };
  return node;
};

const messages = (value: unknown): readonly string[] =>
  conditionFaults(value).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('conditions within the bounds', () => {
  test.each([
    [{ all: [ekadashi, { fact: 'weekday', operator: 'equal', value: 'thursday' }] }],
    [{ any: [{ fact: 'nakshatras', operator: 'contains', value: 'pushya' }] }],
    [{ not: { fact: 'eclipse', operator: 'equal', value: 'none' } }],
    [{ all: [{ fact: 'muhurat_score', params: { event: 'marriage' }, operator: 'greaterThan', value: 80 }] }],
    [
      {
        all: [
          {
            fact: 'kala_minutes',
            params: { kala: 'pradosha', tithi: 28 },
            operator: 'greaterThanInclusive',
            value: 30,
          },
        ],
      },
    ],
    [{ all: [{ fact: 'planet_retrograde', params: { planet: 'saturn' }, operator: 'equal', value: true }] }],
    [nested(conditionBounds.depth)],
    [{ any: Array.from({ length: conditionBounds.leaves }, () => ekadashi) }],
  ])('%j', (value) => {
    expect(messages(value)).toEqual([]);
  });
});

describe('refused, with where and why', () => {
  test.each([
    ['no group', ekadashi, ': must be a group: all, any or not'],
    ['another fact', { all: [{ ...ekadashi, fact: 'constructor' }] }, 'all.0.fact: must be one of tithi'],
    [
      'another operator',
      { all: [{ ...ekadashi, operator: 'matches' }] },
      'all.0.operator: must be one of equal',
    ],
    [
      'a path',
      { all: [{ ...ekadashi, path: '$.constructor' }] },
      'all.0.path: is not a field of a comparison',
    ],
    ['a named condition', { condition: 'others' }, ': must be a group'],
    [
      'a fact for a value',
      { all: [{ ...ekadashi, operator: 'equal', value: { fact: 'tithi' } }] },
      'all.0.value: must be a number from 1 to 30',
    ],
    [
      'a tithi that there is not',
      { all: [{ ...ekadashi, value: [31] }] },
      'all.0.value: each must be a number from 1 to 30',
    ],
    [
      'a list against one',
      { all: [{ fact: 'yogas', operator: 'equal', value: 'siddhi' }] },
      'all.0.operator: must be contains or doesNotContain',
    ],
    [
      'a comparison of words',
      { all: [{ fact: 'weekday', operator: 'lessThan', value: 'monday' }] },
      'all.0.operator: compares numbers',
    ],
    [
      'a missing parameter',
      { all: [{ fact: 'planet_sign', operator: 'equal', value: 'mesha' }] },
      'all.0.params: must have planet',
    ],
    [
      'an own parameter',
      { all: [{ ...ekadashi, params: { __proto__: null, x: 1 } }] },
      'all.0.params: must be omitted: this fact has no parameters',
    ],
    ['an empty group', { all: [] }, 'all: must be a list of at least one condition'],
    ['two groups in one', { all: [ekadashi], any: [ekadashi] }, ': must have no other field beside all'],
    ['too many', { any: Array.from({ length: 51 }, () => ekadashi) }, ': must have at most 50 comparisons'],
    [
      'too many muhurats',
      {
        any: Array.from({ length: 4 }, () => ({
          fact: 'muhurat_score',
          params: { event: 'marriage' },
          operator: 'greaterThan',
          value: 80,
        })),
      },
      ': must have at most 3 comparisons of muhurat_score',
    ],
    ['too deep', nested(6), 'all.0.all.0.all.0.all.0.all.0: must not nest groups more than 5 deep'],
  ])('%s', (_name, value, message) => {
    expect(messages(value).join('\n')).toContain(message);
  });

  test('a hundred thousand groups within one another, and as many faults, in no time', () => {
    let deep: unknown = ekadashi;
    for (let i = 0; i < 100_000; i++) deep = { not: deep };
    expect(messages(deep)).toHaveLength(1);
    expect(messages({ any: Array.from({ length: 40 }, () => ({ fact: 'x' })) })).toHaveLength(20);
  });
});

test('every fact says what it is, and has the values of its kind', () => {
  expect(alertFacts.nakshatra.values.keys).toHaveLength(27);
  expect(alertFacts.weekday.values.keys).toEqual(expect.arrayContaining(['sunday', 'thursday']));
  expect(alertFacts.lunar_month.values.keys).toHaveLength(12);
  for (const { about } of Object.values(alertFacts)) expect(about).toMatch(/\w/);
});
