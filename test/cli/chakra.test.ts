import { expect, test } from 'vitest';
import { captured } from './captured.ts';

const fitsColumns = (text: string): boolean => text.split('\n').every((line) => line.length <= 80);

test('chakra: the result of what is given', async () => {
  const { code, out } = await captured(
    'chakra',
    'kota',
    'janma_nakshatra=Rohini',
    'transit_nakshatra=Punarvasu',
  );
  expect(code).toBe(0);
  expect(out).toMatch(/^Kota Chakra {2}CHAKRA_KOTA {2}\[PROVISIONAL\]\n/);
  expect(out).toMatch(/ring +Stambha/);
  expect(out).toContain('Narapatijayacharya, Kota');
  expect(fitsColumns(out)).toBe(true);
});

test('chakra: the grahas of a date, and every part of the trident', async () => {
  const { out } = await captured(
    'chakra',
    'shula',
    'reference_nakshatra=1',
    'include_trident_parts=true',
    '--date',
    '2026-11-22',
    '--time',
    '12:00',
  );
  expect(out).toMatch(/^2026-11-22 12:00, New Delhi\n/);
  expect(out).toMatch(/Saturn \(retrograde\)/);
  expect(out).toMatch(/Abhijit +position 22, part RIGHT_PRONG/);
  expect(fitsColumns(out)).toBe(true);
  const { out: wide } = await captured(
    'chakra',
    'sarvatobhadra',
    'nakshatra=Krittika',
    '--date',
    '2026-11-22',
  );
  expect(fitsColumns(wide)).toBe(true);
});

test('chakra --json is what the service answers', async () => {
  const { out } = await captured(
    'chakra',
    'saptashalaka',
    'nakshatra=Krittika',
    'sun_nakshatra=Shravana',
    '--json',
  );
  expect(JSON.parse(out)).toMatchObject({
    chakra: 'saptashalaka',
    calculation_only: true,
    inputs: { star: 'Krittika', sun_nakshatra: 'Shravana' },
    result: { vedha: 'Shravana', pierced_by_sun: true },
  });
});

test('chakra nakshatras: the 28 stars', async () => {
  const { out } = await captured('chakra', 'nakshatras');
  expect(out.trim().split('\n').length).toBe(29);
  expect(out).toMatch(/22 +28 {2}Abhijit/);
  expect(fitsColumns(out)).toBe(true);
  expect(JSON.parse((await captured('chakra', 'nakshatras', '--json')).out).nakshatras.length).toBe(28);
});

test('every error is reported at once', async () => {
  const { code, err } = await captured(
    'chakra',
    'kota',
    'janma_nakshatra=Vrishabha',
    'planet=Pluto',
    'foo=1',
  );
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toEqual([
    expect.stringContaining('janma_nakshatra: must be the name of a nakshatra'),
    expect.stringContaining('planet: must be the name of a graha'),
    expect.stringContaining('unknown parameter of kota "foo"'),
    expect.stringContaining('transit_nakshatra: is required without --date'),
  ]);
});

test.each([
  [['chakra', 'kotta'], 'did you mean kota?'],
  [['chakra', 'nakshatras', 'x=1'], 'takes no parameters'],
  [['chakra', 'shula', 'reference_nakshatra=1', '--time', '12:00'], '--time: requires --date'],
  [
    ['chakra', 'shula', 'reference_nakshatra=1', '--date', 'today', '--time', '24:00'],
    'is not a time of day',
  ],
  [['chakra', 'shula', 'reference_nakshatra=1', 'reference_nakshatra=2'], 'is given more than once'],
])('%s', async (words, message) => {
  const { code, err } = await captured(...words);
  expect(code).toBe(1);
  expect(err).toContain(message);
});
