// Packs that belong together: the files of a folder with the edits of the editor, laid over the bundled packs. A file is read again where its text has changed, a chain compiled again where
// one of its files has.

import { notReplaced } from '@nirnaya/app/packs';
import { type Compilation, type PackSet, packSetOf } from '@nirnaya/compiler/compile';
import {
  chainOf,
  type Environment,
  environmentOf,
  environmentsOf,
  type LinkedChain,
  linkChain,
  type Pack,
  type ParseMemory,
} from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import type { PackDocument } from '@nirnaya/dsl/pack';
import type { SourceFile } from '@nirnaya/dsl/source';
import { type Vocabulary, vocabularyWith } from '@nirnaya/dsl/vocabulary';
import { type FileRead, readFile } from './read.ts';

/** What the names of a chain mean, as far as its packs can be read at all. */
export interface ChainView {
  readonly pack: string;
  readonly packs: readonly Pack[];
  readonly linked: LinkedChain;
  readonly vocabulary: Vocabulary;
  /** what its expressions are read in; made on first use */
  readonly environment: Environment;
}

interface Compiled {
  readonly documents: readonly PackDocument[];
  readonly compilation: Compilation;
}

interface Entry {
  readonly text: string;
  read: FileRead | undefined;
  /** the reading of an earlier text */
  before: FileRead | undefined;
}

/** How many vocabularies are cached with what was parsed under them; chains of one set share a few. */
const mostVocabularies = 12;

/** Packs that belong together. */
export class Project {
  private readonly entries = new Map<string, Entry>();
  private readonly bundled: () => readonly FileRead[];
  private readonly compose: ((own: readonly FileRead[]) => PackSet) | undefined;
  private readonly memory: ParseMemory = new Map();
  private readonly compiled = new Map<string, Compiled>();
  private readonly views = new Map<string, { documents: readonly PackDocument[]; view: ChainView }>();
  private readonly lastGood = new Map<string, CompiledPack>();
  private set: PackSet | undefined;
  private current: ReadonlySet<SourceFile> | undefined;

  /** `compose`: makes the set of packs of the project's own files; by default every file is compiled from its text. */
  constructor(bundled: () => readonly FileRead[], compose?: (own: readonly FileRead[]) => PackSet) {
    this.bundled = bundled;
    this.compose = compose;
  }

  /** The paths of the project's own files. */
  paths(): readonly string[] {
    return [...this.entries.keys()];
  }

  has(path: string): boolean {
    return this.entries.has(path);
  }

  /** Takes a text in for that of a file, new or known. */
  put(path: string, text: string): void {
    const known = this.entries.get(path);
    if (known?.text === text) return;
    this.entries.set(path, { text, read: undefined, before: known?.read ?? known?.before });
    this.forget();
  }

  remove(path: string): void {
    if (this.entries.delete(path)) this.forget();
  }

  private forget(): void {
    this.set = undefined;
    this.current = undefined;
  }

  /** The parsed form of one of the project's own files. */
  read(path: string): FileRead | undefined {
    const entry = this.entries.get(path);
    if (entry === undefined) return undefined;
    if (entry.read === undefined) {
      entry.read = readFile(path, entry.text, entry.before);
      entry.before = undefined;
    }
    return entry.read;
  }

  /** Every file: the project's own, then the bundled ones. */
  reads(): readonly FileRead[] {
    const own = this.paths().flatMap((path) => this.read(path) ?? []);
    return [...own, ...this.beneath(own)];
  }

  // As every command lays packs over the bundled ones.
  private beneath(own: readonly FileRead[]): readonly FileRead[] {
    if (own.length === 0) return [];
    const bundled = this.bundled();
    const beneath = new Set(
      notReplaced(
        bundled.map(({ file }) => file),
        own.map(({ file }) => file),
      ),
    );
    return bundled.filter(({ file }) => beneath.has(file));
  }

  private packSet(): PackSet {
    // Every spelling of a calendar's months, as it is typed, makes a vocabulary of its own.
    if (this.set === undefined && this.memory.size > mostVocabularies) this.memory.clear();
    this.set ??=
      this.compose?.(this.paths().flatMap((path) => this.read(path) ?? [])) ??
      packSetOf(this.reads(), { dataVersion: '' }, { parses: this.memory });
    return this.set;
  }

