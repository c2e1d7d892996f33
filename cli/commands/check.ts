// `nirnaya check [PACKS...]`: every fault of every pack, with the line it stands in.

import { Option } from 'commander';
import { diagnosticToJson, renderDiagnostics } from '../../dsl/diagnostics/frame.ts';
import { githubAnnotation } from '../../dsl/diagnostics/github.ts';
import { packsAt } from '../ask/packs.ts';
import type { AddCommand } from '../command.ts';
import { NegativeAnswer } from '../failure.ts';
import { write, writeJson } from '../io.ts';

interface CheckWords {
  readonly format: 'pretty' | 'json' | 'github';
  readonly json?: boolean;
}

/** Adds the command. */
export const addCheck: AddCommand = (program, io) => {
  program
    .command('check')
    .description('reads and compiles rule packs and shows every fault; fails where there is an error')
    .argument('[packs...]', 'folders or files of packs (default: those that come with nirnaya)')
    .addOption(
      new Option('--format <format>', 'how faults are shown')
        .choices(['pretty', 'json', 'github'])
        .default('pretty'),
    )
    .option('--json', 'the same as --format json')
    .action(async (paths: readonly string[], words: CheckWords) => {
      const format = words.json === true ? 'json' : words.format;
      // No fingerprint is shown, so the version of the sky does not matter.
      const { packs, files } = packsAt(paths, '');
      const own = new Set(files);
      const { chains, diagnostics } = packs.compileAll();
      const found = diagnostics.filter((d) => own.has(d.range.file));
      const failed = diagnostics.some((d) => d.severity === 'error');
      if (format === 'json') {
        await writeJson(io, { ok: !failed, files: files.length, diagnostics: found.map(diagnosticToJson) });
      } else if (format === 'github') {
        await write(io.out, found.map((d) => `${githubAnnotation(d)}\n`).join(''));
      } else {
        const rules = new Set([...chains.values()].flatMap((chain) => [...chain.rules.keys()]));
        const sound = `${files.length} files, ${chains.size} packs, ${rules.size} rules`;
        await write(
          io.out,
          `${renderDiagnostics(found, { color: io.color })}${failed ? '' : `; ${sound}`}\n`,
        );
      }
      if (failed) throw new NegativeAnswer();
    });
};
