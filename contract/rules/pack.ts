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
    sky: z.enum(skyNames).describe('default sky of its rules'),
    rule_count: z.int().describe('active rules of its chain'),
    rules_snapshot_version: z.string().describe('changes with the meaning of a rule of its chain'),
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
      .describe('the rules that the pack itself defines or changes'),
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
    pack: z.string().describe('the pack of the deciding clauses'),
    disabled: z.boolean().describe('disabled in this chain, but evaluated for other rules'),
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
    count: z.int().describe('number of rules on all pages'),
    rules: z.array(
      ruleItem.partial().openapi('RuleListed', { description: 'A rule, limited to fields if given.' }),
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
      .describe('authority of the clause; null if it names none, then the `authorities` of the rule apply'),
  })
  .openapi('Clause');
const namedText = z.object({ name: z.string(), text: z.string() });

/** The scoring of a rule. */
const scoring = z
  .object({
    event: z.string().nullable().describe('what is begun').openapi({ example: 'marriage' }),
    base: z.number().describe('the initial score'),
    lines: z.array(
      z.object({
        text: z.string().describe('in canonical spelling'),
        points: z.number().describe('0 for a blocking line'),
        reason: z.string(),
        label: z.string().nullable().describe('its rank in the hierarchy'),
        code: z.string().describe('the rule of the line'),
        pack: z.string(),
      }),
    ),
    requires: z.array(z.string()).describe('all of them must hold'),
    lasting_minutes: z.int().describe('the minimum length'),
    ratings: z.array(z.object({ name: z.string(), least: z.number() })).describe('best first'),
    hierarchy: z.array(z.string()).describe('labels, highest first'),
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
      .describe('boundary of the day that gives the date; null for a rule without dates'),
    observe: z.string().nullable().describe('the target, in canonical spelling'),
    holds: z.string().nullable().describe('the condition, in canonical spelling'),
    clauses: z.array(clause),
    drik_clauses: z.array(clause).nullable().describe('if drik calendars decide differently'),
    scoring: scoring.optional().describe('of a muhurat or a suitability'),
    results: z.array(namedText).optional().describe('of a chakra'),
    inputs: z
      .array(z.object({ name: z.string(), takes: z.string(), optional: z.boolean() }))
      .describe('values that the caller supplies'),
    let: z.array(namedText),
    windows: z.array(
      namedText
        .extend({
          label: z.string().nullable().describe('display name'),
          quality: z.enum(['auspicious', 'inauspicious']).nullable().describe('auspicious or to avoid'),
          reason: z.string().nullable().describe('why'),
          authorities: z.array(authority),
        })
        .openapi('RuleWindow'),
    ),
    named: z.string().nullable().describe('expression for the key of the variant; null if none'),
    variants: z
      .array(
        z.object({
          variant: z.string().describe('key, the same in every language'),
          name: named('observance', z.string()),
          name_sa: z.string().nullable().describe('in Sanskrit, IAST'),
          aliases: named({ kind: 'name', keys: null }, z.array(z.string())),
          when: z.string().nullable().describe('condition of the variant; null if `named` selects it'),
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
