// Whatever stands in an expression, compiling returns diagnostics or a pack. `FUZZ=100000` tries so many expressions.

import { describe, expect, it } from 'vitest';
import { packSetOf } from '../../compiler/compile/compile.ts';
import type { ParseMemory } from '../../compiler/front/check/environment.ts';
import { renderDiagnostic } from '../../dsl/diagnostics/frame.ts';
import { readPack } from '../../dsl/pack/read-pack.ts';
import { type SourceFile, sourceFile } from '../../dsl/source/source-file.ts';
import { fuzzed } from '../fuzz-runs.ts';
import { yearOf } from './language-bench.ts';
import { isRule, mutated, packText, random, reads, type Written } from './mutants.ts';

const roots = reads.filter(({ document }) => {
  const path = document?.file.path ?? '';
  return /^(kala|conditions)\//.test(path) || /base\/(calendars|works)/.test(path);
});

const packOf = (all: readonly Written[]): SourceFile =>
  sourceFile('trial.yaml', `pack: TRIAL\nextends: base\n${packText(all)}`);

const memory: ParseMemory = new Map();

function compile(file: SourceFile) {
  const set = packSetOf([...roots, readPack(file)], { dataVersion: 'test' }, { parses: memory });
  const { pack, diagnostics } = set.compile('TRIAL');
  return { pack, diagnostics: [...set.diagnostics, ...diagnostics] };
}

const tried = fuzzed;
const batch = 100;
const pick = random(20_260_101);
const batches = Array.from({ length: Math.ceil(tried / batch) }, () =>
  Array.from({ length: batch }, () => mutated(pick)),
);

// Those of some expressions in which no error was found.
function unreported(all: readonly Written[]): Written[] {
  const file = packOf(all);
  const { diagnostics, pack } = compile(file);
  expect(pack !== undefined || diagnostics.some((d) => d.severity === 'error')).toBe(true);
  for (const d of diagnostics) renderDiagnostic(d);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return [...all];
  if (all.length === 1) return [];
  // A wrong lookup is reported at the table, so that only trying shows which expression made it: in halves, to the last.
  if (errors.some(({ range }) => range.file !== file))
    return inLots(all, Math.ceil(all.length / 2)).flatMap(unreported);
  const places = [...file.text.matchAll(/^ {2}(?:trial_|FESTIVAL_T)(\d+):/gm)];
  const withErrors = new Set(
    errors.map(({ range }) => Number(places.findLast(({ index }) => index <= range.start)?.[1])),
  );
  return all.filter((_, n) => !withErrors.has(n));
}

const inLots = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

describe('mistyped expressions', () => {
  const sound: Written[] = [];
  it('compile to diagnostics or to a pack, and never throw', () => {
    for (const all of batches) sound.push(...unreported(all));
    expect(sound.length).toBeGreaterThan(100);
    expect(sound.length).toBeLessThan(tried / 2);
  }, 600_000);

  it('those without diagnostics are all in the pack, and it can be evaluated for a year', () => {
    const py = yearOf(2025);
    for (const all of inLots(sound, 500)) {
      const { pack, diagnostics } = compile(packOf(all));
      expect(diagnostics.filter((d) => d.severity === 'error').map((d) => renderDiagnostic(d))).toEqual([]);
      const rules = all.flatMap((written, n) => (isRule(written) ? [`FESTIVAL_T${n}`] : []));
      expect([...(pack?.rules.keys() ?? [])]).toEqual(expect.arrayContaining(rules));
      for (const observance of pack?.observances.inYear(py) ?? [])
        pack?.observances.windowsOf(py, observance);
      all.forEach(({ role }, n) => {
        if (role === 'kala')
          expect(pack?.dayWindows.kala(py, `trial_${n}`, py.firstDay + py.yearStart + 40)).toBeDefined();
      });
    }
  }, 600_000);
});
