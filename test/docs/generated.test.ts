// The generated pages are what the product says of itself now. `UPDATE_REFERENCE=1` writes them.

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandsPage } from './generated/commands.ts';
import { diagnosticsPage } from './generated/diagnostics.ts';
import { settingsPage } from './generated/settings.ts';

const pages: Readonly<Record<string, () => string | Promise<string>>> = {
  'service/SETTINGS.md': settingsPage,
  'COMMANDS.md': commandsPage,
  'rules/DIAGNOSTICS.md': diagnosticsPage,
};

test.each(Object.entries(pages))('docs/%s', async (path, page) => {
  const file = new URL(`../../docs/${path}`, import.meta.url);
  const made = await page();
  if (process.env.UPDATE_REFERENCE === '1') writeFileSync(file, made);
  else expect(readFileSync(file, 'utf8')).toBe(made);
});
