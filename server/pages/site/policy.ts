// What browsers let a page load and do.

import { policyOf, trustedTypes } from '../policy.ts';

const page = {
  'font-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'worker-src': "'self'",
};

/** The Content-Security-Policy of pages. */
export const pagePolicy = policyOf({ ...page, ...trustedTypes('nirnaya-offline') });

/** That of the playground: its own worker and data besides, and as markup what its script makes of its drawings. */
export const playgroundPolicy = policyOf({
  ...page,
  'connect-src': "'self'",
  ...trustedTypes('nirnaya-offline nirnaya-playground'),
});
