// Anniversaries by the tithi.

import { anniversariesAnswerOf } from '@nirnaya/app/anniversaries';
import { long } from './operation/handler.ts';

/** The operation on anniversaries. */
export const handlers = long({
  anniversaries: ({ service, query }) => anniversariesAnswerOf(service, query),
});
