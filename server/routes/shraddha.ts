// Times of shraddhas, and the fathers' fortnight.

import { mahalayaAnswerOf, shraddhaDayAnswerOf } from '@nirnaya/app/shraddha';
import { long, quick } from './operation/handler.ts';

/** The operations on shraddhas. */
export const handlers = {
  ...quick({
    shraddhaDay: ({ service, query }) => shraddhaDayAnswerOf(service, query),
  }),
  ...long({
    mahalaya: ({ service, query }) => mahalayaAnswerOf(service, query),
  }),
};
