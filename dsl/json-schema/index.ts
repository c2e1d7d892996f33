// What other rooms use of `dsl/json-schema`.

export type { Schema } from './schema.ts';
