// A decision drawn: the days weighed one above the other, the target across them, the windows that the clauses look at.

import { children, type PackRule, type TypedExpression } from '@nirnaya/compiler/front';
import { clausesIn, type Trace } from '@nirnaya/compiler/runtime';
import { printExpression } from '@nirnaya/dsl/syntax';
import { capitalized } from '@nirnaya/dsl/vocabulary';
import { civilFromDay } from '@nirnaya/engine/civil';
import { overlapOf, type Spans } from '@nirnaya/engine/spans';
import { english, labelIn, written } from '../messages/index.ts';
import { weighedWindows, windowWords } from '../observatory/overlap.ts';
import { type ExplainOptions, onSkyOf } from '../sentences/options.ts';
import { ruleName } from '../sentences/rule-name.ts';
import { sentenceOf } from '../sentences/sentence.ts';
import { nounsOf } from '../sentences/target.ts';
import { dayLabel, dayRow } from './day.ts';
import { besideText, type DrawnBeside, skyTexts } from './sky-texts.ts';
import { svgTimeline, type TimelineStyle } from './svg.ts';
import { type DecisionTexts, englishTexts } from './texts.ts';
import type { Band, Met, Timeline, Tone } from './timeline.ts';

/** What a drawing needs besides the rule and its trace. */
interface DrawingOptions extends ExplainOptions {
  /** the name of the place, for the title */
  readonly placeName: string;
  /** the words of the drawing; default English */
  readonly texts?: DecisionTexts;
  /** the same occurrence on other skies, drawn beside it */
  readonly others?: readonly DrawnBeside[];
}

/**
 * The SVG of a decision; undefined where the Sun does not rise and set on a day weighed, or `placeYear` is not given. A day
 * runs from its sunrise to the next.
 */
export function decisionDrawing(
  rule: PackRule,
  trace: Trace,
  options: DrawingOptions,
  style: Omit<TimelineStyle, 'texts'> = {},
): string | undefined {
  const { texts = { ...englishDecision, ...skyTexts(options.words) } } = options;
  const timeline = decisionTimeline(rule, trace, { ...options, texts });
  return timeline && svgTimeline(timeline, options.zone, { ...style, texts });
}

const englishDecision: Omit<DecisionTexts, 'onSky' | 'sky' | 'by'> = {
  ...englishTexts,
  observed: 'observed',
  day: dayLabel,
  target: (english, native) => native ?? english,
  window: (english) => english,
  minutes: (minutes) => `covered ${minutes} min`,
};

type Texted = DrawingOptions & { readonly texts: DecisionTexts };

function decisionTimeline(rule: PackRule, trace: Trace, given: Texted): Timeline | undefined {
  const options = { ...given, ...onSkyOf(given, trace) };
  const { placeYear, placeName, texts, others = [] } = options;
  if (placeYear === undefined) return undefined;
  const { outcome } = trace;
  const traces = [trace, ...others.map((other) => other.trace)];
  const bands = traces.flatMap((one) =>
    targetBands(rule, one, { options, tone: one === trace ? 'target' : 'other', named: others.length > 0 }),
  );
  const days = [...new Set(traces.flatMap(({ candidates }) => candidates.map(({ day }) => day)))];
  const windows = windowsOnce(traces.map((one) => windowBands(rule, one, options)));
  const rows = days
    .sort((a, b) => a - b)
    .flatMap((day) => {
      const marked = isDecidedOn(trace, day);
      const own = windows.filter((window) => window.day === day).map(({ band }) => band);
      const [elsewhere] = others.filter((other) => isDecidedOn(other.trace, day));
      const note = marked ? texts.observed : elsewhere === undefined ? '' : texts.by(elsewhere.who[0] ?? '');
      const row = { bands: [...bands, ...own], note, marked, label: texts.day(day) };
      return dayRow(placeYear, day, row) ?? [];
    });
  if (rows.length === 0 || rows.length < days.length) return undefined;
  const { year } = civilFromDay(outcome.kind === 'decided' ? outcome.first : (days[0] ?? 0));
  return {
    title: `${options.nativeName ?? options.name ?? ruleName(rule, options)} ${year}, ${placeName}`,
    caption: [
      sentenceOf(rule, trace, options),
      ...others.map((other) => besideText(other, options.words)),
    ].join(' '),
    rows,
  };
}

