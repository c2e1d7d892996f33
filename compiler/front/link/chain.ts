// Packs to chains: which pack extends which, and the layers of a chain from the root down.

import { type Diagnostic, report, suggestionFor } from '@nirnaya/dsl/diagnostics';
import {
  ownStatements,
  type PackDocument,
  type PackKind,
  type StatedPlace,
  type WorkEntry,
} from '@nirnaya/dsl/pack';
import type { RuleKind, SkyName } from '@nirnaya/dsl/vocabulary';
import { withNeighbours } from './day-chains.ts';
import { emptyLayer, type Layer, layerOf, overlay, settle } from './layer.ts';

/** One pack: all files that name it. */
export interface Pack {
  readonly name: string;
  readonly title: string | undefined;
  /** a region, whose packs are lands; or a tradition, which may stand over the chain of any land */
  readonly kind?: PackKind | undefined;
  readonly extends: string | undefined;
  /** where its rules are run unless a place is named */
  readonly place?: StatedPlace | undefined;
  /** the sky that it states; where it states none, that of its parent */
  readonly sky?: SkyName | undefined;
  /** ISO 3166-2 codes of the states that count to a region */
  readonly states?: readonly string[];
  readonly documents: readonly PackDocument[];
}

/** The outline of a pack without its rules: enough to choose chains and places, and to name works and codes. */
export interface PackOutline
  extends Pick<Pack, 'name' | 'title' | 'kind' | 'extends' | 'place' | 'sky' | 'states'> {
  readonly documents: readonly {
    readonly month_names?: PackDocument['month_names'];
    readonly works: readonly WorkEntry[];
    readonly rules: readonly { readonly code: string; readonly kind?: RuleKind | 'extension' }[];
  }[];
}

/** A chain linked: the packs from the root down and what they say together. */
export interface LinkedChain {
  readonly packs: readonly string[];
  readonly layer: Layer;
}

/** Groups files into packs. Files that name different parents are reported; the first counts, as with titles. */
export function packsOf(documents: readonly PackDocument[], sink: Diagnostic[]): Map<string, Pack> {
  const groups = new Map<string, PackDocument[]>();
  for (const document of documents) {
    const group = groups.get(document.pack);
    if (group === undefined) groups.set(document.pack, [document]);
    else group.push(document);
  }
  for (const document of documents) shareRules(document, groups, sink);
  for (const group of groups.values()) reportTwoParents(group, sink);
  return new Map(
    [...groups].map(([name, group]): [string, Pack] => [
      name,
      {
        name,
        title: group.find((d) => d.title !== undefined)?.title,
        kind: group.find((d) => d.kind !== undefined)?.kind,
        extends: group.find((d) => d.extends !== undefined)?.extends,
        place: group.find((d) => d.place !== undefined)?.place,
        sky: group.find((d) => d.sky !== undefined)?.sky?.name,
        states: group.flatMap((d) => (d.states ?? []).map(({ text }) => text)),
        documents: group,
      },
    ]),
  );
}

// What a file says of its own pack, its parent and its place, it says of that pack alone.
function shareRules(
  document: PackDocument,
  groups: ReadonlyMap<string, PackDocument[]>,
  sink: Diagnostic[],
): void {
  // What shares nothing need not be read.
  if (document.alsoOf === undefined) return;
  const { extends: _parent, extendsRange: _range, alsoOf, ...shared } = document;
  for (const { name, range } of alsoOf) {
    const group = groups.get(name);
    if (group === undefined || name === document.pack) {
      const others = [...groups.keys()].filter((other) => other !== document.pack);
      sink.push(report('unknown-pack', range, { name }, { suggestion: suggestionFor(name, others) }));
      continue;
    }
    const none = Object.fromEntries(ownStatements.map((field) => [field, undefined]));
    group.push({ ...shared, ...none, pack: name });
  }
}

