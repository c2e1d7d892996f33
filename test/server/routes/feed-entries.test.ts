// Feeds with times for occasions and tithis of people, read back by ical.js and compared with the operations that answer them.

import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { startAccountService } from '../account-service.ts';
import type { Refused } from '../harness.ts';

const { ask, get, holder, clock, store, failures } = await startAccountService();
const owner = await holder('pro');
const place = { location_id: 2, festivals: false };

interface Made {
  readonly feed_id: number;
  readonly path: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

interface Event {
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly start: string;
  readonly end: string;
  readonly component: ICAL.Component;
}

async function made(body: object): Promise<Made> {
  const answer = await ask(owner, 'POST', '/v1/feeds', { ...place, ...body });
  expect(answer.status, answer.text).toBe(201);
  const feed = answer.json<Made>();
  await ask(owner, 'DELETE', `/v1/feeds/${feed.feed_id - 40}`);
  return feed;
}

async function read(path: string): Promise<Event[]> {
  const { text, status } = await get(path, undefined);
  expect(status, text).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[] as never);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(component);
    return { uid, summary, description, start: String(startDate), end: String(endDate), component };
  });
}

const feedOf = async (body: object): Promise<Event[]> => read((await made(body)).path);

async function faults(body: object): Promise<string[]> {
  const answer = await ask(owner, 'POST', '/v1/feeds', { ...place, ...body });
  expect(answer.status, answer.text).toBe(400);
  return (answer.json<Refused>().errors ?? []).map(({ field, message }) => `${field} ${message}`).sort();
}

interface Window {
  readonly date: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly score: number;
}

const utc = (iso: string): string => new Date(iso).toISOString().replace('.000Z', 'Z');

describe('times for an occasion', () => {
  test('are those of /v1/muhurat/find, what follows without a gap as one event', async () => {
    const events = await feedOf({ muhurats: [{ event: 'griha_pravesh', min_score: 70, months: 2 }] });
    const { windows } = (
      await get(
        '/v1/muhurat/find?event=griha_pravesh&location_id=2&lat=28.6139&lon=77.209&min_score=70&start_date=2026-11-01&end_date=2026-12-31',
        owner.text,
      )
    ).json<{ windows: readonly Window[] }>();
    const stretches: Window[] = [];
    for (const window of windows) {
      const last = stretches.at(-1);
      if (last?.end_at === window.start_at && last.date === window.date)
        stretches[stretches.length - 1] = {
          ...last,
          end_at: window.end_at,
          score: Math.max(last.score, window.score),
        };
      else stretches.push(window);
    }
    expect(stretches.length).toBeGreaterThan(5);
    expect(stretches.length).toBeLessThan(windows.length);
    expect(events.map(({ start, end, summary }) => [start, end, summary])).toEqual(
      stretches.map(({ start_at, end_at, score }) => [
        utc(start_at),
        utc(end_at),
        `Griha Pravesh (${score}/100)`,
      ]),
    );
    expect(events.every(({ description }) => /^\d\d:\d\d \d+\/100: \+ /.test(description))).toBe(true);
  });

  test('have UIDs that are unique, name no date, and stay as months pass', async () => {
    const { path } = await made({ muhurats: [{ event: 'travel' }, { event: 'griha-pravesh', months: 3 }] });
    const before = await read(path);
    const uids = new Map(before.map(({ uid, start }) => [uid, start]));
    expect(uids.size).toBe(before.length);
    expect(
      [...uids.keys()].every((uid) => /^\d+\.muhurat_\w+\.\d{7}\.2\.suitability@nirnaya$/.test(uid)),
    ).toBe(true);
    const then = clock.now;
    clock.now = Date.UTC(2027, 0, 10);
    const after = await read(path);
    clock.now = then;
    const shared = after.filter(({ uid }) => uids.has(uid));
    expect(shared.length).toBeGreaterThan(20);
    for (const { uid, start } of shared) expect(start).toBe(uids.get(uid));
    const starts = new Set(before.map(({ start, summary }) => start + summary));
    expect(after.filter(({ start, summary }) => starts.has(start + summary))).toHaveLength(shared.length);
  });

  test('are the same to the byte throughout a month', async () => {
    const { path } = await made({ muhurats: [{ event: 'marriage', months: 1 }] });
    const first = await get(path, undefined);
    const then = clock.now;
    clock.now = Date.UTC(2026, 10, 29);
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    const again = await get(path, undefined, { headers });
    clock.now = then;
    expect(again.status).toBe(304);
  });

  test('weigh what is said of the people, and are reminded of', async () => {
    const plain = await feedOf({ muhurats: [{ event: 'marriage', months: 2 }] });
    const couple = await feedOf({
      alarm: 60,
      muhurats: [{ event: 'marriage', months: 2, bride_nakshatra: 'Rohini', groom_nakshatra: 'Hasta' }],
    });
    expect(couple.map(({ summary }) => summary)).not.toEqual(plain.map(({ summary }) => summary));
    const [alarm] = couple[0]?.component.getAllSubcomponents('valarm') ?? [];
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT1H');
  });
});

