// Which pack of the chain a rule's decision comes from.

import type { AnyRule } from '@nirnaya/compiler/runtime';

/** The pack whose clauses decide; for a rule without clauses the one that names its target or its lines. */
export function decidingPack({ linked, code }: Pick<AnyRule, 'linked' | 'code'>): string {
  const { provenance } = linked;
  const pack =
    provenance.get('decide') ??
    provenance.get('observe') ??
    provenance.get('holds') ??
    provenance.get('score');
  return pack ?? [...provenance.values()][0] ?? code;
}
