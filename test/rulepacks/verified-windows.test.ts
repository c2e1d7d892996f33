// A window is called verified where its authority is, so each of them must have a printed time among the author tests.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledPacksDir } from '../../app/packs/pack-folders.ts';
import { readTests } from '../../dsl/pack/read-test.ts';
import { sourceFile } from '../../dsl/source/source-file.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();

/** `NORTH_INDIA CODE window` of every printed window in the tests beside the packs. */
const quoted = readdirSync(bundledPacksDir(), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.test.yaml'))
  .flatMap((file) => {
    const text = readFileSync(join(bundledPacksDir(), file), 'utf8');
    const { document } = readTests(sourceFile(file, text));
    return (document?.tests ?? []).flatMap((one) =>
      one.kind === 'named'
        ? one.windows.flatMap(({ name, is }) =>
            is.length === 0
              ? []
              : (document?.packs ?? []).map((pack) => ({
                  pack: pack.text,
                  code: one.rule.text,
                  window: name.text,
                })),
          )
        : [],
    );
  });

/** Windows with a verified authority, where a pack writes them. */
const verified = [...workspace.packs().packs.values()].flatMap(({ name, documents }) =>
  documents.flatMap(({ rules }) =>
    rules.flatMap((rule) =>
      ('windows' in rule ? (rule.windows ?? []) : [])
        .filter(({ cite }) => cite.some(({ level }) => level === 'VERIFIED'))
        .map((window) => ({ pack: name, code: rule.code, window: window.name })),
    ),
  ),
);

describe('windows whose authority is VERIFIED', () => {
  test('there are some, of many festivals', () => {
    expect(new Set(verified.map(({ code }) => code)).size).toBeGreaterThan(25);
  });

  test.each(verified)(
    '$code $window of $pack has a printed time among the tests',
    ({ pack, code, window }) => {
      const chains = quoted
        .filter((one) => one.code === code && one.window === window)
        .map((one) => workspace.pack(one.pack)?.chain ?? []);
      expect(chains.some((chain) => chain.includes(pack))).toBe(true);
    },
  );
});
