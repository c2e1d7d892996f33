// Festivals of the world, as lists and governments dated them. Figures are kept by religion, and apart for what a rule
// determines and what somebody announces: of the latter no rule can give more than an estimate.

import { bundledCalendars } from '../../../app/data/bundled.ts';
import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import { daysOf } from '../../../engine/calendars/calendar.ts';
import { civilFromDay, parseIsoDate } from '../../../engine/civil/civil.ts';
import { almanacPlaces } from '../almanac-places.ts';
import { type Calculator, nearest, shown } from '../calculator.ts';
import { targetOf as targetOfObservance } from '../measures.ts';
import { indianFestivals } from '../names.ts';
import { namedRules } from '../naming/named-rules.ts';
import { places } from '../places.ts';
import { explainFestival } from '../reasons.ts';
import type { Row } from '../rows.ts';
import { isJudged, uncovered, unread, type Verdict, verdict } from '../verdict.ts';
import { type OtherFeast, type WorldName, worldNames } from '../world-names.ts';
import {
  amongDaysInLieu,
  contradicted,
  inLeapMonthBeside,
  lastFridayOf,
  mondayInLieu,
  ofAnotherYear,
  rotatedMonths,
  type TwoDays,
  thursdayBefore,
} from '../world-reasons.ts';
import { checkDate } from './festivals.ts';

/** Days by which a sighting, and the estimate of one, may differ. */
const SIGHTING_DAYS = 2;

/** Judges a row of religion, festival, date and whether the date was confirmed. */
export function checkWorldDate(calculator: Calculator, row: Row, rows: readonly Row[]): Verdict {
  const religion = row.at('religion');
  if (row.at('festival') === 'MONTH_START_IR') return checkMonthOfIran(row, rows);
  const key = `${religion} ${row.at('festival')}`;
  const name = worldNames[key];
  const theirs = parseIsoDate(row.at('date'));
  const chain = calculator.pack('world');
  const rule = name && chain?.rules.get(name.code);
  if (name === undefined) return checkNamed(calculator, row);
  if (theirs === undefined) return unread('date', row.at('date'));
  if (rule === undefined) return uncovered;
  const days = daysNear(calculator, name.code, theirs);
  if (days.length === 0) return uncovered;
  const ours = days.reduce((best, day) => (Math.abs(day - theirs) < Math.abs(best - theirs) ? day : best));
  const agrees = ours === theirs;
  const isAnnounced = certaintyOf(rule) === 'announced' || certaintyOf(rule) === 'projected';
  const isConfirmed = row.at('confirmed') === 'True';
  const status = isConfirmed ? 'confirmed' : 'listed';
  const why = agrees
    ? undefined
    : explained(calculator, name, { key, rows, theirs, ours, isAnnounced, isConfirmed });
  // A law of holidays moves the day off, not the feast.
  const by = why?.reason?.startsWith('proclamation: ') ? 'in lieu' : isAnnounced ? 'announced' : 'determined';
  return verdict(
    agrees,
    () => ({
      what: `${religion} ${row.at('festival')} (${status})`,
      expected: row.at('date'),
      actual: shown(ours),
      ...(why ?? { reason: null }),
    }),
    { [`${religion}, ${by}, ${status}`]: agrees },
  );
}

// A festival without a line of its own in the table: what a user who types its name finds, wherever it is observed.
function checkNamed(calculator: Calculator, row: Row): Verdict {
  const [religion, festival] = [row.at('religion'), row.at('festival')];
  const [rule] = namedRules(calculator, 'world', festival.replace(/[-_]/g, ' '));
  if (rule === undefined) return uncovered;
  const subject = { ...rule, place: placeOfPack(rule.pack) };
  const others = Object.values(indianFestivals).find(({ code }) => code === rule.code)?.others;
  const listed = { date: row.at('date'), what: `${religion} ${festival}`, others };
  const actual = checkDate(calculator, subject, listed);
  return isJudged(actual)
    ? { ...actual, parts: { [`${religion}, by its name alone`]: actual.kind === 'agree' } }
    : actual;
}

const placeOfPack = (pack: string) =>
  places[Object.values(almanacPlaces).find((known) => known.pack === pack)?.place ?? 'New Delhi'];

const iran = bundledCalendars().named('Hijri Iran');

