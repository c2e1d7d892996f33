// Two small packs, a parent and its child, whose versions the tests of comparison are about.

import { readPackSet } from '../../../compiler/compile.ts';
import type { Chains } from '../../../compiler/diff/versions.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

export const parent = `pack: PARENT
works: {almanac: {title: An almanac}}
kala:
  noon: part 3 of 5 of day
  dusk: from sunset for 3 muhurta of night
tables:
  names_of_lamps: {Ashvina: Lamps of autumn, Bhadrapada: Early lamps}
rules:
  FESTIVAL_FOURTH:
    name: The Fourth
    type: FESTIVAL
    observe: Bhadrapada Shukla 4
    decide: |
      prefer most of noon
      then first
    windows: {puja: target and noon}
    cite: [{work: almanac, level: VERIFIED}]
  FESTIVAL_LAMPS:
    name: Lamps
    type: FESTIVAL
    observe: Ashvina Krishna 15
    decide: |
      prefer most of dusk
      then last
    named: names_of_lamps by lunar_month
    cite: [{work: almanac, level: VERIFIED}]
  FESTIVAL_AFTER:
    name: The day after
    type: FESTIVAL
    observe: 1 day after FESTIVAL_FOURTH
    cite: [{work: almanac, level: VERIFIED}]
`;

export const child = `pack: CHILD
extends: PARENT
rules:
  FESTIVAL_OWN:
    name: Its own
    type: FESTIVAL
    observe: Magha Shukla 4
    decide: |
      prefer most of noon
      then first
    cite: [{work: almanac, level: VERIFIED}]
`;

/** The chains of some files. Throws with what is wrong in them. */
export function chainsOf(...texts: readonly string[]): Chains {
  const files = texts.map((text, i) => sourceFile(`${i}.yaml`, text));
  const { chains, diagnostics } = readPackSet(files, { dataVersion: 'test' }).compileAll();
  const errors = diagnostics.filter((d) => d.severity === 'error');
  if (errors.length > 0) throw new Error(errors.map((d) => d.message).join('\n'));
  return chains;
}

/** A text with one passage replaced; throws where it has no such passage. */
export function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`no ${from}`);
  return text.replaceAll(from, to);
}
