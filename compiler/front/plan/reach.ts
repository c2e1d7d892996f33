// How many days around an occurrence its decision reads, so that it can be decided on those days alone.

import type { PackCalendar, PackRule } from '../check/pack-rule.ts';
import { children, type TypedExpression } from '../check/typed.ts';

/** What the reach of rules is found in. */
export interface ReachParts {
  readonly rules: ReadonlyMap<string, PackRule>;
  readonly calendars: ReadonlyMap<string, PackCalendar>;
}

/** Days before and after what every decision reads: the days that a target touches, their neighbours, and the margins of a run. */
const least = 8;

/** Days that a clause reads beside the day that it is asked about: the neighbour of something that comes daily. */
const beside = 4;

/** Days of a month of any calendar, with those on which its neighbours begin. */
const month = 40;

/** Beyond so many days as much is read as a whole year. */
const most = 180;

/**
 * Days before the first and after the last instant of an occurrence that decide it; undefined where the whole year is to be
 * read: a rule that is tied to a place, or reads one that is, and chains of rules that reach far.
 */
export function reachOf(code: string, parts: ReachParts): number | undefined {
  const days = reach(code, parts, new Set());
  return days === undefined || days > most ? undefined : days;
}

// A rule that refers to itself by way of others is an error elsewhere.
function reach(code: string, parts: ReachParts, above: ReadonlySet<string>): number | undefined {
  const rule = parts.rules.get(code);
  if (rule === undefined || above.has(code) || rule.linked.fields.place !== undefined) return undefined;
  const { target, clauses, drik = [], lasts = 1, references } = rule.checked;
  const terms = [...clauses, ...drik].flatMap(({ term }) => term ?? []);
  const shifts = terms.map((term) => shiftOf(term, parts, beside));
  const days = least + lasts - 1 + alsoOf(rule) + shiftOf(target, parts, month) + Math.max(0, ...shifts);
  const within = new Set([...above, code]);
  let farthest = 0;
  for (const reference of references.keys()) {
    const own = reach(reference, parts, within);
    if (own === undefined) return undefined;
    farthest = Math.max(farthest, own);
  }
  return days + farthest;
}

const alsoOf = ({ checked }: PackRule): number =>
  [...checked.clauses, ...(checked.drik ?? [])].reduce(
    (sum, { clause }) => sum + (clause.kind === 'also' ? Math.abs(clause.days) : 0),
    0,
  );

// `far`: how far away what is sought within something, or next to it, may lie.
function shiftOf(term: TypedExpression, parts: ReachParts, far: number): number {
  const inner = children(term).reduce((sum, child) => sum + shiftOf(child, parts, far), 0);
  switch (term.op) {
    case 'days-from':
    case 'shifted':
      return inner + Math.abs(term.days);
    case 'weekday-near':
      return inner + 7;
    case 'calendar':
      return inner + month + calendarShift(term.calendar, parts);
    case 'nth':
    case 'within':
    case 'neighbour':
    case 'from-to':
      return inner + far;
    default:
      return inner;
  }
}

function calendarShift(name: string, { calendars }: ReachParts): number {
  const clauses = calendars.get(name)?.rule.clauses ?? [];
  return clauses.length === 0 ? 0 : least;
}
