// `nirnaya check [PACKS...]`: every diagnostic of every pack, with its line.

import { statSync } from 'node:fs';
import { bundledPacksDir, wordsSources } from '@nirnaya/app/packs';
import { unreachableRules } from '@nirnaya/authoring/reachable';
import { untestedRules } from '@nirnaya/authoring/tests';
import { wordsDiagnostics } from '@nirnaya/authoring/words';
import type { PackSet } from '@nirnaya/compiler/compile';
import {
  type Diagnostic,
  diagnosticToJson,
  githubAnnotation,
  renderDiagnostics,
} from '@nirnaya/dsl/diagnostics';
import { isTestFile } from '@nirnaya/dsl/pack';
import type { SourceFile } from '@nirnaya/dsl/source';
import { Option } from 'commander';
import { NegativeAnswer } from '../options/failure.ts';
import { type Io, write, writeJson } from '../options/io.ts';
import { packsAt, packsWith } from '../options/packs.ts';
import { suiteOf, testFilesAt } from '../options/suite.ts';
import { watching } from '../output/watch/watching.ts';
import type { AddCommand } from './command.ts';

interface CheckOptions {
  readonly format: 'pretty' | 'json' | 'github';
  readonly json?: boolean;
  readonly watch?: boolean;
}

/** Adds the command. */
export const addCheck: AddCommand = (program, io) => {
  program
    .command('check')
    .description('checks rule packs, their tests and words; shows every diagnostic and fails on errors')
    .argument('[packs...]', 'folders or files of packs (default: the bundled packs)')
    .addOption(
      new Option('--format <format>', 'how diagnostics are shown')
        .choices(['pretty', 'json', 'github'])
        .default('pretty'),
    )
    .option('--json', 'the same as --format json')
    .option('--watch', 'check again after each change, until stopped')
    .action(async (paths: readonly string[], options: CheckOptions) => {
      const once = (): Promise<boolean> => checkOnce(paths, options, io);
      if (options.watch === true) await watching(paths.length === 0 ? [bundledPacksDir()] : paths, once, io);
      else if (!(await once())) throw new NegativeAnswer();
    });
};

async function checkOnce(paths: readonly string[], options: CheckOptions, io: Io): Promise<boolean> {
  const format = options.json === true ? 'json' : options.format;
  // No fingerprint is shown, so the version of the sky does not matter.
  const { packs, files } = packsAt(paths, '');
  const { diagnostics } = packs.compileAll(packsWith(files, packs));
  const own = new Set(files.map(({ path }) => path));
  // An error in a bundled pack comes of an own pack that replaces one beneath it.
  const ofPacks = [...diagnostics, ...ofTests(paths, packs)].filter(
    (d) => own.has(d.range.file.path) || isTestFile(d.range.file.path) || isError(d),
  );
  const words = wordsSources(paths);
  const worded = new Set([...words.own, ...files].map(({ path }) => path));
  const ofWords = wordsDiagnostics(words.files, packs).filter(({ range }) => worded.has(range.file.path));
  const ofReach = diagnostics.some(isError) ? [] : unreachableRules(packs, own);
  const all = [...new Set([...ofPacks, ...ofReach, ...ofWords])];
  const ok = !all.some(isError);
  if (format === 'json') {
    await writeJson(io, { ok, files: files.length, diagnostics: all.map(diagnosticToJson) });
  } else if (format === 'github') {
    await write(io.out, all.map((d) => `${githubAnnotation(d)}\n`).join(''));
  } else {
    const sound = ok ? `; ${sizeOf(files, packs)}` : '';
    await write(io.out, `${renderDiagnostics(all, { color: io.color })}${sound}\n`);
  }
  return ok;
}

// Diagnostics of the tests in the given folders, and rules there that none of them tests. The tests of single
// files may stand anywhere, and where a pack does not compile no claim is looked up.
function ofTests(paths: readonly string[], packs: PackSet): readonly Diagnostic[] {
  const folders =
    paths.length === 0 ? [bundledPacksDir()] : paths.filter((path) => statSync(path).isDirectory());
  const { checks, diagnostics } = suiteOf(folders.flatMap(testFilesAt), packs);
  if (folders.length < paths.length || diagnostics.some(isError)) return diagnostics;
  return [...diagnostics, ...untestedRules(packs, checks)];
}

// How much was checked, without the packs beneath.
function sizeOf(files: readonly SourceFile[], { packs }: PackSet): string {
  const own = new Set(files.map(({ path }) => path));
  const written = [...packs.values()].flatMap(({ documents }) =>
    documents.filter(({ file }) => own.has(file.path)),
  );
  const count = (what: string, of: ReadonlySet<unknown>): string =>
    `${of.size} ${what}${of.size === 1 ? '' : 's'}`;
  return [
    count('file', own),
    count('pack', new Set(written.map(({ pack }) => pack))),
    count('rule', new Set(written.flatMap(({ rules }) => rules.map(({ code }) => code)))),
  ].join(', ');
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';
