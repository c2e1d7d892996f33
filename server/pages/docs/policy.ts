// What browsers let the pages for developers load and do.

import { policyOf, trustedTypes } from '../policy.ts';

/** The Content-Security-Policy of pages that are read. */
export const readingPolicy = policyOf({ 'font-src': "'self'", ...trustedTypes("'none'") });

/** That of the reference: swagger-ui asks this service, draws with images of its own and knows no trusted types. */
export const referencePolicy = policyOf({
  'font-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
});

/** That of a drawing, which paints itself. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
