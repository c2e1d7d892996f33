// A rule's target as the occurrences it is evaluated for.

import { dayIndexAt, type PlaceYear } from '@nirnaya/engine/almanac';
import { gregorian } from '@nirnaya/engine/calendars';
import { weekdayOf } from '@nirnaya/engine/civil';
import { lunarOccurrences, type Occurrence } from '@nirnaya/engine/observe';
import { intersect, type Spans } from '@nirnaya/engine/spans';
import type { TypedExpression } from '../../front/check/typed.ts';
import { isWholeDays } from '../../front/check/whole-days.ts';
import { calendarDays, calendarNamed, type Days, worldDays } from './calendar.ts';
import type { Context } from './context.ts';
import type { Emitter } from './emitter.ts';

export type OccurrencesOf = (cx: Context) => readonly Occurrence[];

/** The occurrences of a target over the year, in order of time. */
export function occurrencesOf(emitter: Emitter, term: TypedExpression): OccurrencesOf {
  if (term.op === 'every') return occurrences(emitter, term.of, true);
  return occurrences(emitter, term, false);
}

function occurrences(emitter: Emitter, term: TypedExpression, separately: boolean): OccurrencesOf {
  switch (term.op) {
    case 'named':
      return occurrences(emitter, term.body, separately);
    case 'lunar':
      return (cx) => lunarOccurrences(cx.py, term, separately);
    case 'within':
    case 'nth': {
      const of = emitter.spans({ op: 'every', of: term.of, type: 'spans', source: term.source });
      const within = emitter.spans({ op: 'every', of: term.within, type: 'spans', source: term.source });
      const find = (cx: Context): Occurrence[] =>
        term.op === 'nth' ? nthWithin(of(cx), within(cx), term.n) : withinEach(of(cx), within(cx));
      // Whole days need no pooling: there is nothing to decide between them.
      return isWholeDays(term)
        ? (cx) => find(cx).flatMap((o) => each(o.spans).map((day) => asDays(cx.py, day)))
        : term.of.op === 'every'
          ? (cx) => find(cx).flatMap((o) => each(o.spans))
          : find;
    }
    case 'rule':
    case 'calendar':
    case 'gregorian':
    case 'world':
    case 'days-from':
    case 'weekday-near':
    case 'from-to':
    case 'quantity-spans':
      if (isWholeDays(term)) {
        const days = daysOf(emitter, term);
        return (cx) => days(cx).map((pair) => wholeDays(cx.py, pair));
      }
      break;
    case 'set':
      // `A and B`: the occurrences of A, cut down to B.
      if (term.how === 'and') {
        const left = occurrences(emitter, term.left, separately);
        const right = emitter.spans(term.right);
        return (cx) => {
          const cut = right(cx);
          return left(cx).flatMap((o) => {
            const spans = intersect(o.spans, cut);
            return spans.length === 0 ? [] : [{ ...o, spans, start: spans[0], end: spans[spans.length - 1] }];
          });
        };
      }
      break;
    default:
      break;
  }
  const spans = emitter.spans({ op: 'every', of: term, type: 'spans', source: term.source });
  return (cx) => each(spans(cx));
}

function each(spans: Spans): Occurrence[] {
  const out: Occurrence[] = [];
  for (let i = 0; i < spans.length; i += 2) {
    out.push({ spans: [spans[i], spans[i + 1]], start: spans[i], end: spans[i + 1] });
  }
  return out;
}

/** For each span of `within`, the pieces of `of` in it, pooled. */
export function withinEach(of: Spans, within: Spans): Occurrence[] {
  const out: Occurrence[] = [];
  for (let i = 0; i < within.length; i += 2) {
    const spans = intersect(of, [within[i], within[i + 1]]);
    if (spans.length > 0) out.push({ spans, start: spans[0], end: spans[spans.length - 1] });
  }
  return out;
}

