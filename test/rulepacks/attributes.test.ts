// What the packs say of the angas, and the divisions of the day: complete, of the field's own values, and regular where
// the field is regular.

import { describe, expect, test } from 'vitest';
import { fixedNames, nameOf } from '../../dsl/vocabulary/kinds.ts';
import { buildPlaceYear } from '../../engine/almanac/place-year.ts';
import { weekdayOf } from '../../engine/civil/civil.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();
const pack = workspace.pack('conditions');
if (pack === undefined) throw new Error('the conditions have errors');

const grahas = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
const seven = grahas.slice(0, 7);
const eight = grahas.slice(0, 8);
const horaOrder = ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars'];
const natures = ['Dhruva', 'Chara', 'Ugra', 'Mishra', 'Kshipra', 'Mridu', 'Tikshna'];
const animals = 'Horse Elephant Sheep Serpent Dog Cat Rat Cow Buffalo Tiger Deer Monkey Mongoose Lion'.split(
  ' ',
);
const quality = ['auspicious', 'inauspicious'];

type Kind = 'weekday' | 'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'rashi';
const sizes: Record<Kind, number> = { weekday: 7, tithi: 30, nakshatra: 27, yoga: 27, karana: 11, rashi: 12 };

/** A table read in the order of the kind's names; every one of them has a value. */
function column(table: string, kind: Kind): readonly string[] {
  const values = pack?.attributes.ofKind(table, kind) ?? [];
  return Array.from({ length: sizes[kind] }, (_, label) => {
    const value = values[label];
    if (value === undefined) throw new Error(`${table} has nothing of the ${kind} ${label}`);
    return value;
  });
}

/** How often each value stands in a column. */
function counts(values: readonly string[]): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  for (const value of values) out.set(value, (out.get(value) ?? 0) + 1);
  return out;
}

const closed: readonly (readonly [table: string, kind: Kind, allowed: readonly string[]])[] = [
  ['vara_lord', 'weekday', seven],
  ['vara_nature', 'weekday', natures],
  ['tithi_nature', 'tithi', ['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna']],
  ['tithi_lord', 'tithi', eight],
  ['nakshatra_lord', 'nakshatra', grahas],
  ['nakshatra_nature', 'nakshatra', natures],
  ['nakshatra_gana', 'nakshatra', ['Deva', 'Manushya', 'Rakshasa']],
  ['nakshatra_yoni', 'nakshatra', animals],
  ['nakshatra_nadi', 'nakshatra', ['Adi', 'Madhya', 'Antya']],
  ['nakshatra_varna', 'nakshatra', 'Brahmana Kshatriya Vaishya Shudra Ugra Dasa Mleccha'.split(' ')],
  ['yoga_nature', 'yoga', quality],
  ['yoga_lord', 'yoga', grahas],
  ['karana_nature', 'karana', quality],
  ['karana_class', 'karana', ['chara', 'sthira']],
  ['rashi_lord', 'rashi', seven],
  ['rashi_element', 'rashi', ['Agni', 'Prithvi', 'Vayu', 'Jala']],
];
const open: readonly (readonly [table: string, kind: Kind])[] = [
  ['vara_sanskrit', 'weekday'],
  ['tithi_deity', 'tithi'],
  ['nakshatra_deity', 'nakshatra'],
  ['yoga_deity', 'yoga'],
  ['karana_deity', 'karana'],
];

