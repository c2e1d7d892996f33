// From rule packs as text to compiled chains: read, parse, resolve, check, lint, link, plan, emit.
// Nothing is thrown for what an author wrote: it becomes a diagnostic. An error keeps the chains that use its file from
// giving a pack; the others stand.

import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import type { KalaEntry } from '../dsl/pack/document.ts';
import { readPack } from '../dsl/pack/read-pack.ts';
import { lineColumn, type SourceFile } from '../dsl/source/source-file.ts';
import { type ByteCache, byteCache } from '../engine/cache/byte-cache.ts';
import { type Environments, environmentOf, environmentsOf, type ParseMemory } from './check/environment.ts';
import { canonicalOthers, checkOtherRules } from './check/other-rules.ts';
import type { RuleSetting } from './check/rule-scope.ts';
import type { RuleInput } from './check/scope.ts';
import { type CheckedExpression, checkExpression } from './check/single-expression.ts';
import { checkWays } from './check/ways.ts';
import { canonicalDecision, canonicalRule, canonicalTable } from './fingerprint/canonical-form.ts';
import { fingerprint, writtenOnce } from './fingerprint/fingerprint.ts';
import { type PackWorld, withoutConsequences } from './link/absent-names.ts';
import { chainOf, type LayerRead, linkChain, type Pack, packsOf } from './link/chain.ts';
import { cyclicRules } from './link/cycles.ts';
import { mayStandOver, overLandOf } from './link/over-land.ts';
import { checkStatedPlaces } from './link/stated-places.ts';
import { citationDiagnostics } from './lint/citations.ts';
import { type Ignores, ignoresOf } from './lint/ignored.ts';
import { lintChain } from './lint/lint.ts';
import { unusedIn } from './lint/unused.ts';
import { attributesOf } from './runtime/attributes.ts';
import { type CompiledPack, compiledPack, type PackParts } from './runtime/pack.ts';
import { packKalas } from './runtime/pack-kala.ts';
import type { PackRule } from './runtime/pack-rule.ts';

/** Packs read from text, ready to be compiled chain by chain. */
export interface PackSet {
  readonly packs: ReadonlyMap<string, Pack>;
  /** diagnostics of reading the files themselves, also of those that belong to no pack */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * compiles the chain that ends in a pack, or of a tradition over a land, `IN-MH+vaishnava`; the same answer each time,
   * of the latter as long as it is cached
   */
  compile(name: string): Compilation;
  /** warnings about the set as a whole, for sets without errors: what none of its packs uses */
  lint(): readonly Diagnostic[];
  /** compiles every chain and returns every diagnostic of every file, each once */
  compileAll(): {
    readonly chains: ReadonlyMap<string, CompiledPack>;
    readonly diagnostics: readonly Diagnostic[];
  };
}

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

const noCompilation: Compilation = {
  pack: undefined,
  parts: undefined,
  diagnostics: [],
  expression: undefined,
};

/** Why a chain has no pack: the file, line and sentence of its first error, and how many more there are. */
export function failureOf({ diagnostics }: Pick<Compilation, 'diagnostics'>): string {
  const errors = diagnostics.filter(isError);
  const [first] = errors;
  if (first === undefined) return 'it has no errors';
  const { line, column } = lineColumn(first.range.file, first.range.start);
  const others = errors.length - 1;
  const more = others === 0 ? '' : ` (and ${others} more error${others === 1 ? '' : 's'})`;
  return `${first.range.file.path}:${line}:${column}: ${first.message}${more}`;
}

/** Options of compiling. */
export interface CompileOptions {
  /** version of the ephemeris data; part of the fingerprint */
  readonly dataVersion: string;
}

/** Reads packs. The files may belong to any number of packs. */
export function readPackSet(files: readonly SourceFile[], options: CompileOptions): PackSet {
  return packSetOf(
    files.map((file) => readPack(file)),
    options,
  );
}

/** The packs of files that are read already. */
export function packSetOf(
  reads: readonly ReturnType<typeof readPack>[],
  options: CompileOptions,
  parses: ParseMemory = new Map(),
): PackSet {
  const documents = reads.flatMap(({ document }) => document ?? []);
  const ignores = ignoresOf(documents.flatMap((document) => document.ignores));
  const reading = reads.flatMap((read) => read.diagnostics);
  const packs = packsOf(documents, reading);
  const diagnostics = ignores.left(reading);
  const shared: Shared = {
    world: { packs, strays: reads.flatMap(({ stray }) => stray ?? []) },
    ignores,
    layers: new Map(),
    environments: environmentsOf(parses),
    reading: byFile(diagnostics),
    options,
  };
  const done = new Map<string, Compilation>();
  let composed: ByteCache<string, Compilation> | undefined;
  const compile = (name: string): Compilation => {
    const over = overLandOf(name);
    if (over !== undefined) {
      if (!mayStandOver(over, packs)) return noCompilation;
      composed ??= byteCache({ name: 'chains', limit: COMPOSED_BYTES, bytesOf: () => CHAIN_BYTES });
      return composed.get(name, () => compileChain(name, shared));
    }
    let compilation = done.get(name);
    if (compilation === undefined) {
      compilation = compileChain(name, shared);
      // An unknown name is not cached: a caller may make up any number of them.
      if (packs.has(name)) done.set(name, compilation);
    }
    return compilation;
  };
  let unused: readonly Diagnostic[] | undefined;
  const lint = (): readonly Diagnostic[] => {
    unused ??= ignores.left(unusedIn(packs));
    return unused;
  };
  return {
    packs,
    diagnostics,
    compile,
    lint,
    compileAll: () => {
      const all = [...diagnostics];
      const chains = new Map<string, CompiledPack>();
      for (const name of packs.keys()) {
        const { pack, diagnostics: own } = compile(name);
        all.push(...own);
        if (pack !== undefined) chains.set(name, pack);
      }
      // What an error hides may be a use, or just what is ignored.
      if (!all.some(isError)) all.push(...lint(), ...ignores.idle());
      return { chains, diagnostics: distinct(all) };
    },
  };
}

