import { describe, expect, it } from 'vitest';
import { catalogueEntries } from '../../../dsl/diagnostics/catalogue.ts';

describe('the catalogue of diagnostics', () => {
  it.each(catalogueEntries())('$code has a severity and a paragraph of whole sentences', (entry) => {
    expect(entry.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(['error', 'warning', 'info']).toContain(entry.severity);
    expect(entry.paragraph).toMatch(/^[A-Z`].*\.$/s);
  });
});
