// The description of the API under the rules of Redocly and of Spectral; and what neither of them looks at.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { packSources } from '../../app/packs/pack-sources.ts';
import { regionChoice, regionsIn } from '../../app/places/region.ts';
import { readPackSet } from '../../compiler/compile/compile.ts';
import type { Description } from './published.ts';
import { operationsIn } from './reference/operations.ts';
import { withSharedInPlace } from './reference/resolved.ts';
import { startWhole } from './reference/whole-service.ts';

const { get } = await startWhole();
const { text, json } = await get('/openapi.json');
const operations = operationsIn(withSharedInPlace(json<Description>()));
const examples = (await get('/openapi/examples.json')).json();
const folder = mkdtempSync(join(tmpdir(), 'nirnaya-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'openapi.json');
writeFileSync(file, text);

/** Runs a linter; its exit status, and what it said where that is not 0. */
function lint(
  bin: string,
  ...args: readonly string[]
): Promise<readonly [status: number | null, said: string]> {
  const child = spawn(process.execPath, [join('node_modules', bin), 'lint', file, ...args], {
    // Nothing is sent anywhere, and nothing looked up.
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
  });
  let stated = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      stated += String(chunk);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve([status, status === 0 ? '' : stated]));
  });
}

describe('the description is clean', () => {
  test('under Redocly', { timeout: 300_000 }, async () => {
    expect(await lint('@redocly/cli/bin/cli.js', '--config=redocly.yaml', '--max-problems=20')).toEqual([
      0,
      '',
    ]);
  });

  test('under Spectral, warnings included', { timeout: 300_000 }, async () => {
    const bin = '@stoplight/spectral-cli/dist/index.js';
    expect(await lint(bin, '--ruleset=.spectral.yaml', '--fail-severity=hint', '--quiet')).toEqual([0, '']);
  });
});

describe('every operation', () => {
  test.each(operations)('%s %s says what happens without each parameter', (_path, _method, operation) => {
    const silent = (operation.parameters ?? []).filter(
      ({ required, schema, description = '' }) =>
        required !== true &&
        schema.type !== undefined &&
        !/default|without|required|with l(at|on)/i.test(description),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test.each(operations)(
    '%s %s has an example of its answer',
    (_path, _method, { operationId, responses }) => {
      const answers = Object.keys(responses).some((status) => status.startsWith('2') && status !== '204');
      const has = !answers || Object.hasOwn(examples, operationId);
      expect([operationId, has ? 'has' : 'has none: run npm run reference']).toEqual([operationId, 'has']);
    },
  );

  test('words that have a default say it', () => {
    const stated = (name: string): unknown[] => [
      ...new Set(
        operations.flatMap(([, , { parameters = [] }]) =>
          parameters
            .filter((parameter) => parameter.name === name)
            .map(({ schema }) => (schema as { default?: unknown }).default),
        ),
      ),
    ];
    expect(stated('festival_mode')).toEqual(['standard']);
    expect(stated('observatory')).toEqual([false]);
    expect(stated('measure')).toEqual(['equal']);
    expect(stated('lang')).toEqual(['en']);
  });

  test('the regions of the bundled packs are examples, and every example is a region', () => {
    const forms = operations.flatMap(([, , { parameters = [] }]) =>
      parameters
        .filter(({ name }) => name === 'region')
        .map(({ schema }) => (schema as { examples?: string[] }).examples ?? []),
    );
    expect(forms.length).toBeGreaterThan(20);
    const { packs } = readPackSet(packSources([]).files, { dataVersion: '' });
    for (const form of forms) {
      expect(form).toEqual(expect.arrayContaining([...regionsIn(packs)]));
      for (const region of form) expect(regionChoice(region, packs)).toBeDefined();
    }
  });
});
