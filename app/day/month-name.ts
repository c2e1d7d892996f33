// The name of a lunar month: its whole name as almanacs print it, an intercalary one with Adhika, a kshaya one with both
// its names. Every answer writes it so, with flags beside it for programs.

import { nameOf } from '@nirnaya/dsl/vocabulary';
import type { LunarMonth } from '@nirnaya/engine/panchang';

/** `Pausha`, `Adhika Jyeshtha`, `Margashirsha-Pausha`: the month that ends with the new moon. */
export function amantaName({
  amanta,
  amantaSecond,
  adhika,
}: Pick<LunarMonth, 'amanta' | 'amantaSecond' | 'adhika'>): string {
  const name = nameOf('lunar month', amanta);
  if (amantaSecond !== undefined) return `${name}-${nameOf('lunar month', amantaSecond)}`;
  return adhika ? `Adhika ${name}` : name;
}

/** The month that ends with the full moon; both halves of an intercalary one have its name. */
export function purnimantaName(
  month: Pick<LunarMonth, 'amanta' | 'amantaSecond' | 'adhika' | 'paksha' | 'purnimanta'>,
): string {
  if (month.adhika || month.paksha === 0) return amantaName(month);
  return nameOf('lunar month', month.purnimanta);
}
