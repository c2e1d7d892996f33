import { describe, expect, test } from 'vitest';
import { requestContext } from '../../../app/context/request-context.ts';
import { bundledCatalogue } from '../../../app/places/catalogue/bundled.ts';
import { newDelhi } from '../../../app/places/locations.ts';
import { mahalayaAnswerOf, shraddhaDayAnswerOf } from '../../../app/shraddha/answers.ts';
import { shraddhaRules } from '../../../app/shraddha/chains.ts';
import { type Mahalaya, mahalayaOf } from '../../../app/shraddha/mahalaya.ts';
import { parseIsoDate } from '../../../engine/civil/civil.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();
const zones = new Map([
  ['28.6139 77.209', 'Asia/Kolkata'],
  ['40.7128 -74.006', 'America/New_York'],
  ['-33.8688 151.2093', 'Australia/Sydney'],
  ['69.65 18.96', 'Europe/Oslo'],
]);
const service = {
  workspace,
  sentenceWords: () => undefined,
  zones: (lat: number, lon: number) => zones.get(`${lat} ${lon}`),
  catalogue: bundledCatalogue(),
  now: () => 0,
  version: '0',
  failed: (error: unknown) => {
    throw error;
  },
};
const places = [
  { lat: 28.6139, lon: 77.209 },
  { lat: 40.7128, lon: -74.006 },
  { lat: -33.8688, lon: 151.2093 },
];
const delhi = places[0];

const mahalaya = (year: number, place: { lat: number; lon: number } = delhi): Mahalaya => {
  const context = requestContext(service, { ...place, pack: 'shraddha' }, newDelhi);
  return mahalayaOf(context, shraddhaRules(context, [context.pack], service.workspace.packs().packs), year);
};

// Minutes since 1970 of a local text `2024-09-28 04:32` in the zone of an offset.
const minutesOf = (iso: string): number => Date.parse(iso) / 60_000;

/** Minutes that a tithi shares with a window, both as answered: to a minute, as the tithi is written. */
function shared(
  period: { start: string; end: string },
  window: { start_at: string; end_at: string },
): number {
  const offset = window.start_at.slice(19);
  const at = (text: string): number => minutesOf(`${text.replace(' ', 'T')}:00${offset}`);
  const from = Math.max(at(period.start), minutesOf(window.start_at));
  const to = Math.min(at(period.end), minutesOf(window.end_at));
  return Math.max(0, to - from);
}

describe('for years 1900 to 2100 at three places', () => {
  // Every year at one place, every third and every fourth at the others.
  const every = [1, 3, 4];

  test.each(places.map((place, i) => ({ ...place, step: every[i] ?? 1 })))(
    'the minutes told are those of tithi and aparahna at $lat, $lon',
    ({ step, ...place }) => {
      const statuses = { DECIDED: 0, REQUIRES_SOURCE_CERTIFICATION: 0, UNDECIDABLE: 0 };
      let slivers = 0;
      let years = 0;
      for (let year = 1900; year <= 2100; year += step) {
        years++;
        const { tithis, purnima_shraddha, count, undecided_count, decision_status } = mahalaya(year, place);
        expect(count).toBe(15);
        expect(tithis.map(({ tithi }) => tithi.number)).toEqual(Array.from({ length: 15 }, (_, i) => 16 + i));
        expect(purnima_shraddha?.tithi.number).toBe(15);
        for (const { tithi, decision_status: status, observance_date, candidates } of tithis) {
          statuses[status]++;
          for (const { date, overlap_minutes, kalas } of candidates) {
            expect(kalas.aparahna).not.toBeNull();
            if (kalas.aparahna === null) continue;
            expect(kalas.aparahna.start_at.slice(0, 10)).toBe(date);
            expect(Math.abs(shared(tithi.period, kalas.aparahna) - overlap_minutes)).toBeLessThan(1.1);
            expect(kalas.shraddha_kala).toEqual({
              start_at: kalas.kutapa?.start_at,
              end_at: kalas.aparahna.end_at,
            });
          }
          const touched = candidates.filter(({ overlap_minutes }) => overlap_minutes > 0).length;
          if (status === 'DECIDED') {
            expect(candidates.map(({ date }) => date)).toEqual([observance_date]);
            expect(touched).toBe(1);
          } else {
            expect(observance_date).toBeNull();
            expect(candidates.length).toBeGreaterThanOrEqual(2);
            // All of them or none; a share of less than three seconds is written as none.
            if (touched === 0 || touched === candidates.length) continue;
            slivers++;
          }
        }
        const open = tithis.filter(({ observance_date }) => observance_date === null).length;
        expect(undecided_count).toBe(open);
        expect(decision_status === 'DECIDED').toBe(open === 0);
      }
      expect(statuses.UNDECIDABLE).toBe(0);
      expect(slivers).toBeLessThan(3);
      expect(statuses.DECIDED).toBeGreaterThan(10 * years);
      expect(statuses.REQUIRES_SOURCE_CERTIFICATION).toBeGreaterThan(years / 2);
    },
  );
});