const isDecidedOn = ({ outcome }: Trace, day: number): boolean =>
  outcome.kind === 'decided' && outcome.first <= day && day <= outcome.last;

/** How a target is drawn. */
interface TargetDrawn {
  readonly options: Texted;
  readonly tone: Tone;
  /** whether its sky is named */
  readonly named: boolean;
}

function targetBands(rule: PackRule, trace: Trace, { options, tone, named }: TargetDrawn): readonly Band[] {
  const { spans } = trace.occurrence;
  const { texts, words } = options;
  const { target } = nounsOf(rule, trace, options);
  const native = labelIn(words, target);
  const heading = texts.target(capitalized(written(target, english)), native && capitalized(native));
  const label = named ? texts.onSky(heading, trace.sky) : heading;
  const out: Band[] = [];
  for (let i = 0; i + 1 < spans.length; i += 2) {
    out.push({
      start: spans[i],
      end: spans[i + 1],
      label,
      tone,
      ...(named ? { short: texts.sky(trace.sky) } : {}),
    });
  }
  return out;
}

/** A window on the day whose clauses look at it. */
interface DayBand {
  readonly day: number;
  readonly band: Band;
}

// A day's windows are those of the first decision that weighed it: on another sky some are of other times.
const windowsOnce = (windows: readonly (readonly DayBand[])[]): readonly DayBand[] =>
  windows.flatMap((own, i) => {
    const known = new Set(windows.slice(0, i).flatMap((before) => before.map(({ day }) => day)));
    return own.filter(({ day }) => !known.has(day));
  });

// The windows of each day weighed, by what they are in words; the day and the night are drawn as the ground. Those that the
// deciding clause does not name are faint.
function windowBands(rule: PackRule, trace: Trace, options: Texted): readonly DayBand[] {
  const { texts } = options;
  const words = windowWords(rule, trace, options);
  const shunned = shunnedIn(rule);
  const deciding = namedByDecision(rule, trace);
  return weighedWindows(rule, trace, options).flatMap(({ name, day, spans }) => {
    const inWords = words.get(name);
    if (inWords === undefined || name === 'day' || name === 'night') return [];
    const label = texts.window(inWords.english, inWords.native);
    const tone = shunned.has(name) ? 'shunned' : 'window';
    const isFaint = deciding !== undefined && !deciding.has(name);
    const bands: DayBand[] = [];
    for (let i = 0; i + 1 < spans.length; i += 2) {
      const [start, end] = [spans[i], spans[i + 1]];
      const met = tone === 'window' ? metIn(trace.occurrence.spans, [start, end], texts) : undefined;
      if (start < end) bands.push({ day, band: { start, end, label, tone, met, isFaint } });
    }
    return bands;
  });
}

// What of a window the target covers; nothing where they do not meet.
function metIn(target: Spans, window: Spans, texts: DecisionTexts): Met | undefined {
  const shared = overlapOf(target, window);
  const minutes = Math.round(shared * 1440);
  if (minutes === 0) return undefined;
  const [from, to] = window;
  const parts: number[] = [];
  for (let i = 0; i + 1 < target.length; i += 2) {
    const [start, end] = [Math.max(target[i], from), Math.min(target[i + 1], to)];
    if (start < end) parts.push(start, end);
  }
  return { start: parts[0] ?? from, end: parts.at(-1) ?? to, label: texts.minutes(minutes) };
}

// The spellings of every expression of the clause that decided; undefined where the target left no choice.
function namedByDecision(rule: PackRule, trace: Trace): ReadonlySet<string> | undefined {
  if (trace.decidedBy === undefined) return undefined;
  const term = clausesIn(rule.checked, trace.mode)[trace.decidedBy]?.term;
  // A clause that looks at nothing, as `then first`, decides by what all have left.
  if (term === undefined) return undefined;
  const out = new Set<string>();
  const visit = (one: TypedExpression): void => {
    out.add(printExpression(one.source));
    children(one).forEach(visit);
  };
  visit(term);
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
