// The context of a request in another land: under the rules of a pack, at the place of the request or else of the pack.

import type { PackOutline } from '@nirnaya/compiler/front';
import {
  type ContextQuery,
  type RenewableContext,
  type RequestContext,
  requestContext,
} from '../context/request-context.ts';
import { newDelhi } from '../places/locations.ts';
import { placeOfPack } from '../places/pack-place.ts';
import { landOf } from '../places/tradition.ts';
import type { AppContext } from '../workspace/app-context.ts';

/** A land by its pack. */
export interface Land {
  readonly pack: string;
  /** its title, else the name of its pack */
  readonly name: string;
}

/** The land of a pack, or of the chain of a tradition over one. */
export function landNamed(pack: string, packs: ReadonlyMap<string, PackOutline>): Land {
  return { pack, name: packs.get(landOf(pack))?.title ?? pack };
}

/**
 * The same request under the rules of a pack. Where it names no place, the place is that of the pack; of a tradition, which
 * has none, the place of `own`.
 */
export function contextIn(
  service: AppContext,
  query: ContextQuery,
  pack: string,
  own: Pick<RequestContext, 'where'>,
): RenewableContext {
  const { region: _region, tradition: _tradition, ...rest } = query;
  const { packs } = service.workspace.packs();
  if (query.location_id !== undefined || query.lat !== undefined) {
    return requestContext(service, { ...rest, pack }, newDelhi);
  }
  const ownPlace = { place: own.where.place, location: own.where.location };
  const { place, location } = packs.get(pack)?.kind === 'tradition' ? ownPlace : placeOfPack(pack, packs);
  return location === undefined
    ? requestContext(service, { ...rest, pack, lat: place.lat, lon: place.lon }, newDelhi)
    : requestContext(service, { ...rest, pack }, location);
}
