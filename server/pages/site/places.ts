// Places by their names in addresses: `new-delhi` for a curated one, `pune-1259229` for any other of the catalogue.

import { placeNames } from '@nirnaya/app/names';
import { type Location, locations, newDelhi, placeCalled } from '@nirnaya/app/places';
import { Refusal } from '@nirnaya/app/requests';
import type { PagePlace } from '@nirnaya/web/pages';
import type { Words } from '@nirnaya/web/words';
import type { ComputeService } from '../../compute/compute-service.ts';

/** The place that pages are about where none is named. */
const usualPlace = newDelhi;

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

/** Nothing in the catalogue has the name that an address has. */
export class UnknownPlace extends Refusal {
  /** the name, with spaces */
  readonly query: string;

  constructor(slug: string) {
    super('not-found', 'unknown_place', `There is no place "${slug}". Search for it by its name.`);
    this.query = slug.replaceAll('-', ' ');
  }
}

/**
 * The place of a name in an address, the usual one where it has none. A name without the number that tells places apart is that of
 * the likeliest place. Throws `UnknownPlace`.
 */
export function addressedPlace(
  { catalogue }: Pick<ComputeService, 'catalogue'>,
  slug: string | undefined,
): Location {
  if (slug === undefined) return usualPlace;
  const known = curated.get(slug.toLowerCase());
  if (known !== undefined) return known;
  const id = /(?:^|-)(\d{1,9})$/.exec(slug)?.[1];
  const place =
    id === undefined ? placeCalled(catalogue(), slug.replaceAll('-', ' ')) : catalogue().byId(Number(id));
  if (place === undefined) throw new UnknownPlace(slug);
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

/**
 * A place as a page names it: by the name that it has in the language, else by its native name where that is in the script of the
 * page, else by the English one.
 */
export function pagePlace(place: Pick<Location, 'id' | 'name_en' | 'name_native'>, words: Words): PagePlace {
  const { id, name_en: english, name_native: native } = place;
  const isReadable = native !== null && (scripts[words.script]?.test(native) ?? false);
  const name = placeNames(words.code).get(id) ?? (isReadable ? native : english);
  return { slug: placeSlug(place), name };
}
