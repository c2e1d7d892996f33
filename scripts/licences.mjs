// The licences of the packages that are bundled: they ask that their texts go with every copy.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One text of all licences. In: esbuild's account of what went into the bundle, and the folder it was made in. Throws where
 * a package has no text of its licence, because it could not be given on.
 */
export function licencesOf({ inputs }, root) {
  const folders = new Set(
    Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
  );
  return [...folders]
    .sort()
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      const files = readdirSync(join(root, folder)).filter((file) => /^(licen[cs]e|notice)/i.test(file));
      if (files.length === 0 && license === undefined) throw new Error(`${folder} states no licence`);
      const texts = files.map((file) => readFileSync(join(root, folder, file), 'utf8').trim());
      return [`${name} ${version} (${license})`, ...texts].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');
}
