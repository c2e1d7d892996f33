// The rule browser of two small packs.

import { placeOfPack } from '../../../../../app/places/pack-place.ts';
import { packSetOf } from '../../../../../compiler/compile/compile.ts';
import { readPack } from '../../../../../dsl/pack/read-pack.ts';
import { sourceFile } from '../../../../../dsl/source/source-file.ts';
import { makeRulePages } from '../../../../../server/pages/docs/rules/make-rule-pages.ts';
import { readSiteFiles, siteDir } from '../../../../../server/pages/site/assets.ts';

const set = packSetOf(
  [
    sourceFile(
      'town.yaml',
      `pack: TOWN
title: A town
works:
  custom: {title: Custom}
rules:
  FESTIVAL_FAIR:
    name: Fair <b>
    type: FESTIVAL
    tags: [MAJOR]
    observe: Magha Shukla 4
    decide: then first by custom
    cite: [{work: custom, level: PROVISIONAL}]
  FESTIVAL_LAMPS:
    name: Fair of lamps
    type: FESTIVAL
    observe: Magha Shukla 8
    decide: then first by custom
    cite: [{work: custom, level: PROVISIONAL}]
`,
    ),
    sourceFile(
      'quarter.yaml',
      `pack: QUARTER
extends: TOWN
rules:
  extend FESTIVAL_FAIR:
    observe: Magha Shukla 5
`,
    ),
  ].map((file) => readPack(file)),
  { dataVersion: 'test' },
);
const { chains, diagnostics: all } = set.compileAll();

/** What is wrong with the packs. */
export const errors = all.filter(({ severity }) => severity === 'error');

/** The pages by their names. */
export const townPages = makeRulePages(
  { files: readSiteFiles(siteDir()), version: '1.2.3' },
  {
    packs: set.packs,
    chains,
    dates: { kind: 'linked', href: (code, pack) => `/dates/${pack}/${code}` },
    siteOf: (pack) => placeOfPack(pack, set.packs),
  },
);