  /** Every pack by its name. */
  packs(): ReadonlyMap<string, Pack> {
    return this.packSet().packs;
  }

  /** Whether a file is one of the project's own. */
  isOwn({ path }: SourceFile): boolean {
    return this.entries.has(path);
  }

  private isCurrent(file: SourceFile): boolean {
    this.current ??= new Set(this.reads().map((read) => read.file));
    return this.current.has(file);
  }

  private chain(name: string): readonly Pack[] {
    return chainOf(this.packs(), name, []);
  }

  private documentsOf(name: string): readonly PackDocument[] {
    return this.chain(name).flatMap(({ documents }) => documents);
  }

  private isStale(name: string): boolean {
    const known = this.compiled.get(name);
    return known === undefined || !areSame(known.documents, this.documentsOf(name));
  }

  /** The chains with a file of the project's own that must be compiled again. */
  stale(): readonly string[] {
    return [...this.packs().keys()].filter(
      (name) => this.documentsOf(name).some(({ file }) => this.isOwn(file)) && this.isStale(name),
    );
  }

  /** Compiles the chain that ends in a pack, unless nothing in it has changed. */
  check(name: string): void {
    if (this.packs().has(name) && this.isStale(name)) this.compile(name);
  }

  private compile(name: string): Compiled {
    const compiled = { documents: this.documentsOf(name), compilation: this.packSet().compile(name) };
    this.compiled.set(name, compiled);
    return compiled;
  }

  /** The chain that ends in a pack, compiled; where it has errors now, as it was before it had them. */
  compiledPack(name: string): CompiledPack | undefined {
    if (!this.packs().has(name)) return undefined;
    const known = this.compiled.get(name);
    const current = known !== undefined && !this.isStale(name) ? known : this.compile(name);
    const { pack } = current.compilation;
    if (pack !== undefined) this.lastGood.set(name, pack);
    return pack ?? this.lastGood.get(name);
  }

  /** What the names of a chain mean, as last known where its pack cannot be read; undefined where there was none. */
  view(name: string): ChainView | undefined {
    const packs = this.chain(name);
    const known = this.views.get(name);
    if (packs.length === 0) return known?.view;
    const documents = packs.flatMap((pack) => pack.documents);
    if (known !== undefined && areSame(known.documents, documents)) return known.view;
    const linked = linkChain(packs, new Map(), []);
    const calendars = [...linked.layer.calendars.values()].map(({ entry }) => ({
      name: entry.name,
      months: entry.months.map((month) => month.names),
    }));
    const all = this.packs();
    let environment: Environment | undefined;
    const view = {
      pack: name,
      packs,
      linked,
      vocabulary: vocabularyWith(calendars),
      get environment() {
        environment ??= environmentOf(linked, all, environmentsOf(new Map()), []);
        return environment;
      },
    };
    this.views.set(name, { documents, view });
    return view;
  }

  /**
   * The diagnostics of the project's own files, each once. Of chains that are not compiled again yet, those that lie in files
   * which have not changed since.
   */
  diagnostics(): ReadonlyMap<string, readonly Diagnostic[]> {
    const packs = this.packs();
    const all = [...this.packSet().diagnostics];
    for (const [name, { compilation }] of this.compiled) {
      if (packs.has(name)) all.push(...compilation.diagnostics);
      else this.compiled.delete(name);
    }
    // What could not be read may be just what uses it.
    if (all.every(({ severity }) => severity !== 'error')) all.push(...this.packSet().lint());
    const byPath = new Map(this.paths().map((path) => [path, new Map<string, Diagnostic>()]));
    for (const d of all) {
      const { file, start, end } = d.range;
      const key = `${start} ${end} ${d.code} ${d.message}`;
      const known = byPath.get(file.path);
      if (known === undefined || known.has(key) || !this.isCurrent(file)) continue;
      known.set(key, { ...d, labels: d.labels.filter((label) => this.isCurrent(label.range.file)) });
    }
    return new Map([...byPath].map(([path, own]) => [path, [...own.values()].sort(byPlace)]));
  }
}

const byPlace = (a: Diagnostic, b: Diagnostic): number => a.range.start - b.range.start;

const areSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);
