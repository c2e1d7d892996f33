import { describe, expect, test } from 'vitest';
import { civilDayAt } from '../../../app/requests/dates.ts';
import { civilDay } from '../../../engine/civil/civil.ts';

const minute = 60_000;

/** Gives the civil day of an instant in a zone as the runtime has it. */
function judge(zone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  return (ms) => {
    const [year = 0, month = 0, day = 0] = format.format(ms).split('-').map(Number);
    return civilDay(year, month, day);
  };
}

describe('the civil day of an instant', () => {
  const zones = [
    'UTC',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'America/New_York',
    'Pacific/Apia',
    'Pacific/Kiritimati',
  ];

  test.each(zones)('in %s is that of its clocks, to the millisecond', (zone) => {
    const judged = judge(zone);
    // Local mean times of before count as whole minutes here.
    for (let year = 1951; year < 2100; year += 21) {
      for (const month of [0, 2, 6, 10]) {
        // Every midnight of a zone of whole quarters of an hour is among these.
        for (let quarter = 0; quarter < 96; quarter += 1) {
          const near = Date.UTC(year, month, 15) + quarter * 15 * minute;
          if (judged(near - 1) === judged(near)) continue;
          for (const ms of [near - minute, near - 1, near, near + minute]) {
            expect([zone, ms, civilDayAt(ms, zone)]).toEqual([zone, ms, judged(ms)]);
          }
        }
      }
    }
  });

  test('is that after the one that Samoa left out', () => {
    const last = Date.UTC(2011, 11, 30, 9, 59, 59, 999);
    expect(civilDayAt(last, 'Pacific/Apia')).toBe(civilDay(2011, 12, 29));
    expect(civilDayAt(last + 1, 'Pacific/Apia')).toBe(civilDay(2011, 12, 31));
  });
});
