// The JSON Schema of a file of words.

import type { Schema } from '../json-schema/schema.ts';
import {
  described,
  dialect,
  has,
  hasOneOf,
  mapOf,
  matching,
  oneOrList,
  record,
  text,
  when,
  within,
} from '../json-schema/shapes.ts';
import { variantKey } from '../pack/name-forms.ts';
import { deityKey, languageCode } from '../pack/read-words.ts';
import { wordLimits } from '../pack/words-document.ts';
import {
  observanceWordsReference,
  variantWordsReference,
  wordsFileReference,
} from '../pack/words-reference.ts';

const deities = matching(within(deityKey), 'the key of a deity is written in capitals and _');

const prose = (most: number): Schema => ({ ...text, minLength: 1, maxLength: most });

// What is kept is not understood without what it is.
const observance: Schema = {
  ...record(
    described(observanceWordsReference, {
      name: prose(wordLimits.name),
      from: oneOrList(text),
      summary: prose(wordLimits.summary),
      effects: prose(wordLimits.effects),
      about: prose(wordLimits.about),
      kept: prose(wordLimits.kept),
      deity: oneOrList(deities),
      sources: oneOrList(text),
      variants: mapOf(
        matching(within(variantKey), 'the key of a variant, such as KAMADA'),
        record(described(variantWordsReference, { name: prose(wordLimits.name), from: oneOrList(text) }), [
          'name',
        ]),
      ),
    }),
  ),
  ...when(hasOneOf(['about', 'kept']), has('summary'), {}),
};

/** What a file of words may be, as far as its shape goes; which rules and deities there are is for `nirnaya check`. */
export const wordsSchema: Schema = {
  $schema: dialect,
  title: 'Words of Nirnaya',
  ...record(
    described(wordsFileReference, {
      words: matching(within(languageCode), 'a language is written as its code, hi'),
      lands: oneOrList(text),
      deities: mapOf(deities, text),
      observances: mapOf({}, observance),
    }),
    ['words'],
  ),
};
