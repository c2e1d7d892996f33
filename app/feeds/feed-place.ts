// The place of a feed, for rules that are no festivals of a land: those of occasions and of tithis.

import { type RequestContext, requestContext } from '../context/request-context.ts';
import { ujjain } from '../places/locations.ts';
import type { AppContext } from '../workspace/app-context.ts';

/** The place, the zones and the language of a feed, under the rules of another pack. */
export function feedContextUnder(
  service: AppContext,
  { where: { location, place, zone }, words }: Pick<RequestContext, 'where' | 'words'>,
  pack: string,
): RequestContext {
  const at = location === undefined ? { lat: place.lat, lon: place.lon } : { location_id: location.id };
  return requestContext(service, { ...at, tz: zone, lang: words.language, pack }, ujjain);
}
