// The version of the product, as package.json has it.

import { existsSync, readFileSync } from 'node:fs';

/** Reads the version, from the sources or from the build. */
export function productVersion(): string {
  const candidates = ['../../package.json', '../../../package.json'].map(
    (path) => new URL(path, import.meta.url),
  );
  const file = candidates.find((url) => existsSync(url));
  const parsed: unknown = file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null || !('version' in parsed)) return '0.0.0';
  return String(parsed.version);
}
