// The good cases of the conformance suite, read and compiled.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackSet } from '../../compiler/compile/compile.ts';
import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import type { FestivalMode } from '../../compiler/runtime/trace.ts';
import { renderDiagnostic } from '../../dsl/diagnostics/frame.ts';
import { loadPackFiles } from '../../dsl/pack/load-folder.ts';
import type { SourceFile } from '../../dsl/source/source-file.ts';
import type { Place } from '../../engine/place/place.ts';

/** Start and end in ISO 8601; of what has a label, the label as well. */
export type TimeSpan = readonly [string, string] | readonly [string, string, string];
/** A date, or the first and last of several days. */
export type Dates = readonly (string | readonly [string, string])[];
/** Something by civil date. */
type ByDate<T> = Readonly<Record<string, T>>;
export type ByName<T> = Readonly<Record<string, T>>;

/** What `expected.json` of a good case holds; described in conformance/README.md. */
export interface Expected {
  readonly about: string;
  readonly pack: string;
  readonly place: Place;
  readonly years: readonly number[];
  readonly mode?: FestivalMode;
  readonly warnings?: readonly string[];
  readonly rules?: ByName<{ readonly dates: Dates }>;
  readonly undecided?: ByName<readonly (readonly string[])[]>;
  readonly names?: ByName<ByDate<readonly string[]>>;
  readonly conditions?: ByName<{
    readonly from: string;
    readonly to: string;
    readonly inputs?: ByName<string | number>;
    readonly spans: readonly TimeSpan[];
    readonly windows?: ByName<readonly TimeSpan[]>;
  }>;
  readonly kala?: ByName<ByDate<readonly TimeSpan[]>>;
  readonly windows?: ByName<ByDate<ByName<readonly TimeSpan[]>>>;
  readonly divisions?: ByName<ByDate<readonly TimeSpan[]>>;
  readonly judged: string;
}

/** What a case states of the sky and the rules, and so what is compared. */
export const answered = [
  'rules',
  'undecided',
  'names',
  'conditions',
  'kala',
  'windows',
  'divisions',
] as const;
export type Answers = Pick<Expected, (typeof answered)[number]>;

const good = fileURLToPath(new URL('../../conformance/good', import.meta.url));

/** The names of the good cases. */
export const goodCases = (): string[] => readdirSync(good).sort();

/** The files of a good case: its packs and what is expected of them. */
export function readCase(name: string): { readonly files: SourceFile[]; readonly expected: Expected } {
  const folder = join(good, name);
  return {
    files: loadPackFiles(folder),
    expected: JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')),
  };
}

/**
 * Compiles the pack of a case. Throws every diagnostic there is but the warnings that the case expects, and
 * `unindexed`, which speaks of how our implementation finds a day and not of the language.
 */
export function compileCase(
  files: readonly SourceFile[],
  { pack: name, warnings = [] }: Expected,
): CompiledPack {
  const { diagnostics, chains } = readPackSet(files, { dataVersion: 'test' }).compileAll();
  const errors = diagnostics.filter(
    ({ code, severity }) => severity === 'error' || ![...warnings, 'unindexed'].includes(code),
  );
  const pack = chains.get(name);
  if (pack === undefined || errors.length > 0)
    throw new Error(errors.map((d) => renderDiagnostic(d)).join('\n') || `there is no pack ${name}`);
  return pack;
}