// A month that was printed in Iran, against the criterion: what was printed was seen, or computed by others.
function checkMonthOfIran(row: Row, rows: readonly Row[]): Verdict {
  const theirs = parseIsoDate(row.at('date'));
  if (iran === undefined || theirs === undefined) return uncovered;
  const { year } = civilFromDay(theirs);
  const firsts = [year - 1, year, year + 1].flatMap((y) => iran.monthsOf(y).map(({ first }) => first));
  const ours = firsts.reduce((best, day) => (Math.abs(day - theirs) < Math.abs(best - theirs) ? day : best));
  const off = theirs - ours;
  return verdict(
    off === 0,
    () => ({
      what: 'islamic MONTH_START_IR',
      expected: row.at('date'),
      actual: shown(ours),
      reason:
        Math.abs(off) === 1
          ? `sighting or proclamation: differs from the criterion by ${off > 0 ? '+' : ''}${off} d`
          : (rotatedMonths(rows, 'islamic MONTH_START_IR', theirs) ?? null),
    }),
    { 'islamic, months of Iran by the criterion': off === 0 },
  );
}

const certaintyOf = ({
  linked,
}: NonNullable<ReturnType<CompiledPack['rules']['get']>>): string | undefined =>
  linked.fields.kind === 'observance' ? linked.fields.certainty : undefined;

/** Both days, what is known of the date, and the rows of the file. */
interface RowStatus {
  readonly key: string;
  readonly rows: readonly Row[];
  readonly theirs: number;
  readonly ours: number;
  readonly isAnnounced: boolean;
  readonly isConfirmed: boolean;
}

function explained(
  calculator: Calculator,
  { code, others = [], lastFridayBefore }: WorldName,
  { key, rows, theirs, ours, isAnnounced, isConfirmed }: RowStatus,
): { reason: string | null; note?: string } {
  const other = others.find((other) => daysOfOther(calculator, other, theirs).includes(theirs));
  if (other !== undefined) return { reason: `list: ${other.says}` };
  const off = theirs - ours;
  const signed = `${off > 0 ? '+' : ''}${off} d`;
  if (targetsNear(calculator, code, theirs).includes(theirs)) {
    return { reason: 'list: the date before the rule moves it off the Sabbath' };
  }
  const days: TwoDays = { theirs, ours, slack: 0 };
  const sighted = { ...days, slack: isAnnounced ? SIGHTING_DAYS : 0 };
  const lieu = isConfirmed ? mondayInLieu(days) : undefined;
  if (lieu !== undefined) return { reason: lieu };
  if (isAnnounced && Math.abs(off) <= SIGHTING_DAYS) {
    return { reason: `sighting or proclamation: differs from the estimate by ${signed}` };
  }
  const feasts = lastFridayBefore === undefined ? [] : daysNear(calculator, lastFridayBefore, theirs);
  const reason =
    lastFridayOf(sighted, feasts) ??
    (isConfirmed ? (mondayInLieu(sighted) ?? thursdayBefore(sighted)) : undefined) ??
    (isConfirmed ? amongDaysInLieu(rows, key, days) : undefined) ??
    inLeapMonthBeside(targetOf(calculator, code), theirs) ??
    contradicted(rows, key, days) ??
    ofAnotherYear(theirs, daysNear(calculator, code, theirs)) ??
    nearSunset(calculator, code, days) ??
    bySky(calculator, code, days) ??
    aloneInItsYear(calculator, rows, { key, theirs }) ??
    null;
  return reason === null ? { reason, note: signed } : { reason };
}

/** The days of a rule or of a date of a calendar near a day. */
function daysOfOther(calculator: Calculator, other: OtherFeast, day: number): readonly number[] {
  if ('code' in other) return daysNear(calculator, other.code, day);
  if (other.calendar === undefined) return [];
  return daysOf(other.calendar, civilFromDay(day).year, { month: other.month, day: other.day }).map(
    ([first]) => first,
  );
}

function targetOf(calculator: Calculator, code: string): string | undefined {
  const fields = calculator.pack('world')?.rules.get(code)?.linked.fields;
  return fields?.kind === 'observance' ? fields.observe?.text : undefined;
}

/** Dates of a year that a list must have, and the share of them that must be ours, before another is an error of its own. */
const DATES_OF_A_YEAR = 20;
const SHARE_OF_OURS = 0.9;

// A date of a list whose other dates of the year are as ours.
function aloneInItsYear(
  calculator: Calculator,
  rows: readonly Row[],
  { key, theirs }: { readonly key: string; readonly theirs: number },
): string | undefined {
  const keyOf = (row: Row): string => `${row.at('religion')} ${row.at('festival')}`;
  const { year } = civilFromDay(theirs);
  const own = rows.find((row) => keyOf(row) === key && parseIsoDate(row.at('date')) === theirs);
  const others = rows.filter(
    (row) =>
      row.at('source') === own?.at('source') &&
      row.at('religion') === own.at('religion') &&
      row.at('date').startsWith(`${year}-`) &&
      worldNames[keyOf(row)] !== undefined &&
      row !== own,
  );
  const ours = others.filter((row) => {
    const code = worldNames[keyOf(row)]?.code;
    const day = parseIsoDate(row.at('date'));
    return code !== undefined && day !== undefined && daysNear(calculator, code, day).includes(day);
  });
  if (others.length < DATES_OF_A_YEAR || ours.length < SHARE_OF_OURS * others.length) return undefined;
  return `list error or proclaimed day: ${ours.length} of the list's ${others.length} other dates of the year agree with ours`;
}

