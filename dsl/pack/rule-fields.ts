// The fields that make a whole rule of a kind. Fields of other kinds are left out: `given` still names them, and they
// are reported as conflicting.

import {
  birthTypes,
  type CommonFields,
  type PartialFields,
  type RuleFields,
  type RuleKind,
  ruleTypes,
} from './document.ts';

/** The whole rule of a kind that some fields make. */
export function ruleFieldsOf(kind: RuleKind, fields: PartialFields): RuleFields {
  const common = commonOf(fields);
  switch (kind) {
    case 'observance': {
      const { observe, decide, named, weight, tradition, of, certainty, begins, lasts } = fields;
      const { variants = [], instance_of } = fields;
      const known = { weight, tradition, of, instance_of, certainty, begins, lasts };
      return { kind, ...common, ...datedOf(fields), observe, decide, named, variants, ...known };
    }
    case 'condition':
      return { kind, ...common, ...datedOf(fields), holds: fields.holds };
    case 'muhurat': {
      const { require, lasting } = fields;
      return { kind, ...common, ...scoredOf(fields), require, lasting };
    }
    case 'suitability': {
      const { over, hierarchy } = fields;
      return { kind, ...common, ...scoredOf(fields), over, hierarchy };
    }
    case 'chakra':
      return { kind, ...common, results: fields.results ?? [] };
    case 'yoga':
    case 'dosha': {
      const { group, holds, effects, cancelled } = fields;
      return { kind, ...common, type: birthType(fields), group, holds, effects, cancelled };
    }
    case 'kuta': {
      const { group, maximum, row, column, points, cancelled } = fields;
      return { kind, ...common, type: birthType(fields), group, maximum, row, column, points, cancelled };
    }
    case 'set':
      return { kind, ...common, type: birthType(fields), group: fields.group, holds: fields.holds };
    case 'reading':
      return { kind, ...common, type: birthType(fields), group: fields.group, results: fields.results ?? [] };
  }
}

const birthType = ({ type }: PartialFields) => birthTypes.find((each) => each === type);

function commonOf({
  code,
  codeRange,
  range,
  name,
  name_sa,
  summary,
  tags,
  tagRanges,
  aliases,
  inputs,
  lets,
  cite,
  unread,
  given,
}: PartialFields): CommonFields {
  const words = { name, name_sa, summary, tags, tagRanges, aliases };
  return { code, codeRange, range, ...words, inputs, lets, cite, unread, given };
}

function datedOf({ type: sort, place, adhika, day, drik, kindOf, windows = [] }: PartialFields) {
  const type = ruleTypes.find((each) => each === sort);
  return { type, place, adhika, day, drik, kindOf, windows };
}

function scoredOf({ adhika, event, base, score, ratings, with: weighed }: PartialFields) {
  return { adhika, event, base, score, ratings, with: weighed };
}
