// Files made of the fields that there are, each with a value that it may have or with any other: the schema refuses
// what the readers refuse, and nothing else.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { formAt } from '../../../dsl/pack/form-at.ts';
import type { RuleField } from '../../../dsl/pack/rule-table.ts';
import { testFileReference, testReference } from '../../../dsl/pack/test-reference.ts';
import { type SourceFile, sourceFile } from '../../../dsl/source/source-file.ts';
import { forClassifications } from '../../../dsl/vocabulary/classifications.ts';
import { runsOf } from '../../fuzz-runs.ts';
import { codesOf, errorsOf, readCodes, shapeCodes } from './scored.ts';

type Value = fc.Arbitrary<unknown>;

const cite = [{ work: 'almanac', level: 'VERIFIED' }];
const place = { lat: 28.6, lon: 77.2, zone: 'Asia/Kolkata' };
const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', ['L', 'M']];

const odd: readonly unknown[] = [
  '',
  'x',
  'X_Y',
  -1,
  2026,
  0.5,
  null,
  [],
  ['x'],
  {},
  { a: 'x' },
  [{ a: 1 }],
  [[]],
  [null],
];

// A value that a field may have, mostly; else one that it may not, or any that YAML knows.
const some = (
  good: readonly unknown[],
  wrong: readonly unknown[] = [],
  but: (value: unknown) => boolean = () => false,
): Value =>
  fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...wrong, ...odd.filter((value) => !but(value))) },
  );

// A map of these fields, each there or not, and now and then one that nobody knows.
function mapOf(known: object, values: Readonly<Record<string, Value>>): Value {
  expect(Object.keys(values).sort()).toEqual(Object.keys(known).sort());
  const there = Object.entries<Value>(values).map(([field, value]) =>
    fc.oneof(
      { weight: 6, arbitrary: value.map((of) => [[field, of]]) },
      { weight: 1, arbitrary: fc.constant([]) },
    ),
  );
  const unknown = fc.oneof(
    { weight: 40, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.constant([['zz', 1]]) },
  );
  return fc
    .tuple(...there, unknown)
    .map((entries) => Object.fromEntries(entries.flat() as [string, unknown][]));
}

// The fields that there are at a place of a pack.
const at = (...path: readonly string[]): object => formAt(path)?.fields ?? {};

const file = (path: string, value: unknown): SourceFile =>
  sourceFile(path, stringify(value, { nullStr: '', lineWidth: 0, aliasDuplicateObjects: false }));
const named = (keys: readonly string[], value: Value): Value =>
  fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 2 });

// A list where an expression is wanted is reported as a missing quote.
const isRefused = (codes: readonly string[]): boolean =>
  codes.some((code) => shapeCodes.includes(code) || code === 'expression-quote');

const agrees = (codes: readonly string[], one: SourceFile): void => {
  const errors = errorsOf(one);
  expect({ refused: errors.length > 0, codes, errors, text: one.text }).toEqual({
    refused: isRefused(codes),
    codes,
    errors,
    text: one.text,
  });
};

const text = some(['Trial']);
const skies = some(
  ['vakya', { siddhanta: 'surya_siddhanta', bija: true }],
  ['moon', { siddhanta: 'moon' }, { bija: true }],
);
const cites = some([cite, cite, [{ ...cite[0], place: '1.2', says: 'so', note: 'oral' }]]);
const expression = some(['day', 'target and day']);
const places = some([place]);
const bindings = some([{ a: 'day' }, { a_1: 'night', b: 'day' }]);

const citation = mapOf(at('rules', 'A_B', 'cite', '-'), {
  work: text,
  place: text,
  says: text,
  level: some(['VERIFIED', 'DERIVED', 'INFERRED']),
  fits: mapOf(at('rules', 'A_B', 'cite', '-', 'fits'), {
    matched: some([7], [-1, 0.5]),
    of: some([8], [0]),
    from: some(['list.csv', ['list.csv', 'other.csv']]),
    span: text,
  }),
  note: text,
});

const ignores = some(
  [[{ code: 'unindexed', reason: 'so' }], []],
  [['unindexed'], [{ code: 'syntax', reason: 'so' }]],
);

