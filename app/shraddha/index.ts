// What other rooms use of `app/shraddha`.

export { mahalayaAnswerOf, shraddhaDayAnswerOf } from './answers.ts';
export { shraddhaChains, shraddhaRules } from './chains.ts';
export { shraddhasOfDay } from './day.ts';
export type { TithiShraddha } from './decision.ts';
export { type Mahalaya, mahalayaOf, requireAparahna } from './mahalaya.ts';
export { shraddhaPack, tithiPack } from './packs.ts';
