// The value of an expression on a day, as text for a terminal: its type and value, then a tree of its parts.

import type { EvaluatedStep } from '../../authoring/eval/shapes.ts';
import { parseIsoDate } from '../../engine/place/civil.ts';
import { dayMonth } from '../../explain/date-text.ts';
import type { Paint } from '../text/paint.ts';
import { wrapped } from '../text/wrap.ts';

/** How the text is laid out. */
export interface EvalLayout {
  readonly paint: Paint;
  readonly columns: number;
  /** the requested civil day number */
  readonly day: number;
}

const types: Readonly<Record<string, string>> = {
  spans: 'spans of time',
  instant: 'an instant',
  truth: 'a truth',
  duration: 'a duration',
  number: 'a number',
  angle: 'an angle',
  text: 'a text',
};

/** The type and the value of an expression, and a tree of its parts where it has any. */
export function expressionText(step: EvaluatedStep, layout: EvalLayout): string {
  const { paint, columns } = layout;
  const lines = [
    `${paint.bold('Type'.padEnd(8))}${types[step.type] ?? `a ${step.type}`}`,
    ...valueLines(step, layout).map(
      (line, i) => `${i === 0 ? paint.bold('Value'.padEnd(8)) : ' '.repeat(8)}${line}`,
    ),
  ];
  if (step.steps.length === 0) return `${lines.join('\n')}\n`;
  const tree = step.steps.flatMap((one) => treeLines(one, 1, layout));
  return [...lines, '', paint.bold('Step by step'), wrapped(step.text, columns), ...tree, ''].join('\n');
}

function treeLines(step: EvaluatedStep, depth: number, layout: EvalLayout): string[] {
  const { paint, columns } = layout;
  const indent = '  '.repeat(depth);
  const sign = step.definition === true ? '= ' : '';
  const values = valueLines(step, layout).map((line) => paint.dim(`${indent}    ${line}`));
  return [
    wrapped(`${sign}${step.text}`, columns, indent),
    ...values,
    ...step.steps.flatMap((one) => treeLines(one, depth + 1, layout)),
  ];
}

function valueLines(step: EvaluatedStep, layout: EvalLayout): string[] {
  const { spans, next, holds, values, unit } = step;
  const out: string[] = [];
  if (values !== undefined) {
    const text = values.map((value) => `${value}${unit === undefined ? '' : ` ${unit}`}`).join(', ');
    const when = spans === undefined ? '' : ' at sunrise';
    out.push(values.length === 0 ? 'no value' : `${text}${when}`);
  }
  if (spans !== undefined) {
    out.push(...spans.map((span) => spanText(span, layout)));
    if (spans.length === 0) {
      const later = next === undefined ? '' : `; next ${spanText(next, layout)}`;
      out.push(`not on this day${later}`);
    }
  }
  if (holds !== undefined) {
    const yes = holds ? 'true' : 'false';
    out.push(spans === undefined ? yes : `${yes} at sunrise`);
  }
  return out;
}

type Span = NonNullable<EvaluatedStep['spans']>[number];

// `05:11 to 06:48 on 4 March`, the date said where it is another than the day's.
function spanText({ start, end, label }: Span, { day }: EvalLayout): string {
  const from = partsOf(start);
  const to = partsOf(end);
  const as = label === undefined ? '' : `  ${label}`;
  const dated = (at: Moment): string => (at.day === day ? at.time : `${at.time} on ${dayMonth(at.day)}`);
  if (start === end) return `${dated(from)}${as}`;
  const first = from.day === to.day ? from.time : dated(from);
  return `${first} to ${dated(to)}${as}`;
}

interface Moment {
  readonly time: string;
  readonly day: number;
}

// Written to the nearest minute, as everywhere on a terminal, from what the answer says to the second.
function partsOf(iso: string): Moment {
  const day = parseIsoDate(iso.slice(0, 10)) ?? 0;
  const [hours = 0, minutes = 0, seconds = 0] = iso.slice(11, 19).split(':').map(Number);
  const whole = hours * 60 + minutes + (seconds >= 30 ? 1 : 0);
  const text = (n: number): string => String(n).padStart(2, '0');
  return {
    time: `${text(Math.floor(whole / 60) % 24)}:${text(whole % 60)}`,
    day: day + Math.floor(whole / 1440),
  };
}
