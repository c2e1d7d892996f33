// The JSON Schema of a file of a rule pack.

import { monthNamings, packKinds } from '../pack/document.ts';
import { packReference } from '../pack/field-reference.ts';
import { calendar } from './calendar.ts';
import { citation, citations, work } from './citation.ts';
import { division, kala } from './day-parts.ts';
import { place, statedPlace } from './place.ts';
import { ruleDefinitions, rules } from './rule.ts';
import type { Schema } from './schema.ts';
import { described, dialect, ignores, mapOf, oneOf, oneOrList, record, smallNames, text } from './shapes.ts';

/**
 * What a file of a pack may be, as far as its shape goes: fields, enumerated values, names. What expressions mean, and what one
 * file states about another, is for the compiler.
 */
export const packSchema: Schema = {
  $schema: dialect,
  title: 'A rule pack of Nirnaya',
  ...record(
    described(packReference, {
      pack: { ...text, minLength: 1 },
      also_of: oneOrList(text),
      extends: text,
      kind: oneOf(packKinds),
      title: text,
      months: oneOf(monthNamings),
      month_names: oneOf(monthNamings),
      place: statedPlace,
      states: oneOrList(text),
      works: mapOf({}, work),
      kala: mapOf(smallNames('(?:override +)?'), kala),
      tables: mapOf(smallNames(), {}),
      divisions: mapOf(smallNames(), division),
      calendars: mapOf({}, calendar),
      rules,
      ignore: ignores,
    }),
    ['pack'],
  ),
  $defs: { ...ruleDefinitions, cite: citations, citation, place },
};
