// The environment in which the rules of a chain are checked: the names that calendars, kalas, tables and divisions define. Chains that have
// the same of them, as the states of a region mostly do, share it, and the rules that they inherit are checked once.

import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import type { CalendarEntry, InputEntry } from '@nirnaya/dsl/pack';
import type { SourceFile, SourceRange } from '@nirnaya/dsl/source';
import { type Vocabulary, vocabularyWith } from '@nirnaya/dsl/vocabulary';
import { untabledCalendars } from '@nirnaya/engine/calendars';
import type { LinkedChain, Pack } from '../link/chain.ts';
import type { Layer, LayeredRule } from '../link/layer.ts';
import { isOfKind, type LinkedRule, linkedRule } from '../link/linked-rule.ts';
import type { PackCalendar, PackRule } from './pack-rule.ts';
import { type ParseCache, parseCache } from './parsed.ts';
import { checkDivisions, checkKala, compileCalendars } from './parts.ts';
import { checkRule } from './rule.ts';
import type { ChainNames } from './scope.ts';

/** Expressions parsed under the same names; kept from one version of the files to the next by a caller that reads them again. */
export type ParseMemory = Map<string, { readonly vocabulary: Vocabulary; readonly parse: ParseCache }>;

/** The parts of their environments that the chains of one set of packs share. */
export interface Environments {
  readonly parses: ParseMemory;
  /** those without errors, by what they are made of */
  readonly sound: Map<string, Sound>;
  /** the files that they are made of, numbered */
  readonly files: Map<SourceFile, number>;
}

/** Begins with nothing shared. */
export const environmentsOf = (parses: ParseMemory): Environments => ({
  parses,
  sound: new Map(),
  files: new Map(),
});

/** The environment of one chain. */
export interface Environment {
  readonly names: ChainNames;
  readonly parse: ParseCache;
  readonly calendars: ReadonlyMap<string, PackCalendar>;
  /** a rule of the chain, checked; undefined where it has neither days nor spans, or nothing to extend */
  rule(linked: LayeredRule, sink: Diagnostic[]): PackRule | undefined;
}

/** Rules checked without a word against them, by what they were linked to. */
export interface CheckedRules {
  get(linked: LinkedRule): PackRule | undefined;
  set(linked: LinkedRule, rule: PackRule): void;
}

/** An environment without errors, for every chain that has the same. */
export interface Sound {
  readonly names: Omit<ChainNames, 'vocabulary' | 'codes' | 'inputs' | 'purnimanta'>;
  readonly calendars: ReadonlyMap<string, PackCalendar>;
  /** codes of rules that kalas and divisions name */
  readonly references: ReadonlyMap<string, SourceRange>;
  readonly rules: CheckedRules;
}

/** The environment of a chain, with its own diagnostics reported. */
export function environmentOf(
  chain: LinkedChain,
  packs: ReadonlyMap<string, Pack>,
  shared: Environments,
  sink: Diagnostic[],
): Environment {
  const { layer } = chain;
  const entries = [...layer.calendars.values()].map(({ entry }) => entry);
  const { vocabulary, parse } = parsesOf(entries, shared.parses);
  const purnimanta = purnimantaFiles(chain, packs);
  const inputs = inputsOf(layer);
  const codes = new Set(
    [...layer.rules].flatMap(([code, layered]) => {
      const rule = linkedRule(layered);
      // Of a code without a base nothing is known: the linker reports it.
      return rule === undefined || isOfKind(rule, dated) ? [code] : [];
    }),
  );
  const key = keyOf({ layer, purnimanta, inputs }, shared.files);
  const known = shared.sound.get(key);
  if (known !== undefined && namesOnly(known.references, codes))
    return environment(known, { ...known.names, vocabulary, purnimanta, inputs, codes }, parse);
  const diagnostics: Diagnostic[] = [];
  const references = new Map<string, SourceRange>();
  const names: ChainNames = {
    vocabulary,
    kala: new Map(
      [...layer.kala].map(
        ([name, { entry }]) => [name, parse.expression(entry.expression, diagnostics)] as const,
      ),
    ),
    tables: new Map([...layer.tables].map(([name, { entry }]) => [name, entry.value] as const)),
    divisions: new Map([...layer.divisions].map(([name, { entry }]) => [name, entry] as const)),
    purnimanta,
    codes,
    inputs,
    checkedKala: new Map(),
    checkedDivisions: new Map(),
  };
  const setting = { names, parse, sink: diagnostics, references };
  checkKala(layer, setting);
  checkDivisions(setting);
  const calendars = compileCalendars(entries, setting);
  const sound: Sound = { names, calendars, references, rules: new WeakMap() };
  // What has errors is checked again for each chain, which reports them again.
  if (diagnostics.length === 0) shared.sound.set(key, sound);
  sink.push(...diagnostics);
  return environment(sound, names, parse);
}