describe('attributes', () => {
  test.each(closed)('%s speaks of every %s, in the values of its kind', (table, kind, allowed) => {
    expect(new Set(column(table, kind))).toEqual(new Set(allowed));
  });

  test.each(open)('%s speaks of every %s', (table, kind) => {
    for (const value of column(table, kind)) expect(value).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)?$/);
  });

  test.each([...closed.map(([table, kind]) => [table, kind] as const), ...open])(
    '%s is keyed by the names of the project',
    (table, kind) => {
      const canonical = fixedNames[kind].map(([name]) => name);
      for (const key of pack.attributes.table(table).keys()) expect(canonical).toContain(key);
    },
  );

  test('a weekday goes by its Sanskrit name as well', () => {
    column('vara_sanskrit', 'weekday').forEach((name, label) => {
      expect(fixedNames.weekday[label]).toContain(name);
    });
  });

  test('a weekday is ruled by the graha that bears its number', () => {
    expect(column('vara_lord', 'weekday')).toEqual(seven);
  });

  test('a class of tithis comes round every five, six times in a lunation', () => {
    const classes = column('tithi_nature', 'tithi');
    expect([...counts(classes).values()]).toEqual([6, 6, 6, 6, 6]);
    for (let i = 5; i < 30; i++) expect(classes[i]).toBe(classes[i - 5]);
  });

  test('eight grahas rule the tithis in turn; Amavasya is given to the eighth', () => {
    const lords = column('tithi_lord', 'tithi');
    lords.forEach((lord, i) => {
      expect(lord).toBe(i === 29 ? 'Rahu' : eight[(i % 15) % 8]);
    });
  });

  test('each gana and each nadi has nine stars; the nadis run forward and back', () => {
    expect([...counts(column('nakshatra_gana', 'nakshatra')).values()]).toEqual([9, 9, 9]);
    const nadis = column('nakshatra_nadi', 'nakshatra');
    expect([...counts(nadis).values()]).toEqual([9, 9, 9]);
    const turn = ['Adi', 'Madhya', 'Antya', 'Antya', 'Madhya', 'Adi'];
    expect(nadis).toEqual(nadis.map((_, i) => turn[i % 6]));
  });

  test('the nine lords rule three stars each, in one order; the yogas take them up at Pushya', () => {
    const lords = column('nakshatra_lord', 'nakshatra');
    expect(new Set(lords.slice(0, 9)).size).toBe(9);
    for (let i = 9; i < 27; i++) expect(lords[i]).toBe(lords[i - 9]);
    const pushya = 7;
    column('yoga_lord', 'yoga').forEach((lord, i) => {
      expect(lord).toBe(lords[(i + pushya) % 27]);
    });
  });

  test('every yoni has two stars; the mongoose shares one with Abhijit', () => {
    const yonis = counts(column('nakshatra_yoni', 'nakshatra'));
    for (const animal of animals) expect(yonis.get(animal)).toBe(animal === 'Mongoose' ? 1 : 2);
  });

  test('stars and weekdays of one nature: every nature has its weekday, and stars that bear its name together do', () => {
    expect(new Set(column('vara_nature', 'weekday')).size).toBe(7);
    const nature = column('nakshatra_nature', 'nakshatra');
    const named = (word: string) => nature.filter((_, i) => nameOf('nakshatra', i).startsWith(`${word} `));
    expect(named('Uttara')).toEqual(['Dhruva', 'Dhruva', 'Dhruva']);
    expect(named('Purva')).toEqual(['Ugra', 'Ugra', 'Ugra']);
  });

  test('nine yogas are inauspicious, and Vishti among the karanas', () => {
    expect(counts(column('yoga_nature', 'yoga')).get('inauspicious')).toBe(9);
    expect(column('karana_nature', 'karana')[6]).toBe('inauspicious');
    expect(column('karana_class', 'karana').indexOf('sthira')).toBe(7);
  });

  test('the signs of Sun and Moon stand side by side, and the other lords on both sides of them in order', () => {
    const lords = column('rashi_lord', 'rashi');
    const [karka, simha] = [3, 4];
    const outward = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];
    outward.forEach((lord, i) => {
      expect([lords[simha + 1 + i], lords[(karka - 1 - i + 12) % 12]]).toEqual([lord, lord]);
    });
    expect([lords[karka], lords[simha]]).toEqual(['Moon', 'Sun']);
  });

  test('elements come round every four signs', () => {
    const elements = column('rashi_element', 'rashi');
    for (let i = 4; i < 12; i++) expect(elements[i]).toBe(elements[i - 4]);
  });
});

describe('panchak', () => {
  const kinds = new Set([...pack.attributes.table('panchak_kind').values()].flat());

  test('each kind has its severity and what it adds to what is shunned; Mritu is the worst', () => {
    expect([...kinds].sort()).toEqual(['Agni', 'Chora', 'Mritu', 'Raja', 'Roga', 'none']);
    expect(new Set([...pack.attributes.table('panchak_kind_by_star').values()].flat())).toEqual(
      new Set([...kinds].filter((kind) => kind !== 'none')),
    );
    const severity = pack.attributes.table('panchak_severity');
    expect(new Set(severity.keys())).toEqual(kinds);
    const severe = [...severity].filter(([, [grade]]) => grade === 'severe');
    expect(severe.map(([kind]) => kind)).toEqual(['Mritu']);
    for (const [grade] of severity.values()) expect(['mild', 'moderate', 'severe']).toContain(grade);
    expect(new Set(pack.attributes.table('panchak_avoided').keys())).toEqual(new Set(['all', ...kinds]));
    expect(pack.attributes.table('panchak_avoided').get('all')?.length).toBe(5);
    expect(pack.attributes.table('panchak_remedy').get('all')?.length).toBe(5);
  });
});

describe('choghadiya', () => {
  const lordOf = pack.attributes.table('choghadiya_lord');
  const lords = (table: string, weekday: number): (string | undefined)[] =>
    (pack.attributes.table(table).get(nameOf('weekday', weekday)) ?? []).map((name) => lordOf.get(name)?.[0]);

  test('each has one of the seven lords and a rating', () => {
    expect(new Set([...lordOf.values()].flat())).toEqual(new Set(seven));
    expect(new Set(pack.attributes.table('choghadiya_rating').keys())).toEqual(new Set(lordOf.keys()));
    const ratings = [...pack.attributes.table('choghadiya_rating').values()].flat();
    expect(Object.fromEntries(counts(ratings))).toEqual({ good: 3, caution: 1, bad: 3 });
  });

  test.each([0, 1, 2, 3, 4, 5, 6])('of weekday %i follow the order of the lords', (weekday) => {
    // By day from the lord of the weekday, one on; by night from the lord of the fifth weekday, five on.
    for (const [table, first, step] of [
      ['choghadiya_of_day', seven[weekday], 1],
      ['choghadiya_of_night', seven[(weekday + 4) % 7], 5],
    ] as const) {
      const from = horaOrder.indexOf(first);
      const expected = Array.from({ length: 8 }, (_, i) => horaOrder[(from + i * step) % 7]);
      expect(lords(table, weekday)).toEqual(expected);
    }
  });
});

