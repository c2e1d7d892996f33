// Lines, requirements and results as authors might mistype them: compiling returns diagnostics or a pack, and a pack
// answers.

import { describe, expect, it } from 'vitest';
import { bundledPacksDir } from '../../app/packs/pack-folders.ts';
import { packSetOf } from '../../compiler/compile/compile.ts';
import { setWith } from '../../compiler/compile/set-with.ts';
import { renderDiagnostic } from '../../dsl/diagnostics/frame.ts';
import type { PartialFields } from '../../dsl/pack/document.ts';
import { loadPackFiles } from '../../dsl/pack/load-folder.ts';
import { readPack } from '../../dsl/pack/read-pack.ts';
import { sourceFile } from '../../dsl/source/source-file.ts';
import { seeded } from '../engine/random.ts';
import { yearOf } from './language-bench.ts';

const files = loadPackFiles(bundledPacksDir()).filter(({ path }) =>
  /^(kala|conditions|grahas|muhurat|suitability|chakra)\//.test(path),
);
const rules = files.flatMap((file) => readPack(file).document?.rules ?? []);
const kinds = ['muhurat', 'suitability', 'require', 'result'] as const;
type Kind = (typeof kinds)[number];

// Lines by themselves, so that one mistake is not lost among many.
const texts: Readonly<Record<Kind, readonly string[]>> = {
  muhurat: rules.flatMap((r) => (r.kind === 'muhurat' ? (r.score?.text.trim().split('\n') ?? []) : [])),
  suitability: rules.flatMap((r) =>
    r.kind === 'suitability' ? (r.score?.text.trim().split('\n') ?? []) : [],
  ),
  require: rules.flatMap((r: PartialFields) => r.require?.text ?? []),
  result: rules.flatMap((r: PartialFields) => (r.results ?? []).map((f) => f.expression.text)),
};
const words = [
  ...new Set(
    Object.values(texts)
      .flat()
      .flatMap((text) => text.split(/\s+/)),
  ),
];
const signs = [...'()[]"\'#,+-*<=?\n '];

const next = seeded(20_260_102);
const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;

function mutant(text: string): string {
  const parts = text.split(' ');
  for (let edits = 1 + Math.floor(next() * 2); edits > 0; edits--) {
    const at = Math.floor(next() * (parts.length + 1));
    const put = next() < 0.3 ? pick(signs) : pick(words);
    if (next() < 0.3) parts.splice(at, 1);
    else parts.splice(at, next() < 0.5 ? 1 : 0, put);
  }
  return parts.join(' ');
}

const head: Readonly<Record<Kind, (text: string) => string>> = {
  muhurat: (text) =>
    `inputs: {janma_nakshatra?: nakshatra, janma_rashi?: rashi, direction?: [East, South, West, North]}\n    score: ${text}`,
  suitability: (text) =>
    `over: day\n    inputs: {grahana?: [SOLAR, LUNAR], direction?: [East, South, West, North]}\n    ratings: {GOOD: 60, AVOID: 0}\n    hierarchy: [ECLIPSE, EKADASHI, AMAVASYA, PURNIMA, BHADRA, PANCHAK, SHOOL, SPECIAL_YOGAS]\n    let: {bhadra_on_earth: bhadra}\n    score: ${text}`,
  require: (text) => `score: add 5 when day because "day"\n    require: ${text}`,
  result: (text) =>
    `inputs: {star: nakshatra28, janma_nakshatra?: nakshatra28, transit_nakshatra?: nakshatra28, reference_nakshatra?: nakshatra28, sun_nakshatra?: nakshatra28, moon_rashi?: rashi, janma_pada?: number, planet?: graha, motion?: [OPPOSITE, FORWARD, BACKWARD], transit_motion?: [DIRECT, RETROGRADE]}\n    let: {place: count from star to transit_nakshatra over 28}\n    result: {field: ${text}}`,
};

const mutants = Array.from({ length: 1200 }, (_, n) => {
  const kind = kinds[n % kinds.length] as Kind;
  return { kind, text: mutant(pick(texts[kind])), code: `${kind === 'result' ? 'CHAKRA' : 'TRIAL'}_T${n}` };
});

// The tables of the chakras belong to another chain; here they stand beside the muhurats.
const tables = files
  .filter(({ path }) => path.startsWith('chakra/'))
  .map(({ path, text }) =>
    sourceFile(
      path,
      text
        .replace('pack: chakra', 'pack: muhurat')
        .replace('extends: kala', '')
        .replace(/\nrules:[\s\S]*/, '\n'),
    ),
  );
const base = packSetOf(
  [...files.filter(({ path }) => !path.startsWith('chakra/')), ...tables].map((file) => readPack(file)),
  { dataVersion: 'test' },
);
base.compileAll();

function compile(some: typeof mutants) {
  const bodies = some.map(({ kind, text, code }, n) => {
    const event = kind === 'result' ? '' : `    event: e${n}\n`;
    return `  ${code}:\n    name: T\n${event}    ${head[kind](JSON.stringify(text))}\n    cite: [{work: tradition, level: VERIFIED}]\n`;
  });
  const file = sourceFile('trial.yaml', `pack: TRIAL\nextends: suitability\nrules:\n${bodies.join('')}`);
  const { pack, diagnostics } = setWith(base, [readPack(file)]).compile('TRIAL');
  for (const d of diagnostics) renderDiagnostic(d);
  const errors = diagnostics.filter((d) => d.severity === 'error');
  expect(pack === undefined, errors.map((d) => d.message).join()).toBe(errors.length > 0);
  const startOf = (n: number): number => file.text.indexOf(bodies[n] ?? '');
  // A wrong key is reported in the table; which of the results looked it up is not.
  const inTables = errors.some((d) => d.range.file !== file);
  const sound = some.filter(({ kind }, n) => {
    if (kind === 'result' && inTables) return false;
    const [from, to] = [startOf(n), startOf(n) + (bodies[n]?.length ?? 0)];
    return !errors.some((d) => d.range.file === file && d.range.start >= from && d.range.start < to);
  });
  return { pack, errors, sound };
}

describe('twelve hundred mistyped lines and results', () => {
  const sound: typeof mutants = [];
  it('compile to diagnostics or to a pack, and never throw', () => {
    for (let i = 0; i < mutants.length; i += 24) sound.push(...compile(mutants.slice(i, i + 24)).sound);
    expect(sound.length).toBeGreaterThan(50);
    expect(sound.length).toBeLessThan(mutants.length / 2);
  });

  it('those without diagnostics answer', () => {
    const { pack, errors } = compile(sound);
    expect(errors.map((d) => renderDiagnostic(d))).toEqual([]);
    const py = yearOf(2025);
    const day = py.firstDay + py.yearStart + 40;
    for (const [n, { kind, code }] of sound.entries()) {
      if (kind === 'result')
        expect(pack?.chakraResults.of(code, { star: 3, transit_nakshatra: 9 })).toHaveProperty('field');
      else if (kind === 'suitability') expect(pack?.scores.suitability(py, `e${n}`, day)).toBeDefined();
      else expect(pack?.scores.muhurats(py, code, { from: day, to: day + 9 })).toBeDefined();
    }
  });
});
