// Dates of festivals for a named place, as drik almanacs publish them.

import { checkDate } from '../checks/festivals.ts';
import { namedRules } from '../naming/named-rules.ts';
import { spokenOf } from '../naming/search.ts';
import { uncovered, type Verdict } from '../verdict.ts';
import { plainName } from '../window-names.ts';
import { labelOf, type PublishedRow } from './row.ts';

/** The chain by which the pages go. */
const chain = 'NORTH_INDIA';

/** Judges a festival's date at the row's place. */
export function checkPublishedDate(published: PublishedRow): Verdict {
  const { calculator, place, name, value } = published;
  const at = { place, mode: 'drik' } as const;
  const printed = plainName(name).replaceAll('-', ' ').toLowerCase();
  // Lists name the later, Vaishnava day where the two differ.
  const rules =
    printed === 'janmashtami'
      ? [{ code: 'FESTIVAL_JANMASHTAMI_VAISHNAVA', pack: chain, variant: undefined }]
      : namedRules(calculator, chain, printed);
  const rule = spokenOf(calculator, at, rules, value);
  return rule === undefined
    ? uncovered
    : checkDate(calculator, { ...at, ...rule }, { date: value, what: labelOf(published) });
}
