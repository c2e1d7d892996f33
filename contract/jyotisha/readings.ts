// Statements, each with the rule that makes it.

import { authority } from '../common/authority.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

/** The languages in which rules have texts. */
export const readingLanguages = ['en', 'hi'] as const;

/** The language of the sentences where names are wanted in a language: that one, or English where rules have no texts in it. */
export const readingLanguageOf = (language: string | undefined): (typeof readingLanguages)[number] =>
  readingLanguages.find((one) => one === language) ?? 'en';

/** The languages in which yogas and doshas have texts of their effects. */
const effectLanguages = ['en', 'hi', 'mr', 'gu', 'bn', 'ta', 'te', 'kn', 'ml'] as const;

/** A language of the texts of effects. */
export type EffectLanguage = (typeof effectLanguages)[number];

/** The language of effects where names are wanted in a language: that one, or English where rules have no texts in it. */
export const effectLanguageOf = (language: string | undefined): EffectLanguage =>
  effectLanguages.find((one) => one === language) ?? 'en';

/** A step of a rule, as it is written and found. */
const step = z.object({ name: z.string(), text: z.string(), value: z.string() }).openapi('RuleStep');

/** The steps of a rule. */
export const ruleSteps = z
  .array(step)
  .readonly()
  .optional()
  .describe('with observatory=true: each step of the rule, as written and evaluated');

/** A statement. */
export const statement = z
  .object({
    text: named({ kind: 'sentence', code: 'rule' }, z.string()),
    rule: z.string().describe('code of the rule'),
    factor_ids: z.array(z.string()).readonly().describe('its parts'),
    authorities: z.array(authority).readonly(),
    observatory: ruleSteps,
  })
  .openapi('Statement');
