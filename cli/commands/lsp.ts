// `nirnaya lsp`: the language server of rule packs, over standard input and output.

import { optionalPart } from '../options/optional.ts';
import type { AddCommand } from './command.ts';

interface LspOptions {
  readonly packs?: string;
}

/** Adds the command. */
export const addLsp: AddCommand = (program, io) => {
  program
    .command('lsp')
    .description('serves an editor: diagnostics, hover, completion and more, over standard input and output')
    .option(
      '--packs <folder>',
      'folder of rule packs within the workspace (default: rulepacks if it exists, else the workspace)',
    )
    // Editors say so of their own accord; there is no other way.
    .option('--stdio', 'use standard input and output (always on)')
    .action(async ({ packs }: LspOptions) => {
      // Other commands need none of it.
      const { serveEditor } = await optionalPart('lsp', () => import('../output/editor/serve.ts'));
      await serveEditor({ packs, now: io.now });
    });
};
