// The engine of a panchang answer.

import { z } from '../schema/zod.ts';
import { engineFields } from './envelope.ts';

/** The engine, its data, and the rules that windows and conditions come from. */
export const panchangEngine = z.object(engineFields).openapi('PanchangEngine');
