// One chain of packs compiled: linked, checked and linted; its evaluators are made when they are first asked for.

import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import type { SourceFile } from '@nirnaya/dsl/source';
import { type Environments, environmentOf } from '../front/check/environment.ts';
import { checkOtherRules } from '../front/check/other-rules.ts';
import type { PackRule } from '../front/check/pack-rule.ts';
import type { RuleSetting } from '../front/check/rule-scope.ts';
import type { RuleInput } from '../front/check/scope.ts';
import { type CheckedExpression, checkExpression } from '../front/check/single-expression.ts';
import { checkTraditionVariants } from '../front/check/tradition-variants.ts';
import { checkVariants } from '../front/check/variants.ts';
import { chainFingerprint } from '../front/fingerprint/chain-fingerprint.ts';
import { type PackWorld, withoutConsequences } from '../front/link/absent-names.ts';
import { chainOf, type LayerRead, type LinkedChain, linkChain, type Pack } from '../front/link/chain.ts';
import { skyOfChain } from '../front/link/chain-sky.ts';
import { cyclicRules } from '../front/link/cycles.ts';
import { overLandOf } from '../front/link/over-land.ts';
import { checkStatedPlaces } from '../front/link/stated-places.ts';
import { citationDiagnostics } from '../front/lint/citations.ts';
import type { Ignores } from '../front/lint/ignored.ts';
import { kalaDiagnostics } from '../front/lint/kalas.ts';
import { lintChain } from '../front/lint/lint.ts';
import { lintOtherRules } from '../front/lint/other-rules.ts';
import { type ChainPlan, planOf } from '../front/plan/chain-plan.ts';
import { attributesOf } from '../runtime/attributes.ts';
import { packKalas } from '../runtime/day-windows.ts';
import { type CompiledPack, compiledPack, type PackParts } from '../runtime/pack.ts';
import { isError } from './failure.ts';

/** The result of compiling one chain. */
export interface Compilation {
  /** undefined where there is any error; made when it is first read */
  readonly pack: CompiledPack | undefined;
  /** what the pack is made of, for those who store it; undefined where the pack is */
  readonly parts: PackParts | undefined;
  /** of reading the files of the chain, and of compiling it */
  readonly diagnostics: readonly Diagnostic[];
  /** reads an expression under the names of the chain, which may have errors elsewhere; undefined without its parents */
  readonly expression: ((text: string, inputs: readonly RuleInput[]) => CheckedExpression) | undefined;
}

/** The result for a name that stands for no chain. */
export const noCompilation: Compilation = {
  pack: undefined,
  parts: undefined,
  diagnostics: [],
  expression: undefined,
};

/** Options of compiling. */
export interface CompileOptions {
  /** version of the ephemeris data; part of the fingerprint */
  readonly dataVersion: string;
}

/** Each diagnostic once, by file and place: chains share those of their parents. */
export function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map<string, Diagnostic>();
  for (const d of diagnostics) {
    const key = `${d.range.file.path} ${d.range.start} ${d.range.end} ${d.code} ${d.message}`;
    if (!seen.has(key)) seen.set(key, d);
  }
  return [...seen.values()].sort(
    (a, b) => a.range.file.path.localeCompare(b.range.file.path) || a.range.start - b.range.start,
  );
}

/** What chains have in common: layers of packs, and what their rules are read in. */
export interface Shared {
  readonly ignores: Ignores;
  readonly world: PackWorld;
  readonly layers: Map<string, LayerRead>;
  readonly environments: Environments;
  /** what reading each file found */
  readonly reading: ReadonlyMap<SourceFile, readonly Diagnostic[]>;
  readonly options: CompileOptions;
}

/** The packs of a chain, linked: of a tradition over a land those of the land and then those of the tradition. */
export function linkedChainOf(
  name: string,
  { world: { packs }, layers }: Pick<Shared, 'world' | 'layers'>,
  sink: Diagnostic[],
): LinkedChain {
  const { below, over } = packsOfChain(name, packs, sink);
  return linkChain(below, layers, sink, over);
}

