// The planets that set and rise with the Sun, by the names under which a request may ask for them.

import { otherGrahas, planetsByName } from '@nirnaya/contract/tara';
import { PLANETS, type Planet } from '@nirnaya/engine/sky';
import { unsupported } from '../requests/refusal.ts';

/** Sanskrit name of each planet. */
export const sanskritNames: Readonly<Record<Planet, string>> = {
  Mercury: 'Budha',
  Venus: 'Shukra',
  Mars: 'Mangala',
  Jupiter: 'Guru',
  Saturn: 'Shani',
};

/** The planet of a known name. Throws a 422 for the Moon, the Sun and the nodes. */
export function requirePlanet(name: string): Planet {
  const planet = planetsByName.get(name);
  if (planet !== undefined) return planet;
  throw unsupported(
    'unsupported_planet',
    `planet: asta and udaya are available for ${PLANETS.join(', ')}, not for ${otherGrahas.get(name) ?? name}.`,
  );
}
