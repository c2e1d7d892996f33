// The answers of the API as pages take them.

import type { Operations } from '@nirnaya/contract/operations';
import type { z } from 'zod';

/** What an operation answers. */
export type AnswerOf<Id extends keyof Operations> = z.output<Operations[Id]['answer']>;
