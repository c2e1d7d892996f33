// `nirnaya check [PACKS...]`: every fault of every pack, with the line it stands in.

import { diagnosticToJson, renderDiagnostics } from '../../dsl/diagnostics/frame.ts';
import { packsAt } from '../ask/packs.ts';
import type { AddCommand } from '../command.ts';
import { NegativeAnswer } from '../failure.ts';
import { write, writeJson } from '../io.ts';

/** Adds the command. */
export const addCheck: AddCommand = (program, io) => {
  program
    .command('check')
    .description('reads and compiles rule packs and shows every fault; fails where there is an error')
    .argument('[packs...]', 'folders or files of packs (default: those that come with nirnaya)')
    .option('--json', 'answer as JSON')
    .action(async (paths: readonly string[], words: { readonly json?: boolean }) => {
      // No fingerprint is shown, so the version of the sky does not matter.
      const { packs, files } = packsAt(paths, '');
      const own = new Set(files);
      const { chains, diagnostics } = packs.compileAll();
      const found = diagnostics.filter((d) => own.has(d.range.file));
      const failed = diagnostics.some((d) => d.severity === 'error');
      if (words.json === true) {
        await writeJson(io, { ok: !failed, files: files.length, diagnostics: found.map(diagnosticToJson) });
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
