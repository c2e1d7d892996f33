// What other rooms use of `contract/shraddha`.

export { mahalayaAnswer, shraddhaDayAnswer, tithiShraddha } from './shraddha.ts';
