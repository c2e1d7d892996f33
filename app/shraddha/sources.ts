// Whose word the rules and kalas of an answer about shraddhas are.

import { authoritiesOf, authoritiesOfKala } from '@nirnaya/explain/sentences';
import type { RuleContext } from '../context/request-context.ts';
import { forbiddenIn, shraddhaKalas } from './kalas.ts';

/** The citations of rules, by their codes. Rules that the chain does not have are left out. */
export const sourcesOfRules = ({ pack, works }: RuleContext, codes: readonly string[]) =>
  codes.flatMap((code) => {
    const rule = pack.rules.get(code);
    return rule === undefined ? [] : [{ code, authorities: [...authoritiesOf(rule, { works })] }];
  });

/** The citations of the kalas of a shraddha, and of those in which none is given where these are shown too. */
export function sourcesOfKalas({ pack, works }: RuleContext, options: { readonly forbidden: boolean }) {
  const shown = shraddhaKalas.flatMap((name) => pack.kalas.get(name) ?? []);
  const kalas = options.forbidden ? [...shown, ...forbiddenIn(pack)] : shown;
  return kalas.map((kala) => ({ code: kala.name, authorities: [...authoritiesOfKala(kala, { works })] }));
}
