// The fields that make a whole rule of a kind. Fields of other kinds are left out: `given` still names them, and they
// are reported as conflicting.

import type { RuleKind } from '../vocabulary/rule-words.ts';
import type { PartialFields, RuleFields } from './document.ts';
import { ruleEntries, valueIn } from './rule-table.ts';

/** The whole rule of a kind that some fields make. */
export function ruleFieldsOf(kind: RuleKind, fields: PartialFields): RuleFields {
  const { code, codeRange, range, unread, given } = fields;
  const own: Record<string, unknown> = {};
  for (const entry of ruleEntries) {
    if (entry.merge === 'own' || !entry.kinds.includes(kind)) continue;
    own[entry.property] = valueIn(fields, entry) ?? (entry.merge === 'replace' ? undefined : []);
  }
  return { kind, code, codeRange, range, ...own, unread, given } as RuleFields;
}
