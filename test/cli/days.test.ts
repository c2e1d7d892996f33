import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { run } from '../../cli/commands/run.ts';
import { captured } from './captured.ts';

test('days: one row a day, angas read at sunrise', async () => {
  const { code, out } = await captured('days', '--from', '2025-01-13', '--to', '2025-01-15');
  expect(code).toBe(0);
  expect(out).toMatchInlineSnapshot(`
    "date,sunrise,sunset,tithi,nakshatra,yoga,karana,amanta_month,adhika,tamil,malayalam,bengali,odia
    2025-01-13,07:15:09,17:44:45,15,6,27,29,10,0,9-29,5-29,9-29,9-30
    2025-01-14,07:15:04,17:45:34,16,7,1,31,10,0,10-1,6-1,9-30,10-1
    2025-01-15,07:14:58,17:46:23,17,8,2,33,10,0,10-2,6-2,10-1,10-2
    "
  `);
});

test('days: Makara Sankranti begins the month of Tamil, Malayalam and Odia calendars that day, of Bengali the next', async () => {
  const { out } = await captured('days', '--from', '2025-01-14', '--to', '2025-01-15', '--json');
  const [first, second] = JSON.parse(out);
  expect(first).toMatchObject({ tamil: '10-1', malayalam: '6-1', bengali: '9-30', odia: '10-1' });
  expect(second).toMatchObject({ bengali: '10-1' });
});

test('days: the join of two years is seamless', async () => {
  const { out } = await captured('days', '--from', '2024-12-30', '--to', '2025-01-02');
  const dates = out
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.slice(0, 10));
  expect(dates).toEqual(['2024-12-30', '2024-12-31', '2025-01-01', '2025-01-02']);
});

test('days: an adhika month is marked', async () => {
  const { out } = await captured('days', '--from', '2026-05-20', '--to', '2026-05-20', '--json');
  expect(JSON.parse(out)[0]).toMatchObject({ amanta_month: 3, adhika: 1 });
});

test('days: in the polar night there are rows all the same, without rise and set', async () => {
  const { code, out } = await captured(
    'days',
    '--from',
    '2025-12-21',
    '--to',
    '2025-12-21',
    '--lat',
    '78.2',
    '--lon',
    '15.6',
    '--json',
  );
  expect(code).toBe(0);
  expect(JSON.parse(out)[0]).toMatchObject({ sunrise: null, sunset: null, tithi: expect.any(Number) });
});

test('days: a slow reader is waited for', async () => {
  const out = new PassThrough({ highWaterMark: 1024 });
  let most = 0;
  let text = '';
  const reading = (async () => {
    for await (const chunk of out) {
      most = Math.max(most, out.readableLength + out.writableLength);
      text += String(chunk);
    }
  })();
  const io = { out, err: new PassThrough(), color: false, interactive: false, columns: 80, now: Date.now };
  expect(await run(['days', '--from', '2000-01-01', '--to', '2009-12-31'], io)).toBe(0);
  out.end();
  await reading;
  expect(text.trim().split('\n')).toHaveLength(1 + 3653);
  expect(most).toBeLessThan(100_000);
});

test('days: a reader that goes away ends the command quietly', async () => {
  const out = new PassThrough({ highWaterMark: 1024 });
  const err = new PassThrough();
  out.on('error', () => undefined);
  out.once('data', () => out.destroy(Object.assign(new Error('gone'), { code: 'EPIPE' })));
  const io = { out, err, color: false, interactive: false, columns: 80, now: Date.now };
  expect(await run(['days', '--from', '2000-01-01', '--to', '2030-12-31'], io)).toBe(0);
  expect(err.read()).toBeNull();
});
