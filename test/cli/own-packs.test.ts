// Packs of one's own that add an event, a yoga, a dosha and a land, asked for on the command line and over HTTP.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captured } from './captured.ts';
import { type Serving, servedBy } from './served.ts';

const before = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'nirnaya-own-'));

const files: Readonly<Record<string, string>> = {
  'boats.yaml': `pack: boats
extends: suitability
title: Boats
works: {boat_book: {title: Book of boats}}
rules:
  MUHURAT_BOAT_BLESSING:
    name: Boat blessing
    event: boat_blessing
    require: day
    score: |
      add 70 when day because "by day"
    lasting: 48 min
    cite: [{work: boat_book, says: by day, level: VERIFIED}]
  SUITABILITY_BOAT_BLESSING:
    name: Boat blessing
    event: boat_blessing
    over: day
    base: 60
    ratings: {EXCELLENT: 80, GOOD: 60, NEUTRAL: 20, AVOID: 0}
    score: |
      add 5 when tithi is Ekadashi because "Ekadashi"
    cite: [{work: boat_book, says: any day, level: VERIFIED}]
`,
  'fishers.yaml': `pack: fishers
extends: jyotisha
title: Births of fishers
works: {fish_book: {title: Book of fish}}
rules:
  YOGA_FISHER:
    name: Fisher
    type: YOGA
    holds: Moon in 1 or not Moon in 1
    effects: Read as a good catch.
    cite: [{work: fish_book, says: so, level: VERIFIED}]
  DOSHA_NET:
    name: Torn net
    type: DOSHA
    holds: Sun in 1 or not Sun in 1
    effects: Read as torn nets.
    cite: [{work: fish_book, says: so, level: VERIFIED}]
`,
  'isle.yaml': `pack: ISLE
extends: base
kind: region
title: An isle
place: {lat: -18.1416, lon: 178.4419, zone: Pacific/Fiji}
states: [FJ-C]
`,
};

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

describe('on the command line', () => {
  const muhurat = (event: string, ...args: string[]) =>
    captured('muhurat', event, '--packs', '.', '--from', '2026-01-10', '--to', '2026-01-11', ...args);

  test('an event is found in whichever pack has it, and traced to its rule', async () => {
    const { code, out } = await muhurat('boat-blessing', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ event: 'boat_blessing', rule_code: 'MUHURAT_BOAT_BLESSING' });
    expect(JSON.parse(out).windows[0].factors.for).toMatchObject([{ factor: 'by day', points: 70 }]);
  });

  test('an unknown event is refused with those of all packs', async () => {
    const { code, err } = await muhurat('ship');
    expect(code).toBe(1);
    expect(err).toMatch(/none of marriage, .*boat_blessing/);
  });

  test('a chart has the yogas and doshas of all packs', async () => {
    const { out } = await captured('chart', '1990-05-04', '05:20', '--place', '2', '--packs', '.', '--json');
    const { yogas } = JSON.parse(out);
    expect(yogas.yogas).toContainEqual(expect.objectContaining({ code: 'YOGA_FISHER', name: 'Fisher' }));
    expect(yogas.doshas).toContainEqual(expect.objectContaining({ code: 'DOSHA_NET', name: 'Torn net' }));
  });
});

describe('over HTTP', () => {
  let service: Serving;
  let headers: Record<string, string>;
  beforeAll(async () => {
    const { out } = await captured('keys', 'create');
    headers = { 'X-API-Key': out.trim(), 'Content-Type': 'application/json' };
    service = await servedBy(['serve', '--packs', '.']);
  }, 300_000);
  afterAll(() => service.stop());

  const get = async (path: string) => {
    const response = await fetch(service.url + path, { headers });
    return { status: response.status, json: JSON.parse(await response.text()) };
  };
  const at = 'lat=19.07&lon=72.87';

  test('an event is found, and rated among all events of a day', async () => {
    const found = await get(
      `/v1/muhurat/find?event=boat_blessing&start_date=2026-01-10&end_date=2026-01-11&${at}`,
    );
    expect(found.json).toMatchObject({ event: 'boat_blessing', rule_code: 'MUHURAT_BOAT_BLESSING' });
    const { json } = await get(`/v1/events/suitability?date=2026-01-10&${at}`);
    expect(json.events.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['marriage', 'boat_blessing']),
    );
    const unknown = await get(`/v1/muhurat/find?event=ship&start_date=2026-01-10&end_date=2026-01-11&${at}`);
    expect([unknown.status, unknown.json.message]).toEqual([422, expect.stringContaining('boat_blessing')]);
  });

  test('a region of a loaded pack has its own place, and so have its states', async () => {
    for (const region of ['isle', 'fj-c']) {
      const { json } = await get(`/v1/festivals?date=2026-01-23&region=${region}`);
      expect(json.location).toMatchObject({ lat: -18.1416, timezone: 'Pacific/Fiji', region: 'ISLE' });
    }
  });

  test('a chart has the yogas of all packs', async () => {
    const body = JSON.stringify({ name: 'A', date: '1990-05-04', time: '05:20', lat: 28.61, lon: 77.21 });
    const response = await fetch(`${service.url}/v1/birth-chart?store=false`, {
      method: 'POST',
      headers,
      body,
    });
    expect(await response.text()).toContain('"YOGA_FISHER"');
  });
});
