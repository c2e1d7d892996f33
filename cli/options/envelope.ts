// What each JSON answer of a session says besides: where, and by whose rules.

import type { Session } from './session.ts';

/** Place, pack, its chain and its fingerprint. */
export const envelopeOf = ({ name, place, pack }: Session) => ({
  place: { name, ...place },
  pack: pack.name,
  pack_chain: pack.chain,
  fingerprint: pack.fingerprint,
});
