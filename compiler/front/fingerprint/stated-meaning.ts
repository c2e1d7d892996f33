// What of a rule counts for its meaning as it stands, beside what is checked: its name, its type, whose way of keeping it is.

import { countsAs, plainIn, type RuleFields, ruleEntries } from '@nirnaya/dsl/pack';

/** The fields of a rule that count for its meaning as they stand, without their places. */
export const statedMeaning = (fields: RuleFields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    ruleEntries
      .filter((entry) => countsAs(entry, 'meaning', fields.kind))
      .map((entry) => [entry.field, plainIn(fields, entry)]),
  );