describe('divisions of the day', () => {
  const py = buildPlaceYear(workspace.sky.year(2024), { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' });
  const parts = (name: string, index: number) =>
    pack.dayWindows.division(py, name, py.firstDay + index) ?? [];
  const days = [10, 75, 140, 205, 270, 335].map((day) => py.yearStart + day);

  test.each([
    ['hora', 'sunrise', 'next', 24],
    ['choghadiya_day', 'sunrise', 'sunset', 8],
    ['choghadiya_night', 'sunset', 'next', 8],
    ['muhurta_day', 'sunrise', 'sunset', 15],
    ['muhurta_night', 'sunset', 'next', 15],
  ] as const)('%s fills its time from %s on, without a gap', (name, from, to, count) => {
    for (const index of days) {
      const all = parts(name, index);
      expect(all.length).toBe(count);
      expect(all[0].start).toBeCloseTo(py[from][index], 9);
      expect(all[count - 1].end).toBeCloseTo(to === 'next' ? py.sunrise[index + 1] : py[to][index], 9);
      for (let i = 1; i < count; i++) expect(all[i].start).toBeCloseTo(all[i - 1].end, 9);
    }
  });

  test('the 24 horas of a day go on where those of the day before ended, and begin with the lord of the weekday', () => {
    const first = py.yearStart + 100;
    const all = Array.from({ length: 14 }, (_, i) => parts('hora', first + i)).flat();
    all.forEach(({ label }, i) => {
      const before = all[i - 1];
      if (before !== undefined) {
        expect(label).toBe(horaOrder[(horaOrder.indexOf(before.label) + 1) % 7]);
      }
      if (i % 24 === 0) expect(label).toBe(seven[weekdayOf(py.firstDay + first + i / 24)]);
    });
    expect(new Set(pack.attributes.table('hora_nature').keys())).toEqual(new Set(seven));
  });

  test('thirty muhurtas have thirty names, each with its nature; the eighth of the day is Abhijit', () => {
    const [index] = days;
    const names = ['day', 'night'].flatMap((half) => {
      const labels = parts(`muhurta_${half}`, index).map((part) => part.label);
      const nature = pack.attributes.table(`muhurta_${half}_nature`);
      expect([...nature.keys()]).toEqual(labels);
      for (const [value] of nature.values()) expect(quality).toContain(value);
      return labels;
    });
    expect(new Set(names).size).toBe(30);
    expect(names[7]).toBe('Abhijit');
    const slot = pack.dayWindows.kala(py, 'abhijit_slot', py.firstDay + index) ?? [];
    expect(slot[0]).toBeCloseTo(parts('muhurta_day', index)[7].start, 9);
  });
});

describe('timings of the day', () => {
  const py = buildPlaceYear(workspace.sky.year(2025), { lat: 13.0827, lon: 80.2707, zone: 'Asia/Kolkata' });
  const kala = (name: string, index: number) => pack.dayWindows.kala(py, name, py.firstDay + index) ?? [];
  const week = Array.from({ length: 7 }, (_, i) => py.yearStart + 180 + i);
  const wednesday = week.find((index) => weekdayOf(py.firstDay + index) === 3) ?? -1;

  test('each has a name in both scripts and an authority', () => {
    const timings = [...pack.kalas.values()].filter((k) => k.quality !== undefined);
    expect(timings.length).toBeGreaterThanOrEqual(13);
    for (const { titleSa, cite } of timings) {
      expect(titleSa).toBeDefined();
      expect(cite.length).toBeGreaterThan(0);
    }
  });

  test('Rahu, Yama and Gulika never share an eighth of a day', () => {
    for (const index of week) {
      const starts = ['rahu_kaal', 'yamagandam', 'gulika'].map((name) => kala(name, index)[0]);
      expect(new Set(starts.map((t) => t.toFixed(6))).size).toBe(3);
    }
  });

  test('on Wednesday alone the eighth muhurta is no Abhijit but the durmuhurta', () => {
    for (const index of week) {
      const slot = kala('abhijit_slot', index);
      expect(kala('abhijit', index)).toEqual(index === wednesday ? [] : slot);
    }
    expect(kala('durmuhurta', wednesday)).toEqual(kala('abhijit_slot', wednesday));
  });
});
