// The JSON Schema of a file of a rule pack.

import type { Schema } from '../json-schema/schema.ts';
import { dialect } from '../json-schema/shapes.ts';
import { citation, citations } from '../pack/cite.ts';
import { packTable } from '../pack/pack-table.ts';
import { placeSchema } from '../pack/read-place.ts';
import { recordSchema } from '../pack/read-record.ts';
import { ruleDefinitions } from '../pack/rule-schema.ts';

/**
 * What a file of a pack may be, as far as its shape goes: fields, enumerated values, names. What expressions mean, and what one
 * file states about another, is for the compiler.
 */
export const packSchema: Schema = {
  $schema: dialect,
  title: 'A rule pack of Nirnaya',
  ...recordSchema(packTable),
  $defs: { ...ruleDefinitions, cite: citations, citation, place: placeSchema },
};
