// Rules as authors might mistype them: whatever stands in an expression, compiling gives diagnostics or a pack.

import { describe, expect, it } from 'vitest';
import { readPackSet } from '../../compiler/compile.ts';
import { renderDiagnostic } from '../../dsl/diagnostics/frame.ts';
import type { PackDocument } from '../../dsl/pack/document.ts';
import { loadPackFiles } from '../../dsl/pack/load-folder.ts';
import { readPack } from '../../dsl/pack/read-pack.ts';
import { type SourceFile, sourceFile } from '../../dsl/source/source-file.ts';
import { bundledPacksDir } from '../../server/workspace.ts';
import { yearOf } from './language-bench.ts';

type Role =
  | 'observe'
  | 'holds'
  | 'decide'
  | 'let'
  | 'window'
  | 'named'
  | 'when'
  | 'kala'
  | 'divide'
  | 'label';
interface Written {
  readonly role: Role;
  readonly text: string;
}

// Mulberry32: the same mutants in every run.
function random(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

const files = loadPackFiles(bundledPacksDir());
const documents = files.flatMap((file): PackDocument[] => {
  const { document } = readPack(file);
  return document === undefined ? [] : [document];
});
const texts = (role: Role, list: readonly ({ readonly text: string } | undefined)[]): Written[] =>
  list.flatMap((e) => (e === undefined ? [] : [{ role, text: e.text }]));
const conditions: readonly Written[] = [
  'Moon in 300 deg to 360 deg',
  'nakshatra in [Ashwini, Ashlesha, Magha] and not bhadra',
  'weekday is Sunday and class Bhadra and (count from nakshatra to Rohini over 27) mod 9 in [1, 2]',
].map((text) => ({ role: 'holds', text }));
const written: readonly Written[] = documents.flatMap((d) => [
  ...texts(
    'kala',
    d.kala.map((k) => k.expression),
  ),
  ...texts(
    'divide',
    d.divisions.map((v) => v.divide),
  ),
  ...texts(
    'label',
    d.divisions.map((v) => v.label),
  ),
  ...texts(
    'observe',
    d.calendars.map((c) => c.begins),
  ),
  ...texts(
    'decide',
    d.calendars.map((c) => c.decide),
  ),
  ...d.rules.flatMap((r) => [
    ...texts('observe', [r.observe]),
    ...texts('holds', [r.holds]),
    ...texts('decide', [r.decide, r.drik?.decide]),
    ...texts(
      'let',
      r.lets.map((l) => l.expression),
    ),
    ...texts(
      'window',
      r.windows.map((w) => w.expression),
    ),
    ...texts('named', [r.named]),
    ...texts(
      'when',
      r.variants.map((v) => v.when),
    ),
  ]),
]);

const expressions: readonly Written[] = [...written, ...conditions];

const tokensOf = (text: string): string[] => text.match(/\s+|[\p{L}_]+|[\d.]+|./gu) ?? [];
const words = [...new Set(expressions.flatMap((e) => tokensOf(e.text)))];
const signs = [...'()[],"\'#:+-*/<>=!&|@%~\\{}\n\t 0129aZग😀', '\u0000', '99999999999999999999', '0', '1e9'];

function mutant(pick: (n: number) => number, text: string): string {
  const byTokens = pick(2) === 0;
  const parts = byTokens ? tokensOf(text) : [...text];
  const stock = byTokens ? words : signs;
  for (let edits = 1 + pick(3); edits > 0; edits--) {
    const at = pick(parts.length + 1);
    const put = stock[pick(stock.length)] ?? '';
    const how = pick(5);
    if (how === 0) parts.splice(at, 1);
    else if (how === 1) parts.splice(at, 0, ...(byTokens ? [' ', put, ' '] : [put]));
    else if (how === 2) parts.splice(at, 1, put);
    else if (how === 3) parts.splice(at, 0, ...parts.slice(at, at + 1 + pick(12)));
    else parts.push(...parts.splice(at, 1 + pick(3)));
  }
  return parts.join('');
}

// A rule that is sound but for one expression.
function ruleWith({ role, text }: Written, n: number): string {
  const quoted = JSON.stringify(text);
  const observed = `observe: ${role === 'observe' ? quoted : 'Magha Shukla 5'}\n    decide: ${
    role === 'decide' ? quoted : 'then first'
  }`;
  const body = role === 'holds' ? `holds: ${quoted}` : observed;
  const extra = {
    let: `\n    let: {dwadashi: ${quoted}, published: ${quoted}, paksha_end: ${quoted}}\n    windows: {puja: dwadashi}`,
    window: `\n    windows: {puja: ${quoted}}`,
    named: `\n    named: ${quoted}`,
    when: `\n    variant: [{when: ${quoted}, name: X}]`,
  };
  const more = role in extra ? extra[role as keyof typeof extra] : '';
  return `  FESTIVAL_T${n}:\n    name: T\n    type: FESTIVAL\n    ${body}${more}\n    cite: [{work: drik, level: VERIFIED}]\n`;
}

const roots = files.filter(
  ({ path }) => /^(kala|conditions)\//.test(path) || /base\/(calendars|works)/.test(path),
);

const isRule = ({ role }: Written): boolean => role !== 'kala' && role !== 'divide' && role !== 'label';

function packOf(all: readonly Written[]): SourceFile {
  const kala: string[] = [];
  const divisions: string[] = [];
  const rules: string[] = [];
  all.forEach((w, n) => {
    const quoted = JSON.stringify(w.text);
    const divide = w.role === 'divide' ? quoted : 'day into 8';
    const label = w.role === 'label' ? quoted : 'cycle [Sun, Moon] from lord of weekday';
    if (isRule(w)) rules.push(ruleWith(w, n));
    else if (w.role === 'kala') kala.push(`  trial_${n}: ${quoted}\n`);
    else divisions.push(`  trial_${n}:\n    divide: ${divide}\n    label: ${label}\n`);
  });
  const text = `kala:\n${kala.join('')}divisions:\n${divisions.join('')}rules:\n${rules.join('')}`;
  return sourceFile('trial.yaml', `pack: TRIAL\nextends: base\n${text}`);
}

function compile(file: SourceFile) {
  const { chains, diagnostics } = readPackSet([...roots, file], { dataVersion: 'test' }).compileAll();
  return { pack: chains.get('TRIAL'), diagnostics };
}

const pick = random(20_260_101);
const mutants: readonly Written[] = Array.from({ length: 3000 }, () => {
  const { role, text } = expressions[pick(expressions.length)] ?? { role: 'kala', text: 'day' };
  return { role, text: mutant(pick, text) };
});
const batch = 25;
const batches = Array.from({ length: mutants.length / batch }, (_, i) =>
  mutants.slice(i * batch, (i + 1) * batch),
);

// Which of a pack's expressions nothing was said of, errors or warnings.
function untold(all: readonly Written[]): Written[] {
  const file = packOf(all);
  const { diagnostics, pack } = compile(file);
  expect(pack !== undefined || diagnostics.some((d) => d.severity === 'error')).toBe(true);
  for (const d of diagnostics) renderDiagnostic(d);
  const errors = diagnostics.filter((d) => d.severity === 'error');
  return all.filter((_, n) => {
    const start = Math.max(file.text.indexOf(`  trial_${n}:`), file.text.indexOf(`  FESTIVAL_T${n}:`));
    const next = file.text.slice(start + 2).search(/\n {2}(?:trial_|FESTIVAL_T)\d+:|\n(?:rules|divisions):/);
    const end = next === -1 ? file.text.length : start + 2 + next;
    return !errors.some((d) => d.range.start >= start && d.range.start <= end);
  });
}

describe('three thousand mistyped expressions', () => {
  const sound: Written[] = [];
  it('compile to diagnostics or to a pack, and never throw', () => {
    for (const all of batches) sound.push(...untold(all));
    expect(sound.length).toBeGreaterThan(100);
    expect(sound.length).toBeLessThan(mutants.length / 2);
  }, 20_000);

  it('those that nothing is said of are all in the pack, and it can be asked for a year', () => {
    const { pack, diagnostics } = compile(packOf(sound));
    expect(diagnostics.filter((d) => d.severity === 'error').map((d) => renderDiagnostic(d))).toEqual([]);
    sound.forEach((w, n) => {
      if (isRule(w)) expect(pack?.rules.has(`FESTIVAL_T${n}`)).toBe(true);
    });
    const py = yearOf(2025);
    for (const observance of pack?.observancesIn(py) ?? []) pack?.windowsOf(py, observance);
    sound.forEach(({ role }, n) => {
      if (role === 'kala')
        expect(pack?.kalaOn(py, `trial_${n}`, py.firstDay + py.yearStart + 40)).toBeDefined();
    });
  }, 20_000);
});
