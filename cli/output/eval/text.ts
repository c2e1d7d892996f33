// The value of an expression on a day, as text for a terminal: its type and value, then a tree of its parts.

import { valueLines } from '@nirnaya/authoring/evaluate';
import type { EvaluatedStep } from '@nirnaya/contract/rules';
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
    ...valueLines(step, layout.day).map(
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
  const sign = step.is_definition === true ? '= ' : '';
  const values = valueLines(step, layout.day).map((line) => paint.dim(`${indent}    ${line}`));
  return [
    wrapped(`${sign}${step.text}`, columns, indent),
    ...values,
    ...step.steps.flatMap((one) => treeLines(one, depth + 1, layout)),
  ];
}
