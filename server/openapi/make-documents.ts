// The documents of the API, made from the contract and the examples.

import type { ApiDocuments } from '../reference/documents.ts';
import { type Example, readExamples } from '../reference/examples.ts';
import { describeApi } from './describe-api.ts';

/** Makes the documents. Takes about half a second. */
export const makeDocuments = (examples: ReadonlyMap<string, Example> = readExamples()): ApiDocuments => ({
  description: JSON.stringify(describeApi(examples)),
  examples: JSON.stringify(Object.fromEntries(examples)),
});
