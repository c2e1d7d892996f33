// Dates of day pages, almanacs and lists of holidays, by what they call the observance. A name means what the search of the
// product finds for it, but for a list of exceptions; a name that means nothing is not covered.

import type { FestivalMode } from '../../../compiler/runtime/trace.ts';
import { almanacPlaces } from '../almanac-places.ts';
import type { Calculator } from '../calculator.ts';
import { namedRules } from '../naming/named-rules.ts';
import { spokenOf } from '../naming/search.ts';
import { type PlaceName, places } from '../places.ts';
import type { Row } from '../rows.ts';
import { isJudged, uncovered, type Verdict } from '../verdict.ts';
import { checkDate } from './festivals.ts';

/** A row of a year of Drik Panchang's day pages, which were made near Mirzapur. */
export const checkDayPage = (calculator: Calculator, row: Row): Verdict =>
  checkNamed(calculator, row, { place: 'Mirzapur', pack: 'NORTH_INDIA', mode: 'drik' });

/** A row of dates with their place and source: those of governments' lists and those of almanacs are counted apart. */
export function checkPublishedDate(calculator: Calculator, row: Row): Verdict {
  const known = almanacPlaces[row.at('place')];
  if (known === undefined) return uncovered;
  const verdict = checkNamed(calculator, row, { ...known, mode: 'drik' });
  if (!isJudged(verdict)) return verdict;
  const part = isGovernments(row.at('source')) ? 'lists of governments' : 'almanacs and sites after Drik';
  return { ...verdict, parts: { [part]: verdict.kind === 'agree' } };
}

// Almanacs, temples and sites that print Drik's dates say so; every other source is an account of a government's list.
const isGovernments = (source: string): boolean =>
  !/drik|vyaspanchang|gosai\.com|iskcon|panjika|abplive|shubhamsurati|gujaratsamachar/i.test(source);

interface Query {
  readonly place: PlaceName;
  readonly pack: string;
  readonly mode: FestivalMode;
}

function checkNamed(calculator: Calculator, row: Row, requested: Query): Verdict {
  const printed = row.at('festival');
  const at = { place: places[requested.place], mode: requested.mode };
  const rules = namedRules(calculator, requested.pack, printed);
  const rule = spokenOf(calculator, at, rules, row.at('date'));
  if (rule === undefined) return uncovered;
  const what = `${printed}, ${row.at('place') || requested.place}`;
  return checkDate(calculator, { ...at, ...rule }, { date: row.at('date'), what });
}
