// The catalogue of places: columns of numbers and names that are read as they are needed. In: its file's bytes. Out:
// places by id or by their number in the order of ids.

import { type PlaceType, placeTypes } from '@nirnaya/contract/places';
import type { Location } from '../locations.ts';
import { locations } from '../locations.ts';
import { type CatalogueFile, catalogueFile } from './format.ts';

/** A place of the catalogue: where it lies and whose tradition it has, and what is known of it besides. */
export interface CataloguePlace extends Location {
  readonly type: PlaceType;
  /** inhabitants; 0 where they are not known */
  readonly population: number;
  /** spellings and names besides the English and the native one */
  readonly other_names: readonly string[];
}

/** The places that people may mean. */
export interface Catalogue extends Pick<CatalogueFile, 'version' | 'lists' | 'columns'> {
  /** places */
  readonly size: number;
  /** bytes kept in memory, all of them outside of the heap */
  readonly byteLength: number;
  /** The place of an id; undefined where there is none. */
  byId(id: number): CataloguePlace | undefined;
  /** The place at a number from 0 in the order of ids. */
  at(index: number): CataloguePlace;
  /** The names of a place: English, native, others. */
  namesAt(index: number): readonly string[];
}

/** A catalogue over the bytes of its file. Places are made when they are asked for, and not kept. */
export function catalogueOf(bytes: Uint8Array): Catalogue {
  const { version, lists, columns, byteLength } = catalogueFile(bytes);
  const { ids, nameStarts, names } = columns;
  const text = Buffer.from(names.buffer, names.byteOffset, names.byteLength);
  const lines = (index: number): string[] =>
    text.toString('utf8', nameStarts[index], nameStarts[index + 1]).split('\n');
  const at = (index: number): CataloguePlace => {
    const id = ids[index];
    const [name, native, ...other_names] = lines(index);
    const [timezone, timezone_offset] = lists.zones[columns.zones[index] - 1];
    const state = columns.states[index];
    const region = columns.regions[index];
    const location: Location = locations.get(id) ?? {
      id,
      name_en: name,
      name_native: native === '' ? null : native,
      latitude: columns.latitudes[index] / 1e5,
      longitude: columns.longitudes[index] / 1e5,
      timezone,
      timezone_offset,
      country_code: lists.countries[columns.countries[index] - 1],
      region: region === 0 ? null : lists.regions[region - 1],
      subdivision_code: state === 0 ? null : lists.states[state - 1],
      is_default: false,
    };
    return {
      ...location,
      type: placeTypes[columns.types[index]],
      population: columns.populations[index],
      other_names,
    };
  };
  return {
    version,
    lists,
    columns,
    size: ids.length,
    byteLength,
    byId: (id) => {
      const index = positionOf(ids, id);
      return index === undefined ? undefined : at(index);
    },
    at,
    namesAt: (index) => lines(index).filter((name) => name !== ''),
  };
}

function positionOf(ids: Uint32Array, id: number): number | undefined {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ids[middle] < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : undefined;
}
