// Rules that refer to each other in a circle have no dates; each circle is reported once.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { PackRule } from '../pack-rule.ts';

/** Reports circles of reference between rules. */
export function cyclicRules(rules: ReadonlyMap<string, PackRule>, sink: Diagnostic[]): void {
  const state = new Map<string, 'open' | 'done'>();
  const visit = (code: string, path: readonly string[]): void => {
    const rule = rules.get(code);
    if (rule === undefined || state.get(code) === 'done') return;
    state.set(code, 'open');
    for (const [next, range] of rule.checked.references) {
      if (state.get(next) === 'open') {
        const cycle = [...path.slice(path.indexOf(next)), next].join(' -> ');
        sink.push(report('cyclic-rules', range, { cycle }));
      } else visit(next, [...path, next]);
    }
    state.set(code, 'done');
  };
  for (const code of rules.keys()) visit(code, [code]);
}
