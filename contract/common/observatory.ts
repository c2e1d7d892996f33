// The response shape of a decision's trace: everything that was considered for one occurrence, and what decided.

import { skyNames } from '@nirnaya/dsl/vocabulary';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { authority } from './authority.ts';

const date = () => z.string().openapi({ format: 'date' });
const instant = () => z.string().openapi({ format: 'date-time' });
const spanShape = { start_at: instant(), end_at: instant() };

const span = z.object(spanShape).openapi('Span', { description: 'For a moment, start_at equals end_at.' });

const reading = z
  .object({
    text: z.string().describe('the evaluated expression'),
    kind: z.enum(['truth', 'spans', 'instant', 'duration', 'number', 'label']),
    value: z
      .union([z.boolean(), z.array(span).readonly(), z.string(), z.number(), z.null()])
      .describe('by kind: truth, spans, instant, minutes, number or name; null if absent'),
  })
  .openapi('Reading');

const clausePlace = {
  clause: z.string(),
  pack: z.string(),
  file: z.string(),
  line: z.int(),
  authority: authority
    .nullable()
    .describe('authority of the clause; null if it names none, then the `authorities` of the rule apply'),
};

const clause = z
  .object({
    ...clausePlace,
    results: z
      .array(
        z.object({
          date: date(),
          holds: z.boolean().nullable().describe('result of require and prefer'),
          share: z.number().nullable().describe('result of prefer most of, 0 to 1'),
          survives: z.boolean().describe('whether the day remains'),
          readings: z.array(reading).readonly(),
        }),
      )
      .readonly(),
    narrowed: z.boolean().describe('whether it removed days'),
    decided: z.boolean().describe('whether it left a single day'),
  })
  .openapi('ClauseTrace');

const lunation = z
  .object({
    ...spanShape,
    lunar_month: named('lunar month', z.string().describe('amanta')),
    months: named('lunar month', z.array(z.string()).describe('two in a kshaya month')).readonly(),
    is_adhika: z.boolean(),
    is_kshaya: z.boolean(),
  })
  .describe('the lunation of a target in the lunar calendar')
  .openapi('Lunation');

const candidate = z.object({
  date: date(),
  sunrise_at: instant().nullable(),
  overlap_minutes: z.number().describe('time of the target within the day'),
  added: z.boolean().describe('whether a clause added it although the target does not touch it'),
});

const overlap = z.object({
  window: z.string(),
  date: date(),
  overlap_minutes: z.number().nullable(),
  share: z.number(),
});

const outcome = z.object({
  kind: z.enum(['decided', 'nothing', 'undecided', 'undecidable']),
  date: date().nullable(),
  last_date: date().nullable(),
  absent: z.string().nullable().describe('the missing moment that makes it undecidable'),
  candidates: z.array(date()).readonly().describe('the dates left open'),
});

const boundaryInstants = {
  which: z
    .enum(['begin', 'end', 'sankranti'])
    .describe('an end of the target, or the sankranti that begins the month of a date'),
  own_at: instant().describe('its instant on the sky of the chain'),
  other_at: instant().describe('its instant on the other sky'),
  between: z
    .object({
      name: z.string().describe('sunrise, sunset, a window by its name in rules, or a description'),
      edge: z.enum(['moment', 'begin', 'end']).describe('which end of the window'),
      at: instant(),
    })
    .nullable()
    .describe('the moment between the two instants; null if there is no single one'),
};

/** Why two skies give two days. */
export const skyDifference = z
  .object({
    own: z.enum(skyNames).describe('the sky on which the requested day is decided'),
    other: z.enum(skyNames),
    boundary: z
      .object(boundaryInstants)
      .nullable()
      .describe(
        'the deciding instants; null if both skies give the same day, and for days counted from another rule',
      ),
  })
  .openapi('SkyDifference');

/** The trace of a decision. */
export const observatory = z
  .object({
    code: z.string(),
    name: named('observance', z.string()),
    mode: z.enum(['standard', 'drik']),
    target: z.object({
      ...spanShape,
      text: z.string(),
      is_event: z.boolean(),
      spans: z.array(span).readonly(),
    }),
    lunation: z.union([lunation, z.null()]),
    candidates: z.array(candidate).readonly(),
    kala_windows: z
      .array(z.object({ ...spanShape, key: z.string().describe('name of the kala in rules'), date: date() }))
      .readonly(),
    overlaps: z.array(overlap).readonly(),
    clauses: z.array(clause).readonly(),
    deciding_clause: z
      .object({ ...clausePlace, index: z.int() })
      .nullable()
      .describe('null if there was no choice'),
    outcome,
    absent: z.array(z.object({ date: date(), what: z.string() })).readonly(),
    windows: z.array(z.object({ ...spanShape, key: z.string() })).readonly(),
    authorities: z.array(authority).readonly(),
  })
  .openapi('Observatory');
