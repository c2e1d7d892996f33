// By what an observance is classified, as its rule states it.

import type { PackRule } from '@nirnaya/compiler/front';
import { type ClassificationField, type ClassifiedAs, forClassifications } from '@nirnaya/dsl/vocabulary';

/** Every classification of a rule; null where it states none. */
export const classifiedOf = ({ linked: { fields } }: Pick<PackRule, 'linked'>) =>
  forClassifications((field) => (fields.kind === 'observance' ? (fields[field] ?? null) : null)) as {
    readonly [F in ClassificationField]: ClassifiedAs<F> | null;
  };
