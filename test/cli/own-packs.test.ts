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
  'tides.yaml': `pack: tides
extends: chakra
title: Figures of tides
works: {tide_book: {title: Book of tides}}
tables:
  tide: {Aries: 1, Taurus: 2}
  sea_line: {Krittika: Ardra}
rules:
  override CHAKRA_SAPTASHALAKA:
    name: Seven lines of the sea
    inputs: {star: nakshatra28, sun_nakshatra?: nakshatra28}
    result:
      vedha: sea_line by star
      pierced_by_sun: sun_nakshatra is sea_line by star
    cite: [{work: tide_book, says: otherwise, level: VERIFIED}]
  CHAKRA_TIDES:
    name: Wheel of tides
    inputs: {sign: rashi, height?: number}
    result:
      number: tide by sign
      high: height > 2
    cite: [{work: tide_book, says: by signs, level: VERIFIED}]
`,
  'fathers.yaml': `pack: fathers
extends: shraddha
title: Fathers lost at sea
works: {sea_book: {title: Book of the sea}}
rules:
  LOST_AT_SEA:
    name: Lost at sea
    type: VRAT
    observe: Bhadrapada Krishna 4
    decide: |
      prefer most of aparahna
      then first
    cite: [{work: sea_book, says: in the afternoon, level: VERIFIED}]
  SHRADDHA_OF_THE_HARBOUR:
    name: Of the harbour
    type: VRAT
    observe: Magha Shukla 5
    decide: |
      prefer most of aparahna
      then first
    cite: [{work: sea_book, says: in the afternoon, level: VERIFIED}]
`,
  'fishers.yaml': `pack: fishers
extends: jyotisha
title: Births of fishers
works: {fish_book: {title: Book of fish}}
rules:
  override YOGA_DURYOGA:
    name: Duryoga of fishers
    type: YOGA
    holds: Moon in 1 or not Moon in 1
    cite: [{work: fish_book, says: so, level: VERIFIED}]
  disable: [DOSHA_MANGALA_FROM_VENUS]
  override KUTA_VARNA:
    name: Varna of fishers
    type: KUTA
    group: ashtakuta
    maximum: 2
    points: 2
    cite: [{work: fish_book, says: two for all, level: VERIFIED}]
  KUTA_NETS:
    name: Nets
    type: KUTA
    group: of_the_sea
    maximum: 9
    points: 4
    cite: [{work: fish_book, says: four for all, level: VERIFIED}]
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
works: {reef_book: {title: Book of the reef}}
kala:
  reef_hour:
    is: from sunset for 1 hour
    cite: [{work: reef_book, says: after sunset, level: VERIFIED}]
rules:
  FESTIVAL_REEF_LAMP:
    name: Lamp of the reef
    type: FESTIVAL
    observe: Gregorian 23 January
    cite: [{work: reef_book, says: every year, level: VERIFIED}]
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
    expect(err).toMatch(/unknown event "ship"; known events are marriage, .*boat_blessing/);
  });

  test('a chakra is found by its code, in any pack, and its inputs are those of its rule', async () => {
    const { out } = await captured('chakra', 'tides', 'sign=Taurus', '--packs', '.', '--json');
    expect(JSON.parse(out)).toMatchObject({
      chakra: 'CHAKRA_TIDES',
      inputs: { sign: 'Vrishabha' },
      result: { number: 2, high: null },
    });
    const text = await captured('chakra', 'CHAKRA_TIDES', 'sign=1', 'height=3', '--packs', '.');
    expect(text.out).toMatch(/Wheel of tides.*high +yes/s);
    const wrong = await captured('chakra', 'tides', 'sign=Rohini', 'depth=2', '--packs', '.');
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringMatching(/sign: .*depth: is not an input/s)]);
    const unknown = await captured('chakra', 'tydes', '--packs', '.');
    expect(unknown.err).toMatch(/unknown chakra "tydes"; known chakras are kota, .*CHAKRA_TIDES/);
  });

  test('a bundled chakra goes by what a pack that is built on it changes', async () => {
    const { out } = await captured('chakra', 'saptashalaka', 'nakshatra=Krittika', '--packs', '.', '--json');
    expect(JSON.parse(out)).toMatchObject({ ruleset: { pack: 'tides' }, result: { vedha: 'Ardra' } });
  });

  test('a pack with an error is refused by name, not passed over', async () => {
    writeFileSync(
      join(folder, 'broken.yaml'),
      'pack: broken\nextends: chakra\nrules: {CHAKRA_B: {name: B}}\n',
    );
    try {
      const { code, err } = await captured('chakra', 'b', '--packs', '.');
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/the pack broken cannot be used: .*broken\.yaml/),
      ]);
    } finally {
      rmSync(join(folder, 'broken.yaml'));
    }
  });

  test('the fortnight has the days of all packs that lie in it, and a day those that it is', async () => {
    const mahalaya = JSON.parse((await captured('shraddha', '2026', '--packs', '.', '--json')).out);
    expect(mahalaya.named).toContainEqual(
      expect.objectContaining({ rule_code: 'LOST_AT_SEA', observance_date: '2026-09-30' }),
    );
    expect(mahalaya.named.map((one: { rule_code: string }) => one.rule_code)).not.toContain(
      'SHRADDHA_OF_THE_HARBOUR',
    );
    const { out } = await captured('shraddha', '2026-01-23', '--packs', '.');
    expect(out).toContain('Of the harbour');
  });

  test('a match has the kutas of all packs, and the eight by the pack that changes one', async () => {
    const person = (date: string) => `${date} 06:15 28.61,77.21`;
    const { out } = await captured(
      ...['match', person('1992-08-12'), person('1990-05-04'), '--packs', '.', '--json'],
    );
    const { guna_milan: milan } = JSON.parse(out);
    expect(milan.maximum).toBe(37);
    expect(milan.kutas).toContainEqual(expect.objectContaining({ name: 'Varna of fishers', points: 2 }));
    expect(milan.other_kutas).toContainEqual(expect.objectContaining({ rule: 'KUTA_NETS', points: 4 }));
  });

  test('a chart has the yogas and doshas of all packs', async () => {
    const { out } = await captured('chart', '1990-05-04', '05:20', '--place', '2', '--packs', '.', '--json');
    const { yogas } = JSON.parse(out);
    expect(yogas.yogas).toContainEqual(
      expect.objectContaining({ code: 'YOGA_DURYOGA', name: 'Duryoga of fishers' }),
    );
    expect(yogas.doshas.map(({ code }: { code: string }) => code)).not.toContain('DOSHA_MANGALA_FROM_VENUS');
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
  });
  afterAll(() => service.stop());

  const get = async (path: string) => {
    const response = await fetch(service.url + path, { headers });
    return { status: response.status, json: JSON.parse(await response.text()) };
  };
  const at = 'lat=19.07&lon=72.87';

  test('an event is found, and rated among all events of a day', async () => {
    const answer = await get(
      `/v1/muhurat/find?event=boat_blessing&start_date=2026-01-10&end_date=2026-01-11&${at}`,
    );
    expect(answer.json).toMatchObject({ event: 'boat_blessing', rule_code: 'MUHURAT_BOAT_BLESSING' });
    const { json } = await get(`/v1/events/suitability?date=2026-01-10&${at}`);
    expect(json.events.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['marriage', 'boat_blessing']),
    );
    const unknown = await get(`/v1/muhurat/find?event=ship&start_date=2026-01-10&end_date=2026-01-11&${at}`);
    expect([unknown.status, unknown.json.message]).toEqual([422, expect.stringContaining('boat_blessing')]);
  });

  const post = async (path: string, body: unknown) => {
    const response = await fetch(service.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, json: JSON.parse(await response.text()) };
  };

  test('a chakra of any pack is computed by its code', async () => {
    const { status, json } = await post('/v1/chakra/evaluate', {
      code: 'CHAKRA_TIDES',
      inputs: { sign: 'Taurus', height: 3 },
    });
    expect([status, json.result, json.ruleset.pack]).toEqual([200, { number: 2, high: true }, 'tides']);
    const wrong = await post('/v1/chakra/evaluate', { code: 'CHAKRA_TIDES', inputs: { depth: 1 } });
    expect([wrong.status, JSON.stringify(wrong.json)]).toEqual([400, expect.stringContaining('depth')]);
    const unknown = await post('/v1/chakra/evaluate', { code: 'TYDES' });
    expect([unknown.status, unknown.json.message]).toEqual([404, expect.stringContaining('CHAKRA_TIDES')]);
    const { json: own } = await get('/v1/chakra/saptashalaka?nakshatra=Krittika');
    expect(own.result.vedha).toBe('Ardra');
  });

  test('the fortnight and a day have the shraddhas of all packs', async () => {
    const { json } = await get(`/v1/shraddha/mahalaya?year=2026&${at}`);
    expect(json.named.map((one: { rule_code: string }) => one.rule_code)).toContain('LOST_AT_SEA');
    const day = await get(`/v1/shraddha/day?date=2026-01-23&${at}`);
    expect(day.json.named).toMatchObject([
      { rule_code: 'SHRADDHA_OF_THE_HARBOUR', observance_date: '2026-01-23' },
    ]);
  });

  test('a match has the kutas of all packs', async () => {
    const person = { name: 'A', date: '1990-05-04', time: '05:20', lat: 28.61, lon: 77.21 };
    const { json } = await post('/v1/compatibility?store=false', { person1: person, person2: person });
    expect(json.guna_milan.other_kutas).toContainEqual(
      expect.objectContaining({ rule: 'KUTA_NETS', points: 4, maximum: 9 }),
    );
  });

  test('a region of a loaded pack has its own place, and so have its states', async () => {
    for (const region of ['isle', 'fj-c']) {
      const { json } = await get(`/v1/festivals?date=2026-01-23&region=${region}`);
      expect(json.location).toMatchObject({ lat: -18.1416, timezone: 'Pacific/Fiji', region: 'ISLE' });
    }
  });

  test('a loaded land is a region of every operation that takes one', async () => {
    const isle = { timezone: 'Pacific/Fiji', region: 'ISLE' };
    const calendar = await get('/v1/calendar/month?year=2026&month=1&region=ISLE');
    expect(calendar.json).toMatchObject({ location: isle });
    const answer = await get('/v1/festivals/search?q=lamp+of+the+reef&region=ISLE');
    expect(JSON.stringify(answer.json)).toContain('"FESTIVAL_REEF_LAMP"');
    const panchang = await get('/v1/panchang?date=2026-01-23&region=ISLE');
    expect(panchang.json.location).toMatchObject(isle);
    const { json } = await post('/v1/expressions/evaluate', {
      expression: 'reef_hour',
      date: '2026-01-23',
      region: 'isle',
    });
    expect(json.location).toMatchObject(isle);
    expect(JSON.stringify(json)).toMatch(/2026-01-23T1[89]:\d\d/);
    const named = await get('/v1/festivals?date=2026-01-23&region=ISLE');
    expect(JSON.stringify(named.json)).toContain('Lamp of the reef');
  });

  test('a chart has the yogas of all packs', async () => {
    const body = JSON.stringify({ name: 'A', date: '1990-05-04', time: '05:20', lat: 28.61, lon: 77.21 });
    const response = await fetch(`${service.url}/v1/birth-chart?store=false`, {
      method: 'POST',
      headers,
      body,
    });
    const text = await response.text();
    expect(text).toContain('"YOGA_FISHER"');
    expect(text).toContain('"Duryoga of fishers"');
  });
});
