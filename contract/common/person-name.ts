// The name of somebody whose birth is sent.

import { z } from '../schema/zod.ts';

const longest = 100;

// Controls, halves of surrogate pairs, and what turns the direction of the text after it. Joiners are letters' own business.
const unwritable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** A name as people write it, in any script, of at most 100 characters. */
export const personName = () =>
  z
    .string('must be a string')
    .refine((text) => text.trim() !== '', 'must not be empty')
    .refine((text) => !unwritable.test(text), 'must be written on one line, without control characters')
    .max(longest, `must have at most ${longest} characters`)
    .openapi({ example: 'Asha' });
