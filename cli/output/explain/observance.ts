// An observance on a date: how its day was decided.

import { variantNamed } from '@nirnaya/app/festivals';
import { otherSkiesJson } from '@nirnaya/app/skies';
import type { CommandLanguage } from '../../options/language.ts';
import type { Explained, Question } from './contract.ts';
import { find } from './day-decision.ts';
import { decisionsBeside, otherSkiesPart } from './other-skies.ts';
import { decisionBlocks } from './report.ts';

/** Explains an observance. */
export async function explainObservance({
  session,
  rule: { code },
  day,
  variant: key,
}: Question): Promise<Explained> {
  const rule = session.pack.rules.get(code);
  if (rule === undefined) throw new Error(`${code} is no observance`);
  const { language } = session;
  const requestedVariant = key === undefined ? undefined : variantNamed(session.pack, rule, key);
  const decision = find({ ...session.context, language }, rule, day, requestedVariant);
  const { matched, name, variant } = decision;
  const beside = await decisionsBeside(session, rule, decision.trace, day);
  const decided = { conditions: decision.conditions, observatory: decision.observatory ?? null };
  const { conditions, observatory } = language === undefined ? decided : await inLanguage(language, decided);
  return {
    sentence:
      language?.names.of('sentence', decision.sentence, { code, variant, about: name }) ?? decision.sentence,
    blocks: (layout) => [
      ...decisionBlocks({ ...decision, observatory: observatory ?? undefined }, layout),
      otherSkiesPart(beside, layout),
    ],
    data: {
      variant: variant ?? null,
      matched,
      conditions,
      observatory,
      other_skies: otherSkiesJson(beside, session.zone),
    },
  };
}

// The shapes of answers are loaded where names are wanted in a language, and not by every explanation.
async function inLanguage<T>(language: CommandLanguage, decided: T): Promise<T> {
  const { explanation } = await import('@nirnaya/contract/festivals');
  return language.written(explanation.pick({ conditions: true, observatory: true }), decided);
}
