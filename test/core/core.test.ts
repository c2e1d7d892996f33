// `@nirnaya/core` as published: packed, installed in an empty project, and asked there for what the rooms themselves answer:
// in Node, in a worker, and in a browser whose policy lets scripts of the page's own origin run and no others.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorkspace } from '../../app/workspace/open-workspace.ts';
import { isoDate } from '../../engine/civil/civil.ts';
import { chromiumPath, launched } from '../browser/chromium.ts';

const place = { lat: 18.5204, lon: 73.8567, zone: 'Asia/Kolkata' };
const chains = ['NORTH_INDIA', 'IN-MH', 'IN-TN'];
const year = 2027;

/** What is asked, as a module of the project: it is given the data, and returns dates and a sentence. */
const asking = `
import { openCalendars } from '@nirnaya/core';
export function answer(sky, packs, tables) {
  const calendars = openCalendars({ sky, packs, calendars: tables });
  return ${JSON.stringify(chains)}.map((chain) => {
    const calendar = calendars.open(chain, ${JSON.stringify(place)});
    const dates = calendar.observances(${year});
    const { code, date } = dates.find(({ code }) => code === 'FESTIVAL_GANESH_CHATURTHI');
    return { dates, fingerprint: calendar.fingerprint, explained: calendar.explain(code, date) };
  });
}`;

interface Answer {
  readonly dates: readonly unknown[];
  readonly fingerprint: string;
  readonly explained: {
    readonly matched: boolean;
    readonly sentence: string;
    readonly conditions: unknown[];
  };
}

const folder = mkdtempSync(join(tmpdir(), 'nirnaya-core-'));
const run = (command: string, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
};

