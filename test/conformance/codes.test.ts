// Every code of the catalogue is shown by a case of its name: the shortest pack that has it, and its correction.

import { describe, expect, it } from 'vitest';
import { diagnosticsOf } from '../../cli/output/docs/examples.ts';
import { catalogueEntries } from '../../dsl/diagnostics/catalogue-entries.ts';
import { badCases, readBadCase } from './bad-case.ts';

/** Codes that no small pack earns, and why. */
const withoutCase: Readonly<Record<string, string>> = {
  'too-large': 'the file would have 400,000 characters; the reader of YAML has a test of its own',
};
/** Codes that never come alone, and what comes with them. */
const company: Readonly<Record<string, string>> = {
  'pack-with-errors': 'unknown-name',
};

const codes: readonly string[] = catalogueEntries().map(({ code }) => code);
const shown = codes.filter((code) => !(code in withoutCase));

it('every code has its case', () => {
  const cases = new Set(badCases());
  expect(shown.filter((code) => !cases.has(code))).toEqual([]);
});

it('what is listed without a case has none, and is a code', () => {
  for (const code of Object.keys(withoutCase)) {
    expect(codes).toContain(code);
    expect(badCases()).not.toContain(code);
  }
});

describe('the case of a code has it and no other, and a correction', () => {
  it.each(shown)('%s', (code) => {
    const { files, good } = readBadCase(code);
    const reported = new Set<string>(diagnosticsOf(files).map((d) => d.code));
    expect([...reported].filter((other) => other !== company[code])).toEqual([code]);
    expect(good).toBeDefined();
  });
});

it.each(catalogueEntries())('$code has a paragraph', ({ paragraph }) => {
  expect(paragraph.length).toBeGreaterThan(30);
});
