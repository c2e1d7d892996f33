/**
 * The Umm al-Qura calendar of Saudi Arabia by the rule in force since 1423 AH (2002): a month begins on the day after the
 * evening on which the Moon, new before the Sun sets at Mecca, sets after it; otherwise a day later. Computed for all years,
 * before 2002 too, when other rules were in force. Sets: the centres, without refraction (scripts/calendars).
 */

import { announcedOr } from './announced.ts';
import { bytesOfBase64 } from './base64.ts';
import { firstMoon, moonCount, nextDayBits } from './data/umm-al-qura.ts';
import { hijriOfMoons } from './hijri-of-moons.ts';
import { newMoon } from './instants.ts';
import { civilDayAt, type Meridian } from './meridian.ts';

const meccaTime: Meridian = [[Number.NEGATIVE_INFINITY, 3]];

let bytes: Uint8Array | undefined;

function isNextDay(number: number): boolean {
  const i = number - firstMoon;
  // Beyond the years of the sky months only bound those within them.
  if (i < 0 || i >= moonCount) return true;
  bytes ??= bytesOfBase64(nextDayBits);
  return (((bytes[i >> 3] ?? 0) >> (i & 7)) & 1) === 1;
}

const firstDay = (number: number): number =>
  civilDayAt(meccaTime, newMoon(number)) + (isNextDay(number) ? 1 : 2);

export const ummAlQura = hijriOfMoons('Umm Al-Qura', firstDay);

/** As the Supreme Court announces its months, which may begin a day off. */
export const hijriSaudi = hijriOfMoons('Hijri Saudi', announcedOr('Hijri Saudi', firstDay));
