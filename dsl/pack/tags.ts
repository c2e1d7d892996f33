// The tags of rules; clients filter by them.

import { report } from '../diagnostics/catalogue.ts';
import { suggestionFor } from '../diagnostics/suggest.ts';
import { oneOf, oneOrList } from '../json-schema/shapes.ts';
import type { Form, Shape } from './shape.ts';

/** Every tag that a rule may have. */
export const knownTags: readonly string[] = [
  'FASTING',
  'SHAIVA',
  'VAISHNAVA',
  'SHAKTA',
  'GANAPATYA',
  'SAURA',
  'KAUMARA',
  'SMARTA',
  'JAIN',
  'SIKH',
  'BUDDHIST',
  'HARVEST',
  'NEW_YEAR',
  'NATIONAL',
  'REGIONAL',
  'JAYANTI',
  'PURNIMA',
  'AMAVASYA',
  'EKADASHI',
  // Kept in every lunar month. With PURNIMA, AMAVASYA or EKADASHI it marks the days with these names.
  'MONTHLY',
  // Whose festival it is, in the chain of the world's festivals; JAIN, SIKH and BUDDHIST above as well.
  'CHRISTIAN',
  'ORTHODOX',
  'ISLAMIC',
  'JEWISH',
  'BAHAI',
  'ZOROASTRIAN',
  'SHINTO',
  'EAST_ASIAN',
  // On the holiday list of the country: of India's Government, gazetted or restricted, or of its neighbours'.
  'MAJOR',
];

const known: Form = { schema: oneOf(knownTags), values: knownTags };

/** The field `tags` of a rule; one that is not known is reported. */
export const tags: Shape<readonly string[]> = {
  schema: oneOrList(known.schema),
  values: knownTags,
  item: known,
  read(owner, field) {
    const read = owner.texts(field);
    for (const { text: tag, range } of read ?? []) {
      if (knownTags.includes(tag)) continue;
      owner.sink.push(report('unknown-tag', range, { tag }, { suggestion: suggestionFor(tag, knownTags) }));
    }
    return read?.map(({ text }) => text);
  },
};
