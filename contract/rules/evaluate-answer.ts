// The outcome of evaluating a text of rules: its diagnostics and, rule by rule, its results.

import { ruleKinds } from '@nirnaya/dsl/vocabulary';
import { engineEnvelope, locationEcho } from '../common/envelope.ts';
import { festivalItem, undecidedItem } from '../festivals/festival.ts';
import { z } from '../schema/zod.ts';

const place = {
  file: z.string().nullable().describe('file name, sent or of a pack; null for the sent text or expression'),
  line: z.int().describe('from 1'),
  column: z.int().describe('from 1'),
  end_line: z.int(),
  end_column: z.int().describe('position of the first character after it'),
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
    kind: z.string().nullable().describe('label of the span'),
  })
  .openapi('EvaluatedSpan');

const scoreLine = z
  .object({
    how: z.enum(['add', 'take', 'block']),
    points: z.number().describe('effect on the score; 0 for a blocking line'),
    reason: z.string(),
    label: z.string().nullable().describe('its rank in the hierarchy'),
    rule: z.string().describe('the rule of the line'),
  })
  .openapi('EvaluatedReason');

const score = z.number().describe('0 to 100; 0 if a line blocks');
const reasons = z.array(scoreLine).describe('the lines that apply; if one blocks, the blocking lines');

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
const spans = z.array(conditionSpan).describe('of a condition, whole');
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
    disabled: z.boolean().describe('whether the text or a parent pack disables it'),
    inputs: z.array(z.string()).describe('required and optional inputs; no result without the required ones'),
    dates,
    undecided,
    spans,
    muhurats,
    days,
    result,
    before: dates.optional().describe('results of the active rule of this code, if any'),
    before_undecided: undecided.optional(),
    before_spans: spans.optional(),
    before_muhurats: muhurats.optional(),
    before_days: days.optional(),
    before_result: result.optional(),
  })
  .openapi('EvaluatedRule');

/** The result of a text, without the envelope of every answer. */
export const evaluation = z.object({
  ok: z.boolean().describe('whether the text has no errors; with errors, rules is empty'),
  diagnostics: z.array(diagnostic).describe('errors and warnings'),
  rules: z.array(evaluatedRule),
  truncated: z.boolean().describe('whether the response was shortened'),
});

/** Answer of `/v1/rules/evaluate`. */
export const evaluateAnswer = z
  .object({ ...evaluation.shape, location: locationEcho, _engine: engineEnvelope })
  .openapi('Evaluation');
