// The answer of the map of a date: GeoJSON, by RFC 7946.

import { engineEnvelope, locationEcho } from '../common/envelope.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { calledShape } from './festival.ts';
import { mapAreas, mapThemes } from './map-query.ts';

const dateOut = () => z.string().openapi({ format: 'date' });

const position = () => z.array(z.number()).min(2).max(2).describe('longitude, latitude, degrees');

/** What an occurrence comes to in a region. */
const regionKinds = ['decided', 'undecided', 'not_observed', 'undecidable'] as const;

/** A place of a region. */
const mapPlace = z
  .object({
    id: z.int().nullable().describe('of /v1/locations; null for other places'),
    name_en: z.string().nullable().describe('in English; null for a point without a town within 150 km'),
    lat: z.number(),
    lon: z.number(),
  })
  .openapi('MapPlace');

/** Why the date is what it is in a region. */
const mapReason = z
  .object({
    rule_code: z.string(),
    name: named({ kind: 'observance', code: 'rule_code' }, z.string().describe('of the observance')),
    at: mapPlace,
    text: named(
      { kind: 'sentence', code: 'rule_code' },
      z.string().describe('why this date, at the place; in lang if sentences exist in it, else in English'),
    ),
  })
  .openapi('MapReason');

/** A region of one date. */
const mapRegion = z
  .object({
    type: z.literal('Feature'),
    properties: z
      .object({
        kind: z
          .enum(regionKinds)
          .describe(
            'decided: on date; undecided: the authority leaves the candidates open; not_observed: no day meets the rule; undecidable: what the rule needs, such as a sunrise, does not occur',
          ),
        date: dateOut().nullable().describe('first date; null unless decided'),
        end_date: dateOut().nullable().describe('last date; null unless decided'),
        candidates: z.array(dateOut()).describe('the dates left open; empty where decided'),
        share: z.number().min(0).max(1).describe('share of the surface of the area'),
        label: position().describe('the middle of the largest square in the region'),
        places: z.array(mapPlace).describe('curated places of /v1/locations in the region'),
        reason: mapReason,
      })
      .openapi('MapRegionProperties'),
    geometry: z
      .object({
        type: z.literal('MultiPolygon'),
        coordinates: z.array(z.array(z.array(position()))),
      })
      .openapi('MultiPolygon'),
  })
  .openapi('MapRegion');

/** Answer of `/v1/festivals/map`. */
export const festivalMap = z
  .object({
    type: z.literal('FeatureCollection'),
    ...calledShape,
    date: dateOut().describe('the date of the occurrence at the place'),
    area: z.enum(mapAreas),
    bbox: z.array(z.number()).min(4).max(4).describe('west, south, east, north, degrees'),
    cell_degrees: z.number().describe('side of the cells that borders are drawn by'),
    places_decided: z.int().describe('points at which the rule was applied'),
    features: z.array(mapRegion).describe('regions by date; what has no date is last'),
    location: locationEcho,
    _engine: engineEnvelope,
  })
  .openapi('FestivalMap');

/** What a picture of a map is drawn from. */
export const mapPictureContent = festivalMap.extend({
  language: z.string().describe('code of the language of its words'),
  width: z.int(),
  theme: z.enum(mapThemes),
});
