// The names of occurrences against what gives them: `named` gives keys of variants, and each variant is given or has a `when`.

import { type Diagnostic, report, suggestionFor } from '@nirnaya/dsl/diagnostics';
import type { PackRule } from './pack-rule.ts';
import { ownVariants, variantsOf } from './rule-variants.ts';
import { textsOf } from './texts.ts';

/** Reports keys that `named` may give and no variant has, and variants that nothing gives. */
export function checkVariants(rules: ReadonlyMap<string, PackRule>, sink: Diagnostic[]): void {
  for (const rule of rules.values()) {
    const { fields } = rule.linked;
    const { named } = rule.checked;
    const texts = named === undefined ? [] : textsOf(named);
    // What it may give is not known before it runs.
    if (texts === undefined) continue;
    const known = variantsOf(rule, rules);
    if (fields.kind === 'observance' && fields.named !== undefined) {
      for (const text of new Set(texts)) {
        if (known.has(text)) continue;
        const suggestion = suggestionFor(text, known.keys());
        sink.push(
          report('unknown-variant', fields.named.range, { key: text, code: rule.code }, { suggestion }),
        );
      }
    }
    for (const { key, when, range } of ownVariants(rule)) {
      if (when === undefined && !texts.includes(key)) sink.push(report('unused-variant', range, { key }));
    }
  }
}
