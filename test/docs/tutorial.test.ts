// The tutorial, followed from an empty folder: its files written, its commands run, their output compared where it is shown.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captured } from '../cli/captured.ts';
import { type Serving, servedBy } from '../cli/served.ts';
import { commandsOf, documentText, isShown, type Sample, samplesOf } from './samples.ts';

const markdown = documentText('docs/rules/TUTORIAL.md');
const samples = samplesOf(markdown);
const before = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'nirnaya-tutorial-'));

beforeAll(() => process.chdir(folder));
afterAll(async () => {
  await service?.stop();
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

/** A service that runs, and a key to ask it with. */
interface Served extends Serving {
  readonly key: string;
}

let output = '';
let service: Served | undefined;

test('it has eleven steps', () => {
  expect([...markdown.matchAll(/^## (\d+)\. /gm)].map(([, step]) => Number(step))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ]);
  expect(samples.filter(({ language }) => language === 'sh').length).toBeGreaterThanOrEqual(10);
});

test.each(
  samples.map((sample) => [`line ${sample.line}: ${sample.language} ${sample.about}`, sample] as const),
)(
  '%s',
  async (_, sample) => {
    if (sample.language === 'yaml') await writeSample(sample);
    else if (sample.about === 'serves') service = await serving(commandsOf(sample)[0] ?? []);
    else if (sample.language === 'json')
      expect(JSON.parse(output)).toEqual(containing(JSON.parse(sample.text)));
    else if (sample.language === 'sh') output = await runSample(sample);
    else expect(isShown(output, sample.text), `found\n${output}`).toBe(true);
  },
  300_000,
);

async function writeSample({ about, text }: Sample): Promise<void> {
  expect(about).toMatch(/^town\/[a-z.]+\.yaml$/);
  mkdirSync(dirname(about), { recursive: true });
  writeFileSync(about, text);
  const { code, out } = await captured('fmt', '--check', about);
  expect([code, out], 'a sample stands in the layout of `nirnaya fmt`').toEqual([0, expect.any(String)]);
}

async function runSample(sample: Sample): Promise<string> {
  let all = '';
  for (const [program, ...args] of commandsOf(sample)) {
    if (program === 'curl') {
      all += await requested(args);
      continue;
    }
    expect(program).toBe('nirnaya');
    const { code, out, err } = await captured(...args);
    expect([args.join(' '), code, out, err]).toEqual([
      args.join(' '),
      sample.about === 'fails' ? 1 : 0,
      expect.any(String),
      expect.any(String),
    ]);
    all += out + err;
  }
  return all;
}

// Runs `nirnaya serve` as a process of its own, at a free port, with a key made for the test.
async function serving([program, ...args]: readonly string[]): Promise<Served> {
  expect(program).toBe('nirnaya');
  const { out } = await captured('keys', 'create');
  const { url, stop } = await servedBy(args);
  return { url, key: out.trim(), stop };
}

// What `curl` would print.
async function requested(args: readonly string[]): Promise<string> {
  const address = new URL(args.at(-1) ?? '');
  expect(address.origin).toBe('http://127.0.0.1:8080');
  const header = args[args.indexOf('-H') + 1]?.replace('$KEY', service?.key ?? '').split(': ') ?? [];
  const response = await fetch(`${service?.url}${address.pathname}${address.search}`, {
    headers: [header as [string, string]],
  });
  return response.text();
}

// What an answer has among other things: fields of its objects, entries of its lists.
function containing(shown: unknown): unknown {
  if (Array.isArray(shown)) return expect.arrayContaining(shown.map(containing));
  if (typeof shown !== 'object' || shown === null) return shown;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(shown).map(([field, value]) => [field, containing(value)])),
  );
}
