// The schema of a place by its coordinates.

import { placeReference } from '../pack/field-reference.ts';
import { degrees } from '../pack/read-rule.ts';
import type { Schema } from './schema.ts';
import { defined, described, optionalRecord, text, when } from './shapes.ts';

const within = (most: number): Schema => ({ type: 'number', minimum: -most, maximum: most });

/** A map of coordinates and a zone. */
export const place: Schema = optionalRecord(
  described(placeReference, { lat: within(degrees.lat), lon: within(degrees.lon), zone: text }),
  ['lat', 'lon', 'zone'],
);

/** The same, or the name of a curated place. */
export const statedPlace: Schema = when({ type: ['object', 'null'] }, defined('place'), text);
