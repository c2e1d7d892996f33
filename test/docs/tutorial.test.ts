// The tutorial, followed from an empty folder: its files written, its commands run, their output compared where it is shown.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captured } from '../cli/captured.ts';
import { commandsOf, documentText, type Sample, samplesOf } from './samples.ts';

const markdown = documentText('docs/TUTORIAL.md');
const samples = samplesOf(markdown);
const before = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'nirnaya-tutorial-'));

beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

let output = '';

test('it has ten steps', () => {
  expect([...markdown.matchAll(/^## (\d+)\. /gm)].map(([, step]) => Number(step))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(samples.filter(({ language }) => language === 'sh').length).toBeGreaterThanOrEqual(10);
});

test.each(
  samples.map((sample) => [`line ${sample.line}: ${sample.language} ${sample.about}`, sample] as const),
)('%s', async (_, sample) => {
  if (sample.language === 'yaml') writeSample(sample);
  else if (sample.language === 'sh') output = await runSample(sample);
  else expect(isShown(output, sample.text), `found\n${output}`).toBe(true);
});

function writeSample({ about, text }: Sample): void {
  expect(about).toMatch(/^town\/[a-z.]+\.yaml$/);
  mkdirSync(dirname(about), { recursive: true });
  writeFileSync(about, text);
}

async function runSample(sample: Sample): Promise<string> {
  let all = '';
  for (const [program, ...args] of commandsOf(sample)) {
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

// Whether some lines are those shown; `...` stands for any number of them. Whole numbers of packs, files and rules grow with
// the packs that come with Nirnaya.
function isShown(found: string, shown: string): boolean {
  const escaped = shown
    .trimEnd()
    .split('\n')
    .map((line) =>
      line === '...'
        ? '(?:.*\\n)*?.*'
        : line
            .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
            .replaceAll(/\d+(?= (?:packs|rules|observances)\b)/g, '\\d+')
            .trimEnd(),
    );
  return new RegExp(`^${escaped.join('\\s*\\n')}\\s*$`).test(found.trimEnd());
}
