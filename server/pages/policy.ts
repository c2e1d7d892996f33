// What browsers let the pages of the service load and do.

/** Directives, in the order in which they are written. */
const directives = [
  'default-src',
  'script-src',
  'style-src',
  'font-src',
  'img-src',
  'manifest-src',
  'connect-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'worker-src',
  'trusted-types',
] as const;

type Directives = Readonly<Partial<Record<(typeof directives)[number], string>>>;

/** What every page may: its own files alone, and nothing inline. */
const strict: Directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Scripts make no markup of texts but by the policies that are named. */
export const trustedTypes = (names: string): Directives => ({
  'require-trusted-types-for': "'script'",
  'trusted-types': names,
});

/** The Content-Security-Policy of pages that may what every page may, but for some directives of their own. */
export function policyOf(own: Directives): string {
  const all = { ...strict, ...own };
  return directives.flatMap((name) => (all[name] === undefined ? [] : [`${name} ${all[name]}`])).join('; ');
}
