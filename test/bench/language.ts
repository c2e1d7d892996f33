// What the language costs: reading and checking a rule, and running one beside the same rule written by hand.

import { readPackSet } from '../../compiler/compile/compile.ts';
import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import { sourceFile } from '../../dsl/source/source-file.ts';
import { buildPlaceYear, type PlaceYear } from '../../engine/almanac/place-year.ts';
import { ganeshChaturthi, ganeshChaturthiDays } from './by-hand.ts';
import type { Measured, Result } from './measure.ts';
import { newDelhi, type Subject, years } from './subject.ts';

/** Rules in the file that is read. */
const count = 200;

const months = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashvina',
  'Kartika',
];

const rules = Array.from(
  { length: count },
  (_, i) => `  FESTIVAL_N${i}:
    name: Number ${i}
    type: FESTIVAL
    observe: ${months[i % months.length]} Shukla ${1 + (Math.floor(i / months.length) % 14)}
    decide: |
      prefer most of madhyahna
      prefer target at sunrise and overlap of target in day >= ${1 + (i % 9)} muhurta of day
      then first
    windows:
      puja: target and madhyahna except part ${1 + (i % 8)} of 8 of day
    cite: [{work: almanac, says: number ${i}, level: VERIFIED}]
`,
).join('');

const head = `pack: MANY
works: {almanac: {title: An almanac}}
kala: {madhyahna: part 3 of 5 of day}
rules:
`;

/** A pack of 200 rules, each called by a word and its number. */
export const manyRules = (word: string): string => `${head}${rules.replaceAll('Number', word)}`;

/** The names of the two tasks that are compared. */
const COMPILED = 'a rule over a year, compiled';
const BY_HAND = 'the same rule by hand';

/** The tasks. */
export function languageTasks({ sky }: Subject): readonly Measured[] {
  let turn = 0;
  let py: PlaceYear = buildPlaceYear(sky.year(years[0]), newDelhi);
  const fresh = (): void => {
    py = buildPlaceYear(sky.year(years[turn++ % years.length]), newDelhi);
  };
  const pack = compiled(ganeshChaturthi, 'BY_HAND');
  requireSame(pack, py);
  return [
    {
      name: 'reading and checking a rule, of 200 in a file',
      aim: 0.5,
      per: count,
      // Another text each time, so that nothing is remembered of the last.
      run: () => compiled(manyRules(`Number ${turn++}`), 'MANY'),
    },
    { name: COMPILED, fresh, run: () => pack.observances.inYear(py) },
    { name: BY_HAND, fresh, run: () => ganeshChaturthiDays(py) },
  ];
}

/** How many times as long the compiled rule takes as the one by hand. */
export function timesByHand(results: readonly Result[]): number {
  const median = (name: string): number => results.find((r) => r.name === name)?.median ?? Number.NaN;
  return median(COMPILED) / median(BY_HAND);
}

function compiled(text: string, name: string): CompiledPack {
  const { pack, diagnostics } = readPackSet([sourceFile('bench.yaml', text)], { dataVersion: '' }).compile(
    name,
  );
  if (pack === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return pack;
}

function requireSame(pack: CompiledPack, py: PlaceYear): void {
  const days = pack.observances.inYear(py).map(({ day }) => day);
  const byHand = ganeshChaturthiDays(py);
  if (days.join() !== byHand.join()) throw new Error(`compiled ${days}, by hand ${byHand}`);
}
