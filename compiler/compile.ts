// From rule packs as text to compiled chains: read, parse, resolve, check, lint, link, plan, emit.
// Nothing is thrown for what an author wrote; every fault is a diagnostic, and a chain with errors gives no pack.

import { report } from '../dsl/diagnostics/catalogue.ts';
import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import type { CalendarEntry, ExpressionText, KalaEntry, RuleKind, TableNode } from '../dsl/pack/document.ts';
import { readPack } from '../dsl/pack/read-pack.ts';
import type { SourceFile } from '../dsl/source/source-file.ts';
import { builtinCalendars, type Vocabulary, vocabularyWith } from '../dsl/vocabulary/vocabulary.ts';
import { worldCalendars } from '../engine/calendars/world.ts';
import { attributesOf } from './attributes.ts';
import { divisionNamed } from './check/divisions.ts';
import { checkAny } from './check/expression.ts';
import { labelOf } from './check/labels.ts';
import { type ParseCache, parseCache } from './check/parsed.ts';
import { checkCalendar, checkRule } from './check/rule.ts';
import type { RuleSetting } from './check/rule-scope.ts';
import { type ChainNames, reservedWords, type Scope } from './check/scope.ts';
import type { Term } from './check/term.ts';
import { fingerprint } from './fingerprint.ts';
import { chainOf, type LayerRead, type LinkedChain, linkChain, type Pack, packsOf } from './link/chain.ts';
import { cyclicRules } from './link/cycles.ts';
import { lintChain } from './lint/lint.ts';
import { uncitedWorks } from './lint/uncited.ts';
import { decisiveMeaning, meaningOf } from './meaning.ts';
import { checkOtherRules, otherMeaning } from './other-rules.ts';
import { type CompiledPack, compiledPack } from './pack.ts';
import { packKalas } from './pack-kala.ts';
import type { PackCalendar, PackRule } from './pack-rule.ts';

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

