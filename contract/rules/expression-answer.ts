// The outcome of evaluating an expression: its diagnostics and, step by step, its value.

import { engineEnvelope, locationEcho } from '../common/envelope.ts';
import { z } from '../schema/zod.ts';
import { diagnostic } from './evaluate-answer.ts';

const instant = z.string().openapi({ format: 'date-time' });

const span = z
  .object({
    start_at: instant,
    end_at: instant.describe('equals start_at for an instant'),
    label: z.string().optional().describe('value of the quantity or division during it'),
  })
  .openapi('ExpressionSpan');

const given = {
  text: z.string().describe('the expression in its canonical spelling'),
  type: z
    .string()
    .describe(
      'spans, instant, truth, duration, number, angle, text, or the kind of a name such as nakshatra',
    ),
  unit: z.enum(['minutes', 'degrees']).optional().describe('of the values of a duration or an angle'),
  spans: z
    .array(span)
    .optional()
    .describe('of spans and instants: those that touch the day, from sunrise to sunrise, whole'),
  next: span.optional().describe('if none touches the day: the next one in the year'),
  holds: z
    .boolean()
    .optional()
    .describe('of a truth: whether it holds on the day; of what converts to one: its value at sunrise'),
  values: z
    .array(z.union([z.number(), z.string()]))
    .optional()
    .describe('numbers, texts or names; empty without a value. Of a quantity: its value at sunrise'),
};

/** One expression with its value, and the expressions in it. */
export interface EvaluatedStep extends z.output<z.ZodObject<typeof given>> {
  /** whether it is what a kala stands for */
  readonly is_definition?: boolean | undefined;
  readonly steps: readonly EvaluatedStep[];
}

const step: z.ZodType<EvaluatedStep> = z
  .object({
    ...given,
    is_definition: z.literal(true).optional().describe('definition of the kala above it'),
    get steps() {
      return z.array(step).describe('its parts, in order');
    },
  })
  .openapi('ExpressionStep') as unknown as z.ZodType<EvaluatedStep>;

/** The result of an expression, without the envelope of every answer. */
export const evaluatedExpression = z.object({
  ok: z.boolean().describe('whether the expression has no errors; with errors there is no result'),
  diagnostics: z.array(diagnostic),
  date: z.string().openapi({ format: 'date' }),
  result: step.optional(),
});

/** Answer of `/v1/expressions/evaluate`. */
export const expressionAnswer = z
  .object({ ...evaluatedExpression.shape, location: locationEcho, _engine: engineEnvelope })
  .openapi('ExpressionEvaluation');
