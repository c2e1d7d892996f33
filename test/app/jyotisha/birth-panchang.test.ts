import { expect, test } from 'vitest';
import { birthPanchangOf } from '../../../app/jyotisha/birth-panchang.ts';
import { birthPack, rulesIn } from '../../../app/jyotisha/rules.ts';
import { chartAt } from '../../../engine/jyotisha/chart.ts';
import { randomBirths } from '../../../scripts/births/random-births.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();
const rules = rulesIn(workspace, birthPack);
const gentle = { arishta: false };
const birthsOf = (seed: number, count: number) =>
  [...randomBirths(seed, count)].map(({ jd, lat, lon }) =>
    chartAt(workspace.sky.ephemeris, jd, { lat, lon, zone: 'Asia/Kolkata' }),
  );

// 15 August 1947, 06:00 at New Delhi, ten minutes after sunrise.
const independence = chartAt(workspace.sky.ephemeris, 2432412.5208333335, {
  lat: 28.6139,
  lon: 77.209,
  zone: 'Asia/Kolkata',
});

test('the angas of a birth are those of its panchang', () => {
  expect(birthPanchangOf(independence, rules, gentle)).toMatchObject({
    vara: { number: 6, name: 'Friday', lord: 'Venus' },
    tithi: { number: 29, name: 'Chaturdashi', paksha: 'Krishna' },
    nakshatra: { name: 'Pushya', lord: 'Saturn' },
    yoga: { name: 'Vyatipata' },
    avakahada: { varna: 'Brahmana', vashya: 'Jalachara', yoni: 'Sheep', gana: 'Deva', nadi: 'Madhya' },
  });
});

test('the sound of each pada is written in ten scripts', () => {
  const sounds = new Map(
    birthsOf(5, 400).flatMap((chart) => {
      const { nakshatra, avakahada } = birthPanchangOf(chart, rules, gentle);
      const sound = avakahada?.name_sound;
      return sound == null ? [] : [[`${nakshatra.name} ${nakshatra.pada}`, sound] as const];
    }),
  );
  expect(sounds.size).toBeGreaterThan(90);
  expect(sounds.get('Ashwini 1')).toMatchObject({
    sound: 'cū',
    in_scripts: { hi: 'चू', bn: 'চূ', gu: 'ચૂ', te: 'చూ', ta: 'சூ' },
  });
  for (const [pada, { in_scripts: scripts }] of sounds) {
    expect(Object.keys(scripts).length, pada).toBe(10);
    for (const text of Object.values(scripts)) expect(text, pada).toMatch(/^[\u0900-\u0d7f]+$/);
  }
});

test('without rules the angas stand without lords and classes', () => {
  expect(birthPanchangOf(independence, undefined, gentle)).toMatchObject({
    tithi: { number: 29, lord: null },
    avakahada: null,
    special_tithis: null,
  });
});

test('what is over of a tithi and a star lies between none and all', () => {
  for (const chart of birthsOf(6, 100)) {
    const { tithi, nakshatra } = birthPanchangOf(chart, rules, gentle);
    for (const { elapsed } of [tithi, nakshatra]) {
      expect(elapsed).toBeGreaterThanOrEqual(0);
      expect(elapsed).toBeLessThan(1);
    }
  }
});

test('the tithi of each matter is that of a multiple of the elongation', () => {
  for (const chart of birthsOf(7, 50)) {
    const { tithi, special_tithis } = birthPanchangOf(chart, rules, { arishta: true });
    expect(special_tithis?.tithis.map(({ multiplier }) => multiplier)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    const [janma] = special_tithis?.tithis ?? [];
    expect(janma).toMatchObject({ matter: 'Janma', number: tithi.number, elapsed: tithi.elapsed });
    // Counted from the tithi and its share, to four decimals.
    const passed = tithi.number - 1 + tithi.elapsed;
    for (const one of special_tithis?.tithis ?? []) {
      const ahead = one.number - 1 + one.elapsed - ((passed * one.multiplier) % 30);
      expect((ahead + 30.0002) % 30).toBeLessThan(0.0016);
    }
  }
});

test('the tithi of mrityu is given only where it is asked for', () => {
  const mattersOf = (arishta: boolean) =>
    birthPanchangOf(independence, rules, { arishta }).special_tithis?.tithis.map(({ matter }) => matter);
  expect(mattersOf(true)).toContain('Mrityu');
  expect(mattersOf(false)).toEqual(mattersOf(true)?.filter((matter) => matter !== 'Mrityu'));
});
