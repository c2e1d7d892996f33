// Packs and rules as answered.

import { authority } from './authority.ts';
import { z } from './zod.ts';

/** A pack in the list of packs. */
export const packItem = z
  .object({
    name: z.string(),
    title: z.string().nullable(),
    extends: z.string().nullable(),
    chain: z.array(z.string()).describe('from the root down'),
    rules: z.int().describe('rules in force in its chain'),
    fingerprint: z.string().describe('rules snapshot version of its chain'),
  })
  .openapi('Pack');

/** Answer of `/v1/packs`. */
export const packsAnswer = z.object({ count: z.int(), packs: z.array(packItem) }).openapi('Packs');

/** Answer of `/v1/packs/{pack}`. */
export const packAnswer = z
  .object({
    ...packItem.shape,
    files: z.array(z.string()),
    says: z
      .array(z.object({ code: z.string(), mode: z.enum(['define', 'override', 'extend', 'disable']) }))
      .describe('the rules that the pack itself speaks of'),
    kalas: z.array(z.string()),
    calendars: z.array(z.string()),
    works: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        author: z.string().nullable(),
        year: z.string().nullable(),
        about: z.string().nullable(),
      }),
    ),
  })
  .openapi('PackDetail');

/** A rule in the list of rules. */
export const ruleItem = z
  .object({
    code: z.string(),
    kind: z.enum(['observance', 'condition']),
    name: z.string(),
    type: z.enum(['FESTIVAL', 'VRAT', 'SANKRANTI']).nullable(),
    tags: z.array(z.string()),
    pack: z.string().describe('the pack whose clauses decide'),
    disabled: z.boolean().describe('computed for other rules, but not observed in this chain'),
    summary: z.string().nullable(),
  })
  .openapi('Rule');

const chainShape = {
  rule_pack_chain: z.array(z.string()),
  rules_snapshot_version: z.string(),
};

/** Answer of `/v1/rules`. */
export const rulesAnswer = z
  .object({ count: z.int(), rules: z.array(ruleItem), ...chainShape })
  .openapi('Rules');

const clause = z.object({ kind: z.string(), text: z.string() }).openapi('Clause');
const namedText = z.object({ name: z.string(), text: z.string() });

/** Answer of `/v1/rules/{code}`. */
export const ruleAnswer = z
  .object({
    ...ruleItem.shape,
    name_sa: z.string().nullable(),
    aliases: z.array(z.string()),
    adhika: z.enum(['skip', 'both', 'only']).nullable(),
    day: z.enum(['sunrise', 'civil', 'sunset']).describe('what bounds the day by which a date is named'),
    observe: z.string().nullable().describe('the target, in canonical spelling'),
    holds: z.string().nullable(),
    clauses: z.array(clause),
    drik_clauses: z.array(clause).nullable().describe('where drik calendars decide otherwise'),
    let: z.array(namedText),
    windows: z.array(namedText),
    variants: z.array(z.object({ when: z.string(), name: z.string() })),
    authorities: z.array(
      z.object({
        ...authority.shape,
        key: z.string(),
        author: z.string().nullable(),
        year: z.string().nullable(),
        about: z.string().nullable(),
      }),
    ),
    provenance: z.record(z.string(), z.string()).describe('field -> the pack it comes from'),
    source: z
      .array(
        z.object({
          pack: z.string(),
          mode: z.enum(['define', 'override', 'extend']),
          file: z.string(),
          line: z.int(),
          text: z.string(),
        }),
      )
      .describe('the rule as written, from the root down'),
    ...chainShape,
  })
  .openapi('RuleDetail');
