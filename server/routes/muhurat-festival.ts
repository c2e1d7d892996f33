// The auspicious windows of a festival on its date at a place.

import { festivalMuhuratOf } from '@nirnaya/app/muhurat';
import { long } from './operation/handler.ts';

/** The operations on the muhurats of festivals. */
export const handlers = long({
  festivalMuhurat: ({ service, query }) => festivalMuhuratOf(service, query),
});
