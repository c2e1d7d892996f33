// The picture of the answer of a map, in the words of a page or of the language of a request.

import type { festivalMap } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { type DrawnRegion, keyOf, type MapContent, mapPicture } from '@nirnaya/explain/maps';
import type { Frame, Picture } from '@nirnaya/explain/pictures';
import type { Location } from '../places/locations.ts';
import { locations } from '../places/locations.ts';
import { landPath } from './open-maps.ts';

type Answer = z.output<typeof festivalMap>;
type Region = Answer['features'][number]['properties'];

/** The words of a map. */
export interface MapTexts {
  /** a date, ISO: in full, or as short as it can be told from its neighbours */
  date(iso: string, length: 'full' | 'short'): string;
  /** first and last of several dates, as written */
  range(first: string, last: string): string;
  /** what a region without a date is */
  kind(kind: Exclude<Region['kind'], 'decided'>): string;
  place(location: Location): string;
}

/** How a map is drawn. */
export interface MapPictureOptions {
  readonly frame: Frame;
  readonly texts: MapTexts;
  /** a part of a page, which has its heading and its legend itself */
  readonly isPart: boolean;
}

/** The least share of the area that has its date written in it. */
const leastLabelled = 0.004;

/** The picture of a map. Throws `DataFileError` where the land is missing. */
export function mapPictureOf(answer: Answer, { frame, texts, isPart }: MapPictureOptions): Picture {
  const { area, features } = answer;
  const content: MapContent = {
    area,
    land: landPath(area),
    regions: features.map(
      ({ properties, geometry }, i): DrawnRegion => ({
        coordinates: geometry.coordinates,
        date: properties.kind === 'decided' ? i : undefined,
        label:
          properties.date === null || properties.share < leastLabelled
            ? ''
            : texts.date(properties.date, 'short'),
        at: properties.label,
        meaning: meaningOf(properties, texts),
      }),
    ),
    places: features.flatMap(({ properties: { places } }) =>
      places.map(({ id, name_en: name, lat, lon }) => {
        const location = id === null ? undefined : locations.get(id);
        return { name: location === undefined ? (name ?? '') : texts.place(location), at: [lon, lat] };
      }),
    ),
    namesPlaces: area === 'india',
    isPart,
  };
  return mapPicture(frame, content);
}

/** How the regions of a map are painted, in their order: a class of its style, and the id of a pattern. */
export const mapKeysOf = ({ features }: Pick<Answer, 'features'>) =>
  features.map(({ properties: { kind } }, i) => keyOf(kind === 'decided' ? i : undefined));

// What a region is, in words: its dates, or why it has none.
function meaningOf(
  { kind, date, end_date: last }: Pick<Region, 'kind' | 'date' | 'end_date'>,
  texts: MapTexts,
): string {
  if (kind !== 'decided' || date === null) return texts.kind(kind === 'decided' ? 'undecided' : kind);
  const first = texts.date(date, 'full');
  return last === null || last === date ? first : texts.range(first, texts.date(last, 'full'));
}