beforeAll(() => {
  const packed = spawnSync('npm', ['pack', '--json', '-w', 'core', '--pack-destination', folder], {
    encoding: 'utf8',
  });
  expect(packed.status, packed.stderr).toBe(0);
  const [{ filename }] = JSON.parse(packed.stdout.slice(packed.stdout.indexOf('[')));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', `./${filename}`);
  writeFileSync(join(folder, 'asking.js'), asking);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the rooms answer. */
function expected(): readonly (readonly unknown[])[] {
  const workspace = openWorkspace();
  try {
    return chains.map((chain) => {
      const pack = workspace.pack(chain);
      if (pack === undefined) throw new Error(chain);
      return pack.observances
        .inYear(workspace.almanac.placeYear(place, year))
        .map(({ rule, name, day, lastDay }) => ({
          code: rule.code,
          name,
          date: isoDate(day),
          lastDate: isoDate(lastDay),
        }));
    });
  } finally {
    workspace.close();
  }
}

const reading = `
import { readFileSync } from 'node:fs';
import { answer } from './asking.js';
const data = ['data/sky/sky.bin', 'dist/rulepacks.bundle', 'data/calendars/calendars.bin'].map((path) => readFileSync(${JSON.stringify(`${process.cwd()}/`)} + path));
`;

function checked(answers: readonly Answer[]): void {
  expect(answers.map(({ dates }) => dates)).toEqual(expected());
  for (const { explained, dates } of answers) {
    expect(dates.length).toBeGreaterThan(150);
    expect(explained.matched).toBe(true);
    expect(explained.sentence).toMatch(/ is on \d+ September: .* \(.+\)\./);
    expect(explained.conditions.length).toBeGreaterThan(2);
  }
}

describe('the core, installed in an empty project', () => {
  test('answers in Node as the rooms do', () => {
    writeFileSync(
      join(folder, 'main.js'),
      `${reading}process.stdout.write(JSON.stringify(answer(...data)));`,
    );
    checked(JSON.parse(run(process.execPath, 'main.js')));
  });

  test('answers as its README shows', () => {
    const [, sample = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('core/README.md', 'utf8')) ?? [];
    const [shown, date = ''] = /\.date; \/\/ '(.*)'/.exec(sample) ?? [];
    expect(shown).toBeDefined();
    writeFileSync(
      join(folder, 'sample.js'),
      sample
        .replaceAll("readFileSync('", `readFileSync('${process.cwd()}/`)
        .replace(/^calendar\..*$/gm, (line) => `console.log(${line.replace(/;.*$/, '')});`),
    );
    const [printed, sentence] = run(process.execPath, 'sample.js').trim().split('\n');
    expect(printed).toBe(date);
    expect(sentence).toContain('Ganesh Chaturthi is on 14 September');
  });

  test('answers in a worker', () => {
    writeFileSync(
      join(folder, 'worker.js'),
      `${reading}
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
if (isMainThread) new Worker(new URL(import.meta.url)).on('message', (text) => process.stdout.write(text));
else parentPort.postMessage(JSON.stringify(answer(...data)));`,
    );
    checked(JSON.parse(run(process.execPath, 'worker.js')));
  });

  test('says which chains there are, and refuses damaged data', () => {
    writeFileSync(
      join(folder, 'wrong.js'),
      `${reading}
import { openCalendars } from '@nirnaya/core';
const said = (f) => { try { f(); return 'nothing'; } catch (error) { return error.message; } };
const [sky, packs, tables] = data;
const at = ${JSON.stringify(place)};
const calendars = openCalendars({ sky, packs });
const world = (more) => openCalendars({ sky, packs, ...more }).open('world', at).observances(2027);
const changed = Uint8Array.from(tables);
changed[changed.length - 1] ^= 1;
process.stdout.write(JSON.stringify([
  said(() => calendars.open('NOWHERE', ${JSON.stringify(place)})),
  said(() => calendars.open('IN-MH', ${JSON.stringify(place)}).explain('FESTIVAL_HOLI', '2027-02-30')),
  said(() => openCalendars({ sky, packs: packs.subarray(0, 100) })),
  said(() => world({})),
  said(() => world({ calendars: changed })),
  said(() => world({ calendars: sky })),
  said(() => world({ calendars: tables })),
]));`,
    );
    const [chain, date, damaged, none, changed, other, whole] = JSON.parse(run(process.execPath, 'wrong.js'));
    expect(chain).toMatch(/^unknown chain "NOWHERE"; known chains are .*NORTH_INDIA/);
    expect(date).toBe('"2027-02-30" is not a date; write YYYY-MM-DD');
    expect(damaged).toContain('compile them again');
    expect(none).toMatch(
      /^the calendar [A-Z].* is read from tables, and none were given: hand over .*calendars\.bin/,
    );
    expect(changed).toMatch(/damaged.*; take the file of this version/);
    expect(other).toMatch(/no data file.*; take the file of this version/);
    expect(whole).toBe('nothing');
  });

  test('is as small as its README says', () => {
    const packed = brotliCompressSync(readFileSync('core/dist/index.js')).length / 1000;
    const [, stated] = /(\d+) kB compressed with Brotli/.exec(readFileSync('core/README.md', 'utf8')) ?? [];
    expect(packed).toBeLessThanOrEqual(100);
    expect(Math.abs(packed - Number(stated))).toBeLessThan(1.5);
  });

  const browser = chromiumPath();
  test.skipIf(browser === undefined)(
    'answers in a browser that runs scripts of its own origin alone',
    async () => {
      const files: Readonly<Record<string, string>> = {
        '/core.js': join(folder, 'node_modules/@nirnaya/core/dist/index.js'),
        '/sky': 'data/sky/sky.bin',
        '/packs': 'dist/rulepacks.bundle',
        '/calendars': 'data/calendars/calendars.bin',
      };
      const texts: Readonly<Record<string, string>> = {
        '/': '<!doctype html><title>core</title><script type="module" src="/page.js"></script>',
        '/page.js': `${asking.replace('@nirnaya/core', '/core.js')}
const bytes = async (path) => new Uint8Array(await (await fetch(path)).arrayBuffer());
const out = document.createElement('output');
out.textContent = JSON.stringify(answer(await bytes('/sky'), await bytes('/packs'), await bytes('/calendars')));
document.body.append(out);`,
      };
      const server = createServer(({ url = '/' }, response) => {
        const body = texts[url] ?? (files[url] === undefined ? undefined : readFileSync(files[url]));
        response.writeHead(body === undefined ? 404 : 200, {
          'content-type': extname(url) === '.js' ? 'text/javascript' : 'text/html',
          'content-security-policy': "default-src 'self'; script-src 'self'",
        });
        response.end(body);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const chromium = await launched(browser ?? '');
      try {
        const page = await chromium.newPage();
        const complaints: string[] = [];
        page.on('pageerror', ({ message }) => complaints.push(message));
        await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
        const text = await page
          .locator('output')
          .textContent({ timeout: 60_000 })
          .catch(() => null);
        expect(complaints).toEqual([]);
        checked(JSON.parse(text ?? '[]'));
      } finally {
        await chromium.close();
        server.close();
      }
    },
    120_000,
  );
});