function reportTwoParents(group: readonly PackDocument[], sink: Diagnostic[]): void {
  const [first, ...others] = group.flatMap(({ pack, extends: parent, extendsRange: range }) =>
    parent === undefined || range === undefined ? [] : [{ pack, parent, range }],
  );
  for (const { pack, parent, range } of others) {
    if (first === undefined || parent === first.parent) continue;
    sink.push(report('two-parents', range, { pack, first: first.parent, second: parent }));
  }
}

/** The most packs of a chain. The longest of ours has four; what is linked grows with each. */
const longestChain = 16;

/**
 * The packs of a chain from the root down. Unknown parents, circles and a chain that is too long are reported once and
 * end the chain.
 */
export function chainOf(packs: ReadonlyMap<string, Pack>, name: string, sink: Diagnostic[]): Pack[] {
  const out: Pack[] = [];
  for (let pack = packs.get(name); pack !== undefined; ) {
    out.unshift(pack);
    if (pack.extends === undefined) return out;
    const { extendsRange } = pack.documents.find((d) => d.extends !== undefined) ?? {};
    if (out.length === longestChain) {
      const leaf = packs.get(name)?.documents.find((d) => d.extends !== undefined)?.extendsRange;
      if (leaf !== undefined) sink.push(report('chain-too-long', leaf, { pack: name, most: longestChain }));
      return out;
    }
    const parent = packs.get(pack.extends);
    if (parent === undefined || out.includes(parent)) {
      if (extendsRange !== undefined) {
        const others = [...packs.keys()].filter((name) => out.every((below) => below.name !== name));
        const suggestion = parent === undefined ? suggestionFor(pack.extends, others) : undefined;
        const down = out.map((p) => p.name).reverse();
        const cycle = [...down.slice(down.indexOf(pack.extends)), pack.extends].join(' -> ');
        sink.push(
          parent === undefined
            ? report('unknown-pack', extendsRange, { name: pack.extends }, { suggestion })
            : report('cyclic-packs', extendsRange, { cycle }),
        );
      }
      return out;
    }
    pack = parent;
  }
  return out;
}

/** What a pack says, or several linked from the root down, and its diagnostics: every chain through it has them. */
export interface LayerRead {
  readonly layer: Layer;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Links a chain: each pack's layer over those before it. What a tradition says is linked by itself and laid over that of the
 * land: the two were written apart, and of what both define that of the tradition stands. What chains begin with in common is
 * linked once, so that a rule extended there is one and the same rule to all of them; `layers` keeps it.
 */
export function linkChain(
  packs: readonly Pack[],
  layers: Map<string, LayerRead>,
  sink: Diagnostic[],
  over: readonly Pack[] = [],
): LinkedChain {
  const lay = (some: readonly Pack[]): Layer => {
    const { layer, diagnostics } = layersLaid(some, layers);
    sink.push(...diagnostics);
    return layer;
  };
  const land = lay(packs);
  const layer = over.length === 0 ? land : overlay(land, lay(over), sink, 'apart');
  settle(layer, sink);
  return { packs: [...packs, ...over].map((p) => p.name), layer: withNeighbours(layer, sink) };
}

// By the names of the packs: those before the last are laid, and kept, likewise.
function layersLaid(packs: readonly Pack[], layers: Map<string, LayerRead>): LayerRead {
  const last = packs.at(-1);
  if (last === undefined) return { layer: emptyLayer, diagnostics: [] };
  const key = packs.map(({ name }) => name).join(' ');
  let laid = layers.get(key);
  if (laid === undefined) {
    const diagnostics: Diagnostic[] = [];
    if (packs.length === 1) laid = { layer: layerOf(last.documents, diagnostics), diagnostics };
    else {
      const below = layersLaid(packs.slice(0, -1), layers);
      const own = layersLaid([last], layers);
      diagnostics.push(...below.diagnostics, ...own.diagnostics);
      laid = { layer: overlay(below.layer, own.layer, diagnostics), diagnostics };
    }
    layers.set(key, laid);
  }
  return laid;
}
