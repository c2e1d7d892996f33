// Lists of festivals: a row agrees if the rule has that date.

import { parseIsoDate } from '../../../engine/place/civil.ts';
import { type Calculator, nearest, type RuleAtPlace, shown } from '../calculator.ts';
import type { FestivalName } from '../names.ts';
import { places } from '../places.ts';
import { explainFestival } from '../reasons.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** Judges the row of a list by the table of names; `key` is what the list calls the festival. */
export function checkFestival(
  calculator: Calculator,
  row: Row,
  name: FestivalName | undefined,
  key: string,
): Verdict {
  const { pack = '', code = '', place = 'New Delhi', others } = name ?? {};
  return checkDate(calculator, { code, pack, place: places[place] }, row.at('date'), key, others);
}

/** Judges a date, `YYYY-MM-DD`, of a rule of ours. */
export function checkDate(
  calculator: Calculator,
  subject: RuleAtPlace,
  date: string,
  what: string,
  others: FestivalName['others'] = [],
): Verdict {
  const rule = calculator.pack(subject.pack)?.rules.get(subject.code);
  const theirs = parseIsoDate(date);
  if (rule === undefined || theirs === undefined || !calculator.dayOf(subject.place, theirs))
    return uncovered;
  const found = calculator.observances(subject, theirs);
  const agrees = found.some((o) => o.day === theirs);
  return verdict(agrees, () => {
    const ours = nearest(found, theirs);
    const named = { what, expected: date, actual: shown(ours?.day) };
    if (ours === undefined) return { ...named, reason: null, note: 'the rule has no date in these years' };
    return { ...named, ...explainFestival(calculator, { subject, theirs, ours, others }) };
  });
}