describe('the sections of a pack', () => {
  const sections = mapOf(at(), {
    pack: some(['TRIAL']),
    also_of: fc.oneof(text, some([['other'], ['other', 'third']])),
    extends: some(['base']),
    kind: some(['tradition', 'region'], ['land']),
    title: text,
    months: some(['amanta', 'purnimanta']),
    month_names: some(['amanta', 'purnimanta']),
    sky: skies,
    place: fc.oneof(text, places),
    states: fc.oneof(text, some([['IN-MH'], []], [7])),
    ignore: ignores,
    works: named(
      ['a', 'A b'],
      mapOf(at('works', 'a'), { title: text, author: text, year: some([1790]), about: text }),
    ),
    kala: named(
      ['noon', 'noon_2', 'override noon', 'override night', 'extend noon'],
      fc.oneof(
        expression,
        mapOf(at('kala', 'a'), {
          is: expression,
          name: text,
          name_sa: text,
          quality: some(['auspicious']),
          ignore: ignores,
          cite: fc.array(citation, { maxLength: 2 }),
        }),
      ),
    ),
    tables: named(['lucky', 'very_lucky', 'of_day', 'Lucky'], some([1])),
    divisions: named(
      ['watch', 'day_watch', 'night_watch', 'Watch'],
      mapOf(at('divisions', 'a'), {
        divide: expression,
        label: expression,
        name: text,
        name_sa: text,
        cite: cites,
      }),
    ),
    calendars: named(
      ['Tamil', 'override Tamil'],
      mapOf(at('calendars', 'A'), {
        begins: expression,
        decide: expression,
        day: some(['sunrise']),
        sky: skies,
        let: bindings,
        first_month: text,
        months: some([names], [names.slice(1), [...names, 'N']]),
        era: mapOf(at('calendars', 'A', 'era'), { name: text, offset: some([78]) }),
        cite: cites,
      }),
    ),
    chains: named(
      ['DAYS', 'override DAYS', 'days'],
      mapOf(at('chains', 'A'), {
        name: text,
        days: some([['A_B', 'A_C']], [['A_B', 'a']]),
        anchor: some(['A_B']),
        may_share: some([[['A_B', 'A_C']], []], [[['A_B']], ['A_B'], [['A_B', 'a']]]),
        may_part: some([[['A_B', 'A_C']]]),
        cite: cites,
      }),
    ),
    rules: some(
      [{}, { disable: 'A_B' }, { disable: ['A_B'] }],
      [{ disable: [null] }],
      (value) => value === null || typeof value === 'object',
    ),
  });
  test('are refused as the reader refuses them', () => {
    fc.assert(
      fc.property(sections, (value) => {
        const one = file('pack.yaml', value);
        agrees(readCodes(one), one);
      }),
      { numRuns: runsOf(1500) },
    );
  });
});

const score = 'add 5 when Monday at sunrise because "so"';
const suitability = { name: 'Trial', score, ratings: { GOOD: 60, AVOID: 0 }, cite };
const parent = file('parent.yaml', {
  pack: 'PARENT',
  works: { almanac: { title: 'An almanac' } },
  rules: {
    FESTIVAL_A: { name: 'Trial', type: 'FESTIVAL', observe: 'Gregorian 1 May', cite },
    MUHURAT_A: suitability,
    SUITABILITY_A: { ...suitability, over: 'day' },
  },
});

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0);

// Beside what a field may have: no empty `inputs` or `with`, which say nothing, and no code that cannot be one.
const ruleValues: Readonly<Record<RuleField, Value>> = {
  name: text,
  name_sa: text,
  cite: cites,
  type: some(['FESTIVAL', 'VRAT', 'SANKRANTI']),
  ...forClassifications((_, { words }) => some(words, ['great'])),
  tradition: some(['smarta', 'sri_vaishnava'], ['Smarta']),
  of: some(['RULE_A'], ['rule']),
  group: some(['nabhasa']),
  effects: text,
  concern: some(['illness', 'hardship'], ['wealth']),
  form_of: some(['YOGA_A'], ['yoga']),
  tone: some(['favourable', 'mixed', 'demanding'], ['good']),
  cancelled: some([[{ when: 'Moon in 1', because: 'so' }]]),
  maximum: some([8, 36], [37, -1]),
  row: expression,
  column: expression,
  points: expression,
  tags: some(['FASTING', ['SHAIVA', 'MAJOR']]),
  summary: text,
  aliases: some(['Another', ['One', 'Two']]),
  observe: some(['Gregorian 1 May']),
  holds: expression,
  kind: expression,
  inputs: some(
    [{ star: 'nakshatra' }, { star: 'nakshatra', way: ['EAST'] }],
    [{ 'way?': ['EAST'] }, { Way: 'rashi' }],
    isEmpty,
  ),
  sky: some(
    ['vakya', { siddhanta: 'surya_siddhanta', bija: true }],
    ['moon', { siddhanta: 'moon' }, { bija: true }],
  ),
  adhika: some(['skip', 'both', 'only']),
  day: some(['civil']),
  place: places,
  let: bindings,
  decide: some(['then first']),
  drik: some([{}, { decide: 'then last' }]),
  windows: named(
    ['puja', 'puja_2', 'Puja'],
    fc.oneof(
      expression,
      mapOf(at('rules', 'A_B', 'windows', 'a'), {
        is: expression,
        name: text,
        name_sa: text,
        quality: some(['auspicious', 'inauspicious']),
        because: text,
        cite: fc.array(citation, { maxLength: 2 }),
      }),
    ),
  ),
  named: expression,
  certainty: some(['arithmetic', 'projected']),
  begins: some(['evening before']),
  lasts: some([1, 8], [0, 61]),
  variants: fc.dictionary(
    fc.constantFrom('KAMADA', 'SOMA_2', 'kamada'),
    mapOf(at('rules', 'A_B', 'variants', 'A'), {
      name: text,
      name_sa: text,
      aliases: fc.array(text, { maxLength: 2 }),
      when: expression,
    }),
    { maxKeys: 2 },
  ),
  instance_of: some(['VRAT_X', ['VRAT_X', 'FESTIVAL_Y']], ['x']),
  event: some(['travel']),
  ignore: ignores,
  over: some(['day']),
  base: some([0, 40, 100], [101]),
  score: some([score]),
  require: some(['Monday'], [], (value) => typeof value !== 'object'),
  lasting: some(['48 min']),
  ratings: some([{ GOOD: 60, AVOID: 0 }], [{ GOOD: 60 }, { good: 0 }, { GOOD: 101, AVOID: 0 }]),
  flawless: some(['GOOD', ['GOOD', 'AVOID']], [['good']]),
  hierarchy: some(['FIRST', ['FIRST', 'SECOND']], [['first']]),
  with: some(
    ['MUHURAT_A', ['MUHURAT_A']],
    [],
    (value) => !Array.isArray(value) || value[0] === 'x' || isEmpty(value),
  ),
  result: some([{ a: '1' }, { a: '1', b: '2' }]),
};

