// A decision drawn: the days weighed one above the other, the target across them, the windows that the clauses look at.

import { children, type PackRule, type TypedExpression } from '@nirnaya/compiler/front';
import type { Trace } from '@nirnaya/compiler/runtime';
import { printExpression } from '@nirnaya/dsl/syntax';
import { civilFromDay } from '@nirnaya/engine/civil';
import { weighedWindows } from '../observatory/overlap.ts';
import { type ExplainOptions, onSkyOf } from '../sentences/options.ts';
import { ruleName } from '../sentences/rule-name.ts';
import { sentenceOf } from '../sentences/sentence.ts';
import { wordingContextOf } from '../sentences/target.ts';
import { wording } from '../sentences/wording.ts';
import { dayRow } from './day.ts';
import { svgTimeline } from './svg.ts';
import type { Band, Timeline } from './timeline.ts';

/** What a drawing needs besides the rule and its trace. */
interface DrawingOptions extends ExplainOptions {
  /** the name of the place, for the title */
  readonly placeName: string;
}

/**
 * The SVG of a decision; undefined where the Sun does not rise and set on a day weighed, or `placeYear` is not given. A day
 * runs from its sunrise to the next.
 */
export function decisionDrawing(rule: PackRule, trace: Trace, options: DrawingOptions): string | undefined {
  const timeline = decisionTimeline(rule, trace, options);
  return timeline && svgTimeline(timeline, options.zone);
}

function decisionTimeline(rule: PackRule, trace: Trace, given: DrawingOptions): Timeline | undefined {
  const options = { ...given, ...onSkyOf(given, trace) };
  const { placeYear, placeName } = options;
  if (placeYear === undefined) return undefined;
  const { candidates, outcome } = trace;
  const bands = targetBands(rule, trace, options);
  const windows = windowBands(rule, trace, options);
  const rows = candidates.flatMap(({ day }) => {
    const marked = outcome.kind === 'decided' && outcome.first <= day && day <= outcome.last;
    const own = windows.filter((window) => window.day === day).map(({ band }) => band);
    const note = marked ? 'observed' : '';
    return dayRow(placeYear, day, { bands: [...bands, ...own], note, marked }) ?? [];
  });
  if (rows.length === 0 || rows.length < candidates.length) return undefined;
  const { year } = civilFromDay(outcome.kind === 'decided' ? outcome.first : (candidates[0]?.day ?? 0));
  return {
    title: `${ruleName(rule, options)} ${year}, ${placeName}`,
    caption: sentenceOf(rule, trace, options),
    rows,
  };
}

function targetBands(rule: PackRule, trace: Trace, options: ExplainOptions): readonly Band[] {
  const { spans } = trace.occurrence;
  const { target } = wordingContextOf(rule, trace, options);
  const label = `${target.charAt(0).toUpperCase()}${target.slice(1)}`;
  const out: Band[] = [];
  for (let i = 0; i + 1 < spans.length; i += 2) {
    out.push({ start: spans[i], end: spans[i + 1], label, tone: 'target' });
  }
  return out;
}

// The windows of each day weighed, by what they are in words; the day and the night are drawn as the ground.
function windowBands(
  rule: PackRule,
  trace: Trace,
  options: ExplainOptions,
): readonly { readonly day: number; readonly band: Band }[] {
  const words = wordsOf(rule, trace, options);
  const shunned = shunnedIn(rule);
  return weighedWindows(rule, trace, options).flatMap(({ name, day, spans }) => {
    const label = words.get(name);
    if (label === undefined || name === 'day' || name === 'night') return [];
    const tone = shunned.has(name) ? 'shunned' : 'window';
    const bands: { day: number; band: Band }[] = [];
    for (let i = 0; i + 1 < spans.length; i += 2) {
      if (spans[i] < spans[i + 1])
        bands.push({ day, band: { start: spans[i], end: spans[i + 1], label, tone } });
    }
    return bands;
  });
}

// The words of every expression in the clauses, by its canonical spelling.
function wordsOf(rule: PackRule, trace: Trace, options: ExplainOptions): ReadonlyMap<string, string> {
  const context = wordingContextOf(rule, trace, options);
  const out = new Map<string, string>();
  const visit = (term: TypedExpression): void => {
    out.set(printExpression(term.source), wording(term.source, context).replace(/^the /, ''));
    if (term.op !== 'named') children(term).forEach(visit);
  };
  const { checked } = rule;
  const clauses = trace.mode === 'drik' ? (checked.drik ?? checked.clauses) : checked.clauses;
  for (const { term } of clauses) if (term !== undefined) visit(term);
  return out;
}

// What clauses except, and what makes the windows that a rule calls inauspicious.
function shunnedIn({ checked }: PackRule): ReadonlySet<string> {
  const out = new Set<string>();
  const named = (term: TypedExpression): void => {
    if (term.op === 'named') out.add(term.name);
    else children(term).forEach(named);
  };
  const excepted = (term: TypedExpression): void => {
    if (term.op === 'set' && term.how === 'except') named(term.right);
    children(term).forEach(excepted);
  };
  for (const { term } of [...checked.clauses, ...(checked.drik ?? [])])
    if (term !== undefined) excepted(term);
  for (const { quality, term } of checked.windows) if (quality === 'inauspicious') named(term);
  return out;
}
