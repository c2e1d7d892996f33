// Chains of days over the rules of a linked layer: each observance learns its neighbour on the side of the anchor.

import { type Diagnostic, report, suggestionFor } from '@nirnaya/dsl/diagnostics';
import type { ChainEntry, PlacedText } from '@nirnaya/dsl/pack';
import type { Layer, LayeredRule, Neighbour, Owned } from './layer.ts';

// A rule that several chains of packs inherit with its neighbours stays one rule to all of them.
const joined = new WeakMap<LayeredRule, LayeredRule>();

/** The layer, each rule of a chain of days with its neighbours. Codes that the layer lacks are reported. */
export function withNeighbours(layer: Layer, sink: Diagnostic[]): Layer {
  if (layer.chains.size === 0) return layer;
  const neighbours = new Map<string, Neighbour[]>();
  for (const owned of layer.chains.values()) {
    reportUnknown(owned.entry.days, layer, sink);
    for (const { day, neighbour } of neighboursIn(owned)) {
      // The chain of the nearest pack goes first; two that say the same say it once.
      const others = (neighbours.get(day) ?? []).filter(({ code }) => code.text !== neighbour.code.text);
      neighbours.set(day, [neighbour, ...others]);
    }
  }
  const rules = new Map(layer.rules);
  for (const [code, beside] of neighbours) {
    const rule = rules.get(code);
    if (rule !== undefined) rules.set(code, besideOnce(rule, beside));
  }
  return { ...layer, rules };
}

function neighboursIn({
  pack,
  entry: { days, anchor, cite },
}: Owned<ChainEntry>): readonly { readonly day: string; readonly neighbour: Neighbour }[] {
  const at = days.findIndex(({ text }) => text === anchor.text);
  return days.flatMap(({ text: day }, i) => {
    if (at === -1 || i === at) return [];
    const [code, side] = i < at ? ([days[i + 1], 'before'] as const) : ([days[i - 1], 'after'] as const);
    return code === undefined ? [] : [{ day, neighbour: { code, side, cite, pack } }];
  });
}

function besideOnce(rule: LayeredRule, beside: readonly Neighbour[]): LayeredRule {
  const known = joined.get(rule);
  const isSame =
    known?.beside?.length === beside.length &&
    beside.every(({ code }, i) => known.beside?.[i]?.code === code);
  if (known !== undefined && isSame) return known;
  const made = { ...rule, beside };
  joined.set(rule, made);
  return made;
}

function reportUnknown(days: readonly PlacedText[], { rules }: Layer, sink: Diagnostic[]): void {
  for (const { text, range } of days) {
    if (rules.get(text)?.fields !== undefined) continue;
    const suggestion = suggestionFor(text, [...rules.keys()]);
    sink.push(report('unknown-rule', range, { code: text }, { suggestion }));
  }
}
