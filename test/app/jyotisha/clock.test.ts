import { describe, expect, test } from 'vitest';
import { resolveReading } from '../../../app/jyotisha/clock.ts';

const at = (zone: string, reading: string, change: 'before' | 'after' = 'before') => {
  const { ms, other, ...rest } = resolveReading(zone, Date.parse(`${reading}Z`), change);
  return { ...rest, instant: new Date(ms).toISOString(), other: other && new Date(other.ms).toISOString() };
};

describe('a reading of the clock', () => {
  test.each([
    ['Asia/Kolkata', '1990-05-15T14:30:00', '1990-05-15T09:00:00.000Z'],
    ['America/New_York', '2026-07-01T00:00:00', '2026-07-01T04:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-07-01T00:00:00', '2026-06-30T10:00:00.000Z'],
    // Local mean time has seconds.
    ['Asia/Kolkata', '1850-01-01T12:00:00', '1850-01-01T06:06:32.000Z'],
    ['Asia/Kolkata', '3100-12-31T23:59:59', '3100-12-31T18:29:59.000Z'],
  ])('in %s, %s, is an instant', (zone, reading, instant) => {
    expect(at(zone, reading)).toMatchObject({ instant, occurs: 'once', by: undefined, other: undefined });
  });

  test('shown twice is taken by the offset before the change, and the other is offered', () => {
    const first = at('America/New_York', '2026-11-01T01:30:00');
    expect(first).toMatchObject({
      instant: '2026-11-01T05:30:00.000Z',
      occurs: 'twice',
      by: 'before',
      other: '2026-11-01T06:30:00.000Z',
    });
    expect(at('America/New_York', '2026-11-01T01:30:00', 'after')).toMatchObject({
      instant: first.other,
      other: first.instant,
    });
  });

  test('passed over reads otherwise on the clock', () => {
    expect(at('America/New_York', '2026-03-08T02:30:00')).toMatchObject({
      instant: '2026-03-08T07:30:00.000Z',
      occurs: 'never',
      reading: Date.parse('2026-03-08T03:30:00Z'),
      other: '2026-03-08T06:30:00.000Z',
    });
  });

  test('next to a change is shown once', () => {
    for (const reading of [
      '2026-03-08T01:59:59',
      '2026-03-08T03:00:00',
      '2026-11-01T00:59:59',
      '2026-11-01T02:00:00',
    ])
      expect(at('America/New_York', reading).occurs, reading).toBe('once');
  });
});
