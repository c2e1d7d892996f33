// An eclipse as answered, wherever one stands. In: the engine's eclipse and a clock. Out: its numbers, names and contacts.

import type { eclipseBrief, eclipseRecord } from '@nirnaya/contract/eclipses';
import type { z } from '@nirnaya/contract/schema';
import { capitalized } from '@nirnaya/dsl/vocabulary';
import { isoDate } from '@nirnaya/engine/civil';
import type { Eclipse, LunarEclipse, SolarEclipse } from '@nirnaya/engine/sky';
import type { LocalClock } from '@nirnaya/explain/dates';

/** An instant of an eclipse with a name. */
interface NamedInstant {
  readonly contact: string;
  readonly what: string;
  /** JD UT */
  readonly jd: number;
}

/** Its id, its kind and type, and when it is greatest. */
export const briefOf = (eclipse: Eclipse, clock: LocalClock): z.output<typeof eclipseBrief> => ({
  eclipse_id: eclipse.id,
  kind: eclipse.kind,
  type: eclipse.type,
  greatest_at: `${clock.iso(eclipse.greatest)}`,
});

/** `Total eclipse of the Moon`. */
export function nameOfEclipse({ kind, type }: Eclipse): string {
  return `${capitalized(type)} eclipse of the ${kind === 'solar' ? 'Sun' : 'Moon'}`;
}

/** All that is said of an eclipse wherever one stands. */
export function recordOf(eclipse: Eclipse, clock: LocalClock): z.output<typeof eclipseRecord> {
  const contacts = eclipse.kind === 'solar' ? solarContacts(eclipse) : lunarContacts(eclipse);
  return {
    ...briefOf(eclipse, clock),
    name: nameOfEclipse(eclipse),
    date: isoDate(clock.day(eclipse.greatest) ?? Number.NaN),
    lunation: eclipse.lunation,
    saros: eclipse.saros,
    gamma: rounded(eclipse.gamma, 4),
    ...(eclipse.kind === 'solar'
      ? {
          central: eclipse.central,
          magnitude: rounded(eclipse.magnitude, 4),
          greatest_place: {
            lat: rounded(eclipse.place.lat, 2),
            lon: rounded(eclipse.place.lon, 2),
          },
        }
      : {
          umbral_magnitude: rounded(eclipse.umbralMagnitude, 4),
          penumbral_magnitude: rounded(eclipse.penumbralMagnitude, 4),
        }),
    contacts: contacts.map(({ contact, what, jd }) => ({ contact, what, at: `${clock.iso(jd)}` })),
  };
}

/** Rounds to some decimals. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;

function solarContacts({ partial, umbral, axial, greatest, type }: SolarEclipse): NamedInstant[] {
  const inner = type === 'annular' ? 'the ring' : 'the umbra';
  return inOrder([
    { contact: 'P1', what: 'the penumbra first touches the Earth', jd: partial.start },
    { contact: 'U1', what: `${inner} first touches the Earth`, jd: umbral?.start },
    { contact: 'C1', what: 'the axis of the shadow first touches the Earth', jd: axial?.start },
    { contact: 'greatest', what: 'greatest eclipse', jd: greatest },
    { contact: 'C4', what: 'the axis of the shadow leaves the Earth', jd: axial?.end },
    { contact: 'U4', what: `${inner} leaves the Earth`, jd: umbral?.end },
    { contact: 'P4', what: 'the penumbra leaves the Earth', jd: partial.end },
  ]);
}

/** The contacts of an eclipse of the Moon, the same wherever one stands. */
function lunarContacts({ penumbral, partial, total, greatest }: LunarEclipse): NamedInstant[] {
  return inOrder([
    { contact: 'P1', what: 'the Moon enters the penumbra', jd: penumbral.start },
    { contact: 'U1', what: 'the Moon enters the umbra', jd: partial?.start },
    { contact: 'U2', what: 'the Moon is wholly in the umbra', jd: total?.start },
    { contact: 'greatest', what: 'greatest eclipse', jd: greatest },
    { contact: 'U3', what: 'the Moon begins to leave the umbra', jd: total?.end },
    { contact: 'U4', what: 'the Moon has left the umbra', jd: partial?.end },
    { contact: 'P4', what: 'the Moon has left the penumbra', jd: penumbral.end },
  ]);
}

/** Those that take place, in order of time. */
function inOrder(
  all: readonly { readonly contact: string; readonly what: string; readonly jd: number | undefined }[],
): NamedInstant[] {
  return all
    .flatMap(({ contact, what, jd }) => (jd === undefined ? [] : [{ contact, what, jd }]))
    .sort((a, b) => a.jd - b.jd);
}
