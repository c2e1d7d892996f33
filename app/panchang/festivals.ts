// The festivals of a day in a panchang.

import type { PanchangDay } from '../day/day.ts';
import { dayOf } from '../festivals/days.ts';
import type { FestivalItem } from '../festivals/item.ts';

/** The festivals of the day: the same as those of the festival endpoints, short of words. */
export const festivalsOf = ({ context, day }: PanchangDay): FestivalItem[] =>
  dayOf(context, day, {}).festivals;
