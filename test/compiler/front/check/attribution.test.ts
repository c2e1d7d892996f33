import { describe, expect, it } from 'vitest';
import { readPackSet } from '../../../../compiler/compile/compile.ts';
import { sourceFile } from '../../../../dsl/source/source-file.ts';

const works = 'works: {almanac: {title: An almanac}, digest: {title: A digest}, list: {title: A list}}';

const parentOf = (clauses: string, cite: string): string => `pack: PARENT
${works}
kala: {dusk: from sunset for 3 muhurta of night}
tables: {odd: {Sunday: 1}}
rules:
  FESTIVAL_ONE:
    name: One
    type: FESTIVAL
    observe: Bhadrapada Shukla 4
    let: {key: weekday at sunrise}
    decide: |
      ${clauses.replaceAll('\n', '\n      ')}
    cite: [${cite}]
`;

/** The clauses of the rule in the last of some packs, each with what it is by; or what is wrong with them. */
function stated(...files: readonly string[]): readonly string[] {
  const set = readPackSet(
    files.map((text, i) => sourceFile(`${i}.yaml`, text)),
    { dataVersion: 'test' },
  );
  const { pack, diagnostics } = set.compile(files.length === 1 ? 'PARENT' : 'CHILD');
  const clauses = pack?.rules.get('FESTIVAL_ONE')?.checked.clauses;
  if (clauses === undefined) {
    return diagnostics.map(({ code, range: { file, start, end }, help = '' }) =>
      `${code} at ${file.text.slice(start, end)}: ${help}`.trim(),
    );
  }
  return clauses.map(({ clause: { kind }, authority }) => {
    const { work, place } = authority ?? {};
    return [kind, ...(work === undefined ? [] : [work]), ...(place === undefined ? [] : [place])].join(' ');
  });
}

const digest = (place: string): string => `{work: digest, place: "${place}", level: VERIFIED}`;
const almanac = '{work: almanac, level: VERIFIED}';

describe('whose word a clause is', () => {
  it('may be said of clauses of every kind, and of some alone', () => {
    const clauses = `also next day by almanac
require dusk touches target by digest
prefer earliest target at sunrise
  and target touches dusk by almanac
prefer most of dusk
then last by digest`;
    expect(stated(parentOf(clauses, `${almanac}, ${digest('2.3')}`))).toEqual([
      'also almanac',
      'require digest 2.3',
      'prefer almanac',
      'most',
      'then digest 2.3',
    ]);
    expect(stated(parentOf('undecided by almanac', almanac))).toEqual(['undecided almanac']);
  });

  it('is that of the place, where a work is cited at several; without a place of the citation that has none', () => {
    const cites = `${digest('2.2')}, ${digest('2.3')}, {work: digest, level: DERIVED}`;
    expect(stated(parentOf('prefer target at sunrise by digest "2.3"\nthen first by digest', cites))).toEqual(
      ['prefer digest 2.3', 'then digest'],
    );
  });

  it('leaves a look-up that is no end of a clause, or that stands in parentheses, alone', () => {
    const clauses = 'require odd by key = 1 by almanac\nprefer 1 = (odd by key)\nthen first';
    expect(stated(parentOf(clauses, almanac))).toEqual(['require almanac', 'prefer', 'then']);
  });

  it('is what the file of the clause cites, before what a child cites of the same work', () => {
    const child = `pack: CHILD
extends: PARENT
rules:
  extend FESTIVAL_ONE:
    cite: [${digest('9.9')}, {work: list, level: VERIFIED}]
`;
    expect(stated(parentOf('then first by digest', digest('2.3')), child)).toEqual(['then digest 2.3']);
  });

  it('may be a work that only the parent cites', () => {
    const child = `pack: CHILD
extends: PARENT
rules:
  extend FESTIVAL_ONE:
    decide: then last by digest
`;
    expect(stated(parentOf('then first', digest('2.3')), child)).toEqual(['then digest 2.3']);
  });

  it('goes with the citations, where a child takes all of them away', () => {
    const child = 'pack: CHILD\nextends: PARENT\nrules:\n  extend FESTIVAL_ONE: {unset: [cite]}\n';
    expect(stated(parentOf('then first by digest', digest('2.3')), child)).toEqual(['then']);
  });

  it('may be said of the clauses of drik almanacs and of a calendar', () => {
    const rule = parentOf('then first', almanac).replace(
      '    cite',
      '    drik: {decide: then last by almanac}\n    cite',
    );
    const calendars = `calendars:
  Solar:
    begins: every Sun enters rashi
    decide: then first by digest
    first_month: Mesha
    months: [A, B, C, D, E, F, G, H, I, J, K, L]
    cite: [${digest('1.1')}]
`;
    const { pack } = readPackSet([sourceFile('a.yaml', rule + calendars)], { dataVersion: 'test' }).compile(
      'PARENT',
    );
    expect(pack?.rules.get('FESTIVAL_ONE')?.checked.drik?.[0]?.authority?.work).toBe('almanac');
    expect(pack?.calendars.get('Solar')?.rule.clauses[0]?.authority?.place).toBe('1.1');
  });
});

describe('what it cannot be', () => {
  it.each([
    ['then first by digset', almanac, 'uncited-clause at digset: it cites almanac'],
    ['then first by almanak', almanac, 'uncited-clause at almanak: did you mean `almanac`?'],
    [
      'then first by list',
      `${almanac}, ${digest('1')}`,
      'uncited-clause at list: it cites almanac or digest',
    ],
    [
      'prefer target touches dusk by key\nthen first',
      almanac,
      'uncited-clause at key: put a look-up at the end of a clause in parentheses: `(table by key)`',
    ],
    ['then first by digest "2.33"', digest('2.3'), 'uncited-place at 2.33: did you mean `2.3`?'],
    ['then first by digest "x"', digest('2.3'), 'uncited-place at x: it is cited at "2.3"'],
    [
      'then first by almanac "x"',
      almanac,
      'uncited-place at x: the citation has no `place:`; remove the text in quotes',
    ],
    [
      'then first by digest',
      `${digest('1')}, ${digest('2')}`,
      'unclear-authority at by digest: write `by digest "1"` or `by digest "2"`',
    ],
    [
      'then first by almanac',
      `${almanac}, ${almanac}`,
      'unclear-authority at by almanac: give each citation a `place:` of its own',
    ],
  ])('%s', (clauses, cite, matches) => {
    const wrong = stated(parentOf(clauses, cite)).filter((one) => /^(un|amb)/.test(one));
    expect(wrong.filter((one) => !one.startsWith('unused'))).toEqual([matches]);
  });
});
