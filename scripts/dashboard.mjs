// Builds the dashboard: its page, and its script, style and icon beside it, named by their content. Nothing is inline, nothing
// comes from elsewhere.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minified, namedByContent } from './browser-files.mjs';

/** Writes the dashboard's files. In: the root, and the folder that is written. Errors: what the page names and nobody makes. */
export async function buildDashboard(root, outdir) {
  const sources = join(root, 'web/dashboard');
  const write = namedByContent(join(outdir, 'assets'), '/dashboard/assets');
  const made = {
    './icon.svg': write('icon', 'svg', readFileSync(join(root, 'web/design/icon.svg'))),
    './style.css': write('dashboard', 'css', await minified(join(sources, 'style.css'))),
    './main.tsx': write('dashboard', 'js', await minified(join(sources, 'main.tsx'))),
  };
  const page = readFileSync(join(sources, 'index.html'), 'utf8');
  const text = page.replace(/(href|src)="(\.\/[^"]*)"/g, (_all, attribute, name) => {
    if (made[name] === undefined)
      throw new Error(`web/dashboard/index.html names ${name}, which is not built`);
    return `${attribute}="${made[name]}"`;
  });
  writeFileSync(join(outdir, 'index.html'), text);
}
