// What other rooms use of `app/disputes`.

export { type Dispute, disputesIn } from './find.ts';
export { disputesOf } from './kept.ts';
export { type RankedDispute, ranked } from './ranked.ts';
