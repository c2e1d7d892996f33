/** Which of Sun to Saturn are benefic at an instant, for the paksha and drik balas. In: sidereal longitudes, degrees. */
import { turned } from '../angle.ts';
import { ALWAYS_BENEFIC } from '../friendship.ts';
import { G } from '../graha.ts';
import { signOf } from '../sign.ts';

/**
 * When the Moon is benefic: while it waxes (BPHS 3.11), or from the eighth tithi of the bright half to the eighth of the
 * dark one, while more than half of it is lit (Raman).
 */
export type BeneficMoon = 'waxing' | 'bright';

/**
 * By graha, Sun to Saturn. Jupiter and Venus are benefic, Sun, Mars and Saturn malefic; Mercury is malefic where more
 * malefics than benefics share its rashi.
 */
export function beneficsAt(longitude: ArrayLike<number>, moon: BeneficMoon): boolean[] {
  const elongation = turned(longitude[G.moon] - longitude[G.sun]);
  const benefic = Array.from({ length: 7 }, (_, graha) => ALWAYS_BENEFIC.includes(graha));
  benefic[G.moon] = moon === 'waxing' ? elongation < 180 : elongation >= 84 && elongation < 264;
  const home = signOf(longitude[G.mercury]);
  let malefics = 0;
  for (let graha = 0; graha < 7; graha++) {
    if (graha === G.mercury || signOf(longitude[graha]) !== home) continue;
    malefics += benefic[graha] ? -1 : 1;
  }
  benefic[G.mercury] = malefics <= 0;
  return benefic;
}
