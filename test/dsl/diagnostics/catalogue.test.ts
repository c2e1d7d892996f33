import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueEntries } from '../../../dsl/diagnostics/catalogue-entries.ts';

describe('the catalogue of diagnostics', () => {
  it.each(catalogueEntries())('$code has a severity and a paragraph of whole sentences', (entry) => {
    expect(entry.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(['error', 'warning', 'info']).toContain(entry.severity);
    expect(entry.paragraph).toMatch(/^[A-Z`].*\.$/s);
  });

  it('the language reference lists the warnings', () => {
    const reference = readFileSync(new URL('../../../dsl/LANGUAGE.md', import.meta.url), 'utf8');
    const listed = [...reference.matchAll(/^\| `([a-z-]+)` +\| .* \|$/gm)].map(([, code]) => code);
    const warnings = catalogueEntries().filter(({ severity }) => severity === 'warning');
    expect(warnings.map(({ code }) => code).filter((code) => !listed.includes(code))).toEqual([]);
  });
});
