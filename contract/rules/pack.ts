// The response shapes of packs and rules.

import { ruleKinds, skyNames } from '@nirnaya/dsl/vocabulary';
import { authority } from '../common/authority.ts';
import { regionResolution } from '../common/envelope.ts';
import { nextCursor } from '../common/listing.ts';
import { wordsShape } from '../common/words.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

/** A pack in the list of packs. */
export const packItem = z
  .object({
    name: z.string(),
    title: z.string().nullable(),
    extends: z.string().nullable(),
    rule_pack_chain: z.array(z.string()).describe('from the root down'),
    sky: z.enum(skyNames).describe('on whose sky its dates are decided, where a rule states no other'),
    rule_count: z.int().describe('rules in force in its chain'),
    rules_snapshot_version: z.string().describe('changes when the meaning of a rule of its chain does'),
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
/** The kinds of rules. */

/** A rule in the list of rules. */
export const ruleItem = z
  .object({
    code: z.string(),
    kind: z.enum(ruleKinds),
    name: named('observance', z.string()),
    type: z.enum(['FESTIVAL', 'VRAT', 'SANKRANTI']).nullable().describe('of an observance'),
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
  .object({
    count: z.int().describe('rules in all, of the other pages too'),
    rules: z.array(
      ruleItem.partial().openapi('RuleListed', { description: 'A rule; fields may leave some out.' }),
    ),
    next_cursor: nextCursor,
    ...chainShape,
    region_resolution: regionResolution,
  })
  .openapi('Rules');

const clause = z
  .object({
    kind: z.string(),
    text: z.string(),
    authority: authority
      .nullable()
      .describe(
        'whose word it is; null where it does not say: the rule stands on its `authorities` as a whole',
      ),
  })
  .openapi('Clause');
const namedText = z.object({ name: z.string(), text: z.string() });

/** The scoring of a rule. */
const scoring = z
  .object({
    event: z.string().nullable().describe('what is begun').openapi({ example: 'marriage' }),
    base: z.number().describe('the score before anything is weighed'),
    lines: z.array(
      z.object({
        text: z.string().describe('in canonical spelling'),
        points: z.number().describe('0 for a line that blocks'),
        reason: z.string(),
        label: z.string().nullable().describe('its place in the hierarchy'),
        code: z.string().describe('the rule that it is written in'),
        pack: z.string(),
      }),
    ),
    requires: z.array(z.string()).describe('all of them must hold'),
    lasting_minutes: z.int().describe('the shortest time worth having'),
    ratings: z.array(z.object({ name: z.string(), least: z.number() })).describe('best first'),
    hierarchy: z.array(z.string()).describe('labels, the highest first'),
  })
  .openapi('Scoring');

/** A citation of a rule, with what is known of its work. */
const ruleAuthority = z
  .object({
    ...authority.shape,
    key: z.string(),
    author: z.string().nullable(),
    year: z.string().nullable(),
    about: z.string().nullable(),
  })
  .openapi('RuleAuthority');

/** Answer of `/v1/rules/{code}`. */
export const ruleAnswer = z
  .object({
    ...ruleItem.shape,
    ...wordsShape,
    name_sa: z.string().nullable(),
    aliases: named({ kind: 'name', keys: null }, z.array(z.string())),
    adhika: z.enum(['skip', 'both', 'only']).nullable(),
    day: z
      .enum(['sunrise', 'civil', 'sunset'])
      .nullable()
      .describe('what bounds the day by which a date is named; null for a rule without dates'),
    observe: z.string().nullable().describe('the target, in canonical spelling'),
    holds: z.string().nullable().describe('what a condition waits for, in canonical spelling'),
    clauses: z.array(clause),
    drik_clauses: z.array(clause).nullable().describe('where drik calendars decide otherwise'),
    scoring: scoring.optional().describe('of a muhurat or a suitability'),
    results: z.array(namedText).optional().describe('of a chakra'),
    inputs: z
      .array(z.object({ name: z.string(), takes: z.string(), optional: z.boolean() }))
      .describe('values that the caller supplies'),
    let: z.array(namedText),
    windows: z.array(
      namedText
        .extend({
          label: z.string().nullable().describe('what people call it'),
          quality: z.enum(['auspicious', 'inauspicious']).nullable().describe('sought or shunned'),
          reason: z.string().nullable().describe('why'),
          authorities: z.array(authority),
        })
        .openapi('RuleWindow'),
    ),
    named: z
      .string()
      .nullable()
      .describe('what gives the key of an occurrence among the variants; null where nothing does'),
    variants: z
      .array(
        z.object({
          variant: z.string().describe('its key, the same in every language'),
          name: named('observance', z.string()),
          name_sa: z.string().nullable().describe('in Sanskrit, IAST'),
          aliases: named({ kind: 'name', keys: null }, z.array(z.string())),
          when: z
            .string()
            .nullable()
            .describe('when it holds beside the others; null for one that `named` gives'),
        }),
      )
      .describe('the names of its occurrences'),
    authorities: z.array(ruleAuthority),
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
