// The place and the engine of a panchang answer.

import { panchangEngine } from './engine.ts';
import { locationEcho } from './envelope.ts';
import { unavailable } from './unavailable.ts';

/** The place and the engine of an answer. */
export const panchangEnvelope = { unavailable, location: locationEcho, engine: panchangEngine };
