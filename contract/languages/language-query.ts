// The parameters of the operations on languages.

import { languageShape } from '../common/place-query.ts';
import { wordText } from '../schema/text.ts';

/** What names may be asked for. */
const stringCategories = ['TITHI', 'NAKSHATRA', 'YOGA', 'KARANA', 'WEEKDAY', 'MONTH', 'FESTIVAL'] as const;

/** `/v1/languages/strings`. */
export const languageStringsShape = {
  category: wordText(stringCategories).describe('The category of names; required.'),
  ...languageShape,
};