/** Expressions parsed under the same names; kept from one version of the files to the next by who reads them again. */
export type ParseMemory = Map<string, { readonly vocabulary: Vocabulary; readonly parse: ParseCache }>;

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
  caches: ParseMemory = new Map(),
): PackSet {
  const diagnostics = reads.flatMap((read) => read.diagnostics);
  const documents = reads.flatMap(({ document }) => document ?? []);
  const packs = packsOf(documents, diagnostics);
  const shared: Shared = { layers: new Map(), caches, options };
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

// What chains have in common: layers of packs, and expressions parsed under the same names.
interface Shared {
  readonly layers: Map<string, LayerRead>;
  readonly caches: ParseMemory;
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
  const calendarEntries = [...layer.calendars.values()].map((owned) => owned.entry);
  const { vocabulary, parse } = namesOf(calendarEntries, shared);
  const kala = new Map(
    [...layer.kala].map(([key, { entry }]) => [key, parse.expression(entry.expression, sink)] as const),
  );
  const names: ChainNames = {
    vocabulary,
    kala,
    tables: new Map([...layer.tables].map(([key, { entry }]) => [key, entry.value] as const)),
    divisions: new Map([...layer.divisions].map(([key, { entry }]) => [key, entry] as const)),
    purnimanta: new Set(
      linked.packs.flatMap((pack) => {
        const documents = packs.get(pack)?.documents ?? [];
        return documents.some((d) => d.months === 'purnimanta') ? documents.map((d) => d.file) : [];
      }),
    ),
    codes: new Set([...layer.rules].flatMap(([code, { fields }]) => (isDated(fields?.kind) ? [code] : []))),
    inputs: new Map(
      [...layer.rules].flatMap(([code, { fields }]) =>
        fields?.kind === 'condition' && fields.inputs !== undefined ? [[code, fields.inputs] as const] : [],
      ),
    ),
    checkedKala: new Map(),
    checkedDivisions: new Map(),
  };
  const setting: RuleSetting = { names, parse, sink };
  checkKala(names, linked, setting);
  checkDivisions(names, setting);
  const calendars = compileCalendars(calendarEntries, setting);
  const divisions = [...layer.divisions.values()].map(({ entry }) => entry);
  const kalas = [...layer.kala.values()].map(({ entry }) => entry);
  for (const { cite } of [...calendarEntries, ...kalas, ...divisions]) {
    sink.push(...uncitedWorks(cite, layer.works));
  }
  const rules = new Map<string, PackRule>();
  for (const rule of layer.rules.values()) {
    // An extension of nothing is told by the linker; it is no rule by itself.
    if (rule.fields === undefined || rule.mode === 'extend' || !isDated(rule.fields.kind)) continue;
    const checked = checkRule(setting, rule.fields);
    if (checked !== undefined) rules.set(rule.code, { code: rule.code, linked: rule, checked });
  }
  cyclicRules(rules, sink);
  const others = checkOtherRules(layer, setting, rules);
  lintChain(linked, rules, sink);
  const told = distinct(sink);
  if (broken || told.some(isError)) return { pack: undefined, diagnostics: told };
  // Who asks for faults alone, as an editor does with every key, is spared the fingerprint and the evaluators.
  const assemble = (): CompiledPack => {
    const resolved = [
      new Map([...rules].map(([code, rule]) => [code, meaningOf(rule)])),
      new Map(
        [...calendars].map(([key, calendar]) => [key, { ...calendar, rule: decisiveMeaning(calendar.rule) }]),
      ),
      names.checkedKala,
      names.checkedDivisions,
      // Tables that no rule looks up are shown beside names, and what the shown kalas are called is shown too.
      new Map([...names.tables].map(([key, node]) => [key, tableMeaning(node)])),
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
      attributes: attributesOf(names.tables, vocabulary),
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

// Whether a rule has days, or spans that may stand for days, and so may be named in expressions.
const isDated = (kind: RuleKind | undefined): boolean =>
  kind === undefined || kind === 'observance' || kind === 'condition';

function tableMeaning(node: TableNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(tableMeaning);
  return new Map(node.entries.map(({ key, value }) => [key.text, tableMeaning(value)]));
}

const shownMeaning = ({ title, title_sa, quality }: Partial<KalaEntry>): unknown => [
  title,
  title_sa,
  quality,
];

function namesOf(calendars: readonly CalendarEntry[], shared: Shared) {
  const known = [
    ...worldCalendars,
    ...calendars.map((c) => ({ name: c.name, months: c.months.map((m) => m.names) })),
  ].map(({ name, months }) => ({ name, months }));
  const key = JSON.stringify(known);
  let cache = shared.caches.get(key);
  if (cache === undefined) {
    const vocabulary = vocabularyWith(known);
    cache = { vocabulary, parse: parseCache(vocabulary) };
    shared.caches.set(key, cache);
  }
  return cache;
}

// Kalas are checked by use; here those that no rule uses are checked too, and all are in the fingerprint's reach.
function checkKala(names: ChainNames, linked: LinkedChain, setting: RuleSetting): void {
  for (const [name, { entry }] of linked.layer.kala) {
    if (reservedWords.has(name)) {
      setting.sink.push(report('shadowed-name', entry.range, { name }));
    }
    const parsed = names.kala.get(name);
    if (parsed === undefined || names.checkedKala.has(name)) continue;
    const scope = bareScope(names, setting, parsed.text, [`kala ${name}`]);
    const term: Term | undefined = checkAny(scope, parsed.tree);
    names.checkedKala.set(name, term);
  }
}

// Divisions that no expression uses are checked all the same.
function checkDivisions(names: ChainNames, setting: RuleSetting): void {
  for (const [name, entry] of names.divisions) {
    if (reservedWords.has(name) || names.kala.has(name)) {
      setting.sink.push(report('shadowed-name', entry.range, { name }));
    }
    divisionNamed(bareScope(names, setting, entry.divide, []), name);
  }
}

// A scope of no rule: what kalas and divisions see.
function bareScope(
  names: ChainNames,
  setting: RuleSetting,
  text: ExpressionText,
  open: readonly string[],
): Scope {
  return {
    check: checkAny,
    chain: names,
    text,
    lets: new Map(),
    checkedLets: new Map(),
    inputs: new Map(),
    open,
    target: undefined,
    adhika: { named: 'skip', unnamed: 'both' },
    sink: setting.sink,
    used: new Set(),
    references: new Map(),
  };
}

function compileCalendars(
  entries: readonly CalendarEntry[],
  setting: RuleSetting,
): Map<string, PackCalendar> {
  const out = new Map<string, PackCalendar>();
  for (const entry of entries) {
    if ([...builtinCalendars, ...worldCalendars.map((c) => c.name)].includes(entry.name)) {
      setting.sink.push(report('shadowed-name', entry.range, { name: entry.name }));
    }
    const rule = checkCalendar(setting, entry);
    const firstRashi = labelOf(entry.first_month.text, 'rashi', setting.names.vocabulary);
    if (firstRashi === undefined) {
      const { text, range } = entry.first_month;
      setting.sink.push(report('unknown-name', range, { name: text, kind: 'rashi' }));
      continue;
    }
    if (rule === undefined) continue;
    out.set(entry.name, {
      name: entry.name,
      months: entry.months.map((m) => m.names[0] ?? ''),
      firstRashi,
      ...(entry.era === undefined ? {} : { era: entry.era }),
      rule,
    });
  }
  return out;
}
