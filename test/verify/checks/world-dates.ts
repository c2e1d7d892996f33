// Festivals of the world, as lists and governments dated them. Figures are kept by religion, and apart for what a rule
// determines and what somebody announces: of the latter no rule can give more than an estimate.

import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import { worldCalendar } from '../../../engine/calendars/world.ts';
import { civilFromDay, parseIsoDate, weekdayOf } from '../../../engine/place/civil.ts';
import { type Calculator, shown } from '../calculator.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { type WorldName, worldNames } from '../world-names.ts';

/** Days by which a sighting, and the estimate of one, may differ. */
const SIGHTING_DAYS = 2;

const IN_LIEU = 'proclamation: the Monday in lieu of a Sunday';

/** Judges a row of religion, festival, date and whether the date was confirmed. */
export function checkWorldDate(calculator: Calculator, row: Row): Verdict {
  const religion = row.at('religion');
  if (row.at('festival') === 'MONTH_START_IR') return checkMonthOfIran(row);
  const name = worldNames[`${religion} ${row.at('festival')}`];
  const theirs = parseIsoDate(row.at('date'));
  const chain = calculator.pack('world');
  const rule = name && chain?.rules.get(name.code);
  if (name === undefined || rule === undefined || theirs === undefined) return uncovered;
  const days = daysNear(calculator, name.code, theirs);
  if (days.length === 0) return uncovered;
  const ours = days.reduce((best, day) => (Math.abs(day - theirs) < Math.abs(best - theirs) ? day : best));
  const agrees = ours === theirs;
  const isAnnounced = certaintyOf(rule) === 'announced' || certaintyOf(rule) === 'projected';
  const isConfirmed = row.at('confirmed') === 'True';
  const standing = isConfirmed ? 'confirmed' : 'listed';
  const why = agrees ? undefined : explained(calculator, name, { theirs, ours, isAnnounced, isConfirmed });
  // A law of holidays moves the day off, not the feast.
  const by = why?.reason === IN_LIEU ? 'in lieu' : isAnnounced ? 'announced' : 'determined';
  return verdict(
    agrees,
    () => ({
      what: `${religion} ${row.at('festival')} (${standing})`,
      expected: row.at('date'),
      actual: shown(ours),
      ...(why ?? { reason: null }),
    }),
    { [`${religion}, ${by}, ${standing}`]: agrees },
  );
}

const iran = worldCalendar('Hijri Iran');

// A month that was printed in Iran, against the criterion: what was printed was seen, or computed by others.
function checkMonthOfIran(row: Row): Verdict {
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
          ? `sighting or proclamation: ${off > 0 ? '+' : ''}${off} d from the criterion`
          : null,
    }),
    { 'islamic, months of Iran by the criterion': off === 0 },
  );
}

const certaintyOf = ({
  linked,
}: NonNullable<ReturnType<CompiledPack['rules']['get']>>): string | undefined =>
  linked.fields.kind === 'observance' ? linked.fields.certainty : undefined;

/** Both days, and what is known of the date. */
interface RowStanding {
  readonly theirs: number;
  readonly ours: number;
  readonly isAnnounced: boolean;
  readonly isConfirmed: boolean;
}

function explained(
  calculator: Calculator,
  { code, others = [] }: WorldName,
  { theirs, ours, isAnnounced, isConfirmed }: RowStanding,
): { reason: string | null; note?: string } {
  const other = others.find(({ code }) => daysNear(calculator, code, theirs).includes(theirs));
  if (other !== undefined) return { reason: `list: ${other.says}` };
  const off = theirs - ours;
  if (targetsNear(calculator, code, theirs).includes(theirs)) {
    return { reason: 'list: the date of the calendar itself, which the rule moves off the sabbath' };
  }
  if (isConfirmed && off === 1 && weekdayOf(ours) === 0) return { reason: IN_LIEU };
  if (isAnnounced && Math.abs(off) <= SIGHTING_DAYS) {
    return { reason: `sighting or proclamation: ${off > 0 ? '+' : ''}${off} d from the estimate` };
  }
  return { reason: null, note: `${off > 0 ? '+' : ''}${off} d` };
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
  let found = years.get(year);
  if (found === undefined) {
    found = datesIn(calculator, year);
    years.set(year, found);
  }
  return found;
}

const codes = new Set(
  Object.values(worldNames).flatMap((name) =>
    name === undefined ? [] : [name.code, ...(name.others ?? []).map(({ code }) => code)],
  ),
);

function datesIn(calculator: Calculator, year: number): YearOfDates {
  const chain = calculator.pack('world');
  const py = calculator.yearOf(places['New Delhi'], year);
  if (chain === undefined || py === undefined) return new Map();
  const from = py.firstDay + py.yearStart;
  const to = py.firstDay + py.yearEnd - 1;
  const datesOf = (code: string): RuleDate[] =>
    chain.decisions(py, code, from, to).flatMap(({ occurrence, outcome }) => {
      if (outcome.kind !== 'decided') return [];
      const decided = py.firstDay + outcome.first;
      const target = occurrence.days && py.firstDay + occurrence.days[0];
      return decided >= from && decided <= to ? [{ decided, target }] : [];
    });
  return new Map([...codes].map((code) => [code, datesOf(code)]));
}
