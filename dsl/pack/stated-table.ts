// What the files of a pack state of it, each field once.

import { monthNamings, packKinds } from './entries.ts';
import { placedTexts, text, word } from './plain-shapes.ts';
import { statedPlace } from './read-place.ts';
import { sky } from './read-sky.ts';
import type { RecordField } from './shape.ts';

/** A field of a pack. */
interface StatedField extends RecordField {
  /** whether it goes with the rules of a file that belong to other packs as well; the others are of the file's own pack alone */
  readonly isShared?: true;
}

/** The fields that a file states of its pack. */
export const statedTable = {
  kind: {
    about:
      'region, where it and the packs built on it are lands that requests may name; tradition, where it may stand over the chain of any land',
    shape: word(packKinds),
  },
  title: { about: 'the common name', shape: text },
  months: {
    about: 'how the texts of this pack name the dark half of a month: amanta or purnimanta',
    shape: word(monthNamings),
  },
  month_names: {
    isShared: true,
    about:
      'how people of this land name it, and so sentences about its dates: amanta (default) or purnimanta; packs that extend this one follow',
    shape: word(monthNamings),
  },
  sky: {
    about:
      'the sky on which its dates are decided, such as vakya or {siddhanta: surya_siddhanta, bija: true}; that of the nearest pack of the chain, else drik',
    shape: sky,
  },
  place: {
    about:
      'where its rules are run unless a place is named: a curated place by its name, or {lat, lon, zone}; without it the place of the nearest ancestor',
    shape: statedPlace,
  },
  states: {
    about:
      'ISO 3166-2 codes: of a region the states that count to it, also those without a pack; of a tradition with a sky of its own the states whose people follow its almanacs',
    shape: placedTexts(),
  },
} as const satisfies Readonly<Record<string, StatedField>>;

/** The fields that a file states of its own pack alone. */
export const ownStatements: readonly string[] = Object.entries<StatedField>(statedTable)
  .filter(([, { isShared }]) => !isShared)
  .map(([field]) => field);
