// The body and the answer of `/v1/rules/evaluate`.

import { engineEnvelope, locationEcho } from './envelope.ts';
import { festivalItem, undecidedItem } from './festival.ts';
import { integerIn, placeBody, traditionBody } from './place-body.ts';
import { dateText, nameText, wordText } from './text.ts';
import { z } from './zod.ts';

/** The longest text that is evaluated, in characters. */
const longestText = 20_000;

/** The most years that are asked about at once. */
const mostYears = 10;

/** The most values that are brought, and the longest. */
const mostInputs = 20;
const longestInput = 100;

const year = integerIn({ min: 0, max: 9999 });

/** What is asked. */
export const evaluateBody = z
  .object({
    text: z
      .string('must be a text')
      .max(longestText, `must have at most ${longestText} characters`)
      .describe(
        'A file of a pack; or what would stand in one (`rules:`, `kala:`, `tables:` ...), or rules by their codes alone.',
      )
      .openapi({
        example:
          'FESTIVAL_TOWN_FAIR:\n  name: Town fair\n  type: FESTIVAL\n  observe: Magha Shukla 5\n  decide: |\n    prefer target touches purvahna\n    then first\n  cite:\n    - {work: drik, level: PROVISIONAL, note: oral}\n',
      }),
    ...traditionBody,
    ...placeBody,
    year: year.optional().describe('Gregorian year; default the current one.'),
    years: z
      .array(year, 'must be a list of years')
      .min(1, 'must name a year')
      .max(mostYears, `must have at most ${mostYears} years`)
      .optional()
      .describe('Several years, instead of year.'),
    date: dateText().optional().describe('One civil date, instead of years.'),
    rule: nameText()
      .optional()
      .describe(
        'The only rule to report: of the text, or of the packs that it builds on. Default all rules of the text; if it has none, those whose dates it may move.',
      )
      .openapi({ example: 'FESTIVAL_TOWN_FAIR' }),
    inputs: z
      .record(
        z.string().max(longestInput, `must have at most ${longestInput} characters`),
        z
          .union(
            [z.string().max(longestInput), z.number()],
            `must be a text of at most ${longestInput} characters, or a number`,
          )
          .transform(String),
        'must be values by the names of inputs',
      )
      .refine((given) => Object.keys(given).length <= mostInputs, `must have at most ${mostInputs} values`)
      .optional()
      .describe('Values that the rules wait for, by the names of their inputs.')
      .openapi({ type: 'object', example: { janma_nakshatra: 'Rohini' } }),
    traces: z
      .boolean('must be true or false')
      .optional()
      .describe('Adds to each date the trace of its decision; default false.'),
    festival_mode: wordText(['standard', 'drik'])
      .optional()
      .describe('How a day is decided; default standard.'),
  })
  .openapi('EvaluateRequest');

const place = {
  file: z.string().nullable().describe('null: the text as sent; otherwise a file of the packs'),
  line: z.int().describe('from 1'),
  column: z.int().describe('from 1'),
  end_line: z.int(),
  end_column: z.int().describe('that of the first character after it'),
};

const diagnostic = z
  .object({
    code: z.string(),
    severity: z.enum(['error', 'warning', 'info']),
    message: z.string(),
    ...place,
    labels: z.array(z.object({ message: z.string(), ...place })),
    help: z.string().nullable(),
  })
  .openapi('Diagnostic');

const { date, end_date, name, windows, reason, observatory } = festivalItem.shape;

const evaluatedDate = z
  .object({ date, end_date, name, windows, reason, observatory })
  .openapi('EvaluatedDate');

const conditionSpan = z
  .object({
    start: z.string().openapi({ format: 'date-time' }),
    end: z.string().openapi({ format: 'date-time' }),
    kind: z.string().nullable().describe('what the condition calls the span'),
  })
  .openapi('EvaluatedSpan');

const heldLine = z
  .object({
    how: z.enum(['add', 'take', 'block']),
    points: z.number().describe('what it does to the score; 0 of a line that blocks'),
    because: z.string(),
    label: z.string().nullable().describe('its place in the hierarchy'),
    rule: z.string().describe('the rule that the line stands in'),
  })
  .openapi('EvaluatedReason');

const score = z.number().describe('from 0 to 100; 0 where a line blocks');
const reasons = z.array(heldLine).describe('the lines that hold; where one blocks, those that block');

const muhuratWindow = z
  .object({
    start: z.string().openapi({ format: 'date-time' }),
    end: z.string().openapi({ format: 'date-time' }),
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
    kind: z.enum(['observance', 'condition', 'muhurat', 'suitability', 'chakra']),
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

/** What comes of a text, apart from what stands around every answer. */
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
