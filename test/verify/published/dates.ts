// Dates of festivals for a named place, as drik almanacs publish them.

import { checkDate } from '../checks/festivals.ts';
import { publishedFestivals } from '../names.ts';
import { uncovered, type Verdict } from '../verdict.ts';
import { plainName } from '../window-names.ts';
import { labelOf, type PublishedRow } from './row.ts';

/** Judges a festival's date at the row's place. */
export function checkPublishedDate(published: PublishedRow): Verdict {
  const { calculator, place, name, value } = published;
  const festival = publishedFestivals[plainName(name).toLowerCase()];
  if (festival === undefined) return uncovered;
  const { code, pack, others } = festival;
  return checkDate(calculator, { code, pack, place, mode: 'drik' }, value, labelOf(published), { others });
}