// Only rules of its own kind add lines to a rule.
const ofOwnKind = (rule: unknown): Record<string, unknown> => {
  const { with: others, ...rest } = rule as Record<string, unknown>;
  if (others === undefined) return rest;
  const kind = 'over' in rest ? 'SUITABILITY_A' : 'MUHURAT_A';
  return { ...rest, with: JSON.parse(JSON.stringify(others).replaceAll('MUHURAT_A', kind)) };
};

/** The fields that a rule of a kind most often has. */
const commonFields: readonly (readonly (keyof typeof ruleValues)[])[] = [
  ['type', 'observe', 'decide', 'tags', 'windows', 'let', 'drik', 'named', 'variants', 'day', 'adhika'],
  ['holds', 'kind', 'inputs', 'let', 'windows'],
  ['event', 'score', 'require', 'lasting', 'inputs', 'with', 'base', 'ratings'],
  ['event', 'over', 'score', 'ratings', 'hierarchy', 'with', 'inputs'],
  ['result', 'inputs', 'let'],
];

const all = mapOf(at('rules', 'A_B'), ruleValues);
// Of one kind, with a field more.
const ofKind: Value = fc
  .tuple(all, fc.constantFrom(...commonFields), fc.subarray(Object.keys(ruleValues), { maxLength: 1 }))
  .map(([rule, fields, other]) => {
    const stored = ['name', 'cite', 'summary', ...other, ...fields];
    return Object.fromEntries(Object.entries(rule as object).filter(([field]) => stored.includes(field)));
  });

describe('rules', () => {
  const keys = fc.constantFrom(
    'FESTIVAL_B',
    'VRAT_B_2',
    'override FESTIVAL_A',
    'override  FESTIVAL_A',
    'Festival',
  );
  test('are refused as the reader and the compiler refuse their fields', () => {
    fc.assert(
      fc.property(keys, fc.oneof(ofKind, ofKind, ofKind, all), (key, rule) => {
        const one = file('pack.yaml', {
          pack: 'CHILD',
          extends: 'PARENT',
          rules: { [key]: ofOwnKind(rule) },
        });
        agrees(codesOf(one, [parent, one]), one);
      }),
      { numRuns: runsOf(1500) },
    );
  });

  const extension = mapOf(at('rules', 'extend A_B'), {
    ...ruleValues,
    unset: some(['decide', ['windows.puja', 'let']], ['windows.Puja', 'decid']),
  });
  test('that extend are refused as the reader refuses them', () => {
    fc.assert(
      fc.property(extension, (rule) => {
        const one = file('pack.yaml', {
          pack: 'CHILD',
          extends: 'PARENT',
          rules: { 'extend FESTIVAL_A': rule },
        });
        agrees(readCodes(one), one);
      }),
      { numRuns: runsOf(1000) },
    );
  });
});

