// The parameter `tz` where an offset from UTC will do as well: an IANA zone, or hours such as 5.5 and +05:30.

import { zoneIsKnown } from '@nirnaya/engine/civil';
import { z } from './zod.ts';
import { zoneProblem } from './zone-text.ts';

const mostMinutes = 14 * 60;

// A + that was not encoded arrives as a blank.
const hours = /^([ +-]?)(\d{1,2})(?:\.(\d{1,2})|:([0-5]\d))?$/;

/** An IANA zone as it is, or an offset in its one spelling, `+05:30`. */
export const zoneOrOffsetText = () =>
  z
    .string()
    .transform((text, issues) => {
      const minutes = minutesOf(text);
      if (minutes !== undefined) return offsetText(minutes);
      if (zoneIsKnown(text)) return text;
      const message = /^[ +-]?\d/.test(text)
        ? 'must be an offset in whole minutes from -14 to 14 hours, such as 5.5 or +05:30'
        : zoneProblem(text);
      issues.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .openapi({ type: 'string', example: 'Asia/Kolkata' });

/** The minutes east of UTC of an offset in its one spelling; undefined for a zone. */
export function minutesOfOffset(tz: string): number | undefined {
  return /^[+-]/.test(tz) ? minutesOf(tz) : undefined;
}

function minutesOf(text: string): number | undefined {
  const [, sign, whole, part = '0', own] = hours.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const minutes = Number(whole) * 60 + (own === undefined ? Number(`0.${part}`) * 60 : Number(own));
  const near = Math.round(minutes * 1000) / 1000;
  if (!Number.isInteger(near) || near > mostMinutes) return undefined;
  return sign === '-' ? -near : near;
}

function offsetText(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
