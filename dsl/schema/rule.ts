// The schemas of rules: one for each kind, with the fields that go with it, and one for what a child changes.

import {
  adhikaModes,
  beginnings,
  birthTypes,
  certainties,
  dayModes,
  type RuleKind,
  ruleTypes,
  scoredOver,
  weights,
} from '../pack/document.ts';
import {
  cancellationReference,
  childReference,
  drikReference,
  extensionReference,
  ruleReference,
  variantReference,
} from '../pack/field-reference.ts';
import { mostPoints } from '../pack/read-birth.ts';
import { namedKinds } from '../pack/read-inputs.ts';
import { codeShape, mostDaysLasting, unsetEntry } from '../pack/read-rule.ts';
import { highestScore } from '../pack/read-scored.ts';
import { variantKey } from '../pack/read-variants.ts';
import { fieldsOfKind, markers, type RuleField, ruleFields } from '../pack/rule-kind.ts';
import { knownTags } from '../pack/tags.ts';
import { window } from './day-parts.ts';
import type { Schema, Schemas } from './schema.ts';
import {
  citing,
  defined,
  described,
  expression,
  firstOf,
  has,
  hasOneOf,
  ignores,
  labels,
  listOf,
  mapOf,
  matching,
  namedExpressions,
  oneOf,
  oneOrList,
  optionalRecord,
  record,
  smallNames,
  text,
  when,
  within,
} from './shapes.ts';

const codeForm = "a rule's code is FESTIVAL_NAME, VRAT_NAME or the like";
const code = matching(within(codeShape), codeForm);

const points: Schema = { type: 'number', minimum: 0, maximum: mostPoints };
const score: Schema = { type: 'integer', minimum: 0, maximum: highestScore };

// The worst rating begins at 0: they are not all above it.
const ratings: Schema = {
  ...mapOf(labels, score),
  not: { type: 'object', additionalProperties: { exclusiveMinimum: 0 } },
};

const inputs = (names: Schema): Schema =>
  mapOf(names, when({ type: 'array' }, listOf(text, 1), oneOf(namedKinds)));

const fields: Schemas<RuleField> = described(ruleReference, {
  name: text,
  name_sa: text,
  cite: defined('cite'),
  weight: oneOf(weights),
  tradition: matching('[a-z][a-z0-9]*(?:_[a-z0-9]+)*', 'the name of a tradition, as smarta'),
  of: code,
  instance_of: oneOrList(code),
  type: oneOf([...ruleTypes, ...birthTypes]),
  tags: oneOrList(oneOf(knownTags)),
  summary: text,
  aliases: oneOrList(text),
  observe: expression,
  holds: expression,
  kind: expression,
  inputs: inputs(smallNames('', '\\??')),
  adhika: oneOf(adhikaModes),
  day: oneOf(dayModes),
  place: defined('place'),
  let: namedExpressions,
  decide: expression,
  drik: optionalRecord(described(drikReference, { decide: expression })),
  windows: mapOf(smallNames(), window),
  named: expression,
  certainty: oneOf(certainties),
  begins: oneOf(beginnings),
  lasts: { type: 'integer', minimum: 1, maximum: mostDaysLasting },
  variants: mapOf(
    matching(within(variantKey), 'the key of a variant, as KAMADA'),
    record(
      described(variantReference, { name: text, name_sa: text, aliases: oneOrList(text), when: expression }),
      ['name'],
    ),
  ),
  event: smallNames(),
  over: oneOf(scoredOver),
  base: score,
  score: expression,
  require: expression,
  lasting: expression,
  ratings,
  hierarchy: oneOrList(labels),
  with: oneOrList(code),
  result: namedExpressions,
  group: smallNames(),
  effects: text,
  cancelled: listOf(
    record(
      described(cancellationReference, {
        when: expression,
        because: text,
        points,
        cite: defined('cite'),
      }),
      ['when', 'because'],
    ),
  ),
  maximum: points,
  row: expression,
  column: expression,
  points: expression,
  ignore: ignores,
});