function environment({ calendars, rules }: Sound, names: ChainNames, parse: ParseCache): Environment {
  return {
    names,
    parse,
    calendars,
    rule: (layered, sink) => {
      const linked = linkedRule(layered);
      if (linked === undefined || !isOfKind(linked, dated)) return undefined;
      const { code, fields } = linked;
      const known = rules.get(linked);
      if (known !== undefined && namesOnly(known.checked.references, names.codes)) return known;
      const diagnostics: Diagnostic[] = [];
      const checked = checkRule({ names, parse, sink: diagnostics }, fields, linked.beside);
      sink.push(...diagnostics);
      const rule = checked && { code, linked, checked };
      if (rule !== undefined && diagnostics.length === 0) rules.set(linked, rule);
      return rule;
    },
  };
}

// What has days, or spans that may stand for days, and so may be named in expressions.
const dated = ['observance', 'condition'] as const;

const namesOnly = (references: ReadonlyMap<string, unknown>, codes: ReadonlySet<string>): boolean =>
  [...references.keys()].every((code) => codes.has(code));

/** The key of the environment of a chain among those that chains share. */
export const environmentKey = (
  chain: LinkedChain,
  packs: ReadonlyMap<string, Pack>,
  { files }: Pick<Environments, 'files'>,
): string =>
  keyOf(
    { layer: chain.layer, purnimanta: purnimantaFiles(chain, packs), inputs: inputsOf(chain.layer) },
    files,
  );

interface KeyParts {
  readonly layer: Layer;
  readonly purnimanta: ReadonlySet<SourceFile>;
  readonly inputs: ReadonlyMap<string, readonly InputEntry[]>;
}

// The source position distinguishes entries: an override is a copy that keeps it.
function keyOf({ layer, purnimanta, inputs }: KeyParts, files: Map<SourceFile, number>): string {
  const number = (file: SourceFile): number => {
    const known = files.get(file) ?? files.size;
    files.set(file, known);
    return known;
  };
  const at = ({ file, start }: SourceRange): string => `${number(file)} ${start}`;
  const entries = [layer.calendars, layer.kala, layer.tables, layer.divisions].map((some) =>
    [...some].map(([name, { entry }]) => `${name} ${at(entry.range)}`).sort(),
  );
  return JSON.stringify([
    entries,
    [...purnimanta].map(number).sort(),
    [...inputs].map(([code, [first]]) => `${code} ${first === undefined ? 'none' : at(first.range)}`).sort(),
  ]);
}

const inputsOf = ({ rules }: Layer): ReadonlyMap<string, readonly InputEntry[]> =>
  new Map(
    [...rules].flatMap(([code, layered]) => {
      const rule = linkedRule(layered);
      const inputs = rule?.fields.kind === 'condition' ? rule.fields.inputs : undefined;
      return inputs === undefined ? [] : [[code, inputs] as const];
    }),
  );

const purnimantaFiles = (chain: LinkedChain, packs: ReadonlyMap<string, Pack>): ReadonlySet<SourceFile> =>
  new Set(
    chain.packs.flatMap((pack) => {
      const documents = packs.get(pack)?.documents ?? [];
      return documents.some((d) => d.months === 'purnimanta') ? documents.map((d) => d.file) : [];
    }),
  );

function parsesOf(calendars: readonly CalendarEntry[], parses: ParseMemory) {
  const known = [
    ...untabledCalendars.all,
    ...calendars.map((c) => ({ name: c.name, months: c.months.map((m) => m.names) })),
  ].map(({ name, months }) => ({ name, months }));
  const key = JSON.stringify(known);
  let parsing = parses.get(key);
  if (parsing === undefined) {
    const vocabulary = vocabularyWith(known);
    parsing = { vocabulary, parse: parseCache(vocabulary) };
    parses.set(key, parsing);
  }
  return parsing;
}
