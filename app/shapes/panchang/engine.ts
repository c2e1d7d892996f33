// The engine of a panchang answer.

import { engineFields } from '../envelope.ts';
import { z } from '../zod.ts';

/** The engine, its data, and the rules that windows and conditions come from. */
export const panchangEngine = z.object(engineFields).openapi('PanchangEngine');
