// The outcome of evaluating a text of rules: its diagnostics and, rule by rule, its results.

import { ruleKinds } from '@nirnaya/dsl/vocabulary';
import { engineEnvelope, locationEcho } from '../common/envelope.ts';
import { festivalItem, undecidedItem } from '../festivals/festival.ts';
import { z } from '../schema/zod.ts';

const place = {
  file: z
    .string()
    .nullable()
    .describe(
      'null: the text or the expression as sent; otherwise a file as sent by its name, or one of the packs',
    ),
  line: z.int().describe('from 1'),
  column: z.int().describe('from 1'),
  end_line: z.int(),
  end_column: z.int().describe('that of the first character after it'),
};

/** A diagnostic of a text, with its place. */
export const diagnostic = z
  .object({
    code: z.string(),
    severity: z.enum(['error', 'warning', 'info']),
    message: z.string(),
    ...place,
    labels: z.array(z.object({ message: z.string(), ...place })),
    help: z.string().nullable(),
  })
  .openapi('Diagnostic');

const { date, end_date, variant, name, windows, reason, observatory } = festivalItem.shape;

const evaluatedDate = z
  .object({ date, end_date, variant, name, windows, reason, observatory })
  .openapi('EvaluatedDate');

const conditionSpan = z
  .object({
    start_at: z.string().openapi({ format: 'date-time' }),
    end_at: z.string().openapi({ format: 'date-time' }),
    kind: z.string().nullable().describe('what the condition calls the span'),
  })
  .openapi('EvaluatedSpan');

const scoreLine = z
  .object({
    how: z.enum(['add', 'take', 'block']),
    points: z.number().describe('what it does to the score; 0 of a line that blocks'),
    reason: z.string(),
    label: z.string().nullable().describe('its place in the hierarchy'),
    rule: z.string().describe('the rule that the line stands in'),
  })
  .openapi('EvaluatedReason');

const score = z.number().describe('from 0 to 100; 0 where a line blocks');
const reasons = z.array(scoreLine).describe('the lines that hold; where one blocks, those that block');

const muhuratWindow = z
  .object({
    start_at: z.string().openapi({ format: 'date-time' }),
    end_at: z.string().openapi({ format: 'date-time' }),
    score,
    rating: z.string().nullable(),
    blocked: z.boolean(),
    reasons,
  })
  .openapi('EvaluatedMuhurat');

const worth = z
  .object({ date, rating: z.string(), score, blocked: z.boolean(), reasons })
  .openapi('EvaluatedDay');

const value = z.union([z.boolean(), z.number(), z.string()]);

const dates = z.array(evaluatedDate).describe('of an observance');
const undecided = z.array(undecidedItem).describe('occurrences without a date');
const spans = z.array(conditionSpan).describe('of a condition, uncut');
const muhurats = z.array(muhuratWindow).describe('of a muhurat, in order of time');
const days = z.array(worth).describe('of a suitability, each day');
const result = z
  .record(z.string(), z.union([value, z.array(value)]).nullable())
  .nullable()
  .describe('of a chakra, field by field');

const evaluatedRule = z
  .object({
    code: z.string(),
    kind: z.enum(ruleKinds),
    name: z.string(),
    disabled: z.boolean().describe('whether the text, or a pack below it, says that it is not observed'),
    inputs: z
      .array(z.string())
      .describe(
        'values that it waits for, or may be given; without those that it waits for it gives nothing',
      ),
    dates,
    undecided,
    spans,
    muhurats,
    days,
    result,
    before: dates.optional().describe('the same by the rule in force, where there is one of this code'),
    before_undecided: undecided.optional(),
    before_spans: spans.optional(),
    before_muhurats: muhurats.optional(),
    before_days: days.optional(),
    before_result: result.optional(),
  })
  .openapi('EvaluatedRule');

/** The result of a text, without the envelope of every answer. */
export const evaluation = z.object({
  ok: z.boolean().describe('whether the text is free of errors; with errors there are no rules'),
  diagnostics: z.array(diagnostic).describe('errors, and what else is to be said of the text'),
  rules: z.array(evaluatedRule),
  truncated: z.boolean().describe('whether something was left out for its length'),
});

/** Answer of `/v1/rules/evaluate`. */
export const evaluateAnswer = z
  .object({ ...evaluation.shape, location: locationEcho, _engine: engineEnvelope })
  .openapi('Evaluation');
