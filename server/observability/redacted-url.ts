// A URL as it may be logged: what it asks for, but neither where anybody is, nor when they were born, nor a key that came to stand
// in it.

import { looksLikeKey } from '../access/keys/key-in-url.ts';

/** The parameters whose values say nothing about the caller. */
const plain = new Set([
  'year',
  'month',
  'region',
  'pack',
  'location_id',
  'festival',
  'festival_mode',
  'sky',
  'type',
  'tags',
  'lang',
  'include',
  'observatory',
]);

/** A value that may stand in the log: short, and of a shape that keys do not have. */
const plainValue = /^[A-Za-z0-9_,:-]{1,60}$/;

/** Parameters that are dates. One may be that of a birth, so that its year alone is logged: how long an answer takes may depend on it. */
const dates = new Set(['date', 'start', 'end', 'start_date', 'end_date', 'from', 'to']);
const dateValue = /^(\d{4})-\d\d-\d\d$/;

/** Parameters that are numbers, or a year with its month, and what a value of theirs may be. */
const digits = new Set(['year', 'month', 'location_id']);
const digitsValue = /^[\d:-]{1,10}$/;

/** What looks like a key: long, and with digits among the letters; or one of ours. */
const keyLike = (text: string): boolean =>
  /^(?=[^/]*\d)(?=[^/]*[A-Za-z])[^/]{20,}$/.test(text) || looksLikeKey(text);

/** The longest path that is logged. */
const longest = 200;

/** Replaces what is not to be logged by `*`; parameters that no operation takes are not named either. */
export function redactedUrl(url: string): string {
  const at = url.indexOf('?');
  const path = (at < 0 ? url : url.slice(0, at)).slice(0, longest).split('/').map(redactedPart).join('/');
  if (at < 0) return path;
  const values = [...new URLSearchParams(url.slice(at + 1))].slice(0, plain.size);
  return `${path}?${values.map(([name, value]) => parameter(name, value)).join('&')}`;
}

function parameter(name: string, value: string): string {
  if (dates.has(name)) return `${name}=${dateValue.exec(value)?.[1]?.concat('-') ?? ''}*`;
  return plain.has(name) ? shown(name, value) : named(name);
}

const redactedPart = (part: string): string => (keyLike(part) ? '*' : part);

const shown = (name: string, value: string): string =>
  (digits.has(name) ? digitsValue : plainValue).test(value) && !keyLike(value)
    ? `${name}=${value}`
    : `${name}=*`;

// The names of parameters that are known but whose values are not plain.
const known = new Set(['lat', 'lon', 'tz', 'time', 'api_key', 'key']);
const named = (name: string): string => (known.has(name) ? `${name}=*` : '*');
