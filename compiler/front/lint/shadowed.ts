// A let or an input with the name of a kala or division of the chain takes its place within the rule: `pradosha`
// then means something else there.

import { report } from '@nirnaya/dsl/diagnostics';
import type { Lint } from './contract.ts';

export const shadowed: Lint = ({ rule, chain: { layer } }) => {
  const { bindings = [], inputs = [] } = rule.linked.fields;
  return [...bindings, ...inputs].flatMap(({ name, range }) => {
    const [what, hidden] = layer.kala.has(name)
      ? ['kala', layer.kala.get(name)]
      : ['division', layer.divisions.get(name)];
    return hidden === undefined ? [] : [report('shadowed', range, { name, what, pack: hidden.pack })];
  });
};
