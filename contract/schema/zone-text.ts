// The parameter `tz`: an IANA zone. Abbreviations are refused with the zone that was probably meant.

import { suggest } from '@nirnaya/dsl/vocabulary';
import { areaZones, zoneIsKnown } from '@nirnaya/engine/civil';
import { z } from './zod.ts';

/** Abbreviations and the zone that most who write them to a Hindu calendar mean. */
const abbreviations: Readonly<Record<string, string>> = {
  IST: 'Asia/Kolkata',
  NPT: 'Asia/Kathmandu',
  PKT: 'Asia/Karachi',
  BDT: 'Asia/Dhaka',
  SLST: 'Asia/Colombo',
  GST: 'Asia/Dubai',
  SGT: 'Asia/Singapore',
  MYT: 'Asia/Kuala_Lumpur',
  HKT: 'Asia/Hong_Kong',
  JST: 'Asia/Tokyo',
  BST: 'Europe/London',
  MSK: 'Europe/Moscow',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  CST: 'America/Chicago',
  CDT: 'America/Chicago',
  MST: 'America/Denver',
  MDT: 'America/Denver',
  HST: 'Pacific/Honolulu',
  CEST: 'Europe/Paris',
  EEST: 'Europe/Athens',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  AEST: 'Australia/Sydney',
  AEDT: 'Australia/Sydney',
  NZST: 'Pacific/Auckland',
};

/** An IANA time zone. */
export const zoneText = () =>
  z
    .string('must be an IANA time zone, such as Asia/Kolkata')
    .refine(zoneIsKnown, { error: ({ input }) => zoneProblem(String(input)) })
    .openapi({ example: 'Asia/Kolkata' });

/** The furthest that a clock was from UTC, in hours: Manila until 1844. */
const furthest = 16;

/** What stands for local mean time in place of a zone. */
export const meanTimeName = 'LMT';

/** Seconds of an offset as written, `+04:51` or `+04:38:31`; undefined for what is none. */
export function fixedOffset(text: string): number | undefined {
  const [, sign, h, m, s = '0'] = /^([+-])(\d{2}):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const seconds = Number(h) * 3600 + Number(m) * 60 + Number(s);
  return sign === '-' ? -seconds : seconds;
}

/** Whether a text is what a clock may go by that follows no zone: an offset, or local mean time. */
export const isZoneless = (text: string): boolean => text === meanTimeName || fixedOffset(text) !== undefined;

const isOffset = (text: string): boolean => {
  const seconds = fixedOffset(text);
  return seconds !== undefined && Math.abs(seconds) < furthest * 3600;
};

/** What the clock of a birth went by: an IANA zone, an offset with its sign, or LMT. */
export const birthZone = () =>
  z
    .string('must be an IANA time zone, an offset such as +04:51, or LMT')
    .refine((text) => text === meanTimeName || isOffset(text) || zoneIsKnown(text), {
      error: ({ input }) => birthZoneProblem(String(input)),
    })
    .openapi({ example: 'Asia/Kolkata' });

const birthZoneProblem = (text: string): string =>
  /^(?:UTC|GMT)?[+-]?\d/i.test(text)
    ? 'is not a valid offset; write sign, hours and minutes, such as +04:51 or +04:38:31'
    : zoneProblem(text);

/** What is wrong with a text that is no IANA zone, and which one was probably meant. */
export function zoneProblem(text: string): string {
  const meant = abbreviations[text.toUpperCase()];
  if (meant !== undefined) {
    return `${text} is an abbreviation, not a time zone; use an IANA name: ${text} -> ${meant}`;
  }
  if (/^(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?$/i.test(text)) {
    return 'is an offset, not a time zone; use an IANA name, such as Asia/Kolkata, or omit it if coordinates are given';
  }
  const near = nearest(text);
  const hint = near === undefined ? 'such as Asia/Kolkata' : `did you mean ${near}?`;
  return `is not a time zone; use an IANA name, ${hint}`;
}

// The names above come first: they are meant more often than their older links.
function nearest(text: string): string | undefined {
  const zones = [...new Set([...Object.values(abbreviations), ...areaZones])];
  const lowered = text.toLowerCase();
  const same = zones.find((zone) =>
    [zone, zone.split('/').at(-1)].some((name) => name?.toLowerCase() === lowered),
  );
  return same ?? suggest(text, zones);
}
