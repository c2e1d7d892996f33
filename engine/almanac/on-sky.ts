/**
 * A place-year on another sky: its days, rises and sets are those of the true Sun and Moon, its angas those of the sky. In: a
 * place-year and the name of a sky. Out: a place-year that shares all but its sky year.
 */
import { memoOn } from '../cache/memo.ts';
import type { SkyName } from '../sky/sky-name.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import { skyYearOn } from '../sky/sky-year-of.ts';
import type { PlaceYear } from './place-year.ts';

/** A place-year of today's ephemerides, and those of the other skies that were made of it. */
interface Skies {
  readonly drik: PlaceYear;
  readonly others: Map<SkyName, PlaceYear>;
}

// There are six skies.
const skies = memoOn<PlaceYear, Skies>();

/** The same place and year on a sky; the same object each time. Its sky year is made when it is first read. */
export function placeYearOn(py: PlaceYear, name: SkyName): PlaceYear {
  const { drik, others } = skies.of(py, () => ({ drik: py, others: new Map() }));
  if (name === 'drik') return drik;
  let other = others.get(name);
  if (other === undefined) {
    other = sharing(drik, name);
    others.set(name, other);
    skies.of(other, () => ({ drik, others }));
  }
  return other;
}

// A year of the calendars has no sky and throws where it is read: not before.
function sharing(drik: PlaceYear, name: SkyName): PlaceYear {
  let sky: SkyYear | undefined;
  const shared = Object.getOwnPropertyDescriptors(drik);
  return Object.defineProperties(
    {},
    {
      ...shared,
      sky: {
        enumerable: true,
        get(): SkyYear {
          sky ??= skyYearOn(drik.sky, name);
          return sky;
        },
      },
    },
  ) as PlaceYear;
}
