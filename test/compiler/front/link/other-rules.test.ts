// Rules that score and chakras down a chain of packs: what a child overrides, extends and disables.

import { describe, expect, it } from 'vitest';
import { readPackSet } from '../../../../compiler/compile/compile.ts';
import type { CompiledPack } from '../../../../compiler/runtime/pack.ts';
import { sourceFile } from '../../../../dsl/source/source-file.ts';
import { yearOf } from '../../language-bench.ts';

const cite = '    cite: [{work: almanac, level: VERIFIED}]\n';
const parent = `pack: PARENT
works: {almanac: {title: An almanac}}
tables:
  rings: [outer, inner]
rules:
  MUHURAT_ONE:
    name: One
    event: one
    base: 10
    ratings: {GOOD: 50, BAD: 0}
    inputs: {star?: nakshatra}
    require: Monday
    score: |
      add 20 when nakshatra = star because "star"
      add 5 when day because "day"
    lasting: 48 min
${cite}  MUHURAT_MORE:
    name: More
    score: add 30 when Monday because "Monday"
${cite}  SUITABILITY_ONE:
    name: One
    event: one
    over: day
    ratings: {GOOD: 50, BAD: 0}
    score: add 60 when Monday at sunrise because "Monday"
${cite}  CHAKRA_ONE:
    name: One
    inputs: {star: nakshatra28}
    let: {place: number of star}
    result:
      place: place
      ring: rings by (place mod 2 + 1)
${cite}`;

function compile(child: string, base = parent): { pack: CompiledPack | undefined; messages: string[] } {
  const files = [
    sourceFile('parent.yaml', base),
    sourceFile('child.yaml', `pack: CHILD\nextends: PARENT\nrules:\n${child}`),
  ];
  const set = readPackSet(files, { dataVersion: 'test' });
  const { pack, diagnostics } = set.compile('CHILD');
  return { pack, messages: [...set.diagnostics, ...diagnostics].map((d) => `${d.code}: ${d.message}`) };
}

function compiled(child: string): CompiledPack {
  const { pack, messages } = compile(child);
  if (pack === undefined || messages.length > 0) throw new Error(messages.join('\n'));
  return pack;
}

const py = yearOf(2026);
const monday =
  Array.from({ length: 7 }, (_, i) => py.firstDay + py.yearStart + i).find((d) => (d + 4) % 7 === 1) ?? 0;
const scores = (pack: CompiledPack, inputs = {}) =>
  (pack.scores.muhurats(py, 'MUHURAT_ONE', { from: monday, to: monday, inputs }) ?? []).map((w) => [
    w.score,
    w.rating,
    w.reasons.map((r) => `${r.because} of ${r.pack}`).join(', '),
  ]);