test('2025 in New Delhi has the dates that Drik Panchang prints', () => {
  const { tithis, purnima_shraddha, named, decision_status } = mahalaya(2025);
  const days = [8, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21];
  expect(tithis.map(({ observance_date }) => observance_date)).toEqual(
    days.map((day) => `2025-09-${String(day).padStart(2, '0')}`),
  );
  expect(decision_status).toBe('DECIDED');
  expect(purnima_shraddha?.observance_date).toBe('2025-09-07');
  expect(named.map(({ name, observance_date }) => [name, observance_date])).toEqual([
    ['Maha Bharani', '2025-09-11'],
    ['Magha Trayodashi', '2025-09-19'],
  ]);
  expect(tithis[8]).toMatchObject({
    variant: 'NAVAMI',
    name: 'Avidhava Navami Shraddha',
    also: [{ variant: 'MATRU_NAVAMI', name: 'Matru Navami' }],
  });
  expect(tithis[14]).toMatchObject({ name: 'Sarva Pitru Amavasya', tithi: { name: 'Amavasya' } });
});

test('in 2024 the eleventh and the twelfth are left open between two days each', () => {
  const answer = mahalayaAnswerOf(service, { year: 2024, ...delhi });
  const open = (number: number) => {
    const { decision_status, observance_date, candidates, reason } = answer.tithis[number - 1];
    expect({ decision_status, observance_date }).toEqual({
      decision_status: 'REQUIRES_SOURCE_CERTIFICATION',
      observance_date: null,
    });
    expect(reason).not.toBe('');
    return candidates.map(({ date }) => date);
  };
  expect(open(11)).toEqual(['2024-09-27', '2024-09-28']);
  expect(open(12)).toEqual(['2024-09-28', '2024-09-29']);
  expect(answer.decision_status).toBe('REQUIRES_SOURCE_CERTIFICATION');
  expect(answer.sources.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['VRAT_MAHALAYA_SHRADDHA', 'SHRADDHA_PROSHTHAPADI', 'aparahna', 'kutapa']),
  );
  for (const { authorities } of answer.sources) expect(authorities.length).toBeGreaterThan(0);
});

test('beyond the polar circle the fortnight is refused, and a day without a Sun has reasons', () => {
  const tromso = { lat: 69.65, lon: 18.96 };
  expect(() => mahalayaAnswerOf(service, { year: 2024, ...tromso })).toThrow(
    expect.objectContaining({
      reason: 'unsupported',
      code: 'polar_place',
    }),
  );
  const dark = shraddhaDayAnswerOf(service, { date: parseIsoDate('2024-12-21') ?? 0, ...tromso });
  expect(dark).toMatchObject({ decision_status: 'UNDECIDABLE', aparahna: null, tithis_in_aparahna: null });
  expect(dark.unavailable).toMatchObject({ aparahna: 'The Sun does not rise on this date.' });
});

describe('a day', () => {
  const dayOf = (date: string, place = delhi) =>
    shraddhaDayAnswerOf(service, { date: parseIsoDate(date) ?? Number.NaN, ...place });

  test('28 September 2024: two tithis share its aparahna, and both are left open', () => {
    const day = dayOf('2024-09-28');
    expect(day.decision_status).toBe('REQUIRES_SOURCE_CERTIFICATION');
    expect(day.tithis_in_aparahna?.map(({ name, paksha }) => `${paksha} ${name}`)).toEqual([
      'Krishna Ekadashi',
      'Krishna Dwadashi',
    ]);
    expect(day.shraddhas.map(({ candidates }) => candidates.map(({ date }) => date))).toEqual([
      ['2024-09-27', '2024-09-28'],
      ['2024-09-28', '2024-09-29'],
    ]);
    expect(day.forbidden_kalas.map(({ key }) => key)).toEqual([
      'shraddha_forbidden_dawn',
      'shraddha_forbidden_sunrise',
      'shraddha_forbidden_late',
      'shraddha_forbidden_dusk',
      'shraddha_forbidden_night',
    ]);
  });

  test('the tithis of an aparahna fill it, whatever the day', () => {
    for (let date = parseIsoDate('2025-01-01') ?? 0, n = 0; n < 366; n += 5) {
      const day = shraddhaDayAnswerOf(service, { date: date + n, ...places[n % 3] });
      const { aparahna, tithis_in_aparahna: tithis } = day;
      expect(aparahna).not.toBeNull();
      const length = minutesOf(aparahna?.end_at ?? '') - minutesOf(aparahna?.start_at ?? '');
      const sum = (tithis ?? []).reduce((all, { overlap_minutes }) => all + overlap_minutes, 0);
      expect(Math.abs(sum - length)).toBeLessThan(0.3);
      for (const { overlap_minutes } of tithis ?? []) expect(overlap_minutes).toBeGreaterThanOrEqual(0);
      const open = day.shraddhas.some(({ observance_date }) => observance_date === null);
      expect(day.decision_status).toBe(open ? 'REQUIRES_SOURCE_CERTIFICATION' : 'DECIDED');
      for (const { candidates } of day.shraddhas) expect(candidates.map((c) => c.date)).toContain(day.date);
    }
  });

  test('in the fortnight the days are those of the fortnight', () => {
    const { tithis } = mahalaya(2023);
    for (const { tithi, decision_status, candidates } of tithis) {
      for (const { date, overlap_minutes } of candidates) {
        const { shraddhas } = dayOf(date);
        const same = shraddhas.find((match) => match.tithi.number === tithi.number);
        expect(same?.decision_status).toBe(decision_status);
        expect(same?.candidates.find((c) => c.date === date)?.overlap_minutes).toBe(overlap_minutes);
      }
    }
  });
});
