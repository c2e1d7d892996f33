// Bindus and pindas that a book prints, by its own tables; the other tables are tried beside them.

import { ashtakavarga } from '../../../engine/jyotisha/strength/ashtakavarga/ashtakavarga.ts';
import { pindaOf } from '../../../engine/jyotisha/strength/ashtakavarga/pinda.ts';
import { PLACES_TABLES, type PlacesTable } from '../../../engine/jyotisha/strength/ashtakavarga/places.ts';
import {
  EKADHIPATYA_RULES,
  ekadhipatyaShodhana,
  occupiedRashis,
  trikonaShodhana,
} from '../../../engine/jyotisha/strength/ashtakavarga/reductions.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** The book's own tables. */
const OWN_PLACES = 'parashara';
const OWN_RULE = EKADHIPATYA_RULES.narasimha_rao;

/** Judges a row of chart and bindus, or of bindus and what their reductions leave. */
export function checkAshtakavarga(_: Calculator, row: Row): Verdict {
  const chart = chartOf(row.at('inputs.chart'));
  if (chart === undefined) return uncovered;
  return row.at('measure') === 'sav' ? samudaya(row, chart) : reduced(row, chart);
}

interface Rashis {
  /** 0-based rashis of Sun to Ketu */
  readonly grahas: readonly number[];
  readonly lagna: number;
}

/** A chart of twelve texts from Mesha: numbers of grahas and L, with strokes between them. */
function chartOf(text: string): Rashis | undefined {
  const texts: readonly string[] = JSON.parse(text || '[]');
  if (texts.length !== 12) return undefined;
  const signOf = (code: string): number => texts.findIndex((codes) => codes.split('/').includes(code));
  return { grahas: Array.from({ length: 9 }, (_, graha) => signOf(String(graha))), lagna: signOf('L') };
}

function samudaya(row: Row, { grahas, lagna }: Rashis): Verdict {
  const expected = row.at('expected');
  const by = (places: PlacesTable): string =>
    JSON.stringify(ashtakavarga(grahas, lagna, { places }).samudaya.bindus);
  const agrees = by(OWN_PLACES) === expected;
  return verdict(
    agrees,
    () => ({ what: row.at('label'), expected, actual: by(OWN_PLACES), reason: null }),
    Object.fromEntries(
      PLACES_TABLES.map((places) => [`samudaya, places of ${places}`, by(places) === expected]),
    ),
  );
}

// The bindus are given, so that only the reductions are tried.
function reduced(row: Row, { grahas, lagna }: Rashis): Verdict {
  const bindus: readonly number[] = JSON.parse(row.at('inputs.bav') || '[]');
  if (bindus.length !== 12) return uncovered;
  const trikona = trikonaShodhana(bindus);
  const { rashi, graha, shodhya } = pindaOf(
    ekadhipatyaShodhana(trikona, occupiedRashis(grahas, lagna, OWN_RULE), OWN_RULE),
    grahas,
  );
  const parts = {
    'trikona shodhana': JSON.stringify(trikona) === row.at('expected.after_trikona'),
    'rashi pinda': String(rashi) === row.at('expected.rasi_pinda'),
    'graha pinda': String(graha) === row.at('expected.graha_pinda'),
    'shodhya pinda': String(shodhya) === row.at('expected.sodhya_pinda'),
  };
  return verdict(
    Object.values(parts).every(Boolean),
    () => ({
      what: row.at('label'),
      expected: row.at('expected'),
      actual: JSON.stringify({ trikona, rashi, graha, shodhya }),
      reason: null,
    }),
    parts,
  );
}
