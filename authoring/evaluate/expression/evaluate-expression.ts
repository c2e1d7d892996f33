// An expression evaluated on a day in a chain: its diagnostics, or its value step by step, times written in a zone.

import { unsupported } from '@nirnaya/app/requests';
import type { PackSet } from '@nirnaya/compiler/compile';
import type { Type } from '@nirnaya/compiler/front';
import type { ExpressionStep, FestivalMode, StepSpan } from '@nirnaya/compiler/runtime';
import type { EvaluatedStep, evaluatedExpression } from '@nirnaya/contract/rules';
import type { z } from '@nirnaya/contract/schema';
import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { isoDate } from '@nirnaya/engine/civil';
import { clockIn, type LocalClock } from '@nirnaya/explain/dates';
import type { InputTexts } from '../inputs.ts';
import { diagnosticsReport } from '../report.ts';
import { expressionInputs } from './inputs.ts';

/** An expression to be evaluated. */
export interface ExpressionQuestion {
  readonly text: string;
  /** the last pack of the chain under whose names it is read */
  readonly pack: string;
  /** civil day number */
  readonly day: number;
  readonly inputs: InputTexts;
  readonly mode: FestivalMode;
  /** IANA zone in which instants are written */
  readonly zone: string;
}

/** The outcome. */
export interface EvaluatedExpression {
  readonly answer: z.output<typeof evaluatedExpression>;
  /** as the language says them, with their places */
  readonly diagnostics: readonly Diagnostic[];
  readonly chain: { readonly packs: readonly string[]; readonly fingerprint: string };
}

/**
 * Evaluates an expression in the year of its day. Throws `Refusal` for a pack with errors, for an input that is of no kind
 * and for one that the expression does not read.
 */
export function evaluateExpression(
  set: PackSet,
  placeYear: PlaceYear,
  { text, pack: name, day, inputs: given, mode, zone }: ExpressionQuestion,
): EvaluatedExpression {
  const { pack, expression } = set.compile(name);
  if (pack === undefined || expression === undefined)
    throw unsupported(
      'pack_with_errors',
      `pack: ${name} has errors, so it cannot evaluate an expression. \`nirnaya check\` shows them.`,
    );
  const { inputs, values } = expressionInputs(given, pack);
  const { term, diagnostics, unused } = expression(text, inputs);
  const head = { diagnostics: diagnosticsReport(diagnostics), date: isoDate(day) };
  const chain = { packs: pack.chain, fingerprint: pack.fingerprint };
  if (term === undefined) return { answer: { ok: false, ...head }, diagnostics, chain };
  const [strange] = unused;
  if (strange !== undefined)
    throw unsupported('unknown_input', `inputs.${strange}: the expression does not use this input.`);
  const step = pack.evaluate(placeYear, term, day, { inputs: values, mode });
  return { answer: { ok: true, ...head, result: writtenStep(step, clockIn(zone)) }, diagnostics, chain };
}

const minutesPerDay = 1440;

/** A step with its instants written in a zone, durations in minutes and angles in degrees. */
export function writtenStep(step: ExpressionStep, clock: LocalClock): EvaluatedStep {
  const { text, type, definition, spans, next, holds, values, steps } = step;
  const span = ({ start, end, label }: StepSpan) => ({
    start_at: clock.iso(start) ?? '',
    end_at: clock.iso(end) ?? '',
    ...(label === undefined ? {} : { label }),
  });
  const written = (value: number | string): number | string => {
    if (type === 'angle') return Math.round(Number(value) * 1e4) / 1e4;
    return type === 'duration' ? Math.round(Number(value) * minutesPerDay * 100) / 100 : value;
  };
  const unit = type === 'duration' ? 'minutes' : type === 'angle' ? 'degrees' : undefined;
  return {
    text,
    type: typeText(type),
    ...(definition ? { is_definition: true as const } : {}),
    ...(unit === undefined ? {} : { unit }),
    ...(spans === undefined ? {} : { spans: spans.map(span) }),
    ...(next === undefined ? {} : { next: span(next) }),
    ...(holds === undefined ? {} : { holds }),
    ...(values === undefined ? {} : { values: values.map(written) }),
    steps: steps.map((one) => writtenStep(one, clock)),
  };
}

function typeText(type: Type): string {
  if (typeof type === 'object') return type.label;
  if (type === 'event') return 'instant';
  return type === 'holds' ? 'spans' : type;
}
