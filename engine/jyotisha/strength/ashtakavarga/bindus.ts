/**
 * Bhinna, Prastara and Samudaya ashtakavarga. In: the 0-based rashis of Sun to Saturn and of the lagna. Out: bindus by
 * rashi, 0 = Mesha.
 */
import { LAGNA, type PlacesTable, placeMasks, REFERENCES } from './places.ts';

/** The ashtakavarga of one owner. */
export interface Bhinna {
  /** 0 = Sun .. 6 = Saturn, 7 = lagna */
  readonly owner: number;
  /** bindus of the twelve rashis, 0..8 each */
  readonly bindus: readonly number[];
  /** the same by giver: bit n of the number of a rashi is set where reference n gives a bindu there (7 = lagna) */
  readonly prastara: readonly number[];
  readonly total: number;
}

/** Bindus of all owners together. */
export interface Samudaya {
  readonly bindus: readonly number[];
  /** 337 of the seven grahas; 386 with the lagna's */
  readonly total: number;
}

/**
 * The ashtakavargas of Sun to Saturn and, as the eighth, of the lagna. `rashis` holds the eight rashis in that order,
 * 0 = Mesha.
 */
export function bhinnaAshtakavarga(rashis: readonly number[], table: PlacesTable = 'parashara'): Bhinna[] {
  const masks = placeMasks(table);
  return Array.from({ length: REFERENCES }, (_, owner) => {
    const bindus: number[] = new Array(12).fill(0);
    const prastara: number[] = new Array(12).fill(0);
    let total = 0;
    for (let reference = 0; reference < REFERENCES; reference++) {
      const mask = masks[owner * REFERENCES + reference];
      for (let n = 0; n < 12; n++) {
        if ((mask & (1 << n)) === 0) continue;
        const rashi = (rashis[reference] + n) % 12;
        bindus[rashi]++;
        prastara[rashi] |= 1 << reference;
        total++;
      }
    }
    return { owner, bindus, prastara, total };
  });
}

/** Whether a reference (0 = Sun .. 6 = Saturn, 7 = lagna) gives a bindu to a 0-based rashi. */
export function givesBindu(bhinna: Bhinna, reference: number, rashi: number): boolean {
  return (bhinna.prastara[rashi] & (1 << reference)) !== 0;
}

/** The sum over the owners: of the seven grahas, or with the ashtakavarga of the lagna added to them. */
export function samudayaAshtakavarga(bhinnas: readonly Bhinna[], withLagna = false): Samudaya {
  const bindus: number[] = new Array(12).fill(0);
  let total = 0;
  for (const bhinna of bhinnas) {
    if (bhinna.owner === LAGNA && !withLagna) continue;
    for (let rashi = 0; rashi < 12; rashi++) bindus[rashi] += bhinna.bindus[rashi];
    total += bhinna.total;
  }
  return { bindus, total };
}
