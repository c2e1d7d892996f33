// The words that answers are written in are those of the engine, which the contract does not import.

import { expect, test } from 'vitest';
import { newDelhi } from '../../app/places/locations.ts';
import { grahaNames } from '../../contract/common/grahas.ts';
import { ayanamsas } from '../../contract/jyotisha/conventions.ts';
import { dashaNames, dashaSeeds, dashaYears } from '../../contract/jyotisha/dashas.ts';
import { dignities } from '../../contract/jyotisha/grahas.ts';
import { charaKarakas } from '../../contract/jyotisha/points.ts';
import { partsShape, vargaGroups } from '../../contract/jyotisha/strength.ts';
import { vargaNames } from '../../contract/jyotisha/vargas.ts';
import { sahamNames } from '../../contract/jyotisha/varsha.ts';
import { usualPoint } from '../../contract/panchang/panchang-query.ts';
import { planets } from '../../contract/tara/planets.ts';
import { DASHAS } from '../../engine/jyotisha/dashas/catalogue.ts';
import { DASHA_SEEDS } from '../../engine/jyotisha/dashas/seeds.ts';
import { YEAR_DAYS } from '../../engine/jyotisha/dashas/year-length.ts';
import { DIGNITIES } from '../../engine/jyotisha/dignity.ts';
import { EIGHT_KARAKAS } from '../../engine/jyotisha/points/karakas.ts';
import { PARTS } from '../../engine/jyotisha/strength/shadbala/shadbala.ts';
import { VARGA_GROUPS } from '../../engine/jyotisha/strength/vimshopaka.ts';
import { SAHAM_NAMES } from '../../engine/jyotisha/tajaka/sahams.ts';
import { VARGAS } from '../../engine/jyotisha/vargas/tables.ts';
import { GRAHAS } from '../../engine/sky/grahas.ts';
import { PLANETS } from '../../engine/sky/planets/planet.ts';
import { AYANAMSAS } from '../../engine/sky/sky-source.ts';

test.each<[string, readonly string[], readonly string[]]>([
  ['grahas', grahaNames, GRAHAS],
  ['planets', planets, PLANETS],
  ['ayanamsas', ayanamsas, AYANAMSAS],
  ['years of dashas', dashaYears, Object.keys(YEAR_DAYS)],
  ['dashas', dashaNames, Object.keys(DASHAS)],
  ['seeds of dashas', dashaSeeds, DASHA_SEEDS],
  ['vargas', vargaNames, Object.keys(VARGAS).map((parts) => `D${parts}`)],
  ['dignities', dignities, DIGNITIES],
  ['chara karakas', charaKarakas, EIGHT_KARAKAS],
  ['parts of a shadbala', Object.keys(partsShape.shape), PARTS],
  ['groups of vargas', vargaGroups, VARGA_GROUPS],
  ['sahams', sahamNames, SAHAM_NAMES],
])('the %s of answers are those of the engine, in its order', (_, ofContract, ofEngine) => {
  expect(ofContract).toEqual(ofEngine);
});

test('the point that completes coordinates is New Delhi', () => {
  expect(usualPoint).toEqual({ latitude: newDelhi.latitude, longitude: newDelhi.longitude });
});
