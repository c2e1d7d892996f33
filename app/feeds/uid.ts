// What an event of a calendar is known by: its rule, its target in the sky, the place and the rules in force. The date that the rule
// decides has no part in it, so an event moves in a calendar when the rule is refined, and is not doubled.

import type { RequestContext } from '../context/request-context.ts';

/** What an event is of: a rule, and what it is about in the sky, JD UT. */
export interface Identified {
  readonly rule: { readonly code: string };
  readonly occurrence: { readonly start: number; readonly end: number };
}

/** The UID of an event at the place and in the tradition of a request. */
export function uidOf(
  { where: { location, place }, pack, mode }: Pick<RequestContext, 'where' | 'pack' | 'mode'>,
  { rule, occurrence: { start, end } }: Identified,
): string {
  // The quarter of a day in which the middle of the target lies: no two tithis of a rule share one.
  const target = Math.floor(2 * (start + end));
  const at = location === undefined ? `${place.lat},${place.lon}` : String(location.id);
  const parts = [rule.code, target, at, pack.chain.at(-1) ?? '', ...(mode === 'standard' ? [] : [mode])];
  return `${parts.join('.').toLowerCase()}@nirnaya`;
}
