// `nirnaya fmt PATHS...`: rule packs, and the tests and words beside them, in the standard layout.

import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Diagnostic, renderDiagnostics } from '@nirnaya/dsl/diagnostics';
import { formatPack } from '@nirnaya/dsl/format';
import { loadPackFiles, loadTestFiles, loadWordsFiles, readSourceFile } from '@nirnaya/dsl/pack';
import { type SourceFile, sourceFile } from '@nirnaya/dsl/source';
import { NegativeAnswer, UsageError } from '../options/failure.ts';
import { type Io, write } from '../options/io.ts';
import { replaceFile } from '../output/fmt/replace-file.ts';
import type { AddCommand } from './command.ts';

/** The argument that means standard input. */
const standardInput = '-';

/** Adds the command. */
export const addFmt: AddCommand = (program, io) => {
  program
    .command('fmt')
    .description('formats rule packs; preserves comments and meaning')
    .argument(
      '<paths...>',
      'folders or files of packs; - reads a file from standard input and writes it to standard output',
    )
    .option('--check', 'list the files that would change without changing them; fails if there are any')
    .action(async (paths: readonly string[], { check = false }: { readonly check?: boolean }) => {
      const diagnostics: Diagnostic[] = [];
      const changed: string[] = [];
      const files = await filesAt(paths, io);
      for (const file of files) {
        const formatted = formatPack(file);
        if ('diagnostics' in formatted) {
          diagnostics.push(...formatted.diagnostics);
          continue;
        }
        const same = formatted.text === file.text;
        if (file.path === standardInput && !check) await write(io.out, formatted.text);
        else if (!same) {
          if (!check) replaceFile(file.path, formatted.text);
          changed.push(file.path);
          await write(io.out, `${file.path}\n`);
        }
      }
      if (diagnostics.length > 0) {
        await write(io.err, `${renderDiagnostics(diagnostics, { color: io.color })}\n`);
      }
      if (diagnostics.length > 0 || (check && changed.length > 0)) throw new NegativeAnswer();
    });
};

// Each file once, however often it is named.
async function filesAt(paths: readonly string[], io: Io): Promise<readonly SourceFile[]> {
  if (paths.includes(standardInput)) {
    if (paths.length > 1)
      throw new UsageError('- reads the standard input and cannot be combined with other paths');
    return [sourceFile(standardInput, await text(io.in ?? process.stdin))];
  }
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new UsageError(...missing.map((path) => `no such file or folder: ${path}`));
  const files = new Map<string, SourceFile>();
  for (const path of paths) {
    const sources = statSync(path).isDirectory()
      ? filesBelow(path)
      : [readSourceFile(path, path) ?? []].flat();
    for (const file of sources) files.set(resolve(file.path), file);
  }
  if (files.size === 0) throw new UsageError(`no .yaml files below ${paths.join(', ')}`);
  return [...files.values()];
}

const filesBelow = (folder: string): readonly SourceFile[] =>
  [...loadPackFiles(folder), ...loadTestFiles(folder), ...loadWordsFiles(folder)].map((file) => ({
    ...file,
    path: join(folder, file.path),
  }));