interface Anniversaries {
  readonly anniversaries: readonly {
    readonly observance_date: string | null;
    readonly reason: string;
    readonly candidates: readonly {
      readonly date: string;
      readonly shraddha_kala: { readonly start_at: string; readonly end_at: string } | null;
    }[];
  }[];
}

const anniversaries = async (query: string) =>
  (
    await get(`/v1/tithi/anniversaries?location_id=2&from=2026-01-01&${query}`, owner.text)
  ).json<Anniversaries>().anniversaries;

describe('tithis of people', () => {
  test('a birthday is on the days of /v1/tithi/anniversaries, under the title that its owner wrote', async () => {
    const birth = { kind: 'birthday', date: '1990-10-06', time: '06:30' };
    const events = await feedOf({ tithis: [{ ...birth, name: 'Birthday of Asha', years: 3 }] });
    const answer = await anniversaries('kind=birthday&date=1990-10-06&time=06:30&years=3');
    expect(events.map(({ start, summary, description }) => [start, summary, description])).toEqual(
      answer.map(({ observance_date: date, reason }) => [
        date,
        'Birthday of Asha',
        `Krishna Dwitiya\n\n${reason}`,
      ]),
    );
    expect(events.map(({ uid }) => uid).join()).not.toMatch(/asha|1990|2026/i);
  });

  test('an open shraddha is tentative and has both days; a decided one has its time', async () => {
    const then = clock.now;
    clock.now = Date.UTC(2024, 0, 10);
    const events = await feedOf({
      windows: true,
      tithis: [{ kind: 'shraddha', month: 6, tithi: 26, years: 3 }],
    });
    clock.now = then;
    const answer = (
      await get(
        '/v1/tithi/anniversaries?location_id=2&from=2024-01-01&kind=shraddha&month=6&tithi=26&years=3',
        owner.text,
      )
    ).json<Anniversaries>().anniversaries;
    const [open] = events;
    expect([open?.start, open?.end, open?.component.getFirstPropertyValue('status')]).toEqual([
      '2024-09-27',
      '2024-09-29',
      'TENTATIVE',
    ]);
    const kalas = answer.flatMap(({ observance_date: date, candidates }) =>
      date === null ? [] : (candidates[0]?.shraddha_kala ?? []),
    );
    expect(kalas.length).toBeGreaterThan(1);
    const timed = events.filter(({ start }) => start.includes('T'));
    expect(timed.map(({ start, end }) => [start, end])).toEqual(
      kalas.map(({ start_at, end_at }) => [utc(start_at), utc(end_at)]),
    );
    expect(timed[0]?.summary).toBe('Shraddha of a dark tithi: Shraddha Kala');
  });

  test('two people of one tithi are two events, and each year adds one', async () => {
    const tithi = { kind: 'birthday', month: 1, tithi: 9, years: 3 };
    const { path } = await made({
      tithis: [
        { ...tithi, name: 'A' },
        { ...tithi, name: 'B' },
      ],
    });
    const events = await read(path);
    expect(events.map(({ summary }) => summary)).toEqual(['A', 'A', 'A', 'B', 'B', 'B']);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(6);
    const then = clock.now;
    clock.now = Date.UTC(2027, 5, 1);
    const later = await read(path);
    clock.now = then;
    expect(later.slice(0, 2).map(({ uid, start }) => [uid, start])).toEqual(
      events.slice(1, 3).map(({ uid, start }) => [uid, start]),
    );
  });

  test('are written in the language of the feed, but for the title', async () => {
    const [event] = await feedOf({
      lang: 'hi',
      tithis: [{ kind: 'birthday', month: 1, tithi: 9, years: 1, name: 'Asha' }],
      muhurats: [{ event: 'griha_pravesh', months: 1 }],
    });
    expect(event?.summary).toBe('Asha');
    expect(event?.description).toMatch(/^शुक्ल नवमी/);
    const festivals = await feedOf({ lang: 'hi', festivals: true, weight: 'major' });
    expect(festivals.map(({ summary }) => summary)).toContain('होलिका दहन');
  });

  test('are stored as they were sent, and named in nothing that fails', async () => {
    const entry = { kind: 'shraddha', date: '1950-03-02', name: 'Tithi of a name' };
    const { feed_id, settings } = await made({ tithis: [entry] });
    expect(settings.tithis).toEqual([{ ...entry, years: 2 }]);
    expect((await store.record(owner.account.id, 'feed', feed_id))?.data).toContain('1950-03-02');
    const refused = await ask(owner, 'POST', '/v1/feeds', {
      ...place,
      tithis: [entry, { ...entry, date: '1600-03-02' }],
    });
    expect(refused.status).toBe(404);
    expect(refused.json<{ message: string }>().message).toMatch(/^tithis\.1: /);
    expect(refused.text).not.toContain('Tithi of a name');
  });
});

