// The place and the tradition that an account names ahead of time, for a webhook or a feed.

import { type ContextQuery, type RequestContext, requestContext } from '@nirnaya/app/context';
import { newDelhi } from '@nirnaya/app/places';
import type { ComputeService } from './compute-service.ts';

/** A place and a tradition under the packs in force. Throws a `Refusal` where they are not served. */
export const servedContext = (service: ComputeService, query: ContextQuery): RequestContext =>
  requestContext(service, query, newDelhi, { unsupportedRegion: 'refuse' });
