// Rules that are a tradition's way of keeping an observance: the one that they name must be there, and must be none itself.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { suggestionFor } from '../../dsl/diagnostics/suggest.ts';
import type { PlacedText } from '../../dsl/pack/document.ts';
import type { PackRule } from '../runtime/pack-rule.ts';

/** Reports ways of keeping what the chain does not observe by any rule, or what is itself a way of keeping something. */
export function checkWays(rules: ReadonlyMap<string, PackRule>, sink: Diagnostic[]): void {
  for (const rule of rules.values()) {
    const of = wayOf(rule);
    if (of === undefined) continue;
    const kept = rules.get(of.text);
    if (kept?.checked.kind !== 'observance') {
      const known = [...rules.values()].filter(({ checked }) => checked.kind === 'observance');
      const suggestion = suggestionFor(
        of.text,
        known.map(({ code }) => code),
      );
      sink.push(report('unknown-rule', of.range, { code: of.text }, { suggestion }));
    } else if (kept === rule || wayOf(kept) !== undefined) {
      sink.push(report('way-of-a-way', of.range, { code: of.text }));
    }
  }
}

const wayOf = ({ linked: { fields } }: PackRule): PlacedText | undefined =>
  fields.kind === 'observance' ? fields.of : undefined;
