// Places: of a rule by coordinates with their zone; of a pack or a test also by the name of a curated one. Whether there is
// such a place is for those who know the places.

import type { Schema } from '../json-schema/schema.ts';
import { defined, when } from '../json-schema/shapes.ts';
import type { PlaceEntry, StatedPlace } from './entries.ts';
import { number, text } from './plain-shapes.ts';
import { optionalRecordSchema, recordShape } from './read-record.ts';
import type { RecordTable, Shape } from './shape.ts';

const degrees = (what: string, most: number) => number(`\`${what}\``, -most, most, { at: 'map' });

const placeTable = {
  lat: { about: 'degrees, north positive', shape: degrees('lat', 90), required: true },
  lon: { about: 'degrees, east positive', shape: degrees('lon', 180), required: true },
  zone: { about: 'the time zone, such as Asia/Kolkata', shape: text, required: true },
} as const satisfies RecordTable;

/** The schema of a map of coordinates and a zone. */
export const placeSchema: Schema = optionalRecordSchema(placeTable);

/** A place by its coordinates. */
export const place: Shape<PlaceEntry> = {
  ...recordShape('a place', placeTable),
  schema: defined('place'),
  plain: ({ lat, lon, zone }) => ({ lat, lon, zone }),
  shown: (plain) => {
    const { lat, lon, zone } = plain as PlaceEntry;
    return `${lat}, ${lon} (${zone})`;
  },
};

/** The same, or the name of a curated place. */
export const statedPlace: Shape<StatedPlace> = {
  schema: when({ type: ['object', 'null'] }, defined('place'), text.schema),
  opens: 'below',
  fields: placeTable,
  read(owner, field) {
    const node = owner.take(field);
    if (node === undefined) return undefined;
    if (node.kind === 'scalar' && node.value !== null)
      return { kind: 'named', name: { text: node.text, range: node.range } };
    const read = place.read(owner, field);
    return read && { kind: 'at', place: read };
  },
};
