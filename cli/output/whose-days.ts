// The line beneath a heading: for whom the days of a page are.

import { skyTitles } from '@nirnaya/dsl/vocabulary';
import { zonesText } from '../options/place.ts';
import type { Session } from '../options/session.ts';

/** Place, zones, chain and mode of a session, and the sky where it is not the one that is seen. */
export function whoseDays(session: Pick<Session, 'name' | 'place' | 'zone' | 'pack' | 'mode'>): string {
  const { name, pack, mode } = session;
  const sky = pack.sky === 'drik' ? '' : `, by ${skyTitles[pack.sky]}`;
  return `${name}, ${zonesText(session)}; ${pack.name}, ${mode}${sky}`;
}
