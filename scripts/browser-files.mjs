// Makes files that browsers load: scripts and styles as one file each, and files that are named by their content.

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
 * The text of a program of the service that browsers run: what reads files gives way to what is handed them, and what it
 * would call of Node fails when it is called.
 */
export async function portable(entry) {
  const options = oneFile(entry, 'iife');
  const { outputFiles } = await build({
    ...options,
    plugins: [providedNames, withoutNode, ...options.plugins],
  });
  return outputFiles[0].text;
}

const providedNames = {
  name: 'provided-names',
  setup({ onResolve }) {
    onResolve({ filter: /\/bundled-names\.ts$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace('bundled-names', 'provided-names')),
    }));
  },
};

const withoutNode = {
  name: 'without-node',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: 'without-node', sideEffects: false }));
    onLoad({ filter: /./, namespace: 'without-node' }, () => ({ contents: 'module.exports = {};' }));
  },
};

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
