import { describe, expect, test } from 'vitest';
import { bundledCatalogue } from '../../../../app/places/catalogue/bundled.ts';
import { likelyPlaces, placeCalled } from '../../../../app/places/catalogue/named.ts';
import { latinSpelling } from '../../../../app/places/catalogue/search/latin.ts';
import { entriesFrom, takeNear } from '../../../../app/places/catalogue/search/near.ts';
import { type PlaceSearch, searchPlaces } from '../../../../app/places/catalogue/search/search.ts';
import { plainSpelling, soundKey } from '../../../../dsl/vocabulary/spelling.ts';

const catalogue = bundledCatalogue()();
const { columns } = catalogue;

const actual = (q: string, more: Partial<PlaceSearch> = {}) =>
  searchPlaces(catalogue, { q, limit: 10, ...more }).map(({ index, fit, distance }) => {
    const { id, name_en } = catalogue.at(index);
    return { id, name_en, fit, distance };
  });

describe('spelling', () => {
  test.each([
    ['Dwārkā', 'Dvaraka', false],
    ['Dwarka', 'Dvarka', true],
    ['Ayodhya', 'Ayodya', true],
    ['Kashi', 'Kasi', true],
    ['Ujjain', 'Ujain', true],
    ['Azamgarh', 'Ajamgarh', true],
    ['Poona', 'Puna', true],
    ['Calcutta', 'Kalkuta', true],
    ['São Paulo', 'sao paulo', true],
    ['Düsseldorf', 'Dusseldorf', true],
    ['Scotland', 'Sotland', false],
    ['मुम्बई', 'मुंबई', true],
    ['ग़ाज़ियाबाद', 'गाजियाबाद', true],
  ])('%s and %s sound alike: %s', (a, b, alike) => {
    expect(soundKey(a) === soundKey(b)).toBe(alike);
  });

  test('a key is bounded, however far a letter unfolds', () => {
    expect(soundKey('\u{fdfa}'.repeat(80)).length).toBeLessThanOrEqual(60);
    expect(plainSpelling('  NEW--York ')).toBe('new york');
    expect(soundKey('... - !')).toBe('');
  });

  test.each([
    ['वाराणसी', 'varanasi'],
    ['கோயம்புத்தூர்', 'koyamputtur'],
    ['ಮೈಸೂರು', 'maisuru'],
    ['হরিদ্বার', 'haridbar'],
    ['ਅੰਮ੍ਰਿਤਸਰ', 'anmritasar'],
  ])('%s is roughly %s', (text, latin) => {
    expect(latinSpelling(text)).toBe(latin);
  });
});

