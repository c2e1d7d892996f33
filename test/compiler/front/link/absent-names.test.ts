import { describe, expect, it } from 'vitest';
import { readPackSet } from '../../../../compiler/compile/compile.ts';
import { sourceFile } from '../../../../dsl/source/source-file.ts';

const kala = (...names: readonly string[]): string =>
  `kala:\n${names.map((name) => `  ${name}: part 1 of 2 of day\n`).join('')}`;
const rule = (names: readonly string[], code = 'FESTIVAL_TRIAL'): string =>
  `  ${code}:\n    name: Trial\n    type: FESTIVAL\n    observe: Magha Shukla 5\n    decide: |\n${names
    .map((name) => `      prefer target touches ${name}\n`)
    .join('')}      then first\n    cite: [{work: almanac, level: VERIFIED}]\n`;
const works = 'works: {almanac: {title: An almanac}}\n';
const four = ['dawn', 'dusk', 'noon', 'evening'];
const eight = [...four, 'forenoon', 'afternoon', 'midnight', 'cockcrow'];

/** The errors of packs, each with what is proposed. */
function errorsOf(...texts: readonly string[]): readonly string[] {
  const files = texts.map((text, i) => sourceFile(`${i}.yaml`, text));
  const { diagnostics } = readPackSet(files, { dataVersion: 'test' }).compileAll();
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, help }) => (help === undefined ? code : `${code}: ${help}`));
}

describe('a root that lacks what it names', () => {
  const child = `pack: CHILD\n${works}rules:\n${rule(four)}`;
  const parent = (name: string, ...names: readonly string[]): string =>
    `pack: ${name}\n${works}${kala(...names)}`;

  it('was meant to extend the pack that has most of it', () => {
    expect(errorsOf(child, parent('SOME', 'dawn', 'dusk'), parent('LAND', ...four))).toEqual([
      'missing-extends: add `extends: LAND`',
    ]);
    expect(errorsOf(child, parent('LAND', ...four), parent('SOME', 'dawn', 'dusk'))).toEqual([
      'missing-extends: add `extends: LAND`',
    ]);
  });

  it('and to say so goes below its name, also where nothing follows', () => {
    const texts = [`${works}rules:\n${rule(four)}pack: CHILD`, parent('LAND', ...four)];
    const files = texts.map((text, i) => sourceFile(`${i}.yaml`, text));
    const { diagnostics } = readPackSet(files, { dataVersion: 'test' }).compileAll();
    const fix = diagnostics.find(({ code }) => code === 'missing-extends')?.fix;
    expect(fix?.text).toBe('\nextends: LAND');
    expect(fix?.range.start).toBe(texts[0]?.length);
  });

  it('of packs that have as much, that with the least besides', () => {
    const rich = parent('RICH', ...eight);
    expect(errorsOf(child, rich, parent('LAND', ...four))).toEqual(['missing-extends: add `extends: LAND`']);
    expect(errorsOf(child, parent('LAND', ...four), rich)).toEqual(['missing-extends: add `extends: LAND`']);
  });

  it('or a pack whose own parents have it', () => {
    expect(
      errorsOf(
        child,
        parent('LAND', 'dawn', 'dusk'),
        `pack: STATE\nextends: LAND\n${kala('noon', 'evening')}`,
      ),
    ).toEqual(['missing-extends: add `extends: STATE`']);
  });

  it('where no pack has it: one of those that there are, if it lacks very much', () => {
    expect(errorsOf(`pack: CHILD\n${works}rules:\n${rule(eight)}`)).toEqual([
      'missing-extends: add `extends: NAME` with the parent pack',
    ]);
    expect(errorsOf(child)).toEqual(four.map(() => 'unknown-kala'));
    expect(errorsOf(child, parent('FAR', 'dawn'))).toEqual(four.map(() => 'unknown-kala'));
  });

  it('where it refers to rules of a parent: one of those that there are', () => {
    const extending = `pack: CHILD\n${works}rules:\n${rule(four)}  extend FESTIVAL_PARENT: {day: civil}\n`;
    expect(errorsOf(extending)).toEqual(['missing-extends: add `extends: NAME` with the parent pack']);
  });
});

describe('a pack beside the chain', () => {
  const chain = `pack: LAND\n${works}rules:\n${rule(four)}`;
  it('of nearly its name has what it lacks', () => {
    expect(errorsOf(chain, `pack: LANDS\n${works}${kala(...four)}`)).toEqual([
      'stray-pack: did you mean `LAND`?',
    ]);
  });

  it('is not taken for it where it has less than half', () => {
    expect(errorsOf(chain, `pack: LANDS\n${works}${kala('dawn')}`)).toEqual(four.map(() => 'unknown-kala'));
  });
});

describe('a file whose YAML is damaged', () => {
  const damaged = `pack: LAND\n${works}kala:\n  dawn: part 1 of 2 of day\n   dusk: part 2 of 2 of day\n`;
  it('is reported, and not what other files lack because of it, nor what they leave unused', () => {
    const other = `pack: LAND\ntables: {spare: {Sunday: 1}}\nrules:\n${rule(['dusk'])}`;
    expect(errorsOf(damaged, other)).toEqual(errorsOf(damaged));
    expect(errorsOf(damaged)).toHaveLength(1);
  });
});
