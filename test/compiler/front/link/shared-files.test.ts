// Files whose rules belong to other packs as well.

import { expect, it } from 'vitest';
import { readPackSet } from '../../../../compiler/compile/compile.ts';
import { sourceFile } from '../../../../dsl/source/source-file.ts';

const set = (...texts: string[]) =>
  readPackSet(
    texts.map((text, i) => sourceFile(`file-${i}.yaml`, text)),
    { dataVersion: 'none' },
  );

const rule = (code: string): string => `
  ${code}:
    name: Feast
    type: FESTIVAL
    observe: Gregorian 1 May
    cite: [{ work: own, says: so, level: DERIVED }]`;
const works = 'works: { own: { title: Own } }';

it('a shared rule is one rule of both packs, which keep their parents and places', () => {
  const packs = set(
    `pack: base\n${works}\nrules:${rule('A_FEAST')}`,
    `pack: one\nextends: base\nalso_of: [two]\nplace: Mumbai\nrules:${rule('B_FEAST')}`,
    'pack: two\ntitle: Two\nextends: base\nrules: {}',
  );
  const [one, two] = [packs.compile('one').pack, packs.compile('two').pack];
  expect(two?.rules.has('B_FEAST')).toBe(true);
  expect(two?.rules.get('B_FEAST')?.linked.provenance.get('observe')).toBe('two');
  expect(one?.rules.get('B_FEAST')?.linked.provenance.get('observe')).toBe('one');
  expect(packs.packs.get('two')).toMatchObject({ title: 'Two', extends: 'base', place: undefined });
});

it('a pack that is not there is reported where it is named', () => {
  const { diagnostics } = set(
    `pack: one\nalso_of: [tow]\n${works}\nrules:${rule('B_FEAST')}`,
    'pack: two\nrules: {}',
  );
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['unknown-pack', 'unknown pack `tow`'],
  ]);
});

it('a code that both packs have is an error', () => {
  const { diagnostics } = set(
    `pack: one\nalso_of: two\n${works}\nrules:${rule('B_FEAST')}`,
    `pack: two\n${works}\nrules:${rule('B_FEAST')}`,
  ).compileAll();
  expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
});
