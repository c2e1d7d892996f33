// An eclipse from a place, computed and written. In: the sky of its year, the eclipse, the place. Out: when it is seen, its
// contacts with altitudes, and whether the body rises or sets eclipsed.

import type { eclipseAtPlace } from '@nirnaya/contract/eclipses';
import type { z } from '@nirnaya/contract/schema';
import {
  type LocalInstant,
  lunarEclipseAtPlace,
  type Place,
  solarEclipseAtPlace,
} from '@nirnaya/engine/place';
import type { Eclipse, LunarEclipse, SkyYear, SolarEclipse } from '@nirnaya/engine/sky';
import type { Spans } from '@nirnaya/engine/spans';
import type { LocalClock } from '@nirnaya/explain/dates';
import { timeSpans } from '../day/times.ts';
import { rounded } from './record.ts';

/** An instant with its name and how the body stands. */
interface LocalContact extends LocalInstant {
  readonly contact: string;
  readonly what: string;
}

/** What a place sees of an eclipse. */
export interface EclipseHere {
  readonly eclipse: Eclipse;
  /** while it is seen, JD UT; empty where it is not */
  readonly seen: Spans;
  /** why nothing is seen */
  readonly reason: string | undefined;
  /** what it is at the place; undefined where the Moon passes beside the Sun */
  readonly type: Eclipse['type'] | undefined;
  readonly contacts: readonly LocalContact[];
  readonly maximum: LocalInstant | undefined;
  readonly deepestSeen: LocalInstant | undefined;
  /** JD UT */
  readonly rises: readonly number[];
  /** JD UT */
  readonly sets: readonly number[];
}

/** What a place sees of an eclipse, from a sky year that covers it. */
export const eclipseHere = (sky: SkyYear, eclipse: Eclipse, place: Place): EclipseHere =>
  eclipse.kind === 'solar' ? sunHere(sky, eclipse, place) : moonHere(sky, eclipse, place);

function sunHere(sky: SkyYear, eclipse: SolarEclipse, place: Place): EclipseHere {
  const local = solarEclipseAtPlace(sky, eclipse, place);
  if (local === undefined) {
    return {
      eclipse,
      seen: [],
      reason: 'The Moon passes beside the Sun at this place.',
      type: undefined,
      contacts: [],
      maximum: undefined,
      deepestSeen: undefined,
      rises: [],
      sets: [],
    };
  }
  const { type, first, second, maximum, third, fourth, visible, rises, sets, seen } = local;
  const whole = type === 'annular' ? 'the ring' : 'totality';
  return {
    eclipse,
    seen: visible,
    reason: visible.length === 0 ? 'The Sun is below the horizon throughout.' : undefined,
    type,
    contacts: [
      { contact: 'C1', what: 'the Moon first touches the Sun', ...first },
      ...(second === undefined ? [] : [{ contact: 'C2', what: `${whole} begins`, ...second }]),
      { contact: 'maximum', what: 'most of the Sun is covered', ...maximum },
      ...(third === undefined ? [] : [{ contact: 'C3', what: `${whole} ends`, ...third }]),
      { contact: 'C4', what: 'the Moon leaves the Sun', ...fourth },
    ],
    maximum,
    deepestSeen: seen,
    rises,
    sets,
  };
}

function moonHere(sky: SkyYear, eclipse: LunarEclipse, place: Place): EclipseHere {
  const { penumbral, partial, total, maximum, seen } = lunarEclipseAtPlace(sky, eclipse, place);
  const { visible, rises, sets } = partial ?? penumbral;
  const below =
    partial !== undefined && penumbral.visible.length > 0
      ? 'The Moon is below the horizon while any of it is in the umbra.'
      : 'The Moon is below the horizon throughout.';
  return {
    eclipse,
    seen: visible,
    reason: visible.length === 0 ? below : undefined,
    type: eclipse.type,
    contacts: [
      { contact: 'P1', what: 'the Moon enters the penumbra', ...penumbral.start },
      ...(partial === undefined
        ? []
        : [{ contact: 'U1', what: 'the Moon enters the umbra', ...partial.start }]),
      ...(total === undefined
        ? []
        : [{ contact: 'U2', what: 'the Moon is wholly in the umbra', ...total.start }]),
      { contact: 'maximum', what: 'the Moon is deepest in the shadow', ...maximum },
      ...(total === undefined
        ? []
        : [{ contact: 'U3', what: 'the Moon begins to leave the umbra', ...total.end }]),
      ...(partial === undefined
        ? []
        : [{ contact: 'U4', what: 'the Moon has left the umbra', ...partial.end }]),
      { contact: 'P4', what: 'the Moon has left the penumbra', ...penumbral.end },
    ],
    maximum,
    deepestSeen: visible.length === 0 ? undefined : seen,
    rises,
    sets,
  };
}

/** What a place sees of an eclipse, written. */
export function writtenHere(
  here: EclipseHere,
  clock: LocalClock,
): Omit<z.output<typeof eclipseAtPlace>, 'sutak' | 'unavailable'> {
  const iso = (jd: number): string => `${clock.iso(jd)}`;
  const at = ({ jd, altitude }: Omit<LocalInstant, 'up'>) => ({
    at: iso(jd),
    altitude: rounded(altitude, 2),
  });
  const { seen, reason, type, contacts, maximum, deepestSeen, rises, sets } = here;
  return {
    visible: seen.length > 0,
    ...(reason === undefined ? {} : { reason }),
    ...(type === undefined ? {} : { type_here: type }),
    local_times: {
      seen: timeSpans(clock, seen),
      contacts: contacts.map(({ contact, what, up, ...instant }) => ({
        contact,
        what,
        ...at(instant),
        is_up: up,
      })),
      ...(maximum === undefined ? {} : { maximum: { ...at(maximum), is_up: maximum.up } }),
      ...(deepestSeen === undefined ? {} : { deepest_seen: at(deepestSeen) }),
      rises_at: rises.map(iso),
      sets_at: sets.map(iso),
    },
  };
}
