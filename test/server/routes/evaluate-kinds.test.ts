// Rules that decide no day, evaluated: muhurats, suitability, chakras, and what waits for values.

import { describe, expect, test } from 'vitest';
import { posted, type Refused, startClient } from '../harness.ts';

const { get, failures } = await startClient();
const path = '/v1/rules/evaluate';

interface EvaluationResult {
  readonly ok: boolean;
  readonly truncated: boolean;
  readonly rules: readonly Record<string, unknown>[];
}

async function first(body: object): Promise<Record<string, unknown>> {
  const answer = await get(path, posted(body));
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  const { ok, rules } = answer.json<EvaluationResult>();
  expect(ok, answer.text).toBe(true);
  return rules[0] ?? {};
}

async function refused(body: object): Promise<Refused> {
  const answer = await get(path, posted(body));
  expect(answer.status).toBe(422);
  return answer.json<Refused>();
}

const cite = 'cite: [{work: drik, level: VERIFIED}]';

describe('a muhurat', () => {
  const text = `MUHURAT_FAIR:
  name: Fairs
  event: fair
  base: 50
  ratings: {GOOD: 60, FAIR: 0}
  require: part 8 of 15 of day
  score: |
    add 10 when Monday because "a Monday"
    block when tithi Amavasya because "Amavasya"
  ${cite}
`;

  test('gives its windows with the lines that hold', async () => {
    const { kind, muhurats } = await first({ text, date: '2026-09-14' });
    const { start_at, end_at } = (await get('/v1/abhijit?date=2026-09-14&location_id=2')).json<{
      start_at: string;
      end_at: string;
    }>();
    const reasons = [{ how: 'add', points: 10, reason: 'a Monday', label: null, rule: 'MUHURAT_FAIR' }];
    expect([kind, muhurats]).toEqual([
      'muhurat',
      [{ start_at, end_at, score: 60, rating: 'GOOD', blocked: false, reasons }],
    ]);
  });

  test('a line that blocks leaves nothing else to say', async () => {
    // Amavasya from 11:27 on 8 November to 12:31 on the 9th (Drik Panchang, New Delhi), a Monday.
    const { muhurats } = await first({ text, date: '2026-11-09' });
    expect(muhurats).toMatchObject([{ score: 0, blocked: true, reasons: [{ how: 'block', points: 0 }] }]);
  });

  test('of a year all windows that there is room for', async () => {
    const { muhurats } = await first({ text, year: 2026 });
    // Where Amavasya begins or ends within the window, it is split.
    expect((muhurats as unknown[]).length).toBeGreaterThanOrEqual(365);
    expect((muhurats as unknown[]).length).toBeLessThan(365 + 25);
  });

  test('one that asks for the asta of a planet has it, as the packs in force do', async () => {
    const asta = text
      .replaceAll('MUHURAT_FAIR', 'MUHURAT_SEEN')
      .replace('score: |', 'score: |\n    block when guru_asta because "Jupiter is set"');
    const blockedOn = async (date: string) => {
      const { muhurats } = await first({ text: asta, pack: 'muhurat', date });
      return (muhurats as { blocked: boolean }[]).map(({ blocked }) => blocked);
    };
    // Jupiter was set from 9 June to 9 July 2025.
    expect(await blockedOn('2025-06-20')).toEqual([true]);
    expect(await blockedOn('2025-10-20')).toEqual([false]);
    for (const date of ['1700-01-01', '3100-12-31'])
      expect((await blockedOn(date)).length).toBeGreaterThan(0);
  });

  test('one that asks where planets stand knows it, in the first and the last year too', async () => {
    const saturn = text
      .replaceAll('MUHURAT_FAIR', 'MUHURAT_STANDS')
      .replace(
        'score: |',
        'score: |\n    block when rashi of Saturn is Mina or Saturn is retrograde or rashi of Rahu is Dhanu because "Saturn"',
      );
    const blockedOn = async (date: string) => {
      const { muhurats } = await first({ text: saturn, date });
      return (muhurats as { blocked: boolean }[]).map(({ blocked }) => blocked);
    };
    // Saturn entered Mina on 29 March 2025.
    expect(await blockedOn('2025-03-17')).toEqual([false]);
    expect(await blockedOn('2025-04-07')).toEqual([true]);
    for (const date of ['1700-01-04', '3100-12-27'])
      expect((await blockedOn(date)).length).toBeGreaterThan(0);
  });

  test('a rule in force that asks for it can be extended', async () => {
    const text = 'extend MUHURAT_MARRIAGE:\n  lasting: 24 min\n';
    const { code, muhurats, before_muhurats } = await first({ text, pack: 'muhurat', date: '2025-11-22' });
    expect(code).toBe('MUHURAT_MARRIAGE');
    expect([muhurats, before_muhurats].every(Array.isArray)).toBe(true);
  });

  test('an extension of one in force is told beside it', async () => {
    const changed = {
      text: 'extend MUHURAT_TRAVEL:\n  lasting: 24 hour\n',
      pack: 'muhurat',
      date: '2026-09-14',
    };
    const { code, muhurats, before_muhurats } = await first({ ...changed, inputs: { direction: 'East' } });
    expect([code, muhurats]).toEqual(['MUHURAT_TRAVEL', []]);
    expect(Array.isArray(before_muhurats)).toBe(true);
  });
});

