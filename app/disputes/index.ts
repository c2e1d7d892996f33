// What other rooms use of `app/disputes`.

export { disputesOf } from './cached.ts';
export { type Dispute, disputesIn } from './find.ts';
export { type RankedDispute, ranked } from './ranked.ts';
