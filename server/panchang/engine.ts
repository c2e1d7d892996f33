// What a panchang answer says of the engine and the rules that made it.

import type { Asked } from '../asked.ts';
import { type EngineService, engineFacts } from '../engine-facts.ts';
import type { panchangEngine } from '../schemas/panchang/engine.ts';
import type { z } from '../schemas/zod.ts';

/** The engine of a service and the rules of a request. */
export function engineOf(service: EngineService, { pack }: Asked): z.output<typeof panchangEngine> {
  return { ...engineFacts(service), rules_snapshot_version: pack.fingerprint };
}
