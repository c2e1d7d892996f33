// Makes files that browsers load: scripts and styles as one file each, and files that are named by their content.

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { directImports } from './direct-imports.mjs';

const targets = ['chrome123', 'firefox120', 'safari17.5'];

/** How a script or style becomes one file with all that it imports, for esbuild. In: the source's path, and the form of a script. */
export const oneFile = (entry, format = 'esm') => ({
  entryPoints: [entry],
  bundle: true,
  minify: true,
  write: false,
  format,
  target: targets,
  platform: 'browser',
  charset: 'utf8',
  conditions: ['@nirnaya/source'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  // Of the protocol of editors the names of kinds alone are used.
  alias: { 'vscode-languageserver': 'vscode-languageserver-types' },
  plugins: [directImports],
  logLevel: 'warning',
});

/** The text of a script or style as one file. In: as of `oneFile`. */
export async function minified(entry, format) {
  const { outputFiles } = await build(oneFile(entry, format));
  return outputFiles[0].text;
}

/**
 * A function that writes a file into a folder, named by its content, and gives its address. In: the folder, and the address
 * at which the service answers its files; then name, extension and content.
 */
export function namedByContent(folder, address) {
  mkdirSync(folder, { recursive: true });
  return (name, extension, content) => {
    const digest = createHash('sha256').update(content).digest('base64url').slice(0, 10);
    const file = `${name}-${digest}.${extension}`;
    writeFileSync(join(folder, file), content);
    return `${address}/${file}`;
  };
}
