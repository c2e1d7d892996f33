// The planets that set and rise with the Sun, by the names under which a request may ask for them.

import { PLANETS, type Planet } from '../../engine/sky/planets/planet.ts';
import { unsupported } from '../requests/refusal.ts';

/** Sanskrit name of each planet. */
export const sanskritNames: Readonly<Record<Planet, string>> = {
  Mercury: 'Budha',
  Venus: 'Shukra',
  Mars: 'Mangala',
  Jupiter: 'Guru',
  Saturn: 'Shani',
};

const servedNames: ReadonlyMap<string, Planet> = new Map<string, Planet>([
  ['budh', 'Mercury'],
  ['mercury', 'Mercury'],
  ['shukra', 'Venus'],
  ['venus', 'Venus'],
  ['mangal', 'Mars'],
  ['kuja', 'Mars'],
  ['mars', 'Mars'],
  ['guru', 'Jupiter'],
  ['jupiter', 'Jupiter'],
  ['shani', 'Saturn'],
  ['saturn', 'Saturn'],
]);

/** What a request may name, in small letters. */
export const planetNames: readonly string[] = [...servedNames.keys()];

// What else one may ask for, and why it has no asta here.
const others: ReadonlyMap<string, string> = new Map([
  ['moon', 'the Moon'],
  ['chandra', 'the Moon'],
  ['soma', 'the Moon'],
  ['sun', 'the Sun'],
  ['surya', 'the Sun'],
  ['rahu', 'Rahu'],
  ['ketu', 'Ketu'],
]);

/** Whether a name is known, of a planet or of another graha. */
export const isGrahaName = (name: string): boolean => servedNames.has(name) || others.has(name);

/** The planet of a known name. Throws a 422 for the Moon, the Sun and the nodes. */
export function requirePlanet(name: string): Planet {
  const planet = servedNames.get(name);
  if (planet !== undefined) return planet;
  throw unsupported(
    'unsupported_planet',
    `planet: asta and udaya are served for ${PLANETS.join(', ')}, not for ${others.get(name) ?? name}.`,
  );
}
