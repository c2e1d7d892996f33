// The description of the API as plain data.

import type { OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';

/** The description as plain data. */
export type ApiDescription = ReturnType<OpenApiGeneratorV31['generateDocument']>;
