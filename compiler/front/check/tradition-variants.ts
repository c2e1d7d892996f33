// Rules that name an observance which they are a way of keeping, or of which they are one: it must be there, and a way of
// keeping something is none of another way.

import { type Diagnostic, report, suggestionFor } from '@nirnaya/dsl/diagnostics';
import type { PlacedText } from '@nirnaya/dsl/pack';
import type { PackRule } from './pack-rule.ts';

/**
 * Reports ways of keeping what the chain does not observe by any rule, or what is itself a way of keeping something, and rules
 * that are one of what the chain does not observe, or of themselves.
 */
export function checkTraditionVariants(rules: ReadonlyMap<string, PackRule>, sink: Diagnostic[]): void {
  const observance = ({ text, range }: PlacedText): PackRule | undefined => {
    const rule = rules.get(text);
    if (rule?.checked.kind === 'observance') return rule;
    const known = [...rules.values()].filter(({ checked }) => checked.kind === 'observance');
    const suggestion = suggestionFor(
      text,
      known.map(({ code }) => code),
    );
    sink.push(report('unknown-rule', range, { code: text }, { suggestion }));
    return undefined;
  };
  for (const rule of rules.values()) {
    const of = wayOf(rule);
    const main = of && observance(of);
    if (of !== undefined && main !== undefined && (main === rule || wayOf(main) !== undefined)) {
      sink.push(report('way-of-a-way', of.range, { code: of.text }));
    }
    for (const code of instancesOf(rule)) {
      const generic = observance(code);
      if (generic !== undefined && isOneOf(generic, rule.code, rules))
        sink.push(report('instance-of-itself', code.range, { code: rule.code }));
    }
  }
}

const wayOf = ({ linked: { fields } }: PackRule): PlacedText | undefined =>
  fields.kind === 'observance' ? fields.of : undefined;

const instancesOf = ({ linked: { fields } }: PackRule): readonly PlacedText[] =>
  fields.kind === 'observance' ? (fields.instance_of ?? []) : [];

// Whether a rule is one of an observance, by itself or through others.
function isOneOf(rule: PackRule, code: string, rules: ReadonlyMap<string, PackRule>): boolean {
  const seen = new Set<PackRule>();
  const visit = (one: PackRule): boolean => {
    if (one.code === code) return true;
    if (seen.has(one)) return false;
    seen.add(one);
    return instancesOf(one).some(({ text }) => {
      const next = rules.get(text);
      return next !== undefined && visit(next);
    });
  };
  return visit(rule);
}
