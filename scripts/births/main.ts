/**
 * Counts in how many births each yoga and dosha of the bundled packs holds. `npm run rarity`, after rules of the pack `jyotisha` have
 * changed. Out: `data/births`. It casts 20,000 charts and takes a minute.
 */

import { RARITY_VERSION, type RarityForm, shortDigest } from '../../app/data/rarity.ts';
import { openWorkspace } from '../../app/workspace/open-workspace.ts';
import { meaningOfOther } from '../../compiler/front/fingerprint/other-rules.ts';
import { dataFolder, writeData } from '../manifest.ts';
import { countRules } from './count-rules.ts';
import { randomBirths } from './random-births.ts';

const seed = 1947;
const births = 20_000;

const workspace = openWorkspace();
const pack = workspace.pack('jyotisha');
if (pack === undefined) throw new Error('the chain jyotisha has errors');
const fulfilled = countRules(pack, workspace.sky.ephemeris, randomBirths(seed, births));
const rules = [...fulfilled].map(([code, count]) => {
  const rule = pack.births.get(code);
  if (rule === undefined) throw new Error(`${code} is no rule of births`);
  return [code, [shortDigest(meaningOfOther(rule)), count]] as const;
});
workspace.close();

const form: RarityForm = { version: RARITY_VERSION, seed, births, rules: Object.fromEntries(rules) };
const text = JSON.stringify(form).replaceAll('],"', '],\n"');
writeData(
  dataFolder('births'),
  {
    file: 'rarity.json',
    what: `in how many of ${births} random births (1926 to 2025, between 8 and 35 N, 68 and 97 E) each yoga and dosha holds`,
    source: 'computed from data/sky and the rules of the chain `jyotisha`',
    licence: 'AGPL-3.0-or-later',
    version: String(RARITY_VERSION),
    generator: 'scripts/births/main.ts (npm run rarity)',
  },
  new TextEncoder().encode(`${text}\n`),
);