describe('entries that cannot be used', () => {
  test('each fault is named by its path', async () => {
    expect(await faults({})).toEqual(['festivals must be true unless muhurats or tithis are sent']);
    expect(
      await faults({
        muhurats: [
          { event: 'marriage', min_score: 39, months: 7 },
          { event: 'Marriage', star: 'Rohini' },
        ],
        tithis: [
          { kind: 'wedding' },
          { kind: 'birthday' },
          { kind: 'birthday', date: '1990-10-06', tithi: 3, adhika: true },
          { kind: 'birthday', month: 3, tithi: 31, time: '24:00', years: 4 },
          { kind: 'shraddha', month: 3, tithi: 3, time: '12:00' },
        ],
      }),
    ).toEqual([
      'muhurats.0.min_score must be a whole number from 40 to 100',
      'muhurats.0.months must be a whole number from 1 to 6',
      'muhurats.1 has unknown fields: star',
      'tithis.0.kind must be one of birthday, shraddha',
      'tithis.1.month is required unless date is sent',
      'tithis.1.tithi is required unless date is sent',
      'tithis.2.adhika must be omitted if date is sent',
      'tithis.2.tithi must be omitted if date is sent',
      'tithis.3.time must be a time of day in the form HH:MM',
      'tithis.3.tithi must be a whole number from 1 to 30',
      'tithis.3.years must be a whole number from 1 to 3',
      'tithis.4.time must be omitted without date',
    ]);
    expect(await faults({ muhurats: [{ event: 'travel' }, { event: 'Travel' }] })).toEqual([
      'muhurats.1.event is given more than once',
    ]);
    const many = (count: number, entry: object) => Array.from({ length: count }, () => entry);
    expect(
      await faults({
        muhurats: many(5, { event: 'travel' }),
        tithis: many(21, { kind: 'birthday', month: 1, tithi: 1 }),
      }),
    ).toEqual(['muhurats must have at most 4 entries', 'tithis must have at most 20 entries']);
  });

  test('occasions that there are not, and what their rules do not read, are refused with what there is', async () => {
    const refusal = async (entry: object) => {
      const { status, text } = await ask(owner, 'POST', '/v1/feeds', { ...place, muhurats: [entry] });
      return `${status} ${(JSON.parse(text) as { message: string }).message}`;
    };
    expect(await refusal({ event: 'mariage' })).toMatch(
      /^422 muhurats\.0\.event: unknown event "mariage"; did you mean marriage\?/,
    );
    expect(await refusal({ event: 'travel', bride_nakshatra: 'Rohini' })).toMatch(
      /^422 muhurats\.0\.bride_nakshatra: not used for travel/,
    );
    expect(await refusal({ event: 'marriage', bride_nakshatra: 'x' })).toMatch(
      /^400 muhurats\.0\.bride_nakshatra: /,
    );
  });
});

test('nothing failed', () => {
  expect(failures).toEqual([]);
});