// A rule of its own cites an authority; a change of one need not.
const own: Schemas<RuleField> = { ...fields, cite: { ...fields.cite, ...citing } };

// Fields of one kind that other kinds have otherwise: the inputs of a condition are required.
const otherwise: Readonly<Partial<Record<RuleKind, Partial<Schemas<RuleField>>>>> = {
  condition: { inputs: { ...fields.inputs, ...inputs(smallNames()) } },
  observance: { type: { ...fields.type, ...oneOf(ruleTypes) } },
  chakra: { result: { ...fields.result, type: 'object', minProperties: 1 } },
  reading: { result: { ...fields.result, type: 'object', minProperties: 1 } },
};

// That a rule is of a type, which is that of a birth.
const isOfType = (type: (typeof birthTypes)[number]): Schema => ({
  properties: { type: { const: type } },
  required: ['type'],
});

// An observance is the same for every caller.
const fieldsOf = (kind: RuleKind): readonly RuleField[] =>
  fieldsOfKind(kind).filter((field) => kind !== 'observance' || field !== 'inputs');

const ofKind = (kind: RuleKind, required: readonly RuleField[] = []): Schema =>
  record({ ...Object.fromEntries(fieldsOf(kind).map((field) => [field, own[field]])), ...otherwise[kind] }, [
    'name',
    ...required,
    'cite',
  ]);

// A way of keeping something is somebody's.
const waysOfTraditions: Schema = { dependentRequired: { of: ['tradition'] } };

/** The definitions that rules refer to. */
export const ruleDefinitions: Schemas = {
  rule: {
    type: 'object',
    ...firstOf(
      [
        ...birthTypes.map((type) => [isOfType(type), defined(type.toLowerCase())] as const),
        [hasOneOf(markers.condition), defined('condition')],
        [hasOneOf(markers.chakra), defined('chakra')],
        [hasOneOf(markers.suitability), defined('suitability')],
        [hasOneOf(markers.observance), defined('observance')],
        [hasOneOf(markers.muhurat), defined('muhurat')],
      ],
      defined('unmarked'),
    ),
  },
  // Without a field that determines its kind a rule is an observance that lacks its target, and may yet become any.
  unmarked: { ...record(own, ['name', 'type', 'observe', 'cite']), ...waysOfTraditions },
  observance: { ...ofKind('observance', ['type', 'observe']), ...waysOfTraditions },
  condition: ofKind('condition', ['holds']),
  // What is weighed may be the lines of other rules alone.
  muhurat: { ...ofKind('muhurat'), ...when(hasOneOf(['with', 'require']), {}, has('score')) },
  suitability: { ...ofKind('suitability'), ...when(has('with'), {}, { required: ['score', 'ratings'] }) },
  chakra: ofKind('chakra', ['result']),
  yoga: ofKind('yoga', ['type', 'holds']),
  dosha: ofKind('dosha', ['type', 'holds']),
  kuta: ofKind('kuta', ['type', 'maximum', 'points']),
  set: ofKind('set', ['type', 'holds']),
  reading: ofKind('reading', ['type', 'result']),
  extension: record(
    described(extensionReference, {
      ...fields,
      unset: oneOrList(
        matching(
          [...ruleFields, within(unsetEntry)].join('|'),
          'a field of a rule, or an entry of let, windows, result or variants as windows.puja',
        ),
      ),
    }),
  ),
};

/** The map of rules by their codes, `disable` included. */
export const rules: Schema = {
  type: ['object', 'null'],
  propertyNames: matching(`disable|(?:(?:override|extend)\\s+)?${within(codeShape)}`, codeForm),
  properties: { disable: { description: childReference.disable, ...oneOrList(code) } },
  patternProperties: {
    '^extend\\s': { description: childReference.extend, ...defined('extension') },
    '^override\\s': { description: childReference.override, ...defined('rule') },
    // What has a bad code is a rule all the same.
    '^(?!extend\\s|override\\s|disable$)': defined('rule'),
  },
};