/** For each span of `within`, the n-th piece of `of` in it; -1 is the last. */
export function nthWithin(of: Spans, within: Spans, n: number): Occurrence[] {
  return withinEach(of, within).flatMap(({ spans }) => {
    const i = n > 0 ? 2 * (n - 1) : spans.length - 2;
    return i < spans.length ? [{ spans: [spans[i], spans[i + 1]], start: spans[i], end: spans[i + 1] }] : [];
  });
}

function wholeDays(py: PlaceYear, days: Days): Occurrence {
  const start = py.dayStart[days[0]];
  const end = py.dayStart[days[1] + 1];
  return { spans: [start, end], start, end, days };
}

// Spans of whole days back to day indices; a hair inside, so that a shared bound falls on the right side.
function asDays(py: PlaceYear, o: Occurrence): Occurrence {
  return { ...o, days: [dayIndexAt(py, o.start + 1e-6), dayIndexAt(py, o.end - 1e-6)] };
}

type DaysOf = (cx: Context) => readonly Days[];

function daysOf(emitter: Emitter, term: TypedExpression): DaysOf {
  switch (term.op) {
    case 'rule':
      return (cx) => cx.run.daysOf(term.code);
    case 'calendar':
      return (cx) => calendarDays(cx, term.calendar, term.month, term.day);
    case 'gregorian':
      return (cx) => worldDays(cx.py, gregorian, term.month, term.day);
    case 'world':
      return (cx) => worldDays(cx.py, calendarNamed(cx.py, term.calendar), term.month, term.day);
    case 'days-from': {
      const anchor = bearingDays(emitter, term.anchor);
      return (cx) => inside(cx.py, anchor(cx), (day) => day + term.days);
    }
    case 'weekday-near': {
      const anchor = bearingDays(emitter, term.anchor);
      const direction = term.side === 'before' ? -1 : 1;
      return (cx) =>
        inside(cx.py, anchor(cx), (day) => {
          const ahead = (direction * (term.weekday - weekdayOf(cx.py.firstDay + day)) + 14) % 7;
          return day + direction * ahead;
        });
    }
    case 'from-to': {
      const from = daysOf(emitter, term.from);
      const to = daysOf(emitter, term.to);
      return (cx) => pairUp(from(cx), to(cx));
    }
    default: {
      const spans = emitter.spans(term);
      return (cx) => {
        const out: Days[] = [];
        const all = spans(cx);
        for (let i = 0; i < all.length; i += 2) {
          out.push([dayIndexAt(cx.py, all[i] + 1e-6), dayIndexAt(cx.py, all[i + 1] - 1e-6)]);
        }
        return out;
      };
    }
  }
}

// The first day of each anchor: its own day where it is whole days, else the day whose sunrise it holds, else
// the day in which it begins.
function bearingDays(emitter: Emitter, anchor: TypedExpression): DaysOf {
  if (isWholeDays(anchor)) return daysOf(emitter, anchor);
  const anchors = occurrencesOf(emitter, anchor);
  return (cx) =>
    anchors(cx).flatMap(({ start, end }): Days[] => {
      // What began before the days at hand bears none of them.
      if (start < cx.py.dayStart[0]) return [];
      const day = dayIndexAt(cx.py, start);
      const next = cx.py.sunrise[day + 1];
      const bearing = cx.py.sunrise[day] !== start && next >= start && next < end ? day + 1 : day;
      return [[bearing, bearing]];
    });
}

function inside(py: PlaceYear, anchors: readonly Days[], place: (day: number) => number): Days[] {
  return anchors
    .map(([first]) => place(first))
    .filter((day) => day >= 1 && day < py.count - 1)
    .map((day): Days => [day, day]);
}

// From each first day to the next last day after it.
function pairUp(from: readonly Days[], to: readonly Days[]): Days[] {
  return from.flatMap(([first]): Days[] => {
    const end = to.find(([, last]) => last >= first);
    return end === undefined ? [] : [[first, end[1]]];
  });
}
