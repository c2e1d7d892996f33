// Calendars that are counted by tables, where the tables are absent or damaged.

import { describe, expect, it } from 'vitest';
import { calendarYear } from '../../../engine/almanac/calendar-year.ts';
import { type DataSections, dataFileOf } from '../../../engine/bytes/data-file.ts';
import { calendarsFile, laterSection, openTables } from '../../../engine/calendars/tables.ts';
import { openWorldCalendars, untabledCalendars } from '../../../engine/calendars/world.ts';
import { calendars, file } from './opened.ts';

// Lunar calendars but those of India, which are computed.
const tabled = untabledCalendars.all.filter(
  ({ name, longest }) => longest !== undefined && !name.includes('Hindu'),
);

describe('without tables', () => {
  it('calendars have the names that they have with them', () => {
    const names = (all: typeof calendars.all) => all.map(({ name, months }) => [name, months]);
    expect(names(untabledCalendars.all)).toEqual(names(calendars.all));
    expect(tabled.length).toBe(22);
  });

  it.each(tabled.map((c) => [c.name, c] as const))('%s counts no months, and says why', (name, calendar) => {
    expect(() => calendar.monthsOf(2026)).toThrow(
      `the calendar ${name} is read from tables, and none were given: hand over the bytes of data/calendars/calendars.bin`,
    );
  });

  it('the others count theirs', () => {
    for (const { name, monthsOf } of untabledCalendars.all.filter((one) => !tabled.includes(one)))
      expect(monthsOf(2026)).toEqual(calendars.named(name)?.monthsOf(2026));
  });

  it('announcements are not taken for none', () => {
    const saudi = untabledCalendars.named('Hijri Saudi');
    expect(() => saudi && untabledCalendars.announcementOf(saudi, 20_000)).toThrow(
      'announced months are read from tables',
    );
  });

  it('are those of a year that is given none', () => {
    expect(calendarYear(2026, untabledCalendars).calendars.named('Islamic')?.monthsOf(2026).length).toBe(12);
  });
});

describe('tables', () => {
  it('are read once, when a calendar first needs one', () => {
    let reads = 0;
    const opened = openWorldCalendars(() => {
      reads += 1;
      return file();
    });
    opened.named('Hebrew')?.monthsOf(2026);
    expect(reads).toBe(0);
    opened.named('Chinese')?.monthsOf(2026);
    opened.named('Hijri Iran')?.monthsOf(2027);
    expect(reads).toBe(1);
  });

  it('that cannot be read are tried again', () => {
    let reads = 0;
    const opened = openWorldCalendars(() => {
      reads += 1;
      if (reads === 1) throw new Error('busy');
      return file();
    });
    expect(() => opened.named('Korean')?.monthsOf(2026)).toThrow('busy');
    expect(opened.named('Korean')?.monthsOf(2026).length).toBeGreaterThan(11);
  });
});

describe('a file of tables', () => {
  const opened = (sections: DataSections) => openTables(() => dataFileOf(calendarsFile, sections));

  it('of an older build lacks some, and says how to make it', () => {
    expect(() => opened({}).moons()).toThrow('data/calendars lacks new moons: run npm run calendars');
  });

  it('has later days for the new moons that it counts, and none before or after', () => {
    const about = { first: 10, count: 5 };
    const later = opened({
      [laterSection('Hijri')]: { about, bytes: Uint8Array.of(0b11_10_01_00, 0b01) },
    }).later('Hijri');
    expect([9, 10, 11, 12, 13, 14, 15].map(later)).toEqual([undefined, 0, 1, 2, 3, 1, undefined]);
  });

  it('of almanacs with a day that is no date is refused', () => {
    const qing = (printed: string) =>
      opened({
        'Qing almanacs': {
          about: { newMoons: [['1970-01-02', printed]], terms: [] },
          bytes: new Uint8Array(0),
        },
      }).qing();
    expect([...qing('1970-01-03').newMoons]).toEqual([[1, 2]]);
    expect(() => qing('1970-02-30')).toThrow('1970-02-30, which is no date');
  });
});
