// Which pack of the chain a rule's decision comes from.

import type { PackRule } from '../../compiler/pack-rule.ts';

/** The pack whose clauses decide; for a rule without clauses the one that names its target. */
export function decidingPack({ linked, code }: PackRule): string {
  const { provenance } = linked;
  const pack = provenance.get('decide') ?? provenance.get('observe') ?? provenance.get('holds');
  return pack ?? [...provenance.values()][0] ?? code;
}