describe('a suitability', () => {
  const text = `SUITABILITY_FAIR:
  name: Fairs
  event: fair
  over: day
  base: 40
  ratings: {GOOD: 50, AVOID: 0}
  hierarchy: [AMAVASYA]
  score: |
    add 20 when weekday is Sunday because "a Sunday"
    block when tithi is Amavasya because "Amavasya" as AMAVASYA
  ${cite}
`;

  test('judges each day', async () => {
    const { kind, days } = await first({ text, year: 2026 });
    const all = days as readonly { date: string; rating: string; score: number }[];
    expect([kind, all.length]).toEqual(['suitability', 365]);
    // The tithi at sunrise: Chaturdashi on Sunday 8 November, Amavasya on the 9th.
    expect(all.filter(({ date }) => /2026-11-(08|09|10)/.test(date))).toEqual([
      expect.objectContaining({ date: '2026-11-08', rating: 'GOOD', score: 60 }),
      expect.objectContaining({
        date: '2026-11-09',
        rating: 'AVOID',
        score: 0,
        reasons: [
          { how: 'block', points: 0, reason: 'Amavasya', label: 'AMAVASYA', rule: 'SUITABILITY_FAIR' },
        ],
      }),
      expect.objectContaining({ date: '2026-11-10', rating: 'AVOID', score: 40, reasons: [] }),
    ]);
  });
});

describe('values that rules wait for', () => {
  const chakra = `CHAKRA_MINE:
  name: Mine
  inputs: {janma: nakshatra, transit: nakshatra, way?: [FORWARD, BACKWARD]}
  result:
    place: count from janma to transit over 27
    back: way is "BACKWARD"
  ${cite}
`;
  const moon = `CONDITION_MINE:\n  name: Mine\n  inputs: {janma: rashi}\n  holds: rashi of Moon is janma\n  ${cite}\n`;

  test('a chakra is reckoned of them; what may be left out is', async () => {
    const body = { text: chakra, inputs: { janma: 'Rohini', transit: 'Pushya' } };
    expect(await first(body)).toMatchObject({ kind: 'chakra', result: { place: 5, back: null } });
    const back = { text: chakra, inputs: { ...body.inputs, way: 'BACKWARD' } };
    expect(await first(back)).toMatchObject({ result: { place: 5, back: true } });
  });

  test('without them nothing is given', async () => {
    expect(await first({ text: chakra, inputs: { janma: 'Rohini' } })).toMatchObject({
      inputs: ['janma', 'transit', 'way'],
      result: null,
    });
  });

  test('a condition holds for whoever asks', async () => {
    const { spans } = await first({ text: moon, date: '2026-09-14', inputs: { janma: 'Tula' } });
    const { spans: none } = await first({ text: moon, date: '2026-09-14', inputs: { janma: 'Mesha' } });
    expect([spans, none]).toEqual([[expect.objectContaining({ kind: null })], []]);
  });

  test('one that no rule asks for, or of another kind, is refused by name', async () => {
    expect(await refused({ text: moon, inputs: { janam: 'Tula' } })).toMatchObject({
      error: 'unknown_input',
      message: 'inputs.janam: none of the rules has this input. Their inputs are janma.',
    });
    expect(await refused({ text: moon, inputs: { janma: 'Rohini' } })).toMatchObject({
      error: 'invalid_input',
      message: 'inputs.janma: must be a rashi for CONDITION_MINE, found Rohini.',
    });
    const { status, text } = await get(path, posted({ text: moon, inputs: { janma: ['Tula'] } }));
    expect([status, text]).toEqual([400, expect.stringContaining('inputs.janma')]);
    for (const inputs of [{ __proto__: 'Tula' }, JSON.parse('{"__proto__": "x", "constructor": "y"}')])
      expect((await get(path, posted({ text: moon, inputs }))).status).toBeLessThan(500);
    expect(failures).toEqual([]);
  });
});