const dates = ['2026-02-28', ['2026-09-14', '2026-10-11..2026-10-20']];
const noDates = ['2026-02-30', '2026-13-01', '14-09-2026', ['2026-09-14', 'none']];
const moments = ['2025-11-02T23:00', ['2025-11-02T00:00', '2025-11-03T10:30']];
const noMoments = ['2025-11-02T24:00', '2025-11-02', '2025-11-31T10:00'];
const windows = ['09:28..10:48', 'none'];
const noWindows = ['9:28..10:48', ['09:28..10:48', 'none'], '09:28'];
const testValues: Readonly<Record<keyof typeof testReference, Value>> = {
  rule: some(['FESTIVAL_A']),
  kala: some(['noon']),
  note: text,
  place: fc.oneof(text, mapOf(at('place'), { lat: some([28.6], [91]), lon: some([77], [-181]), zone: text })),
  mode: some(['drik']),
  date: some([...dates, 'none', ['none']], noDates),
  dates: some([...dates, 'none', ['none']], noDates),
  year: some([2026]),
  years: some(
    [{ 2026: '2026-09-14', 2027: 'none' }, { 2026: dates[1] }],
    [{ 26: 'none' }, { 2026: ['none', 'x'] }],
  ),
  on: some(['2026-09-14', '2026-02-28', ['2026-09-14']], [...dates, ...noDates]),
  not_on: some(dates, noDates),
  undecided: some(['2026-09-27', ['2026-09-27', '2026-09-28']], [dates[1] ?? '', ...noDates]),
  by: some(['then first']),
  holds_at: some(moments, noMoments),
  not_at: some(moments, noMoments),
  kind: text,
  inputs: some([{ star: 'Rohini' }, { pada: 2 }]),
  at: some(moments, noMoments),
  window: some(windows, noWindows),
  windows: some(
    [...windows, ['09:28..10:48', '23:00..01:00'], ['none'], { puja: '09:28..10:48', fast: 'none' }],
    [...noWindows, { puja: '9:28..10:48' }, {}],
  ),
  score: some([60]),
  rating: text,
  because: some(['so', ['so', 'thus']]),
  blocked_by: some(['so']),
  result: some([
    { tip: 'LEFT', position: 9 },
    { all: ['a', 'b'], none: 'none' },
  ]),
  is: some([...windows, ['09:28..10:48', '23:00..01:00'], ['none']], noWindows),
  chart: some(['2025-11-02T23:00', { lagna: 'Mesha 5' }], noMoments.slice(0, 2)),
  not_chart: some(['2025-11-02T23:00', { lagna: 'Mesha 5' }], noMoments.slice(0, 2)),
  bride: some(['2025-11-02T23:00', { Moon: 'Mesha 5' }], noMoments.slice(0, 2)),
  groom: some(['2025-11-02T23:00', { Moon: 'Mesha 5' }], noMoments.slice(0, 2)),
  points: some([8]),
  with_exceptions: some([8]),
  cancelled: some(['so', ['so', 'thus']]),
  grahas: some(['Sun', ['Sun', 'Moon']]),
};

const commonClaims: readonly (readonly (keyof typeof testValues)[])[] = [
  ['rule', 'date', 'year', 'by', 'mode'],
  ['rule', 'dates', 'year', 'by'],
  ['rule', 'years', 'on', 'not_on'],
  ['rule', 'undecided', 'mode'],
  ['rule', 'holds_at', 'not_at', 'kind', 'inputs'],
  ['rule', 'at', 'window', 'score', 'rating', 'because', 'inputs'],
  ['rule', 'on', 'windows', 'inputs'],
  ['rule', 'on', 'windows', 'mode'],
  ['rule', 'on', 'score', 'rating', 'blocked_by', 'inputs'],
  ['rule', 'result', 'inputs'],
  ['kala', 'on', 'is'],
];

describe('author tests', () => {
  const one = fc
    .tuple(
      mapOf(testReference, testValues),
      fc.constantFrom(...commonClaims),
      fc.subarray(
        Object.keys(testValues).filter((field) => !field.startsWith('date')),
        { maxLength: 1 },
      ),
    )
    .map(([claims, fields, other]) => {
      const stored = ['note', 'place', ...other, ...fields];
      return Object.fromEntries(Object.entries(claims as object).filter(([field]) => stored.includes(field)));
    });
  const tests = mapOf(testFileReference, {
    pack: some(['TRIAL', ['A', 'B']]),
    place: fc.oneof(text, places),
    mode: some(['standard', 'drik']),
    tests: fc.array(one, { maxLength: 1 }),
  });
  test('are refused as their reader refuses them', () => {
    fc.assert(
      fc.property(tests, (value) => {
        const made = file('pack.test.yaml', value);
        agrees(readCodes(made), made);
      }),
      { numRuns: runsOf(3000) },
    );
  });
});
