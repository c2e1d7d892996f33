import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarText } from '../../../app/feeds/calendar-text.ts';
import type { FeedContent } from '../../../app/feeds/content.ts';

const navaratri: FeedContent['events'][number] = {
  uid: 'navaratri.1.2@nirnaya',
  code: 'VRAT_NAVARATRI',
  variant: null,
  name: 'Navaratri; nine nights, "Sharad"',
  name_sa: null,
  reason: 'From Pratipada,\nten days.',
  summary: null,
  categories: ['VRAT', 'DEVI'],
  date: '2026-10-11',
  end_date: '2026-10-20',
  windows: [],
};

const content: FeedContent = {
  title: 'Pune',
  note: null,
  language: 'en',
  zone: 'Asia/Kolkata',
  alarm: null,
  revision: { number: 1_002_003, date: '2026-11-26' },
  events: [navaratri],
  muhurats: [],
  tithis: [],
};

const read = (given: FeedContent): ICAL.Component =>
  new ICAL.Component(ICAL.parse(calendarText(given)) as unknown[] as never);

const eventsIn = (given: FeedContent): ICAL.Event[] =>
  read(given)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

describe('a calendar of festivals', () => {
  test('lasts to the day after the last of its days, as whole days end', () => {
    const [event] = eventsIn(content);
    expect([String(event?.startDate), String(event?.endDate)]).toEqual(['2026-10-11', '2026-10-21']);
    expect(event?.startDate.isDate).toBe(true);
  });

  test('keeps every character of names and reasons', () => {
    const [event] = eventsIn(content);
    expect(event?.summary).toBe(navaratri.name);
    expect(event?.description).toBe(navaratri.reason);
  });

  test('states the revision of what decided it, and makes nobody busy', () => {
    const [event] = eventsIn(content);
    expect(event?.sequence).toBe(1_002_003);
    expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-26T00:00:00Z');
    expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(event?.component.getFirstProperty('categories')?.getValues()).toEqual(['VRAT', 'DEVI']);
  });

  test('is called by its title, in the zone of its days, and asked for again each day', () => {
    const calendar = read(content);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Pune');
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Asia/Kolkata');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
  });

  test('reminds of each event where that is wished, and of none else', () => {
    const puja = {
      uid: 'puja',
      label: 'Ghatasthapana',
      start_at: '2026-10-11T06:20:00+05:30',
      end_at: '2026-10-11T10:12:00+05:30',
    };
    const events = [{ ...navaratri, windows: [puja] }];
    const triggers = (given: FeedContent): string[] =>
      eventsIn(given).flatMap(({ component }) =>
        component
          .getAllSubcomponents('valarm')
          .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
      );
    expect(triggers({ ...content, events, alarm: 0 })).toEqual(['PT0S', 'PT0S']);
    expect(triggers({ ...content, events, alarm: 1440 })).toEqual(['-P1D', '-P1D']);
    expect(triggers({ ...content, events })).toEqual([]);
    expect(String(eventsIn({ ...content, events })[1]?.startDate)).toBe('2026-10-11T00:50:00Z');
  });
});