function packsOfChain(name: string, packs: PackWorld['packs'], sink: Diagnostic[]) {
  const { land, tradition } = overLandOf(name) ?? { land: name, tradition: undefined };
  const below = chainOf(packs, land, sink);
  const over =
    tradition === undefined ? [] : chainOf(packs, tradition, sink).filter((pack) => !below.includes(pack));
  return { land, below, over };
}

/** Compiles a chain. */
export function compileChain(name: string, shared: Shared): Compilation {
  const { packs } = shared.world;
  const sink: Diagnostic[] = [];
  const { land, below, over } = packsOfChain(name, packs, sink);
  const chain = [...below, ...over];
  const reading = chain.flatMap(({ documents }) =>
    documents.flatMap(({ file }) => shared.reading.get(file) ?? []),
  );
  // Without its parents nothing in a pack is known, and everything in it would be an error.
  if (isCutShort(chain)) {
    const diagnostics = distinct([...reading, ...sink]);
    return { ...noCompilation, diagnostics };
  }
  checkStatedPlaces(chain, sink);
  const sky = skyOfChain({ below, over }, sink);
  const linked = linkChain(below, shared.layers, sink, over);
  const { layer } = linked;
  const environment = environmentOf(linked, packs, shared.environments, sink);
  const { names, calendars } = environment;
  const setting: RuleSetting = { names, parse: environment.parse, sink };
  for (const some of [layer.calendars, layer.kala, layer.divisions, layer.chains]) {
    for (const { entry } of some.values()) sink.push(...citationDiagnostics(entry.cite, layer.works));
  }
  const rules = new Map<string, PackRule>();
  for (const linkedRule of layer.rules.values()) {
    const rule = environment.rule(linkedRule, sink);
    if (rule !== undefined) rules.set(rule.code, rule);
  }
  cyclicRules(rules, sink);
  checkTraditionVariants(rules, sink);
  checkVariants(rules, sink);
  const others = checkOtherRules(layer, setting);
  lintOtherRules(others, layer, rules, sink);
  sink.push(...kalaDiagnostics(layer, names.checkedKala));
  lintChain(linked, rules, sink);
  const diagnostics = distinct([
    ...reading,
    ...shared.ignores.left(withoutConsequences(chain, sink, shared.world)),
  ]);
  const purnimanta = packs.get(land)?.documents.some(({ months }) => months === 'purnimanta') === true;
  const expression: Compilation['expression'] = (text, inputs) =>
    checkExpression(names, environment.parse, text, { inputs, purnimanta });
  if (diagnostics.some(isError)) return { ...noCompilation, diagnostics, expression };
  // A caller that wants diagnostics alone, as an editor does with every key, is spared the evaluators.
  let fingerprint: string | undefined;
  const assemble = (): PackParts => {
    const own = { rules, ...others, calendars };
    let plan: ChainPlan | undefined;
    return {
      name,
      chain: linked.packs,
      sky,
      get plan() {
        plan ??= planOf(own);
        return plan;
      },
      // Most chains are never asked for it.
      get fingerprint() {
        fingerprint ??= chainFingerprint(
          { rules, others, environment, layer, sky },
          shared.options.dataVersion,
        );
        return fingerprint;
      },
      ...own,
      tables: names.tables,
      kalas: packKalas(layer.kala),
      divisions: packKalas(layer.divisions),
      attributes: attributesOf(names.tables, names.vocabulary),
      kala: (kalaName) => names.checkedKala.get(kalaName),
      division: (divisionName) => names.checkedDivisions.get(divisionName),
    };
  };
  let parts: PackParts | undefined;
  let pack: CompiledPack | undefined;
  const partsOnce = (): PackParts => {
    parts ??= assemble();
    return parts;
  };
  return {
    diagnostics,
    expression,
    get parts() {
      return partsOnce();
    },
    get pack() {
      pack ??= compiledPack(partsOnce());
      return pack;
    },
  };
}

// Whether the root of a chain extends a pack that is not there, or one of the chain itself.
const isCutShort = ([root]: readonly Pack[]): boolean => root?.extends !== undefined;
