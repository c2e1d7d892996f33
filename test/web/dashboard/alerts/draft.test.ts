import { describe, expect, test } from 'vitest';
import { conditionFaults } from '../../../../contract/alerts/conditions.ts';
import { conditionsOf, draftOf } from '../../../../web/dashboard/alerts/draft.ts';
import { firstPart, type Part, partKindNames, partKinds } from '../../../../web/dashboard/alerts/parts.ts';
import { templates } from '../../../../web/dashboard/alerts/templates.ts';

/** Every choice of every field of a kind, one field at a time. */
const partsOf = (kind: Part['kind']): readonly Part[] => [
  ...partKinds[kind].fields.flatMap(({ name, choices }) =>
    (choices.length === 0 ? [{ value: 'VRAT_EKADASHI_SMARTA:KAMADA' }] : choices).map(({ value }) => ({
      ...firstPart(kind),
      chosen: { ...firstPart(kind).chosen, [name]: value },
    })),
  ),
  ...(partKinds[kind].fields.length === 0 ? [firstPart(kind)] : []),
];

describe.each(partKindNames)('%s', (kind) => {
  const parts = partsOf(kind);

  test('every choice is JSON that the API takes, and is found in it again', () => {
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts)
      for (const isNot of [false, true]) {
        const draft = { match: 'all', parts: [{ ...part, isNot }] } as const;
        const conditions = conditionsOf(draft);
        expect(conditionFaults(conditions)).toEqual([]);
        expect(draftOf(JSON.parse(JSON.stringify(conditions)))).toEqual(draft);
      }
  });

  test('different choices are different JSON', () => {
    const texts = parts.map((part) => JSON.stringify(partKinds[kind].node(part.chosen)));
    const chosen = new Set(parts.map((part) => JSON.stringify(part.chosen)));
    expect(new Set(texts).size).toBe(chosen.size);
  });
});

test('a tithi of either half that runs during the day is one of two', () => {
  const part = { kind: 'tithi', isNot: false, chosen: { value: '11,26', when: 'day' } } as const;
  const conditions = conditionsOf({ match: 'all', parts: [part] });
  expect(conditions).toEqual({
    all: [
      {
        any: [
          { fact: 'tithis', operator: 'contains', value: 11 },
          { fact: 'tithis', operator: 'contains', value: 26 },
        ],
      },
    ],
  });
  expect(draftOf(conditions)).toEqual({ match: 'all', parts: [part] });
});

test('Ekadashi on a Thursday is the JSON of the documentation', () => {
  expect(conditionsOf(templates.tithi.draft)).toEqual({
    all: [
      { fact: 'tithi', operator: 'in', value: [11, 26] },
      { fact: 'weekday', operator: 'equal', value: 'thursday' },
    ],
  });
});

test('each template is JSON that the API takes', () => {
  for (const { draft } of Object.values(templates)) expect(conditionFaults(conditionsOf(draft))).toEqual([]);
});

const thursday = { fact: 'weekday', operator: 'equal', value: 'thursday' };

describe('what buttons cannot show in full is not shown', () => {
  test.each([
    ['no object', 7],
    ['null', null],
    ['an empty list', { all: [] }],
    ['two groups', { all: [thursday], any: [thursday] }],
    ['a group within', { all: [{ any: [thursday, thursday] }] }],
    ['not of a group', { not: { all: [thursday] } }],
    ['not of not', { all: [{ not: { not: thursday } }] }],
    ['several weekdays', { all: [{ ...thursday, operator: 'in', value: ['thursday', 'friday'] }] }],
    ['a field more', { all: [{ ...thursday, path: '$.x' }] }],
    ['a parameter more', { all: [{ ...thursday, params: { planet: 'sun' } }] }],
    ['another value', { all: [{ ...thursday, value: 'someday' }] }],
    ['a number as a text', { all: [{ fact: 'tithi', operator: 'equal', value: '11' }] }],
    ['two tithis that are no pair', { all: [{ fact: 'tithi', operator: 'in', value: [11, 12] }] }],
    ['a score between', { all: [muhurat(85)] }],
    ['a score as a text', { all: [muhurat('80')] }],
    ['a kala with another', { all: [kala({ with_kala: 'bhadra' })] }],
    ['no adhika month', { all: [{ fact: 'adhika_month', operator: 'equal', value: false }] }],
    ['a tara that there is not', { all: [tara(10)] }],
    ['another order of taras', { all: [{ ...tara(2), operator: 'in', value: [9, 2, 4, 6, 8] }] }],
    ['a condition that is none', { all: ['thursday'] }],
    ['a fact that is none', { all: [{ ...thursday, fact: '__proto__' }] }],
  ])('%s', (_what, value) => {
    expect(draftOf(value)).toBeUndefined();
  });
});

function muhurat(value: unknown) {
  return { fact: 'muhurat_score', params: { event: 'marriage' }, operator: 'greaterThanInclusive', value };
}
function kala(params: object) {
  return {
    fact: 'kala_minutes',
    params: { kala: 'pradosha', ...params },
    operator: 'greaterThanInclusive',
    value: 24,
  };
}
function tara(value: unknown) {
  return { fact: 'tarabala', params: { nakshatra: 'pushya' }, operator: 'equal', value };
}
