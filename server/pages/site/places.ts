// Places by their names in addresses: `new-delhi` for a curated one, `pune-1259229` for any other of the catalogue.

import { type Location, locations, newDelhi } from '@nirnaya/app/places';
import { notFound } from '@nirnaya/app/requests';
import type { PagePlace } from '@nirnaya/web/pages';
import type { Words } from '@nirnaya/web/words';
import type { ComputeService } from '../../compute/compute-service.ts';

/** The place that pages are about where none is named. */
export const usualPlace = newDelhi;

/** A name as an address has it: `são paulo` as `sao-paulo`. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const curated: ReadonlyMap<string, Location> = new Map(
  [...locations.values()].map((place) => [slugOf(place.name_en), place]),
);

/** The name of a place in addresses. */
export const placeSlug = (place: Pick<Location, 'id' | 'name_en'>): string =>
  locations.has(place.id) ? slugOf(place.name_en) : `${slugOf(place.name_en)}-${place.id}`.replace(/^-/, '');

/** The place of a name in an address. Throws a 404. */
export function placeOfSlug({ catalogue }: Pick<ComputeService, 'catalogue'>, slug: string): Location {
  const known = curated.get(slug.toLowerCase());
  if (known !== undefined) return known;
  const id = Number(/(?:^|-)(\d{1,9})$/.exec(slug)?.[1] ?? Number.NaN);
  const place = Number.isNaN(id) ? undefined : catalogue().byId(id);
  if (place === undefined)
    throw notFound('unknown_place', `There is no place "${slug}". Search for it by its name.`);
  return place;
}

const scripts = {
  latn: undefined,
  deva: /\p{Script=Devanagari}/u,
  beng: /\p{Script=Bengali}/u,
  guru: /\p{Script=Gurmukhi}/u,
  gujr: /\p{Script=Gujarati}/u,
  orya: /\p{Script=Oriya}/u,
  taml: /\p{Script=Tamil}/u,
  telu: /\p{Script=Telugu}/u,
  knda: /\p{Script=Kannada}/u,
  mlym: /\p{Script=Malayalam}/u,
  arab: /\p{Script=Arabic}/u,
};

/** A place as a page names it: by its native name where that is in the script of the page. */
export function pagePlace(place: Pick<Location, 'id' | 'name_en' | 'name_native'>, words: Words): PagePlace {
  const { name_en: english, name_native: native } = place;
  const isReadable = native !== null && (scripts[words.script]?.test(native) ?? false);
  return { slug: placeSlug(place), name: isReadable ? native : english };
}
