// What a panchang answer states about the engine and the rules that made it.

import type { panchangEngine } from '@nirnaya/contract/common';
import type { z } from '@nirnaya/contract/schema';
import { type EngineService, engineFacts } from './engine-facts.ts';
import type { RequestContext } from './request-context.ts';

/** The engine of a service and the rules of a request. */
export function engineOf(service: EngineService, { pack }: RequestContext): z.output<typeof panchangEngine> {
  return { ...engineFacts(service), rules_snapshot_version: pack.fingerprint, sky: pack.sky };
}
