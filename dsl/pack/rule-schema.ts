// The schemas of rules: one for each kind, with the fields that go with it, and one for what a child changes.

import type { Schema, Schemas } from '../json-schema/schema.ts';
import {
  defined,
  firstOf,
  has,
  hasOneOf,
  matching,
  oneOf,
  oneOrList,
  record,
  when,
  within,
} from '../json-schema/shapes.ts';
import type { RuleKind } from '../vocabulary/rule-words.ts';
import { authority } from './cite.ts';
import { birthTypes, ruleTypes } from './entries.ts';
import { codeShape } from './name-forms.ts';
import { code, codeForm } from './plain-shapes.ts';
import { requiredInputs } from './read-inputs.ts';
import { described, recordSchema } from './read-record.ts';
import { fieldsOfKind, markers } from './rule-kind.ts';
import { extensionTable, type RuleField, ruleTable } from './rule-table.ts';

const fields: Schemas<RuleField> = described(ruleTable);

// A rule of its own cites an authority; a change of one need not.
const own: Schemas<RuleField> = { ...fields, cite: { ...fields.cite, ...authority.schema } };

// Fields of one kind that other kinds have otherwise: the inputs of a condition are required.
const otherwise: Readonly<Partial<Record<RuleKind, Partial<Schemas<RuleField>>>>> = {
  condition: { inputs: { ...fields.inputs, ...requiredInputs } },
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
const variantNeedsTradition: Schema = { dependentRequired: { of: ['tradition'] } };

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
  unmarked: { ...record(own, ['name', 'type', 'observe', 'cite']), ...variantNeedsTradition },
  observance: { ...ofKind('observance', ['type', 'observe']), ...variantNeedsTradition },
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
  extension: recordSchema(extensionTable),
};

/** The words before a code, or instead of one, by which a child refers to definitions of its parents. */
export const childReference = {
  override: 'replaces what a parent pack defines',
  extend: 'changes some fields of a rule of a parent pack',
  disable: 'stops rules of parent packs from being observed',
} as const;

/** The map of rules by their codes, `disable` included. */
export const rulesSchema: Schema = {
  type: ['object', 'null'],
  propertyNames: matching(`disable|(?:(?:override|extend)\\s+)?${within(codeShape)}`, codeForm),
  properties: { disable: { description: childReference.disable, ...oneOrList(code.schema) } },
  patternProperties: {
    '^extend\\s': { description: childReference.extend, ...defined('extension') },
    '^override\\s': { description: childReference.override, ...defined('rule') },
    // What has a bad code is a rule all the same.
    '^(?!extend\\s|override\\s|disable$)': defined('rule'),
  },
};
