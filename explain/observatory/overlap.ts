// The windows that the clauses of a rule look at, on each candidate day, and how much of them the target covers.

import { children, type PackRule, type TypedExpression } from '@nirnaya/compiler/front';
import { clausesIn, type Trace } from '@nirnaya/compiler/runtime';
import { printExpression } from '@nirnaya/dsl/syntax';
import { lengthOf, overlapOf, type Spans } from '@nirnaya/engine/spans';
import { english, labelIn, written } from '../messages/index.ts';
import { partOf } from '../sentences/nouns.ts';
import type { ExplainOptions } from '../sentences/options.ts';
import { nounsOf } from '../sentences/target.ts';
import { wording } from '../sentences/wording.ts';

/** A window of a day weighed. A moment such as moonrise has no length. */
export interface WeighedWindow {
  readonly name: string;
  /** civil day number */
  readonly day: number;
  readonly spans: Spans;
}

/** The share of a window that the target covers. */
export interface WindowOverlap {
  readonly name: string;
  /** civil day number */
  readonly day: number;
  /** undefined where only the share is known */
  readonly minutes: number | undefined;
  /** 0..1 of the window */
  readonly share: number;
}

/** The windows of the days weighed: what the clauses were seen to read, and the kalas they name. */
export function weighedWindows(
  rule: PackRule,
  trace: Trace,
  options: ExplainOptions,
): readonly WeighedWindow[] {
  const byName = new Map<string, WeighedWindow>();
  const add = (name: string, day: number, spans: Spans): void => {
    const key = `${day} ${name}`;
    if (spans.length > 0 && !byName.has(key)) byName.set(key, { name, day, spans });
  };
  for (const { results } of trace.clauses) {
    for (const { day, readings } of results) {
      for (const { text, value } of readings) {
        if (value.kind === 'spans' && !/\btarget\b/.test(text)) add(text, day, value.spans);
        if (
          value.kind === 'instant' &&
          /^(sunrise|sunset|moonrise|moonset)\b/.test(text) &&
          !Number.isNaN(value.jd)
        ) {
          add(text, day, [value.jd, value.jd]);
        }
      }
    }
  }
  for (const name of windowsNamed(rule, trace)) {
    for (const { day } of trace.candidates) add(name, day, namedOn(rule, name, day, options));
  }
  return [...byName.values()].sort((a, b) => a.day - b.day || a.spans[0] - b.spans[0]);
}

// A rule tied to a place looks at the windows there, which the requester's own year does not have.
function namedOn(rule: PackRule, name: string, day: number, { pack, placeYear }: ExplainOptions): Spans {
  if (placeYear === undefined || rule.linked.fields.place !== undefined) return [];
  if (name !== 'day' && name !== 'night') return pack?.dayWindows.kala(placeYear, name, day) ?? [];
  const at = day - placeYear.firstDay;
  const sunset = placeYear.sunset[at];
  const spans = name === 'day' ? [placeYear.sunrise[at], sunset] : [sunset, placeYear.nextSunrise[at]];
  return spans.some(Number.isNaN) ? [] : spans;
}

/** The share of each window that the target covers; shares that a clause measured count where the window is not known. */
export function windowOverlaps(trace: Trace, windows: readonly WeighedWindow[]): readonly WindowOverlap[] {
  const target = trace.occurrence.spans;
  const out = new Map<string, WindowOverlap>();
  for (const { name, day, spans } of windows) {
    const length = lengthOf(spans);
    if (length === 0) continue;
    const shared = overlapOf(target, spans);
    out.set(`${day} ${name}`, { name, day, minutes: shared * 1440, share: shared / length });
  }
  for (const { text, kind, results } of trace.clauses) {
    if (kind !== 'most') continue;
    const name = text.replace(/^prefer most of /, '');
    for (const { day, share } of results) {
      if (share !== undefined && !out.has(`${day} ${name}`)) {
        out.set(`${day} ${name}`, { name, day, minutes: undefined, share });
      }
    }
  }
  return [...out.values()].sort((a, b) => a.day - b.day);
}

// The kalas that the clauses in force name, in order (not those that kalas are made of), and the day or the night
// where an overlap with it counts.
function windowsNamed(rule: PackRule, trace: Trace): readonly string[] {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isTerm(value)) {
      if (value.op === 'named' && value.role === 'kala') {
        names.add(value.name);
        return;
      }
      const { op } = value.op === 'overlap' ? value.within : value;
      if (value.op === 'overlap' && (op === 'day' || op === 'night')) names.add(op);
      for (const part of Object.values(value)) visit(part);
    }
  };
  for (const { term } of clausesIn(rule.checked, trace.mode)) visit(term);
  return [...names];
}

const isTerm = (value: unknown): value is TypedExpression =>
  typeof value === 'object' && value !== null && 'op' in value && 'source' in value;

/** An expression in words. */
interface WindowWords {
  readonly english: string;
  /** in the language of sentences; undefined where it has no words for it */
  readonly native: string | undefined;
}

/** The words of every expression in the clauses in force, by its canonical spelling. */
export function windowWords(
  rule: PackRule,
  trace: Trace,
  options: ExplainOptions,
): ReadonlyMap<string, WindowWords> {
  const nouns = nounsOf(rule, trace, options);
  const { target, months, rule: named } = nouns;
  const context = { target: written(target, english), months, rule: named };
  const out = new Map<string, WindowWords>();
  const visit = (term: TypedExpression): void => {
    out.set(printExpression(term.source), {
      english: wording(term.source, context).replace(/^the /, ''),
      native: labelIn(options.words, partOf(term.source, nouns)),
    });
    if (term.op !== 'named') children(term).forEach(visit);
  };
  for (const { term } of clausesIn(rule.checked, trace.mode)) if (term !== undefined) visit(term);
  return out;
}
