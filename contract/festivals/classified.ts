// The fields of answers by which observances are classified, as rules state them.

import { type ClassificationField, type ClassifiedAs, forClassifications } from '@nirnaya/dsl/vocabulary';
import type { ZodEnum, ZodNullable } from 'zod';
import { z } from '../schema/zod.ts';

type Out<W extends string> = ZodNullable<ZodEnum<{ readonly [K in W]: K }>>;

/** One for each classification. */
export const classifiedShape = forClassifications((_, { words, answer }) =>
  z.enum(words).nullable().describe(`${answer}; null if not stated`),
) as unknown as { readonly [F in ClassificationField]: Out<ClassifiedAs<F>> };