/** Minutes by which the tithis of an island's almanac, after elements of its own, may be off. */
const ALMANAC_MINUTES = 30;

// A day that hangs on whether the tithi has begun when the Sun sets, where it begins near that.
function nearSunset(calculator: Calculator, code: string, { theirs, ours }: TwoDays): string | undefined {
  const rule = calculator.pack('world')?.rules.get(code);
  const fields = rule?.linked.fields;
  if (rule === undefined || fields?.kind !== 'observance' || fields.place === undefined) return undefined;
  if (Math.abs(theirs - ours) !== 1 || !/at sunset|require sunset/.test(fields.decide?.text ?? ''))
    return undefined;
  const { lat, lon, zone } = fields.place;
  const own = nearest(
    calculator.observances({ code, pack: 'world', place: places['New Delhi'] }, ours),
    ours,
  );
  const at = calculator.dayOf({ lat, lon, zone }, Math.min(theirs, ours));
  const spans = own && targetOfObservance(own);
  if (at === undefined || spans === undefined) return undefined;
  const minutes = 1440 * Math.abs(at.py.sunset[at.index] - spans[0]);
  return minutes <= ALMANAC_MINUTES
    ? `borderline: the tithi begins ${minutes.toFixed(0)} min from sunset; the almanac's elements differ`
    : undefined;
}

// What the sky says, as of the festivals of India.
function bySky(calculator: Calculator, code: string, { theirs, ours }: TwoDays): string | null {
  const subject = { code, pack: 'world', place: places['New Delhi'] };
  const own = nearest(calculator.observances(subject, ours), ours);
  return own === undefined
    ? null
    : explainFestival(calculator, { subject, theirs, ours: own, others: [] }).reason;
}

/** The days of a rule in the year of a day and those beside it. */
function daysNear(calculator: Calculator, code: string, day: number): readonly number[] {
  return datesNear(calculator, code, day).map(({ decided }) => decided);
}

/** The first days of what the rule was decided from, where those are whole days. */
function targetsNear(calculator: Calculator, code: string, day: number): readonly number[] {
  return datesNear(calculator, code, day).flatMap(({ target }) => target ?? []);
}

/** A date of a rule, and the day from which its clauses decided it. */
interface RuleDate {
  readonly decided: number;
  readonly target?: number;
}

type YearOfDates = ReadonlyMap<string, readonly RuleDate[]>;

function datesNear(calculator: Calculator, code: string, day: number): readonly RuleDate[] {
  const { year } = civilFromDay(day);
  return [year - 1, year, year + 1].flatMap((y) => yearOf(calculator, y).get(code) ?? []);
}

const known = new WeakMap<Calculator, Map<number, YearOfDates>>();

// All rules of the table at once: rows come by festival, and a year of the sky is dear.
function yearOf(calculator: Calculator, year: number): YearOfDates {
  const years = known.get(calculator) ?? new Map<number, YearOfDates>();
  known.set(calculator, years);
  let actual = years.get(year);
  if (actual === undefined) {
    actual = datesIn(calculator, year);
    years.set(year, actual);
  }
  return actual;
}

const codes = new Set(
  Object.values(worldNames).flatMap((name) =>
    name === undefined
      ? []
      : [
          name.code,
          ...(name.others ?? []).flatMap((other) => ('code' in other ? other.code : [])),
          ...(name.lastFridayBefore === undefined ? [] : [name.lastFridayBefore]),
        ],
  ),
);

function datesIn(calculator: Calculator, year: number): YearOfDates {
  const chain = calculator.pack('world');
  const py = calculator.yearOf(places['New Delhi'], year);
  if (chain === undefined || py === undefined) return new Map();
  const from = py.firstDay + py.yearStart;
  const to = py.firstDay + py.yearEnd - 1;
  const datesOf = (code: string): RuleDate[] =>
    chain.decisions.between(py, code, { from, to }).flatMap(({ occurrence, outcome }) => {
      if (outcome.kind !== 'decided') return [];
      const decided = py.firstDay + outcome.first;
      const target = occurrence.days && py.firstDay + occurrence.days[0];
      return decided >= from && decided <= to ? [{ decided, target }] : [];
    });
  return new Map([...codes].map((code) => [code, datesOf(code)]));
}
