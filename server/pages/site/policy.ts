// What browsers let a page load and do.

/** The Content-Security-Policy of pages: their own files alone, and nothing inline. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "worker-src 'self'",
  'trusted-types nirnaya-offline',
].join('; ');

/** That of the playground: its own worker and data besides, and as markup what its script makes of its drawings. */
export const playgroundPolicy = pagePolicy.replace(
  'trusted-types nirnaya-offline',
  "connect-src 'self'; trusted-types nirnaya-offline nirnaya-playground",
);
