import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { startClient } from '../harness.ts';

const { get } = await startClient();

interface Listed {
  readonly date: string;
  readonly name: string;
  readonly reason: string;
  readonly summary: string | null;
}

interface Event {
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly start: string;
  readonly end: string;
  readonly component: ICAL.Component;
}

const address = (query: string): string => `/v1/festivals/calendar.ics?${query}`;

async function calendarOf(query: string): Promise<{ readonly text: string; readonly events: Event[] }> {
  const { text, status, headers } = await get(address(query));
  expect(status, text).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[] as never);
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(component);
    return { uid, summary, description, start: String(startDate), end: String(endDate), component };
  });
  return { text, events };
}

const called = (events: readonly Event[], name: string): Event => {
  const event = events.find(({ summary }) => summary === name);
  if (event === undefined) throw new Error(`no event is called ${name}`);
  return event;
};

describe('GET /v1/festivals/calendar.ics', () => {
  test('has every festival that begins in the year, on its days and with its reason', async () => {
    const { events } = await calendarOf('year=2026&region=IN-MH');
    const year = (await get('/v1/festivals/year?year=2026&region=IN-MH&limit=366')).json<{
      days: readonly { date: string; festivals: readonly Listed[] }[];
    }>();
    const started = year.days.flatMap(({ date, festivals }) =>
      festivals
        .filter((festival) => festival.date === date)
        .map(({ name, reason, summary }) => [date, name, [reason, summary].filter(Boolean).join('\n\n')]),
    );
    expect(events.map(({ start, summary, description }) => [start, summary, description])).toEqual(started);
  });

  test('UIDs are unique and hold whatever is asked for, but for place and tradition', async () => {
    const { events } = await calendarOf('year=2026&region=IN-MH');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    const { uid } = called(events, 'Raksha Bandhan');
    expect(uid).not.toContain('2026');
    const inHindi = await calendarOf('year=2026&region=IN-MH&lang=hi&weight=major&windows=true');
    expect(inHindi.events.map((event) => event.uid)).toContain(uid);
    const elsewhere = await calendarOf('year=2026&region=IN-TN');
    expect(elsewhere.events.map((event) => event.uid)).not.toContain(uid);
  });

  test('lines have at most 75 octets, and end with CR and LF', async () => {
    const { text } = await calendarOf('year=2026&region=IN-UP&lang=hi&weight=major');
    const lines = text.split('\r\n');
    expect(lines.every((line) => !/[\r\n]/.test(line) && Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text).toContain('SUMMARY:होलिका दहन');
  });

  test('named times are events of their own, and reminders ring before each', async () => {
    const { events } = await calendarOf('year=2026&region=IN-MH&weight=major&windows=true&alarm=360');
    const puja = events.find(({ summary }) => summary.startsWith('Ganesh Chaturthi: '));
    expect(puja?.start).toMatch(/^2026-09-14T\d\d:\d\d:\d\dZ$/);
    expect(puja?.uid).toContain(called(events, 'Ganesh Chaturthi').uid);
    for (const { component } of events) {
      const alarms = component.getAllSubcomponents('valarm');
      expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-PT6H']);
    }
  });

  test('is the same to the byte for as long as packs and release are, and known by its ETag', async () => {
    const query = address('year=2027&region=IN-TN&type=VRAT');
    const first = await get(query);
    const tag = first.headers.get('etag') ?? '';
    const again = await get(query, { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
  });

  test('without a year it has this year and the next', async () => {
    const { events } = await calendarOf('region=IN-MH&weight=major&tags=SHAIVA');
    const years = new Set(events.map(({ start }) => start.slice(0, 4)));
    const now = new Date().getUTCFullYear();
    expect([...years]).toEqual([String(now), String(now + 1)]);
  });

  test('a refusal is JSON', async () => {
    const { status, headers, text } = await get(address('year=4000'));
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(text).toContain('out_of_range');
  });
});
