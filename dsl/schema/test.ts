// The JSON Schema of a file of author tests: each test with the claims that go together.

import type { Schema, Schemas } from '../json-schema/schema.ts';
import {
  defined,
  described,
  dialect,
  expression,
  firstOf,
  form,
  has,
  hasOneOf,
  listOf,
  mapOf,
  matching,
  oneOf,
  oneOrList,
  record,
  text,
  when,
} from '../json-schema/shapes.ts';
import { placeSchema, statedPlace } from '../pack/read-place.ts';
import { timeFields, verdictFields } from '../pack/read-scored-test.ts';
import { testModes } from '../pack/read-test.ts';
import { none } from '../pack/test-fields.ts';
import { testFileReference, testReference } from '../pack/test-reference.ts';

type TestField = keyof typeof testReference;

const thirtyOne = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])';
const thirty = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)';
const date = `\\d{4}-(?:${thirtyOne}|${thirty}|02-(?:0[1-9]|[12]\\d))`;
const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d';

const day = matching(date, 'a date is written YYYY-MM-DD');
const days = matching(`${date}(?:\\.\\.${date})?`, 'a date is written YYYY-MM-DD, several days DATE..DATE');
const moment = matching(`${date}T${clock}`, 'a moment is written YYYY-MM-DDTHH:MM');
const window = matching(`${clock}\\.\\.${clock}`, 'a window is written HH:MM..HH:MM');

const isNone: Schema = {
  anyOf: [{ const: none }, { ...listOf({ const: none }, 1), maxItems: 1 }],
};

// Some things, or the word that there are none.
const orNone = (item: Schema): Schema => when(isNone, {}, oneOrList(item));

// A moment, or what stands where.
const chart: Schema = when({ type: 'object' }, { type: 'object', additionalProperties: text }, moment);

const fields: Schemas<TestField> = described(testReference, {
  rule: text,
  kala: text,
  note: {},
  place: statedPlace.schema,
  mode: oneOf(testModes),
  date: orNone(days),
  dates: orNone(days),
  year: { type: 'number' },
  // Editors take such a name for a number.
  years: mapOf(form('\\d{4}', 'a year is four digits'), orNone(days)),
  on: {},
  not_on: oneOrList(days),
  undecided: oneOrList(day),
  by: expression,
  holds_at: oneOrList(moment),
  not_at: oneOrList(moment),
  kind: text,
  inputs: mapOf({}, text),
  at: oneOrList(moment),
  window: when({ const: none }, {}, window),
  windows: orNone(window),
  score: { type: 'number' },
  rating: text,
  because: oneOrList(text),
  blocked_by: oneOrList(text),
  result: { type: 'object', minProperties: 1, additionalProperties: oneOrList(text, 1) },
  is: orNone(window),
  chart: oneOrList(chart),
  not_chart: oneOrList(chart),
  bride: chart,
  groom: chart,
  points: { type: 'number' },
  with_exceptions: { type: 'number' },
  cancelled: oneOrList(text),
  grahas: oneOrList(text),
});

// A test of a kind: its own fields beside those of all, some required. On one day, or on several.
const test = (
  own: readonly TestField[],
  required: readonly TestField[],
  on: Schema = {},
  others: Partial<Schemas<TestField>> = {},
): Schema => {
  const names: readonly TestField[] = [...own, 'note', 'place'];
  const shapes = { ...fields, on: { ...fields.on, ...on }, ...others };
  return record(Object.fromEntries(names.map((name) => [name, shapes[name]])), required);
};

const dateClaims = ['date', 'dates', 'years', 'on', 'not_on', 'undecided'] as const;
const claims = [
  ...dateClaims,
  'holds_at',
  'not_at',
  'at',
  'windows',
  ...verdictFields,
  'result',
  'chart',
  'not_chart',
  'bride',
  'groom',
] as const;
const worth = ['rule', ...verdictFields, 'inputs'] as const;
const withoutDate: Schema = {
  anyOf: (['date', 'dates'] as const).map((field) => ({ ...has(field), properties: { [field]: isNone } })),
};

const definitions: Schemas = {
  test: {
    type: 'object',
    ...firstOf(
      [
        [has('kala'), defined('kalaTest')],
        [hasOneOf(['holds_at', 'not_at']), defined('conditionTest')],
        [{ properties: { windows: { type: 'object' } }, required: ['windows'] }, defined('namedWindowsTest')],
        [hasOneOf(['bride', 'groom']), defined('matchTest')],
        [hasOneOf(['chart', 'not_chart']), defined('birthTest')],
        [has('result'), defined('chakraTest')],
        [hasOneOf(['at', 'window']), defined('timesTest')],
        [has('windows'), defined('windowsTest')],
        [hasOneOf(verdictFields), defined('worthTest')],
        [hasOneOf([...dateClaims, 'year', 'by', 'mode']), defined('datesTest')],
      ],
      defined('unclaimedTest'),
    ),
  },
  kalaTest: test(['kala', 'on', 'is'], ['kala', 'on', 'is'], day),
  conditionTest: test(['rule', 'holds_at', 'not_at', 'kind', 'inputs'], ['rule']),
  chakraTest: test(['rule', 'result', 'inputs'], ['rule', 'result']),
  birthTest: test(['rule', 'chart', 'not_chart', 'cancelled', 'grahas', 'result'], ['rule']),
  matchTest: test(
    ['rule', 'bride', 'groom', 'points', 'with_exceptions', 'cancelled'],
    ['rule', 'bride', 'groom', 'points'],
  ),
  timesTest: { ...test([...worth, 'at', 'window'], ['rule', 'at']), ...hasOneOf(timeFields) },
  namedWindowsTest: test(['rule', 'on', 'mode', 'windows'], ['rule', 'on', 'windows'], day, {
    windows: {
      type: 'object',
      minProperties: 1,
      additionalProperties: orNone(window),
    },
  }),
  windowsTest: test(['rule', 'on', 'windows', 'inputs'], ['rule', 'on', 'windows'], day),
  worthTest: test([...worth, 'on'], ['rule', 'on'], oneOrList(day)),
  datesTest: {
    ...test(['rule', 'mode', 'by', 'year', ...dateClaims], ['rule'], oneOrList(days)),
    ...hasOneOf(dateClaims),
    ...when(withoutDate, has('year'), {}),
  },
  // Its kind is not determined yet; it may become any.
  unclaimedTest: { ...record(fields, ['rule']), ...hasOneOf(claims) },
  place: placeSchema,
};

/** What a file of author tests may be, as far as its shape goes. */
export const testSchema: Schema = {
  $schema: dialect,
  title: 'Tests of a rule pack of Nirnaya',
  ...record(
    described(testFileReference, {
      pack: oneOrList(text, 1),
      place: statedPlace.schema,
      mode: oneOf(testModes),
      tests: listOf(defined('test')),
    }),
    ['pack', 'tests'],
  ),
  $defs: definitions,
};
