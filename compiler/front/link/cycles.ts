// Rules that refer to each other in a circle have no dates; each circle is reported once. Nor may the rules that one
// stands on go too deep: what decides it goes through all of them.

import { type Diagnostic, report } from '@nirnaya/dsl/diagnostics';
import type { SourceRange } from '@nirnaya/dsl/source';

/** The most rules that stand on one another: the deepest of ours are three. */
const deepestReference = 32;

/** A rule that may name others. */
interface Referring {
  readonly checked: { readonly references: ReadonlyMap<string, SourceRange> };
}

/** A rule whose references are being followed. */
interface Open {
  readonly code: string;
  readonly next: Iterator<readonly [string, SourceRange]>;
  /** the reference that is followed now */
  at: SourceRange | undefined;
  /** how many rules stand on one another from here down, itself included */
  depth: number;
}

/** Reports circles of reference between rules, and references that go too deep. */
export function cyclicRules(rules: ReadonlyMap<string, Referring>, sink: Diagnostic[]): void {
  const depths = new Map<string, number>();
  const open = new Set<string>();
  const path: Open[] = [];
  const enter = (code: string): void => {
    const rule = rules.get(code);
    if (rule === undefined || depths.has(code)) return;
    open.add(code);
    path.push({ code, next: rule.checked.references[Symbol.iterator](), at: undefined, depth: 1 });
  };
  const leave = ({ code, depth, at }: Open): void => {
    path.pop();
    open.delete(code);
    depths.set(code, depth);
    // Those that stand on a rule too deep are not reported beside it.
    if (depth === deepestReference + 1 && at !== undefined) {
      sink.push(report('rules-too-deep', at, { code, most: deepestReference }));
    }
  };
  for (const root of rules.keys()) {
    enter(root);
    for (let rule = path.at(-1); rule !== undefined; rule = path.at(-1)) {
      const { done, value } = rule.next.next();
      if (done === true) {
        const depth = rule.depth;
        leave(rule);
        const above = path.at(-1);
        if (above !== undefined) above.depth = Math.max(above.depth, depth + 1);
        continue;
      }
      const [code, range] = value;
      rule.at = range;
      rule.depth = Math.max(rule.depth, (depths.get(code) ?? 0) + 1);
      if (open.has(code)) {
        const codes = path.map((each) => each.code);
        const cycle = [...codes.slice(codes.indexOf(code)), code].join(' -> ');
        sink.push(report('cyclic-rules', range, { cycle }));
      } else enter(code);
    }
  }
}
