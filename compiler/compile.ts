// From rule packs as text to compiled chains: read, parse, resolve, check, lint, link, plan, emit.
// Nothing is thrown for what an author wrote; every fault is a diagnostic, and a chain with errors gives no pack.

import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import type { KalaEntry } from '../dsl/pack/document.ts';
import { readPack } from '../dsl/pack/read-pack.ts';
import type { SourceFile } from '../dsl/source/source-file.ts';
import { attributesOf } from './attributes.ts';
import type { RuleSetting } from './check/rule-scope.ts';
import { type Environments, environmentOf, environmentsOf, type ParseMemory } from './environment.ts';
import { fingerprint, writtenOnce } from './fingerprint.ts';
import { chainOf, type LayerRead, linkChain, type Pack, packsOf } from './link/chain.ts';
import { cyclicRules } from './link/cycles.ts';
import { citationFaults } from './lint/citations.ts';
import { lintChain } from './lint/lint.ts';
import { decisiveMeaning, meaningOf, tableMeaning } from './meaning.ts';
import { checkOtherRules, otherMeaning } from './other-rules.ts';
import { type CompiledPack, compiledPack } from './pack.ts';
import { packKalas } from './pack-kala.ts';
import type { PackRule } from './pack-rule.ts';

/** Packs read from text, ready to be compiled chain by chain. */
export interface PackSet {
  readonly packs: ReadonlyMap<string, Pack>;
  /** faults of reading the files themselves */
  readonly diagnostics: readonly Diagnostic[];
  /** compiles the chain that ends in a pack; the same answer each time */
  compile(name: string): Compilation;
  /** compiles every chain and gives every fault of every file, each once */
  compileAll(): {
    readonly chains: ReadonlyMap<string, CompiledPack>;
    readonly diagnostics: readonly Diagnostic[];
  };
}

/** What came of compiling one chain. */
export interface Compilation {
  /** undefined where there is any error; made when it is first asked for */
  readonly pack: CompiledPack | undefined;
  readonly diagnostics: readonly Diagnostic[];
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
  const diagnostics = reads.flatMap((read) => read.diagnostics);
  const documents = reads.flatMap(({ document }) => document ?? []);
  const packs = packsOf(documents, diagnostics);
  const shared: Shared = { layers: new Map(), environments: environmentsOf(parses), options };
  const done = new Map<string, Compilation>();
  const broken = diagnostics.some(isError);
  const compile = (name: string): Compilation => {
    let compilation = done.get(name);
    if (compilation === undefined) {
      compilation = compileChain(packs, name, shared, broken);
      done.set(name, compilation);
    }
    return compilation;
  };
  return {
    packs,
    diagnostics,
    compile,
    compileAll: () => {
      const all = [...diagnostics];
      const chains = new Map<string, CompiledPack>();
      for (const name of packs.keys()) {
        const { pack, diagnostics: own } = compile(name);
        all.push(...own);
        if (pack !== undefined) chains.set(name, pack);
      }
      return { chains, diagnostics: distinct(all) };
    },
  };
}

const isError = (d: Diagnostic): boolean => d.severity === 'error';

/** Each fault once, by file and place: chains share their parents' faults. */
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
  readonly layers: Map<string, LayerRead>;
  readonly environments: Environments;
  readonly options: CompileOptions;
}

function compileChain(
  packs: ReadonlyMap<string, Pack>,
  name: string,
  shared: Shared,
  broken: boolean,
): Compilation {
  const sink: Diagnostic[] = [];
  const chain = chainOf(packs, name, sink);
  // Without its parents nothing in a pack is known, and all that it says would be a fault.
  if (sink.some(isError)) return { pack: undefined, diagnostics: sink };
  const linked = linkChain(chain, shared.layers, sink);
  const { layer } = linked;
  const environment = environmentOf(linked, packs, shared.environments, sink);
  const { names, calendars } = environment;
  const setting: RuleSetting = { names, parse: environment.parse, sink };
  for (const some of [layer.calendars, layer.kala, layer.divisions]) {
    for (const { entry } of some.values()) sink.push(...citationFaults(entry.cite, layer.works));
  }
  const rules = new Map<string, PackRule>();
  for (const linkedRule of layer.rules.values()) {
    const rule = environment.rule(linkedRule, sink);
    if (rule !== undefined) rules.set(rule.code, rule);
  }
  cyclicRules(rules, sink);
  const others = checkOtherRules(layer, setting, rules);
  lintChain(linked, rules, sink);
  const told = distinct(sink);
  if (broken || told.some(isError)) return { pack: undefined, diagnostics: told };
  // Who asks for faults alone, as an editor does with every key, is spared the fingerprint and the evaluators.
  const assemble = (): CompiledPack => {
    const resolved = [
      new Map([...rules].map(([code, rule]) => [code, writtenOnce(rule, meaningOf)])),
      new Map(
        [...calendars].map(([key, calendar]) => [key, { ...calendar, rule: decisiveMeaning(calendar.rule) }]),
      ),
      writtenOnce(names.checkedKala, (kalas) => kalas),
      writtenOnce(names.checkedDivisions, (divisions) => divisions),
      // Tables that no rule looks up are shown beside names, and what the shown kalas are called is shown too.
      new Map([...names.tables].map(([key, node]) => [key, writtenOnce(node, tableMeaning)])),
      new Map([...layer.kala].map(([key, { entry }]) => [key, shownMeaning(entry)])),
      new Map([...layer.divisions].map(([key, { entry }]) => [key, shownMeaning(entry)])),
      ...otherMeaning(others),
    ];
    return compiledPack({
      name,
      chain: linked.packs,
      fingerprint: fingerprint(resolved, shared.options.dataVersion),
      rules,
      ...others,
      calendars,
      tables: names.tables,
      kalas: packKalas(layer.kala),
      divisions: packKalas(layer.divisions),
      attributes: attributesOf(names.tables, names.vocabulary),
      kala: (kalaName) => names.checkedKala.get(kalaName),
      division: (divisionName) => names.checkedDivisions.get(divisionName),
    });
  };
  let pack: CompiledPack | undefined;
  return {
    diagnostics: told,
    get pack() {
      pack ??= assemble();
      return pack;
    },
  };
}

const shownMeaning = ({ title, title_sa, quality }: Partial<KalaEntry>): unknown => [
  title,
  title_sa,
  quality,
];