describe('a child pack', () => {
  it('inherits what it does not speak of', () => {
    const pack = compiled('  disable: [MUHURAT_MORE]\n');
    expect(scores(pack)).toEqual([
      [15, 'BAD', 'day of PARENT'],
      [10, 'BAD', ''],
    ]);
    expect(pack.chakraResults.of('CHAKRA_ONE', { star: 0 })).toEqual({ place: 1, ring: 'inner' });
  });

  it('extends the fields it names, and weighs more lines', () => {
    const pack = compiled('  extend MUHURAT_ONE:\n    base: 40\n    with: MUHURAT_MORE\n');
    expect(scores(pack).map(([score, rating]) => [score, rating])).toEqual([
      [75, 'GOOD'],
      [70, 'GOOD'],
    ]);
    const { linked } = pack.scored.get('MUHURAT_ONE') ?? {};
    expect(
      ['base', 'with', 'score', 'require', 'lasting'].map((field) => linked?.provenance.get(field)),
    ).toEqual(['CHILD', 'CHILD', 'PARENT', 'PARENT', 'PARENT']);
  });

  it('takes fields away', () => {
    const pack = compiled(
      '  extend MUHURAT_ONE:\n    unset: [require, ratings, inputs]\n    score: add 7 when night because "night"\n',
    );
    expect(scores(pack)).toEqual([
      [10, undefined, ''],
      [17, undefined, 'night of CHILD'],
    ]);
    const chakra = compiled('  extend CHAKRA_ONE:\n    unset: result.ring\n    result: {twice: place * 2}\n');
    expect(chakra.chakraResults.of('CHAKRA_ONE', { star: 2 })).toEqual({ place: 3, twice: 6 });
    const { linked } = chakra.chakras.get('CHAKRA_ONE') ?? {};
    expect([
      linked?.provenance.get('result.twice'),
      linked?.provenance.get('result.place'),
      linked?.provenance.get('result.ring'),
    ]).toEqual(['CHILD', 'PARENT', undefined]);
    expect(
      chakra.chakraResults.stepsOf('CHAKRA_ONE', { star: 2 })?.map((s) => `${s.name} ${s.pack}`),
    ).toEqual(['place PARENT', 'place PARENT', 'twice CHILD']);
  });

  it('overrides a rule whole', () => {
    const pack = compiled(
      `  override MUHURAT_ONE:\n    name: One again\n    event: one\n    score: add 3 when Monday because "all"\n${cite}`,
    );
    expect(scores(pack)).toEqual([[3, undefined, 'all of CHILD']]);
  });

  it('disables a rule; others may still weigh it', () => {
    const pack = compiled(
      '  disable: [MUHURAT_MORE, SUITABILITY_ONE, CHAKRA_ONE]\n  extend MUHURAT_ONE:\n    with: [MUHURAT_MORE]\n',
    );
    expect(pack.scores.muhurats(py, 'MUHURAT_MORE', { from: monday, to: monday })).toBeUndefined();
    expect(pack.scores.suitability(py, 'one', monday)).toBeUndefined();
    expect(pack.chakraResults.of('CHAKRA_ONE', { star: 0 })).toBeUndefined();
    expect(scores(pack).map(([score]) => score)).toEqual([45, 40]);
  });

  it('makes a rule of another kind only by taking its old fields away', () => {
    expect(compile('  extend MUHURAT_ONE:\n    over: day\n').messages).toEqual([
      'conflicting-fields: `require` cannot be combined with `over`',
      'span-as-truth: expected a truth value, found spans of time: add `at sunrise`, `touches ...` or `covers ...`',
      'conflicting-fields: `lasting` cannot be combined with `over`',
      'event-twice: `one` is already scored by MUHURAT_ONE',
    ]);
    const pack = compiled(
      '  disable: [SUITABILITY_ONE]\n  extend MUHURAT_ONE:\n    over: day\n    unset: [require, lasting, inputs]\n    score: add 50 when Monday at sunrise because "Monday"\n',
    );
    expect(pack.scored.get('MUHURAT_ONE')?.checked.kind).toBe('suitability');
  });

  it('reports what does not exist', () => {
    expect(compile('  extend MUHURAT_NONE:\n    base: 5\n').messages).toEqual([
      'missing-base-code: cannot extend `MUHURAT_NONE`: no parent pack defines it',
    ]);
  });
});

describe('the fingerprint', () => {
  const print = (base: string): string =>
    compile('  disable: [MUHURAT_MORE]\n', base).pack?.fingerprint ?? '';
  const own = print(parent);
  const replaced = (from: string, to: string): string => {
    expect(parent).toContain(from);
    return print(parent.replace(from, to));
  };
  it.each([
    ['points', 'add 20 when', 'add 21 when'],
    ['what a line does', 'add 5 when day', 'take 5 when day'],
    ['a predicate', 'add 5 when day', 'add 5 when night'],
    ['a reason', '"star"', '"a star"'],
    ['the base', 'base: 10', 'base: 11'],
    ['a rating', 'GOOD: 50', 'GOOD: 51'],
    ['what is required', 'require: Monday', 'require: Tuesday'],
    ['how long it lasts', 'lasting: 48 min', 'lasting: 24 min'],
    ['whether an input may be left out', 'star?: nakshatra', 'star: nakshatra'],
    ['the event', 'event: one', 'event: two'],
    ['a field of a result', 'place: place', 'place: place + 1'],
    ['the name of a field', '      place: place', '      position: place'],
    ['a let', 'number of star', 'number of star + 1'],
  ])('changes with %s', (_, from, to) => {
    expect(own).toMatch(/^[0-9a-f]{16}$/);
    expect(replaced(from, to)).not.toBe(own);
  });
  it.each([
    ['spaces', 'add 5 when day because', 'add  5  when (day)   because'],
    ['a comment', 'because "star"', 'because "star"   # of birth'],
    [
      'the order of fields',
      '    base: 10\n    ratings: {GOOD: 50, BAD: 0}\n',
      '    ratings: {BAD: 0, GOOD: 50}\n    base: 10\n',
    ],
    ['another unit', 'lasting: 48 min', 'lasting: 2 fixed ghati'],
  ])('stays with %s', (_, from, to) => {
    expect(replaced(from, to)).toBe(own);
  });
});
