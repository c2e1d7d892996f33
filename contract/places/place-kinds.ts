// The kinds of places, and how a name fits one: words that the catalogue needs and no schema.

/** What kind of place it is, by its seat of government. */
export const placeTypes = [
  'capital',
  'state_capital',
  'district_seat',
  'local_seat',
  'town',
  'quarter',
] as const;

/** One of them: `quarter` is a part of a larger city. */
export type PlaceType = (typeof placeTypes)[number];

/** How a name fits: it is the name, it begins with it, it is spelt nearly so. */
export const fits = ['exact', 'prefix', 'near'] as const;

/** One of them. */
export type PlaceFit = (typeof fits)[number];
