// Where and by what a panchang answer was made.

import { locationEcho } from '../envelope.ts';
import { panchangEngine } from './engine.ts';

/** The place and the engine of an answer. */
export const around = { location: locationEcho, engine: panchangEngine };
