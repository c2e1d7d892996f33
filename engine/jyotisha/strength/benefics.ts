/** Which of Sun to Saturn are benefic at an instant, for the paksha and drik balas. In: sidereal longitudes, degrees. */
import { normalizeDegrees } from '../angle.ts';
import { ALWAYS_BENEFIC } from '../friendship.ts';
import { G } from '../graha.ts';
import { signOf } from '../sign.ts';

/**
 * When the Moon is benefic: while it waxes (BPHS 3.11), or from the eighth tithi of the bright half to the eighth of the
 * dark one, while more than half of it is lit (Raman).
 */
export type BeneficMoon = 'waxing' | 'bright';

/**
 * When Mercury is malefic: with any malefic in its rashi (BPHS 3.11), with more malefics than benefics (P.V.R. Narasimha
 * Rao), or with malefics and no benefic (as the worked charts of Raman and Jain have it).
 */
export type MaleficMercury = 'with_any' | 'with_more' | 'with_them_alone';

/** Who is benefic, where authorities differ. */
export interface BeneficRule {
  readonly beneficMoon: BeneficMoon;
  readonly maleficMercury: MaleficMercury;
}

/** By graha, Sun to Saturn: Jupiter and Venus are benefic, Sun, Mars and Saturn malefic, Moon and Mercury by the rule. */
export function beneficsAt(longitude: ArrayLike<number>, rule: BeneficRule): boolean[] {
  const elongation = normalizeDegrees(longitude[G.moon] - longitude[G.sun]);
  const benefic = Array.from({ length: 7 }, (_, graha) => ALWAYS_BENEFIC.includes(graha));
  benefic[G.moon] = rule.beneficMoon === 'waxing' ? elongation < 180 : elongation >= 84 && elongation < 264;
  const home = signOf(longitude[G.mercury]);
  const company = [0, 0];
  for (let graha = 0; graha < 7; graha++) {
    if (graha !== G.mercury && signOf(longitude[graha]) === home) company[benefic[graha] ? 1 : 0]++;
  }
  benefic[G.mercury] = !isMalefic(company[0], company[1], rule.maleficMercury);
  return benefic;
}

function isMalefic(malefics: number, benefics: number, rule: MaleficMercury): boolean {
  if (rule === 'with_more') return malefics > benefics;
  return malefics > 0 && (rule === 'with_any' || benefics === 0);
}
