// Lists of festivals: a row agrees if the rule has that date.

import { parseIsoDate } from '../../../engine/civil/civil.ts';
import { type Calculator, nearest, type RuleAtPlace, shown } from '../calculator.ts';
import { declaredOtherwise } from '../declared-days.ts';
import type { FestivalName } from '../names.ts';
import { namedRules } from '../naming/named-rules.ts';
import { spokenOf } from '../naming/search.ts';
import { places } from '../places.ts';
import { explainFestival } from '../reasons.ts';
import type { Row } from '../rows.ts';
import { isJudged, uncovered, unread, type Verdict, verdict } from '../verdict.ts';
import { mondayInLieu } from '../world-reasons.ts';

/** The chain by which lists of India as a whole go. */
const INDIA = 'NORTH_INDIA';

/** What is known of a festival of a list. */
interface ListedFestival extends Pick<ListedDate, 'daysOff'> {
  /** what the list calls it */
  readonly key: string;
  /** its line in the table of names */
  readonly name: FestivalName | undefined;
}

/** Judges the row of a list by the table of names. */
export function checkFestival(
  calculator: Calculator,
  row: Row,
  { key, name, daysOff }: ListedFestival,
): Verdict {
  const { place = 'New Delhi', others } = name ?? {};
  const at = { place: places[place] };
  // A name without a line of its own means what a user who types it finds.
  const rules =
    name === undefined
      ? namedRules(calculator, INDIA, key.replaceAll('_', ' '))
      : [{ ...name, variant: undefined }];
  const rule = spokenOf(calculator, at, rules, row.at('date'));
  if (rule === undefined) return uncovered;
  const { code, pack, variant } = rule;
  const listed = { date: row.at('date'), what: key, others, daysOff };
  return checkDate(calculator, { ...at, code, pack, variant }, listed);
}

/** A date of a list. */
export interface ListedDate {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** what the list dates so */
  readonly what: string;
  readonly others?: FestivalName['others'];
  /** whether its days are days off, which a law may move */
  readonly daysOff?: boolean;
}

/** Judges a date of a rule of ours. */
export function checkDate(
  calculator: Calculator,
  subject: RuleAtPlace,
  { date, what, others = [], daysOff = false }: ListedDate,
): Verdict {
  const rule = calculator.pack(subject.pack)?.rules.get(subject.code);
  const theirs = parseIsoDate(date);
  if (theirs === undefined) return unread('date', date);
  if (rule === undefined || !calculator.dayOf(subject.place, theirs)) return uncovered;
  const observed = calculator.observances(subject, theirs);
  const agrees = observed.some((o) => o.day === theirs);
  const judged = { code: subject.code, pack: subject.pack, day: theirs };
  const result = verdict(agrees, () => {
    const ours = nearest(observed, theirs);
    const named = { what, expected: date, actual: shown(ours?.day) };
    if (ours === undefined) return { ...named, reason: null, note: 'the rule has no date in these years' };
    // What was declared and what a law moves go before what some rule would give.
    const declared = daysOff
      ? (declaredOtherwise(what, theirs) ?? mondayInLieu({ theirs, ours: ours.day, slack: 0 }))
      : undefined;
    if (declared !== undefined) return { ...named, reason: declared };
    return { ...named, ...explainFestival(calculator, { subject, theirs, ours, others }) };
  });
  return isJudged(result) ? { ...result, judged } : result;
}