const isError = (d: Diagnostic): boolean => d.severity === 'error';

function byFile(diagnostics: readonly Diagnostic[]): ReadonlyMap<SourceFile, readonly Diagnostic[]> {
  const out = new Map<SourceFile, Diagnostic[]>();
  for (const d of diagnostics) {
    const own = out.get(d.range.file);
    if (own === undefined) out.set(d.range.file, [d]);
    else own.push(d);
  }
  return out;
}

/** Each diagnostic once, by file and place: chains share those of their parents. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map<string, Diagnostic>();
  for (const d of diagnostics) {
    const key = `${d.range.file.path} ${d.range.start} ${d.range.end} ${d.code} ${d.message}`;
    if (!seen.has(key)) seen.set(key, d);
  }
  return [...seen.values()].sort(
    (a, b) => a.range.file.path.localeCompare(b.range.file.path) || a.range.start - b.range.start,
  );
}

// What chains have in common: layers of packs, and what their rules are read in.
interface Shared {
  readonly ignores: Ignores;
  readonly world: PackWorld;
  readonly layers: Map<string, LayerRead>;
  readonly environments: Environments;
  /** what reading each file found */
  readonly reading: ReadonlyMap<SourceFile, readonly Diagnostic[]>;
  readonly options: CompileOptions;
}

/** The most bytes of the chains of traditions over lands: there are as many as lands times traditions. */
const COMPOSED_BYTES = 96_000_000;

/** What a chain takes besides what it shares with others: its tables of rules, its index and its evaluators. */
const CHAIN_BYTES = 1_200_000;

function compileChain(name: string, shared: Shared): Compilation {
  const { packs } = shared.world;
  const sink: Diagnostic[] = [];
  const { land, tradition } = overLandOf(name) ?? { land: name, tradition: undefined };
  const below = chainOf(packs, land, sink);
  const over =
    tradition === undefined ? [] : chainOf(packs, tradition, sink).filter((pack) => !below.includes(pack));
  const chain = [...below, ...over];
  const reading = chain.flatMap(({ documents }) =>
    documents.flatMap(({ file }) => shared.reading.get(file) ?? []),
  );
  // Without its parents nothing in a pack is known, and everything in it would be an error.
  if (isCutShort(chain)) {
    const diagnostics = distinct([...reading, ...sink]);
    return { pack: undefined, parts: undefined, diagnostics, expression: undefined };
  }
  checkStatedPlaces(chain, sink);
  const linked = linkChain(below, shared.layers, sink, over);
  const { layer } = linked;
  const environment = environmentOf(linked, packs, shared.environments, sink);
  const { names, calendars } = environment;
  const setting: RuleSetting = { names, parse: environment.parse, sink };
  for (const some of [layer.calendars, layer.kala, layer.divisions]) {
    for (const { entry } of some.values()) sink.push(...citationDiagnostics(entry.cite, layer.works));
  }
  const rules = new Map<string, PackRule>();
  for (const linkedRule of layer.rules.values()) {
    const rule = environment.rule(linkedRule, sink);
    if (rule !== undefined) rules.set(rule.code, rule);
  }
  cyclicRules(rules, sink);
  checkWays(rules, sink);
  const others = checkOtherRules(layer, setting, rules);
  lintChain(linked, rules, sink);
  const found = distinct([
    ...reading,
    ...shared.ignores.left(withoutConsequences(chain, sink, shared.world)),
  ]);
  const purnimanta = packs.get(land)?.documents.some(({ months }) => months === 'purnimanta') === true;
  const expression: Compilation['expression'] = (text, inputs) =>
    checkExpression(names, environment.parse, text, { inputs, purnimanta });
  if (found.some(isError)) return { pack: undefined, parts: undefined, diagnostics: found, expression };
  // A caller that wants diagnostics alone, as an editor does with every key, is spared the evaluators.
  const written = (): string => {
    const resolved = [
      new Map([...rules].map(([code, rule]) => [code, writtenOnce(rule, canonicalRule)])),
      new Map(
        [...calendars].map(([key, calendar]) => [
          key,
          { ...calendar, rule: canonicalDecision(calendar.rule) },
        ]),
      ),
      writtenOnce(names.checkedKala, (kalas) => kalas),
      writtenOnce(names.checkedDivisions, (divisions) => divisions),
      // Tables that no rule looks up are shown beside names, and what the shown kalas are called is shown too.
      new Map([...names.tables].map(([key, node]) => [key, writtenOnce(node, canonicalTable)])),
      new Map([...layer.kala].map(([key, { entry }]) => [key, canonicalNaming(entry)])),
      new Map([...layer.divisions].map(([key, { entry }]) => [key, canonicalNaming(entry)])),
      ...canonicalOthers(others),
    ];
    return fingerprint(resolved, shared.options.dataVersion);
  };
  let known: string | undefined;
  const assemble = (): PackParts => {
    return {
      name,
      chain: linked.packs,
      // Most chains are never asked for it.
      get fingerprint() {
        known ??= written();
        return known;
      },
      rules,
      ...others,
      calendars,
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
    diagnostics: found,
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

const canonicalNaming = ({ title, title_sa, quality }: Partial<KalaEntry>): unknown => [
  title,
  title_sa,
  quality,
];