describe('search finds', () => {
  test.each([
    ['Bangalore', 7, 'exact'],
    ['Bengaluru', 7, 'exact'],
    ['varansi', 6, 'near'],
    ['काशी', 6, 'exact'],
    ['वाराणसी', 6, 'exact'],
    ['বারানসি', 6, 'exact'],
    ['Banaras', 6, 'exact'],
    ['சென்னை', 4, 'exact'],
    ['Madras', 4, 'exact'],
    ['Calcutta', 5, 'exact'],
    ['Trichy', 1254388, 'exact'],
    ['Allahabad', 1278994, 'exact'],
    ['Prayagraj', 1278994, 'exact'],
    ['प्रयागराज', 1278994, 'exact'],
    ['New Yrok', 22, 'near'],
    ['new york', 22, 'exact'],
    ['लंदन', 21, 'exact'],
    ['Poona', 1259229, 'exact'],
    ['dehli', 1273294, 'exact'],
    ['Mysore', 1262321, 'exact'],
    ['vijaywada', 1253184, 'near'],
    ['Haridw', 18, 'prefix'],
    ['Moskau', 524901, 'exact'],
    ['東京', 1850147, 'exact'],
    ['kedarnath', 1267345, 'exact'],
    ['somnath', 106, 'exact'],
  ])('by %s the place %d, %s', (q, id, fit) => {
    expect(actual(q)[0]).toMatchObject({ id, fit });
  });

  test('by a native name that only the Latin one is known of', () => {
    expect(actual('ଭୋପାଳ')[0]?.name_en).toBe('Bhopal');
    expect(actual('ವೃಂದಾವನ')[0]?.id).toBe(1253079);
  });

  test('every place by its English name, at the first twenty', () => {
    for (let index = 0; index < catalogue.size; index += 211) {
      const { id, name_en, country_code } = catalogue.at(index);
      const hits = actual(name_en, { country: country_code, limit: 20 });
      expect([name_en, hits.some((hit) => hit.id === id)]).toEqual([name_en, true]);
    }
  });

  test('the larger of two of a name first, the nearer where it is said from where', () => {
    const [india, pakistan] = actual('Hyderabad');
    expect([india.id, pakistan.id]).toEqual([8, 1176734]);
    const near = actual('Hyderabad', { lat: 24.86, lon: 67.01 });
    expect(near[0].id).toBe(1176734);
    expect(near[0].distance).toBeGreaterThan(100);
    expect(near[0].distance).toBeLessThan(200);
  });

  test('only what the filters let through', () => {
    for (const { id } of actual('pur', { country: 'NP', limit: 50 }))
      expect(catalogue.byId(id)?.country_code).toBe('NP');
    expect(actual('Varanasi', { state: 'IN-MH' }).map(({ name_en }) => name_en)).not.toContain('Varanasi');
    expect(actual('a', { type: 'capital', limit: 50 }).length).toBeGreaterThan(5);
    expect(actual('Varanasi', { country: 'XX' })).toEqual([]);
  });

  test('at most as many as are asked for, each once', () => {
    for (const q of ['s', 'san', 'new', 'पु', 'varanasi x']) {
      for (const limit of [1, 7, 50]) {
        const ids = actual(q, { limit }).map(({ id }) => id);
        expect(ids.length).toBeLessThanOrEqual(limit);
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
  });
});

describe('the index of names', () => {
  const keyAt = (entry: number): string =>
    String.fromCharCode(...columns.keyUnits.subarray(columns.keyStarts[entry], columns.keyStarts[entry + 1]));
  const keys = Array.from(columns.keyShared, (_shared, entry) => keyAt(entry));

  test('its keys ascend, and each knows what it shares with the one before', () => {
    for (let entry = 1; entry < keys.length; entry++) {
      const [a, b] = [keys[entry - 1], keys[entry]];
      if (a > b) throw new Error(`${a} before ${b}`);
      let shared = 0;
      while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared += 1;
      if (columns.keyShared[entry] !== shared) throw new Error(`${a}, ${b}: ${columns.keyShared[entry]}`);
    }
    expect(keys.length).toBeGreaterThan(catalogue.size);
  });

  test.each(['a', 'san', 'varanasi', 'काशी', 'zzzz', '東'])('what begins with %s', (key) => {
    const [first, end] = entriesFrom(columns, key);
    const expected = keys.flatMap((each, entry) => (each.startsWith(key) ? [entry] : []));
    expect(Array.from({ length: end - first }, (_, i) => first + i)).toEqual(expected);
  });

  // The same by the definition, name by name.
  const byDefinition = (key: string, most: number): string[] =>
    keys.flatMap((name, entry) => {
      const rows = [Array.from({ length: key.length + 1 }, (_, j) => (j === 0 ? 0 : j + 1))];
      let fewest = rows[0][key.length];
      for (let i = 1; i <= name.length; i++) {
        const row = [i + 1];
        for (let j = 1; j <= key.length; j++) {
          const other = i === 1 && j === 1 ? 2 : 1;
          let edits = rows[i - 1][j - 1] + (name[i - 1] === key[j - 1] ? 0 : other);
          edits = Math.min(edits, rows[i - 1][j] + 1, row[j - 1] + 1);
          if (i > 1 && j > 1 && name[i - 1] === key[j - 2] && name[i - 2] === key[j - 1])
            edits = Math.min(edits, rows[i - 2][j - 2] + 1);
          row.push(edits);
        }
        rows.push(row);
        fewest = Math.min(fewest, row[key.length]);
      }
      const whole = rows[name.length][key.length];
      if (whole <= most) return [`${entry} ${whole} true`];
      return fewest <= most ? [`${entry} ${fewest} false`] : [];
    });

  test.each([
    ['varansi', 1],
    ['nev iork', 2],
    ['dehli', 1],
    ['aaaaaaaa', 2],
    ['nidore', 1],
    ['वारणसी', 2],
  ])('what is near to %s within %d', (key, most) => {
    const near: string[] = [];
    takeNear(columns, key, most, (...taken) => near.push(taken.join(' ')));
    expect(near).toEqual(byDefinition(key, most));
  });
});

describe('a place called', () => {
  test('by its name as it is spelt, or by its id', () => {
    expect(placeCalled(catalogue, 'nashik')?.id).toBe(1261731);
    expect(placeCalled(catalogue, 'नाशिक')?.id).toBe(1261731);
    expect(placeCalled(catalogue, ' 1261731 ')?.name_en).toBe('Nashik');
    expect(placeCalled(catalogue, 'Sao Paulo')?.country_code).toBe('BR');
    for (const text of ['Nashk', 'Delhy', '28', '', 'x'.repeat(500)])
      expect(placeCalled(catalogue, text)).toBeUndefined();
  });

  test('and what a misspelt one may mean', () => {
    expect(likelyPlaces(catalogue, 'Coimbatoer', 3)[0]?.name_en).toBe('Coimbatore');
    expect(likelyPlaces(catalogue, 'x'.repeat(500), 3)).toEqual([]);
  });
});
