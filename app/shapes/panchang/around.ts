// The place and the engine of a panchang answer.

import { locationEcho } from '../envelope.ts';
import { panchangEngine } from './engine.ts';
import { unavailable } from './unavailable.ts';

/** The place and the engine of an answer. */
export const around = { unavailable, location: locationEcho, engine: panchangEngine };
